/**
 * English synonyms of the words of the language. A designer who writes one of them is offered the word of the
 * language, if the game does not have the synonym. The data of a game declare its own synonyms (`also`): no
 * word of a game is here.
 */
export const verbSynonyms: Readonly<Record<string, readonly string[]>> = {
  gain: ['get', 'receive', 'earn', 'collect', 'obtain', 'acquire'],
  lose: ['spend'],
  pay: ['spend'],
  move: ['put', 'bring', 'return'],
  reveal: ['display', 'expose'],
  look: ['peek', 'view', 'examine', 'inspect'],
  choose: ['select'],
  shuffle: ['mix', 'reshuffle'],
  stop: ['cancel'],
};

export const nounSynonyms: Readonly<Record<string, readonly string[]>> = {
  opponent: ['enemy', 'rival', 'adversary'],
  player: ['person', 'user'],
};
