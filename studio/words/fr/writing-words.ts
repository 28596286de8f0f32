/** What the page says about files and texts, in French. */
import type { writingWords as english } from '../en/writing-words.ts';

export const writingWords: typeof english = {
  files: 'Fichiers',
  mySet: 'Mes cartes',
  emptySet: 'Rien pour le moment. Commencez par une nouvelle carte.',
  theGame: 'Le jeu (à lire)',
  examples: 'Exemples à copier',
  fresh: (what) => `Nouveau : ${what}`,
  variant: 'variante',
  called: 'Quel est son nom ?',
  make: 'Créer',
  cancel: 'Annuler',
  remove: (file) => `Supprimer ${file}`,
  removeSure: (file) => `Supprimer ${file} pour de bon ?`,
  download: (file) => `Télécharger ${file}`,
  yes: 'Oui, supprimer',
  editorOf: (file) => `Texte de ${file}`,
  readOnly: 'Ce fichier appartient au jeu : vous pouvez le lire et en copier des parties.',
  copyExample: 'Copier dans mes cartes',
  problems: 'Problèmes',
  noProblems: 'Aucun problème dans ce fichier.',
  line: (number) => `Ligne ${number}`,
  error: 'Erreur',
  warning: 'Avertissement',
  hint: 'Conseil',
  welcome: 'Écrivez une carte, et tout ce qui est à côté est déjà vrai.',
  welcomeHow:
    'Choisissez ce que vous voulez faire. Vous le voyez aussitôt, vous pouvez y jouer et faire jouer des robots.',
  noFile: 'Choisissez un de vos fichiers, ou créez une nouvelle carte.',
  notKept:
    'Le navigateur n’a plus de place : le dernier changement n’est que sur cette page. Téléchargez le fichier.',
  otherTab: 'Un autre onglet a changé ces fichiers. Vous voyez le texte le plus récent.',
  tooLong: 'Ce texte est trop long pour être gardé ou vérifié. Le texte précédent est gardé.',
};
