/**
 * How many there are in the end: `draw cards until you have 7 cards in hand`, `discard down to 3 cards`. A verb adds to a place
 * or takes from it: the game shows which, by the zone where the verb puts its object.
 */
import { thirdPerson } from '../../../text/english-inflection.ts';
import { pileVerb } from '../../suggestions/pile-verbs.ts';
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import type { ZoneSymbol } from '../../../language/symbols/symbols.ts';
import { destinationsIn, type VerbDestination } from '../words/verb-destinations.ts';

const IN = "(?: (?:left )?in (?:(?:your|their|that player's) )?([a-z]+(?: [a-z]+)?))?";
const UNTIL = new RegExp(
  `\\b([a-z-]+) (?:cards |back |back up )?until (?:you|they|that player) (?:have|has|hold|holds) (?:exactly |only )?(\\d+)(?: cards?)?(?: left| remaining)?${IN}(?: left)?$`,
);
const TO = new RegExp(
  `\\b([a-z-]+) (?:(?:your|their) ([a-z]+) )?(?:cards )?(?:back )?(down|up) to (\\d+)(?: cards?)?${IN}$`,
);

/** Of whom the cards are: of the player who does it. */
const ownerIn = (line: string): string =>
  /\b(?:each|every|that|another|an|the) (?:other )?(?:player|opponent|[a-z]+)s? [a-z-]+s\b/.test(line)
    ? 'their'
    : 'your';

/** A text in which each such line says how many cards are drawn or put away. */
export function withGoals(text: string, vocabulary: Vocabulary): string[] {
  const put = text
    .split('\n')
    .map((line) => reached(eachBySelf(line), vocabulary))
    .join('\n');
  return put === text ? [] : [put];
}

const ALL =
  /^(\s*(?:[^,:]+, )?)(?:all(?: the)? |the )?(other )?(player|opponent)s ([a-z-]+) (?=.*\b(?:down|up|until)\b)/;

/** How many all have in the end is worked out for each. */
const eachBySelf = (line: string): string =>
  line.replace(
    ALL,
    (_, head: string, other: string | undefined, who: string, verb: string) =>
      `${head}each ${other ?? ''}${who} ${thirdPerson(verb)} `,
  );

function reached(line: string, vocabulary: Vocabulary): string {
  const until = UNTIL.exec(line);
  const to = until ? undefined : TO.exec(line);
  const [said, word, count, place] = until ?? (to ? [to[0], to[1], to[4], to[5] ?? to[2]] : []);
  if (said === undefined || word === undefined || count === undefined) return line;
  const verb = vocabulary.verbForms.get(word)?.verb;
  if (!verb) return reachedByPile(line, { said, word, count, place }, to?.[3], vocabulary);
  const there = destinationsIn(vocabulary).find((each) => each.verb === verb);
  const zone = there && zoneOf(vocabulary, there, place);
  if (!zone || zone.of !== 'player') return line;
  const isThird = thirdPerson(verb.id) === word;
  if (!isThird && verb.id !== word) return line;
  const adds = there.zone === zone && there.of === 'doer';
  if ((to?.[3] === 'up') !== adds && to) return line;
  const whose = isThird ? 'their' : ownerIn(line.slice(0, line.indexOf(said)));
  const isOne = verb.parameters[0]?.phrase.tree.determiner === 'a';
  const held = `the number of cards in ${whose} ${zone.names.en[0]}`;
  // What takes one card is done so often.
  if (!adds && isOne && !isThird)
    return line.replace(
      said,
      `repeat exactly (${held} - ${count}) times, ${word} a card in ${whose} ${zone.names.en[0]}`,
    );
  const many = adds
    ? `(${count} - ${held}) cards`
    : `(${held} - ${count}) cards in ${whose} ${zone.names.en[0]}`;
  return line.replace(said, `${word} ${many}`);
}

interface Goal {
  readonly said: string;
  readonly word: string;
  readonly count: string;
  readonly place: string | undefined;
}

/** The same by a verb that one of the game's piles is called by. */
function reachedByPile(
  line: string,
  { said, word, count, place }: Goal,
  direction: string | undefined,
  vocabulary: Vocabulary,
): string {
  const known = pileVerb(vocabulary, word);
  if (!known || (direction !== undefined && (direction === 'up') !== known.gives)) return line;
  // `draw up to 3 cards` may mean how many at most.
  if (direction === 'up' && place === undefined) return line;
  const hand = forms(known.hand).one;
  if (place !== undefined && place !== hand) return line;
  const whose = word.endsWith('s') ? 'their' : ownerIn(line.slice(0, line.indexOf(said)));
  const held = `the number of cards in ${whose} ${hand}`;
  const many = known.gives ? `(${count} - ${held}) cards` : `(${held} - ${count}) cards in ${whose} ${hand}`;
  return line.replace(said, `${word} ${many}`);
}

/** The place that the text names; or where the verb puts cards that only their owner sees, or takes them from. */
function zoneOf(
  { zones, terms }: Vocabulary,
  { verb, zone }: VerbDestination,
  place: string | undefined,
): ZoneSymbol | undefined {
  if (place !== undefined) {
    const named = terms.get(place)?.[0]?.symbol;
    return named?.sort === 'zone' ? named : undefined;
  }
  const hidden = zones.filter((each) => each.of === 'player' && each.seenBy === 'owner');
  if (hidden.includes(zone)) return zone;
  const from = verb.parameters[0]?.phrase.snippet.text ?? '';
  return (
    hidden.find(({ names }) => from.endsWith(` in your ${names.en[0]}`)) ??
    (hidden.length === 1 ? hidden[0] : undefined)
  );
}
