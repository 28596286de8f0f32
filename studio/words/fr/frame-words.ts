/** What the page says everywhere, in French. */
import type { frameWords as english } from '../en/frame-words.ts';

export const frameWords: typeof english = {
  title: 'Cardwright',
  subtitle: 'un atelier de jeux de cartes',
  game: 'Jeu',
  language: 'Langue',
  light: 'Clair',
  dark: 'Sombre',
  loading: 'Chargement du jeu…',
  checking: 'Vérification…',
  fine: 'Tout va bien',
  faults: (count) => (count === 1 ? '1 problème' : `${count} problèmes`),
  toNextFault: 'aller au suivant',
  text: 'Texte',
  card: 'Carte',
  play: 'Jouer',
  balance: 'Équilibre',
  rules: 'Règles',
  views: 'Ce que vous voyez de vos cartes',
  leftOut: (files) => `Laissés de côté à cause d’erreurs : ${files.join(', ')}`,
  failed: 'Quelque chose n’a pas marché. Votre texte est gardé ; essayez encore.',
  failedWith: (message) => `Cela n’a pas marché : ${message}`,
  slow: 'La vérification a pris trop de temps et a été arrêtée. Votre texte est gardé ; changez-le et il sera vérifié de nouveau.',
  close: 'Fermer',
};
