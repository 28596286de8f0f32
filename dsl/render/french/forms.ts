import type { Forms } from '../verb.ts';

/**
 * The forms of a French verb from its order to `vous`: `piochez` -> `piocher`, `pioche`, `piochent`, `pioché`.
 * Verbs of other groups declare theirs: infinitive, third person, third persons, participle.
 */
export function frenchForms(order: string, [infinitive, one, many, done]: readonly string[]): Forms {
  const stem = order.endsWith('ez') ? order.slice(0, -2) : order;
  const open = opened(stem);
  return {
    infinitive: infinitive ?? `${stem}er`,
    order,
    you: order,
    one: one ?? `${open}e`,
    many: many ?? (one === undefined ? `${open}ent` : `${stem}ent`),
    done: done ?? `${stem}é`,
  };
}

/** `révél` -> `révèl`: the last `é` is open in front of a silent ending. */
const opened = (stem: string): string => stem.replace(/é(?=[^aeiouyéèêàâîôû]+$)/u, 'è');

/** A participle or adjective that agrees: `détruit` -> `détruite`, `détruits`, `détruites`. */
export function agreeing(word: string, feminine: boolean, many: boolean): string {
  const gendered = feminine ? feminineOf(word) : word;
  return many ? pluralOf(gendered) : gendered;
}

function feminineOf(word: string): string {
  if (word.endsWith('e')) return word;
  for (const [end, other] of [
    ['eux', 'euse'],
    ['anc', 'anche'],
    ['if', 'ive'],
    ['er', 'ère'],
    ['el', 'elle'],
    ['en', 'enne'],
    ['et', 'ette'],
    ['on', 'onne'],
    ['ic', 'ique'],
    ['gu', 'guë'],
  ] as const)
    if (word.endsWith(end)) return word.slice(0, -end.length) + other;
  return `${word}e`;
}

function pluralOf(word: string): string {
  if (/[sxz]$/.test(word)) return word;
  return word.endsWith('al') ? `${word.slice(0, -2)}aux` : `${word}s`;
}
