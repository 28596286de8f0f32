/** What variants change, as text for people: what is otherwise, what is new, what is gone. */
import { diffArrays } from 'diff';
import type { Language } from '../../../dsl/nlg/index.ts';
import { capital } from '../../../dsl/nlg/realiser/word-joining.ts';
import type { Crumb, Difference } from './index.ts';
import { messagesIn, type MessageFormatter } from '../../../dsl/diagnostics/localize.ts';

type Frame = MessageFormatter<'difference'>;

/** `variants` and `game` are their names. */
export function differencesText(
  found: readonly Difference[],
  variants: readonly string[],
  game: string,
  language: Language,
): string {
  const frame: Frame = messagesIn(language);
  const head = frame('difference/variant-of', { variant: variants.join(' + '), game });
  const parts = (['changed', 'added', 'removed'] as const).flatMap((how) => {
    const those = found.filter((each) => each.how === how);
    if (those.length === 0) return [];
    return [
      `${frame('difference/headings', { how })}\n${those.map((each) => differenceText(each, frame)).join('')}`,
    ];
  });
  return `${head}\n\n${(parts.length > 0 ? parts : [`${frame('difference/same')}\n`]).join('\n')}`;
}

function differenceText(each: Difference, frame: Frame): string {
  const head = `  ${capital(wayTo(each.crumbs, frame))}${each.alike ? ` (${frame('difference/alike')})` : ''}`;
  const path = `  (${each.path})`;
  const single = each.before.length <= 1 && each.after.length <= 1 && isShort(each);
  switch (each.how) {
    case 'changed':
      if (single)
        return `${head}${frame('difference/colon')} ${each.before[0] ?? '–'} → ${each.after[0] ?? '–'}${path}\n`;
      return `${head}${frame('difference/colon')}${path}\n${changes(each)}`;
    case 'added':
    case 'removed':
      return `${head}${inside(each, frame)}${path}\n${partLines(each.parts, each.crumbs.length, frame, '    ')}`;
  }
}

/** Longer texts are printed one below the other. */
const isShort = ({ before, after }: Difference): boolean =>
  [...before, ...after].every((line) => line.length <= 40);

/** What a key calls one of its children, and what a property of a declaration is called. */
const wordFor = (key: string, named: boolean, frame: Frame): string =>
  (named ? '' : frame('difference/side', { key })) || frame('difference/thing', { key });

const wayTo = (crumbs: readonly Crumb[], frame: Frame): string =>
  crumbs
    .map(({ key, called, name }) => {
      const word = called ?? wordFor(key, name !== undefined, frame);
      return name === undefined ? word : `${word} ${frame('difference/quote', { name })}`;
    })
    .join(', ');

/** The value there, behind its path. */
function inside({ how, before, after }: Difference, frame: Frame): string {
  const lines = how === 'added' ? after : before;
  return lines.length === 0 ? '' : `${frame('difference/colon')} ${lines.join(' ')}`;
}

/**
 * The parts of a declaration that is new or gone; `above`: how many crumbs of the path are printed already.
 */
function partLines(parts: readonly Difference[], above: number, frame: Frame, indent: string): string {
  return parts
    .map((part) => {
      const way = wayTo(part.crumbs.slice(above), frame);
      const deeper = partLines(part.parts, Math.max(above, part.crumbs.length), frame, `${indent}  `);
      // A key that only holds other keys prints nothing of its own.
      if (part.parts.length > 0 && way === '') return deeper;
      return `${indent}${way}${inside(part, frame)}\n${deeper}`;
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
