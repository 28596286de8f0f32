/** What the page says about where files are kept and what they were before, in English. */
export const keepingWords = {
  myGame: 'My game',
  ownGame: 'game of your own',
  fromRecipe: 'Begin with a recipe from the cookbook',
  keptHere: 'Every change is kept in this browser.',
  keptInFolder: (name: string) => `Every change is written to the folder ${name}.`,
  saving: 'Writing …',
  notWritten: (names: readonly string[]) =>
    `Could not be written: ${names.join(', ')}. Download it, so that it is not lost.`,
  openFolder: 'Open a folder …',
  openAgain: (name: string) => `Open ${name} again`,
  closeFolder: 'Back to the files in this browser',
  otherProgram: 'Another program has changed these files. You see the newest text.',
  noHistory: 'No earlier text is kept yet. While you change a file, its text is kept every minute.',
  historyHow: 'Choose a moment to see what the text was. Lines that are gone are marked.',
  deleted: (file: string) => `${file}, deleted`,
  versionOf: (file: string) => `Earlier text of ${file}`,
  goBackTo: 'Go back to this text',
  bringBack: 'Bring the file back',
};
