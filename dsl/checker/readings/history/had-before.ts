/**
 * What something had before it was gone: `destroy the stall`, and below it `if it had a sign, draw a card`. How many there are is counted
 * in front of what is done.
 */
import { plural } from '../../../text/english-inflection.ts';
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { countBound } from '../words/count-bounds.ts';

const DOES =
  /^(\s*)([a-z-]+) (the [a-z-]+|that [a-z-]+|an?(?:other)? [^,:]+? as ([a-z-]+)|an?(?:other)? [^,:]+)$/;
const HAD =
  /^(\s*)if (it|that (?!player)[a-z-]+|the [a-z-]+) (had|was carrying|was holding|carried|held) (an?|no|any|at least \d+|exactly \d+|\d+ or more) ([a-z-]+)(,.*|:)$/;
/** `let sign be the stall's sign`, and below what is done `if there was a sign`. */
const LET = /^(\s*)let ([a-z-]+) be (the [a-z-]+|that [a-z-]+)'s ([a-z-]+)$/;
const THERE = /^(\s*)if there (?:is|was) (an?|no) ([a-z-]+)(,.*|:)$/;

/** The text in which it is counted first; none where nothing is asked of what is gone. */
export function withHadBefore(text: string, vocabulary: Vocabulary): string[] {
  if (!/\bif (?:it|that|the|there) /.test(text)) return [];
  const carried = vocabulary.kinds.filter(({ goesOn }) => goesOn).map(forms);
  const lines = text.replaceAll(/; (?=if )/g, '\n').split('\n');
  const put = ofIt(lines, carried) ?? ofNamed(lines, carried);
  return put === undefined ? [] : [put.join('\n')];
}

type Nouns = readonly { readonly one: string; readonly many: string }[];

function ofIt(lines: readonly string[], carried: Nouns): string[] | undefined {
  const at = lines.findIndex((line) => HAD.test(line));
  const [, margin, whom, , count, what, rest] = HAD.exec(lines[at] ?? '') ?? [];
  const noun = carried.find(({ one, many }) => one === what || many === what);
  const [, inner, verb, object, name] = DOES.exec(lines[at - 1] ?? '') ?? [];
  if (margin === undefined || whom === undefined || !noun || inner !== margin || object === undefined)
    return undefined;
  const isKnown = /^(?:the|that) /.test(object);
  if (
    isKnown ? whom !== 'it' && whom !== object : name !== undefined && whom !== 'it' && whom !== `the ${name}`
  )
    return undefined;
  const one = isKnown ? object : `the ${name ?? 'gone'}`;
  const chosen = isKnown
    ? []
    : [`${margin}choose ${object.replace(/ as [a-z-]+$/, '')} as ${name ?? 'gone'}`];
  return [
    ...lines.slice(0, at - 1),
    ...chosen,
    `${margin}let carried be the number of ${noun.many} attached to ${one}`,
    `${margin}${verb} ${one}`,
    `${margin}if the carried is ${countBound(count!)}${rest}`,
    ...lines.slice(at + 1),
  ];
}

function ofNamed(lines: readonly string[], carried: Nouns): string[] | undefined {
  const at = lines.findIndex((line) => LET.test(line));
  const [, margin, name, whose, what] = LET.exec(lines[at] ?? '') ?? [];
  const noun = carried.find(({ one }) => one === what);
  const from = lines.findIndex((line, i) => i > at && THERE.exec(line)?.[3] === name);
  if (margin === undefined || !noun || from < 0) return undefined;
  const [, inner, count, , rest] = THERE.exec(lines[from]!)!;
  if (new RegExp(`\\bthe ${name}\\b`).test(lines.slice(at + 1).join('\n'))) return undefined;
  return [
    ...lines.slice(0, at),
    `${margin}let ${name} be the number of ${plural(noun.one)} attached to ${whose}`,
    ...lines.slice(at + 1, from),
    `${inner}if the ${name} is ${countBound(count)}${rest}`,
    ...lines.slice(from + 1),
  ];
}
