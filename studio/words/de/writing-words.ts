/** What the page says about files and texts, in German. */
import type { writingWords as english } from '../en/writing-words.ts';

export const writingWords: typeof english = {
  files: 'Dateien',
  mySet: 'Meine Karten',
  emptySet: 'Noch nichts da. Beginnen Sie mit einer neuen Karte.',
  theGame: 'Das Spiel (zum Lesen)',
  examples: 'Beispiele zum Kopieren',
  fresh: (what) => `Neu: ${what}`,
  variant: 'Variante',
  called: 'Wie heißt sie?',
  make: 'Anlegen',
  cancel: 'Abbrechen',
  remove: (file) => `${file} löschen`,
  removeSure: (file) => `${file} endgültig löschen?`,
  download: (file) => `${file} herunterladen`,
  yes: 'Ja, löschen',
  editorOf: (file) => `Text von ${file}`,
  readOnly: 'Diese Datei gehört zum Spiel: Sie können sie lesen und daraus kopieren.',
  copyExample: 'Zu meinen Karten kopieren',
  problems: 'Probleme',
  noProblems: 'Keine Probleme in dieser Datei.',
  line: (number) => `Zeile ${number}`,
  error: 'Fehler',
  warning: 'Warnung',
  hint: 'Hinweis',
  welcome: 'Schreiben Sie eine Karte, und alles daneben stimmt schon.',
  welcomeHow:
    'Wählen Sie, was Sie machen wollen. Sie sehen die Karte sofort, können mit ihr spielen und Bots mit ihr spielen lassen.',
  noFile: 'Wählen Sie eine Ihrer Dateien, oder legen Sie eine neue Karte an.',
  notKept:
    'Der Browser hat keinen Platz mehr: Die letzte Änderung steht nur auf dieser Seite. Laden Sie die Datei herunter.',
  otherTab: 'Ein anderer Tab hat diese Dateien geändert. Sie sehen den neuesten Text.',
  tooLong: 'Dieser Text ist zu lang, um aufbewahrt oder geprüft zu werden. Der Text davor ist aufbewahrt.',
};
