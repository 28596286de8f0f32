/**
 * `+2 to a roll` in the text of a card that is used where no roll may be changed: it would be accepted and do nothing. Rolls that may be
 * changed are on the table in a window, and after a text has thrown dice.
 */
import { say, written } from '../../diagnostics/catalogue/phrase.ts';
import { writeInstead } from '../../diagnostics/replacement-fixes.ts';
import { someNode } from '../../ir/visit.ts';
import type { Act } from '../../ir/statements.ts';
import { placeIn, type Span } from '../../text/source.ts';
import { forms, type Vocabulary } from '../../language/symbols/symbol-table.ts';
import type { KindSymbol, VerbSymbol, WindowSymbol } from '../../language/symbols/symbols.ts';
import { syntaxOf } from '../../language/syntax/syntax-visit.ts';
import { reportAt, writtenWords, type Scope } from '../scope.ts';

/** Reports each change of a roll that cannot be there, with what counts for the rolls to come. */
export function refuseAbsentRolls(scope: Scope, acts: readonly Act[], kind: KindSymbol | undefined): void {
  const { vocabulary } = scope;
  if (
    !kind ||
    // Where no window is for rolls, one may be changed as long as the action lasts that made it.
    !vocabulary.windows.some(isForRolls) ||
    !vocabulary.windows.every((each) => isForOthers(vocabulary, each, kind))
  )
    return;
  const throws = (act: Act): boolean =>
    ['make', 'hold', 'use', 'announce'].includes(act.op) ||
    (act.op === 'call' && throwsDice(vocabulary, act.verb, new Set()));
  if (someNode(acts, (node) => throws(node as Act))) return;
  someNode(acts, (node) => {
    // What lasts may happen in a window.
    if (node.op === 'stand') return 'aside';
    if (node.op !== 'attempt') return false;
    const { prepare, span } = node as Act & { op: 'attempt' };
    const isAny = prepare.some(
      (each) =>
        each.op === 'pick' && someNode([each.pick.from], (one) => one.op === 'rolls' && one.open === true),
    );
    if (isAny) reportAbsent(scope, span);
    return false;
  });
}

/** Whether a window is for no rolls, or all that is done in it is done with cards of other kinds. */
const isForOthers = (vocabulary: Vocabulary, window: WindowSymbol, kind: KindSymbol): boolean =>
  !isForRolls(window) ||
  (!window.abilities &&
    window.actions.every(
      ({ choose: text }) =>
        !names(kind).some((name) => mentions(text, name)) &&
        vocabulary.kinds.some((other) => other !== kind && names(other).some((name) => mentions(text, name))),
    ));

const isForRolls = ({ parameters }: WindowSymbol): boolean =>
  parameters.some(({ phrase }) => /^(?:a roll|rolls)$/.test(phrase.snippet.text));

const names = (kind: KindSymbol): string[] => [forms(kind).one, forms(kind).many];
const mentions = (text: string, name: string): boolean => ` ${text} `.includes(` ${name} `);

/** Whether dice are thrown in a verb, or in one that it does; what the text of another card does is not known. */
function throwsDice(vocabulary: Vocabulary, verb: VerbSymbol, seen: Set<VerbSymbol>): boolean {
  if (seen.has(verb)) return false;
  seen.add(verb);
  return [...verb.first, ...verb.body].some((statement) =>
    syntaxOf(statement, 'order').some(({ verb: { text } }) => {
      const other = vocabulary.verbForms.get(text)?.verb;
      return other
        ? throwsDice(vocabulary, other, seen)
        : ['make', 'hold', 'use', 'announce', 'resolve'].includes(text);
    }),
  );
}

const CHANGE = /^([+-](?:\d+|\([^()]+\))) to an? ((?:[a-z]+ )?)roll( of yours| of an opponent)?$/;

function reportAbsent(scope: Scope, span: Span): undefined {
  const said = writtenWords(scope, span);
  const [, much, sort = '', of] = CHANGE.exec(said) ?? [];
  const theirs = of === ' of an opponent';
  const fits =
    much === undefined
      ? []
      : [
          `${much} to ${theirs ? "an opponent's" : 'your'} next ${sort}roll this turn`,
          `${much} to ${theirs ? "your opponents'" : 'your'} ${sort}rolls until end of turn`,
        ];
  const [example] = fits;
  const advice =
    example === undefined
      ? say('phrase/no-roll-is-there-to-be-changed')
      : say('phrase/no-such-roll-is-there-then', { example: written(example) });
  const more =
    fits.length > 0
      ? {
          fixes: writeInstead(placeIn(scope.snippet, span), fits).map((fix) => ({
            ...fix,
            whole: true as const,
          })),
        }
      : {};
  reportAt(
    scope,
    'name/not-here',
    span,
    { what: say('phrase/here', { what: written(said) }) },
    { advice, ...more },
  );
}
