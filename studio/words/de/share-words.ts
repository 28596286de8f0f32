/** What the page says about sharing, in German. */
import type { shareWords as english } from '../en/share-words.ts';

export const shareWords: typeof english = {
  nothingToShare: 'Noch gibt es nichts zu teilen. Mache zuerst eine Karte.',
  asLink: 'Als Link',
  linkHow: 'Der Link enthält die Dateien selbst. Kein Computer dazwischen bewahrt sie auf.',
  allFiles: (count) => `Alle ${count} Dateien`,
  linkHere:
    'Er öffnet sich nur auf diesem Computer: Schicke anderen Dateien, oder lege die Seite auf einen Webserver.',
  copyLink: 'Den Link kopieren',
  copied: 'Kopiert',
  longLink: (thousands) =>
    `Dieser Link hat ${thousands}.000 Buchstaben. Manche Programme schneiden so lange Links ab: eine Datei ist sicherer.`,
  asFiles: 'Als Dateien',
  filesHow:
    'Für einen anderen Computer, oder um sie anderswo aufzubewahren. Ziehe sie auf diese Seite, um sie wieder aufzunehmen.',
  thisFile: 'Diese Datei',
  allAsZip: 'Alle Dateien in einem Zip',
  asPack: 'Als Paket für andere',
  takeIn: 'Dateien aufnehmen …',
  onPaper: 'Auf Papier',
  paperHow: 'Bögen zum Drucken und Ausschneiden, mit Marken, in wahrer Größe.',
  ownCards: 'Meine Karten',
  allCards: 'Alle Karten des Spiels',
  whichCards: 'Welche Karten',
  paper: 'Papier',
  a4: 'A4',
  letter: 'Letter',
  withBacks: 'Mit Rückseiten',
  drawSheets: 'Die Bögen zeichnen',
  drawing: 'Wird gezeichnet …',
  sheetsDrawn: (count) => (count === 1 ? '1 Bogen' : `${count} Bögen`),
  printSheets: 'Drucken',
  sheet: (number) => `Bogen ${number}`,
  forTabletop: 'Für Tabletop Simulator',
  tabletopHow: 'Ein gespeichertes Objekt und seine Bilder in einem Zip. Die Bilder müssen im Web liegen.',
  pictureAddress: 'Wohin du die Bilder legen wirst',
  makeTabletop: 'Das Zip machen',
  tabletopDone: 'Das Zip ist bei deinen Downloads. Ein Zettel darin sagt, was damit zu tun ist.',
  tabletopNote: (address) =>
    `Lege die Bilder nach ${address} und das gespeicherte Objekt (.json) in den Ordner Saves/Saved Objects von Tabletop Simulator. Lade es dort im Menü Objects, Saved Objects.`,
  received: 'Jemand teilt Dateien mit dir',
  receivedFor: (count, game) => `${count === 1 ? 'Eine Datei' : `${count} Dateien`} für das Spiel ${game}.`,
  receivedGame: (game) => `Ein ganzes Spiel: ${game}.`,
  receivedSafe:
    'Es sind Texte. Nichts daraus wird auf deinem Computer ausgeführt, und deine eigenen Dateien bleiben, wie sie sind.',
  takeOver: 'Übernehmen',
  leaveIt: 'Lassen',
  refusedFiles: {
    long: 'Was du bekommen hast, ist zu groß: nichts davon wurde übernommen.',
    broken:
      'Was du bekommen hast, ist beschädigt oder etwas anderes als Karten: nichts davon wurde übernommen.',
    empty: 'In dem, was du bekommen hast, sind keine Karten.',
  },
};
