/** What the page says about what one can read, in English. */
export const learnWords = {
  searchHelp: 'Search recipes, the language and errors',
  searchRules: 'Search the rules',
  rulesFound: (count: number) => (count === 1 ? '1 part' : `${count} parts`),
  recipesFor: (game: string) => `Recipes for ${game}`,
  noHelp: 'Nothing was found. Try fewer or other words.',
  helpResults: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
  cookbook: 'Cookbook',
  reference: 'The language',
  guides: 'Guides',
  errorPages: 'Errors',
  allHelp: 'Everything',
  openExample: 'Open in the editor',
  backToHelp: 'All pages',
  learnIntro: 'Recipes to begin with, the words of the language, and what each error means.',
  inEnglish: 'This page is written in English.',
  forGame: (game: string) => `for ${game}`,
};
