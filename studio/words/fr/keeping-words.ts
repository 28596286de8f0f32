/** What the page says about where files are kept and what they were before, in French. */
import type { keepingWords as english } from '../en/keeping-words.ts';

export const keepingWords: typeof english = {
  myGame: 'Mon jeu',
  ownGame: 'jeu à vous',
  fromRecipe: 'Commencer par une recette du livre de cuisine',
  keptHere: 'Chaque changement est gardé dans ce navigateur.',
  keptInFolder: (name) => `Chaque changement est écrit dans le dossier ${name}.`,
  saving: 'Écriture …',
  notWritten: (names) => `Impossible d’écrire : ${names.join(', ')}. Téléchargez-le pour ne rien perdre.`,
  openFolder: 'Ouvrir un dossier …',
  openAgain: (name) => `Rouvrir ${name}`,
  closeFolder: 'Revenir aux fichiers de ce navigateur',
  otherProgram: 'Un autre programme a changé ces fichiers. Vous voyez le texte le plus récent.',
  noHistory:
    'Aucun texte antérieur n’est encore gardé. Pendant que vous changez un fichier, son texte est gardé chaque minute.',
  historyHow: 'Choisissez un moment pour voir le texte d’alors. Les lignes disparues sont marquées.',
  deleted: (file) => `${file}, supprimé`,
  versionOf: (file) => `Texte antérieur de ${file}`,
  goBackTo: 'Revenir à ce texte',
  bringBack: 'Rétablir le fichier',
};
