/**
 * English words of like meaning, a line a meaning. Whoever writes one that a game does not have is offered those of the
 * line that it has; a term of two words is written with `_`. None of them means anything by itself: only the vocabulary of a game does.
 */
const verbs = `
  draw take pick
  gain get receive earn collect obtain acquire
  lose spend drop
  pay spend
  destroy kill slay defeat eliminate crush
  discard throw trash dump bin
  move put place return bring add give send deal set
  reveal show display expose
  look peek view see examine inspect
  choose pick select target name
  turn flip rotate tap
  steal grab rob take
  play cast use activate summon deploy lay recruit
  attach equip fit
  shuffle mix reshuffle
  sacrifice offer
  search find tutor fetch
  banish exile remove forget
  heal restore cure recover
  make roll
  hit wound damage hurt strike attack fight
  buy purchase
  exchange swap trade switch
  stop end cancel counter prevent
  give hand pass donate
  rescue save free release
`;

const nouns = `
  opponent enemy foe rival adversary
  player person user
  deck library pile stack
  discard_pile graveyard discard cemetery trash
  hero character creature minion ally unit champion warrior
  monster beast enemy
  coin gold money credit
  point score victory_point
  life health hit_point heart
  damage wound hit harm
  arena board field battlefield
  oblivion exile void
  leader captain boss
  die dice
  item object equipment weapon gear artifact
  event spell magic trick instant
  place location terrain land
  hand
  turn-up trump
`;

/** From a word to the others of its lines. */
function byWord(lines: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const line of lines.trim().split('\n')) {
    const words = line
      .trim()
      .split(/\s+/)
      .map((word) => word.replace('_', ' '));
    for (const word of words)
      found.set(word, [...(found.get(word) ?? []), ...words.filter((other) => other !== word)]);
  }
  return found;
}

const ofVerbs = byWord(verbs);
const ofNouns = byWord(nouns);

/** Verbs of like meaning, in their base forms. */
export const likeVerbs = (verb: string): readonly string[] => ofVerbs.get(verb) ?? [];

/** Nouns of like meaning, in the singular. */
export const likeNouns = (noun: string): readonly string[] => ofNouns.get(noun) ?? [];
