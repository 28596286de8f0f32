/**
 * English words for what the language itself has words for. Whoever writes one of them is offered the word of the
 * language, where a game does not have the word. What games call their own things is for their vocabularies to say: no
 * word of a game stands here.
 */
const verbs: Readonly<Record<string, readonly string[]>> = {
  gain: ['get', 'receive', 'earn', 'collect', 'obtain', 'acquire'],
  lose: ['spend'],
  pay: ['spend'],
  move: ['put', 'bring'],
  reveal: ['display', 'expose'],
  look: ['peek', 'view', 'examine', 'inspect'],
  choose: ['select'],
  shuffle: ['mix', 'reshuffle'],
  stop: ['cancel'],
};

const nouns: Readonly<Record<string, readonly string[]>> = {
  opponent: ['enemy', 'rival', 'adversary'],
  player: ['person', 'user'],
};

const meaning = (table: Readonly<Record<string, readonly string[]>>, word: string): string[] =>
  Object.keys(table).filter((right) => table[right].includes(word));

/** The verbs of the language that may be meant by a verb, in their base forms. */
export const likeVerbs = (verb: string): readonly string[] => meaning(verbs, verb);

/** The nouns of the language that may be meant by a noun, in the singular. */
export const likeNouns = (noun: string): readonly string[] => meaning(nouns, noun);
