/** What variants change, as text for people: what is otherwise, what is new, what is gone. */
import { diffArrays } from 'diff';
import type { Language } from '../../../dsl/nlg/index.ts';
import { capital } from '../../../dsl/nlg/realiser/word-joining.ts';
import type { Crumb, Difference } from './index.ts';
import { frames, wordFor, type Typography } from './difference-words.ts';

interface Telling {
  readonly language: Language;
  readonly frame: Typography;
}

/** `variants` and `game` are their names. */
export function differencesText(
  found: readonly Difference[],
  variants: readonly string[],
  game: string,
  language: Language,
): string {
  const frame = frames[language];
  const telling = { language, frame };
  const head = frame.variantOf(variants.join(' + '), game);
  const parts = (['changed', 'added', 'removed'] as const).flatMap((how) => {
    const those = found.filter((each) => each.how === how);
    if (those.length === 0) return [];
    return [`${frame.headings[how]}\n${those.map((each) => differenceText(each, telling)).join('')}`];
  });
  return `${head}\n\n${(parts.length > 0 ? parts : [`${frame.same}\n`]).join('\n')}`;
}

function differenceText(each: Difference, telling: Telling): string {
  const { frame } = telling;
  const head = `  ${capital(wayTo(each.crumbs, telling))}${each.alike ? ` (${frame.alike})` : ''}`;
  const path = `  (${each.path})`;
  const single = each.before.length <= 1 && each.after.length <= 1 && isShort(each);
  switch (each.how) {
    case 'changed':
      if (single) return `${head}${frame.colon} ${each.before[0] ?? '–'} → ${each.after[0] ?? '–'}${path}\n`;
      return `${head}${frame.colon}${path}\n${changes(each)}`;
    case 'added':
    case 'removed':
      return `${head}${inside(each, telling)}${path}\n${partLines(each.parts, each.crumbs.length, telling, '    ')}`;
  }
}

/** Longer texts stand below each other. */
const isShort = ({ before, after }: Difference): boolean =>
  [...before, ...after].every((line) => line.length <= 40);

const wayTo = (crumbs: readonly Crumb[], { language, frame }: Telling): string =>
  crumbs
    .map(({ key, called, name }) => {
      const word = called ?? wordFor(key, name !== undefined, language);
      return name === undefined ? word : `${word} ${frame.quote(name)}`;
    })
    .join(', ');

/** What stands there, behind the way to it. */
function inside({ how, before, after }: Difference, { frame }: Telling): string {
  const lines = how === 'added' ? after : before;
  return lines.length === 0 ? '' : `${frame.colon} ${lines.join(' ')}`;
}

/** The parts of a thing that is new or gone; `above`: how many crumbs of the way are said already. */
function partLines(parts: readonly Difference[], above: number, telling: Telling, indent: string): string {
  return parts
    .map((part) => {
      const way = wayTo(part.crumbs.slice(above), telling);
      const deeper = partLines(part.parts, Math.max(above, part.crumbs.length), telling, `${indent}  `);
      // A key that only holds other things says nothing of its own.
      if (part.parts.length > 0 && way === '') return deeper;
      return `${indent}${way}${inside(part, telling)}\n${deeper}`;
    })
    .join('');
}

/** Lines of both sides, as a list of what went and what came, with what stayed between them. */
function changes({ before, after }: Difference): string {
  return aligned(before, after)
    .map(([sign, line]) => `    ${sign} ${line}\n`)
    .join('');
}

type Signed = readonly [sign: '-' | '+' | ' ', line: string];

/**
 * What stays, goes and comes, in the order of both.
 *
 * @internal Exported for tests.
 */
export const aligned = (before: readonly string[], after: readonly string[]): Signed[] =>
  diffArrays([...before], [...after]).flatMap(({ added, removed, value }) =>
    value.map((line): Signed => [added ? '+' : removed ? '-' : ' ', line]),
  );
