/** What the page says beside cards, in English. */
export const cardWords = {
  wrongCards: 'The card is shown as soon as its text can be read. What is wrong is below the text.',
  noCards: 'No card can be shown yet. A card needs at least a kind, an id and a name.',
  isVariant: 'This file changes the rules and holds no card of its own. See “Rules” for the rules with it.',
  lastTrue: 'The text has an error. This is the card as it last was without one.',
  copies: (count: number) => (count === 1 ? '1 copy in the game' : `${count} copies in the game`),
  languages: { en: 'English', fr: 'French', de: 'German' },
};
