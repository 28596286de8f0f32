/**
 * A value of a card that has a name, where the language wants the value to have one: `a stall with a fruit of the sample's colour` is `let
 * hue be the sample's colour` on a line of its own, and below it `a stall with a fruit of the hue`.
 */
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';

/** The text with each such value named in front of the line that needs it; none where there is none. */
export function withValuesInFront(text: string, { kinds, terms }: Vocabulary): string[] {
  const values = kinds.flatMap(({ fields }) =>
    fields.filter(({ type }) => type.type === 'value').map((field) => forms(field).one),
  );
  if (values.length === 0 || !/ of (?:the|that) [a-z-]+'s /.test(text)) return [];
  const lines = text.split('\n');
  const used = new RegExp(
    `\\bwith (?:an?|no|exactly \\d+|at (?:least|most) \\d+) [a-z-]+ of (the|that) ([a-z-]+)'s (${[...new Set(values)].join('|')})(?![\\w'-])`,
  );
  const at = lines.findIndex((line) => used.test(line));
  const [, which = '', name = '', value = ''] = used.exec(lines[at] ?? '') ?? [];
  const before = lines.slice(0, at).join('\n');
  const isKnown =
    which === 'the'
      ? new RegExp(`\\bas ${name}$`, 'm').test(before)
      : new RegExp(`\\bchoose an?(?:other)? ${name}\\b`).test(before);
  const called = ['hue', 'shared', 'common'].find(
    (each) => !terms.has(each) && !new RegExp(`\\b${each}\\b`).test(text),
  );
  const [margin] = /^\s*/.exec(lines[at] ?? '')!;
  if (at < 1 || !isKnown || called === undefined || /^\s*(?:- |otherwise\b)/.test(lines[at])) return [];
  const all = new RegExp(`\\bof ${which} ${name}'s ${value}(?![\\w'-])`, 'g');
  const put = lines.slice(at).map((line) => line.replaceAll(all, `of the ${called}`));
  return [
    [...lines.slice(0, at), `${margin}let ${called} be ${which} ${name}'s ${value}`, ...put].join('\n'),
  ];
}
