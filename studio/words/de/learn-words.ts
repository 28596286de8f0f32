/** What the page says about what one can read, in German. */
import type { learnWords as english } from '../en/learn-words.ts';

export const learnWords: typeof english = {
  searchHelp: 'Rezepte, Sprache und Fehler durchsuchen',
  searchRules: 'Die Regeln durchsuchen',
  rulesFound: (count) => (count === 1 ? '1 Abschnitt' : `${count} Abschnitte`),
  recipesFor: (game) => `Rezepte für ${game}`,
  noHelp: 'Nichts wurde gefunden. Versuche weniger oder andere Wörter.',
  helpResults: (count) => (count === 1 ? '1 Seite' : `${count} Seiten`),
  cookbook: 'Rezepte',
  reference: 'Die Sprache',
  guides: 'Anleitungen',
  errorPages: 'Fehler',
  allHelp: 'Alles',
  openExample: 'Im Editor öffnen',
  backToHelp: 'Alle Seiten',
  learnIntro: 'Rezepte zum Anfangen, die Wörter der Sprache, und was jeder Fehler bedeutet.',
  listedInEnglish: 'auf Englisch',
  inEnglish: 'Diese Seite ist auf Englisch geschrieben.',
  forGame: (game) => `für ${game}`,
};
