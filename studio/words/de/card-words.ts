/** What the page says beside cards, in German. */
import type { cardWords as english } from '../en/card-words.ts';

export const cardWords: typeof english = {
  wrongCards:
    'Die Karte erscheint, sobald ihr Text gelesen werden kann. Was falsch ist, steht unter dem Text.',
  noCards: 'Noch lässt sich keine Karte zeigen. Sie braucht mindestens kind, id und name.',
  isVariant:
    'Diese Datei ändert die Regeln und enthält keine eigene Karte. Unter „Regeln“ stehen die Regeln mit ihr.',
  lastTrue: 'Im Text ist ein Fehler. So sah die Karte zuletzt ohne ihn aus.',
  copies: (count) => (count === 1 ? '1 Exemplar im Spiel' : `${count} Exemplare im Spiel`),
  languages: { en: 'Englisch', fr: 'Französisch', de: 'Deutsch' },
};
