/** What the page says about where files are kept and what they were before, in German. */
import type { keepingWords as english } from '../en/keeping-words.ts';

export const keepingWords: typeof english = {
  myGame: 'Mein Spiel',
  ownGame: 'eigenes Spiel',
  fromRecipe: 'Mit einem Rezept aus dem Kochbuch beginnen',
  keptHere: 'Jede Änderung wird in diesem Browser aufbewahrt.',
  keptInFolder: (name) => `Jede Änderung wird in den Ordner ${name} geschrieben.`,
  saving: 'Wird geschrieben …',
  notWritten: (names) =>
    `Konnte nicht geschrieben werden: ${names.join(', ')}. Lade es herunter, damit nichts verloren geht.`,
  openFolder: 'Einen Ordner öffnen …',
  openAgain: (name) => `${name} wieder öffnen`,
  closeFolder: 'Zurück zu den Dateien in diesem Browser',
  otherProgram: 'Ein anderes Programm hat diese Dateien geändert. Du siehst den neuesten Text.',
  noHistory:
    'Noch ist kein früherer Text aufbewahrt. Während du eine Datei änderst, wird ihr Text jede Minute aufbewahrt.',
  historyHow: 'Wähle einen Zeitpunkt, um den Text von damals zu sehen. Verschwundene Zeilen sind markiert.',
  deleted: (file) => `${file}, gelöscht`,
  versionOf: (file) => `Früherer Text von ${file}`,
  goBackTo: 'Zu diesem Text zurückgehen',
  bringBack: 'Die Datei zurückholen',
};
