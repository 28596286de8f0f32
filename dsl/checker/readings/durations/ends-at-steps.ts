/**
 * Ends at steps and rounds as people say them: `until your next harvest phase`, `until the end of harvest`, `until the next round`; and of
 * several players, each their own: `opponents cannot ... until the end of their next turn`.
 */
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';

const WHOSE = "(your|the|that player's|that opponent's|their|[a-z -]+?'s)";
const PART = '(?: (phase|step|part))?';
const EACH =
  /^(\s*)(?:all |each |the )?(opponents|other players|players|opponent|other player|player) (cannot|can't|can not|may not) ([^,:]+?) until the (start|end) of (?:each of )?their (next [a-z -]+)$/;
const EACH_BEFORE =
  /^(\s*)until the (start|end) of (?:each of )?their (next [a-z -]+), (?:all |each |the )?(opponents|other players|players|opponent|other player|player) (cannot|can't|can not|may not) ([^,:]+)$/;

/** A text with such ends in the words of the language; none where nothing changes. */
export function withEndsAtSteps(text: string, { steps, cycles, seating, verbForms }: Vocabulary): string[] {
  if (!/\buntil\b/.test(text)) return [];
  const words = [...new Set(steps.flatMap(({ id, names }) => [id, names.en[0]]))].sort(
    (a, b) => b.length - a.length,
  );
  const known = new Map(
    steps.flatMap(({ id, names }) => [id, names.en[0]].map((word) => [word, names.en[0]])),
  );
  const rounds = cycles.map(({ names }) => names.en[0]).join('|');
  const name = `(${words.join('|')})${PART}(?=$|[,:.;\\n])`;
  const put = text
    .split('\n')
    .map((line) => eachTheirOwn(line))
    .join('\n')
    .replaceAll(
      /\b(until (?:(?:the )?(?:start|beginning|end) of )?)(?:(your|an|the) )opponent's next (?=[a-z])/g,
      (said, head: string) => (seating.two ? `${head}the next player's next ` : said),
    )
    .replaceAll(/\b(until )(the next player's next turn)\b/g, '$1the start of $2')
    .replaceAll(
      new RegExp(`\\buntil (?:the )?(start|beginning|end) of (?:${WHOSE} )?(next )?${name}`, 'g'),
      (
        said,
        edge: string,
        whose: string | undefined,
        next: string | undefined,
        step: string,
        part: string | undefined,
      ) =>
        // Without the word it would be a verb that ends.
        edge === 'end' && part !== undefined && (whose ?? 'the') === 'the' && verbForms.has(step)
          ? said
          : `until the ${edge === 'end' ? 'end' : 'start'} of ${whose ?? 'the'} ${next ?? ''}${known.get(step)!}`,
    )
    .replaceAll(
      new RegExp(`\\buntil (?!(?:the )?(?:start|beginning|end) of )(?:${WHOSE} )?(next )?${name}`, 'g'),
      (_, whose: string | undefined, next: string | undefined, step: string) =>
        `until the start of ${whose ?? 'the'} ${next ?? ''}${known.get(step)!}`,
    )
    .replaceAll(
      new RegExp(
        `\\buntil (?:(?:the )?(?:start|beginning) of )?(?:the )?next (${rounds})(?: (?:starts|begins))?(?=$|[,:.;\\n])`,
        'g',
      ),
      'until end of $1',
    );
  return put === text ? [] : [put];
}

function eachTheirOwn(line: string): string {
  return line
    .replace(EACH, (_, margin: string, who, _cannot, act, edge, when) => ofEach(margin, who, act, edge, when))
    .replace(EACH_BEFORE, (_, margin: string, edge, when, who, _cannot, act) =>
      ofEach(margin, who, act, edge, when),
    );
}

const ofEach = (margin: string, who: string, act: string, edge: string, when: string): string =>
  `${margin}for each ${who.replace(/s$/, '')}, that player cannot ${act} until the ${edge} of that player's ${when}`;
