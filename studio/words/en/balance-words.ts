/** What the page says about many games, in English. */
export const balanceWords = {
  games: 'Games',
  simulate: 'Let bots play',
  stop: 'Stop',
  oldGames: 'Your cards have changed since these games were played. Let bots play again.',
  goOn: 'Go on',
  botsPlay: 'Bots play',
  levels: { random: 'at random', quick: 'quick', normal: 'normal', strong: 'strong' },
  learning: 'The bots are learning the game …',
  progress: (played: number, wanted: number) => `${played} of ${wanted} games`,
  botsOnly:
    'Bots are not people: a card that needs a plan looks weaker here than it is, the more so the more they play at random.',
  balanceIntro:
    'Is it too strong? Bots play many games with the card that is open, and with the game as it was. The ranges get narrower while they play.',
  isStrong: (card: string) => `Is ${card} too strong?`,
  tooStrong: (card: string, low: number, high: number) =>
    `Yes: who begins with ${card} wins ${low} to ${high} of 100 games more than an even share.`,
  tooWeak: (card: string, low: number, high: number) =>
    `It is weak: who begins with ${card} wins ${low} to ${high} of 100 games less than an even share.`,
  noDifference: (card: string, less: number, more: number) =>
    `Not known yet: who begins with ${card} wins at most ${more} of 100 games more, and at most ${less} less, than an even share.`,
  givenIn: (games: number, share: string, even: string) =>
    `It was given in ${games} games, and won ${share} of them; an even share is ${even}.`,
  neededGames: (games: string | undefined) =>
    games === undefined
      ? 'So small a difference would take more than a million games to show.'
      : `About ${games} games would show a difference of this size.`,
  cannotBeGiven: (card: string) => `Nobody can begin with ${card}: what it causes cannot be measured.`,
  by: (group: string) => `Who wins, by ${group}`,
  beatsAverage: 'Beats the average',
  gamesWith: 'Games',
  share: 'Share',
  range: 'Surely between',
  fromTo: (low: string, high: string) => `${low} to ${high}`,
  rangeNote:
    'In 95 of 100 such measurements the true share is in its range, whenever one stops. More games make it narrower.',
  yours: 'yours',
  howGamesGo: 'How games go',
  withSet: 'With your cards',
  withoutSet: 'Without them',
  endsBy: (ending: string) => `End: ${ending}`,
  wonByFirst: 'Won by who goes first',
  wonBy: (name: string) => `Won by ${name}`,
  measure: 'Measure',
  decisions: 'Decisions in a game',
  choices: 'Of these with a choice',
  cutGames: 'Stopped, as they did not end',
  nothingEnded: 'No game has come to its end yet.',
  byCard: 'Who wins, by card',
  byCardNote:
    'What goes together with having a card, and not what it causes: players who win anyway get more cards.',
  cardHead: 'Card',
  had: 'Players who had it',
  wonWith: 'Won with it',
  wonWithout: 'Won without it',
  difference: 'More of 100 games',
  perhapsChance: '(perhaps chance)',
  used: 'Used',
  wholeReport: 'The whole report, as the command line prints it',
  whatIf: 'What if it were another number?',
  tryNumber: (label: string, value: string, values: readonly string[]) =>
    `${label}: ${value}, or ${values.join(' or ')}`,
  otherNumbers: (field: string) => `With another ${field}`,
  otherNumbersNote: 'The same deals each time, so that the numbers can be compared.',
  value: 'Number',
  asItIs: 'as it is',
};
