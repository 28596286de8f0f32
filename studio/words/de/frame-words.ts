/** What the page says everywhere, in German. */
import type { frameWords as english } from '../en/frame-words.ts';

export const frameWords: typeof english = {
  title: 'Cardwright',
  subtitle: 'eine Werkstatt für Kartenspiele',
  game: 'Spiel',
  language: 'Sprache',
  light: 'Hell',
  dark: 'Dunkel',
  loading: 'Das Spiel wird geladen …',
  checking: 'Wird geprüft …',
  fine: 'Alles in Ordnung',
  faults: (count) => (count === 1 ? '1 Problem' : `${count} Probleme`),
  toNextFault: 'zum nächsten gehen',
  text: 'Text',
  card: 'Karte',
  play: 'Spielen',
  balance: 'Stärke',
  rules: 'Regeln',
  views: 'Was Sie von Ihren Karten sehen',
  leftOut: (files) => `Wegen Fehlern weggelassen: ${files.join(', ')}`,
  failed: 'Hier ging etwas schief. Ihr Text ist aufbewahrt; versuchen Sie es noch einmal.',
  failedWith: (message) => `Das ging nicht: ${message}`,
  slow: 'Die Prüfung dauerte zu lange und wurde abgebrochen. Ihr Text ist aufbewahrt; nach einer Änderung wird er wieder geprüft.',
  close: 'Schließen',
};
