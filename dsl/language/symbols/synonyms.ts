/**
 * English words for what the language itself has words for. Whoever writes one of them is offered the word of the
 * language, where a game does not have the word. What games call their own things is for their data to say (`also`): no
 * word of a game stands here.
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
