/**
 * Rolls that the verb which an ability waits for makes itself. When the ability happens none of them is there, or it is over: `when
 * you bargain, +2 to your bargain roll` adds nothing, unless it says until when.
 */
import type { EventPattern } from '../../ir/statements.ts';
import { longestTerm, type Vocabulary } from '../../language/symbols/symbol-table.ts';
import type { Block, Expression } from '../../language/syntax/ast.ts';
import type { RollSymbol } from '../../language/symbols/symbols.ts';
import { placeIn, type Span } from '../../text/source.ts';
import { reportAt, writtenWords, type RollsToCome, type Scope } from '../scope.ts';
import { say, written } from '../../diagnostics/catalogue/phrase.ts';

/** The rolls that come with the events of an ability; `early`: it says `before`. */
export function rollsToCome(
  { vocabulary, snippet }: Scope,
  found: readonly EventPattern[],
  ability: Span,
  early: boolean,
): RollsToCome | undefined {
  for (const { verb } of found) {
    const at = verb.body.findIndex((each) => rollsIn(vocabulary, [each]).length > 0);
    if (at < 0) continue;
    const settles = verb.body
      .slice(0, at)
      .some((each) => each.kind === 'order' && each.verb.text === 'settle');
    const word = /\bwhen(?:ever)?\b/.exec(snippet.text.slice(ability.start, ability.end));
    const start = ability.start + (word?.index ?? 0);
    const late = early || settles || !word ? undefined : { start, end: start + word[0].length };
    return { verb, rolls: rollsIn(vocabulary, [verb.body[at]]), late };
  }
  return undefined;
}

/** The rolls that statements make, alone or in a contest. */
const rollsIn = (vocabulary: Vocabulary, body: Block): RollSymbol[] =>
  body.flatMap((each) => {
    const object = each.kind === 'order' && ['make', 'hold'].includes(each.verb.text) && each.args.object;
    if (!object || object.kind !== 'noun' || object.heads.length !== 1) return [];
    const symbol = longestTerm(vocabulary, object.heads[0].words)?.meanings[0].symbol;
    return symbol?.sort === 'roll' ? [symbol] : symbol?.sort === 'contest' ? [...symbol.rolls] : [];
  });

/** Whether something is added to a roll that is not there when the ability happens; this is reported. */
export function isToCome(scope: Scope, target: Expression, statement: Span): boolean {
  const { toCome, snippet, vocabulary } = scope;
  if (!toCome || target.kind !== 'noun' || target.heads.length !== 1) return false;
  if (target.determiner === 'that' || target.determiner === 'the') return false;
  const symbol = longestTerm(vocabulary, target.heads[0].words)?.meanings[0].symbol;
  const isAny = symbol?.sort === 'built-in' && symbol.id === 'roll';
  if (!isAny && !(symbol?.sort === 'roll' && toCome.rolls.includes(symbol))) return false;
  const said = writtenWords(scope, statement);
  const text = `${said} until the end of the ${toCome.verb.id}`;
  const edits = [
    { place: placeIn(snippet, statement), text },
    ...(toCome.late ? [{ place: placeIn(snippet, toCome.late), text: 'before' }] : []),
  ];
  reportAt(
    scope,
    'name/not-here',
    statement,
    { what: say('phrase/here', { what: written(said) }) },
    {
      advice: say('phrase/no-such-roll-is-there-then', { example: written(text) }),
      fixes: [{ title: say('phrase/write', { example: written(text) }), edits }],
      spoken: true,
    },
  );
  return true;
}
