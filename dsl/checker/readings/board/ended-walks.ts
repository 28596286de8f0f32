/**
 * A walk that ends near something: `when a fruit of an opponent ends a walk adjacent to this` is when it is walked, if it is adjacent then.
 */
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import type { VerbSymbol } from '../../../language/symbols/symbols.ts';
import { verbIn } from '../../suggestions/word-suggestions.ts';
import { nounSaid } from '../words/spoken-nouns.ts';
import { KNOWN_ONE, type BoardWords } from './board-words.ts';

const WHEN = '\\b(?:when(?:ever)?|each time|every time) ';
const CARD = '((?:an?|another|that|the) ([a-z-]+)(?: of (?:yours|an opponent|that player))?)';
const ENDS = '(?:ends|finishes|stops|completes)';

/** The text with each such event of the one verb by which cards are brought to a cell of their players' choice. */
export function withEndedWalks(text: string, { cell }: BoardWords, vocabulary: Vocabulary): string {
  const verbs = vocabulary.verbs.filter((verb) => isWalk(verb, cell.one));
  if (verbs.length !== 1) return text;
  const [verb] = verbs;
  const does = verbIn(vocabulary, verb.id, 'third');
  const done = verbIn(vocabulary, verb.id, 'participle');
  const square = `(?:(?:in|on)?to |in |on )?(?:an?|any|another) (?:empty |free )?(?:${cell.one}) `;
  const near = `(?:to )?(?:(adjacent to|next to|beside)|within (\\d+)(?: (?:${cell.many}|${cell.one}|steps))? (?:of|from)) (${KNOWN_ONE})(?: as ([a-z-]+))?(?=,|:)`;
  // Of a square that somebody walks to the language says it itself.
  const there = near.replace('(?:to )?', `(?:${square}|to )?`);
  const event = (card: string, noun: string, all: string, close: string, name?: string): string =>
    nounSaid(vocabulary, noun)?.of !== 'card'
      ? all
      : name === undefined
        ? `when ${card} is ${done} if that ${noun} is ${close}`
        : `when ${card} is ${done} as ${name} if the ${name} is ${close}`;
  return text
    .replaceAll(
      new RegExp(`${WHEN}${CARD} (?:moves|${does})(?=,|:)`, 'g'),
      (all: string, card: string, noun: string) =>
        nounSaid(vocabulary, noun)?.of === 'card' ? `when ${card} is ${done}` : all,
    )
    .replaceAll(
      new RegExp(
        `${WHEN}${CARD} (?:${does} ${near}|(?:${ENDS} (?:an?|its|their) (?:${verb.id}|move|movement)|moves|comes|goes|steps|stops|gets|arrives|enters|lands) ${there})`,
        'g',
      ),
      (all: string, card: string, noun: string, ...found: (string | undefined)[]) => {
        const [next, far, one, name] = found[2] === undefined ? found.slice(4) : found;
        return event(card, noun, all, closeTo(next, far ?? '', one!), name);
      },
    )
    .replaceAll(
      new RegExp(
        `${WHEN}(you|an opponent|a player|another player) (${verb.id}|${does}|moves?) ${CARD} ${near}`,
        'g',
      ),
      (
        all: string,
        who,
        _,
        card: string,
        noun: string,
        next: string | undefined,
        far: string,
        one: string,
        name: string | undefined,
      ) =>
        nounSaid(vocabulary, noun)?.of === 'card'
          ? `when ${who} ${who === 'you' ? verb.id : does} ${card}${name === undefined ? '' : ` as ${name}`} if ${name === undefined ? `that ${noun}` : `the ${name}`} is ${closeTo(next, far, one)}`
          : all,
    );
}

const closeTo = (next: string | undefined, far: string | undefined, one: string): string =>
  next === undefined ? `within ${far} of ${one}` : `adjacent to ${one}`;

/** Whether a verb brings a card of the player who does it to a cell that they choose. */
function isWalk({ parameters }: VerbSymbol, cell: string): boolean {
  const [object, to] = parameters;
  return (
    parameters.length === 2 &&
    object.preposition === undefined &&
    object.phrase.snippet.text.trim().endsWith(' of yours') &&
    to.preposition === 'to' &&
    to.phrase.snippet.text.trim() === `a ${cell}`
  );
}
