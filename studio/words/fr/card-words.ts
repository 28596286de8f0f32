/** What the page says beside cards, in French. */
import type { cardWords as english } from '../en/card-words.ts';

export const cardWords: typeof english = {
  wrongCards: 'La carte se montre dès que son texte peut être lu. Ce qui ne va pas est sous le texte.',
  noCards: 'Aucune carte ne peut encore être montrée. Il lui faut au moins kind, id et name.',
  isVariant:
    'Ce fichier change les règles et ne contient pas de carte. Voir « Règles » pour les règles avec lui.',
  lastTrue: 'Le texte a une erreur. Voici la carte telle qu’elle était avant.',
  copies: (count) => (count === 1 ? '1 exemplaire dans le jeu' : `${count} exemplaires dans le jeu`),
  languages: { en: 'Anglais', fr: 'Français', de: 'Allemand' },
};
