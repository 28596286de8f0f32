/** What the page says about what one can read, in French. */
import type { learnWords as english } from '../en/learn-words.ts';

export const learnWords: typeof english = {
  searchHelp: 'Chercher dans les recettes, le langage et les erreurs',
  searchRules: 'Chercher dans les règles',
  rulesFound: (count) => (count === 1 ? '1 partie' : `${count} parties`),
  recipesFor: (game) => `Recettes pour ${game}`,
  noHelp: 'Rien n’a été trouvé. Essayez moins de mots, ou d’autres.',
  helpResults: (count) => (count === 1 ? '1 page' : `${count} pages`),
  cookbook: 'Recettes',
  reference: 'La langue',
  guides: 'Guides',
  errorPages: 'Erreurs',
  allHelp: 'Tout',
  openExample: 'Ouvrir dans l’éditeur',
  backToHelp: 'Toutes les pages',
  learnIntro: 'Des recettes pour commencer, les mots de la langue, et ce que dit chaque erreur.',
  listedInEnglish: 'en anglais',
  inEnglish: 'Cette page est écrite en anglais.',
  forGame: (game) => `pour ${game}`,
};
