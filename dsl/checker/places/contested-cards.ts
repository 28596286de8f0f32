/** Where a card is once a contest about it is decided: `if you win the duel, move the card to the cellar`, in the verb that holds it. */
import { nodesOf } from '../../ir/visit.ts';
import type { EventPattern } from '../../ir/statements.ts';
import type { Block, Expression } from '../../language/syntax/ast.ts';
import { longestTerm, type Vocabulary } from '../../language/symbols/symbol-table.ts';
import type { ContestSymbol, VerbSymbol, ZoneSymbol } from '../../language/symbols/symbols.ts';
import { isParameter, zoneNamed } from '../readings/words/verb-destinations.ts';

/** The zone in which a card is by then. `isUnsure`: only where you began the contest, which the event leaves open. */
interface ContestedPlace {
  readonly zone: ZoneSymbol;
  readonly isUnsure?: true;
}

/** The place of such a card, where the player who began the contest has won it; of others it is on its way. */
export function placeOfContested(
  vocabulary: Vocabulary,
  { verb: { decides }, test }: EventPattern,
  isYours: boolean,
): ContestedPlace | undefined {
  if (!decides) return undefined;
  const { contest, how } = decides;
  const [first] = contest.rolls;
  const side = nodesOf(test, 'rolls').find(({ purpose }) => purpose)?.purpose;
  const isBegun = side ? (side === first) === (how === 'win') : how === 'win' && isYours;
  const holding = vocabulary.verbs.filter((verb) => contestedIn(vocabulary, verb, contest) !== undefined);
  if (!isBegun || holding.length !== 1) return undefined;
  const zone = movedWhereWon(vocabulary, holding[0].body, contestedIn(vocabulary, holding[0], contest)!);
  return zone && { zone, ...(!side && { isUnsure: true as const }) };
}

/** The name of the card for which a verb holds a contest. */
function contestedIn(
  vocabulary: Vocabulary,
  { body, parameters }: VerbSymbol,
  contest: ContestSymbol,
): string | undefined {
  const hold = body.find((each) => each.kind === 'order' && each.verb.text === 'hold');
  const { object, arguments: others } = hold?.kind === 'order' ? hold.args : {};
  if (!isContest(vocabulary, object, contest)) return undefined;
  const about = others?.find(({ preposition }) => preposition === 'for')?.phrase;
  return parameters.find(({ name }) => isParameter(about, name))?.name;
}

const isContest = (vocabulary: Vocabulary, object: Expression | undefined, contest: ContestSymbol): boolean =>
  object?.kind === 'noun' &&
  object.heads.length === 1 &&
  longestTerm(vocabulary, object.heads[0].words)?.meanings[0].symbol === contest;

function movedWhereWon(vocabulary: Vocabulary, body: Block, name: string): ZoneSymbol | undefined {
  for (const each of body) {
    const [move] = each.kind === 'if' ? each.then : [];
    if (move?.kind !== 'order' || move.verb.text !== 'move' || !isParameter(move.args.object, name)) continue;
    const to = move.args.arguments.find(({ preposition }) => preposition === 'to')?.phrase;
    return to?.kind === 'noun' ? zoneNamed(vocabulary, to) : undefined;
  }
  return undefined;
}
