/**
 * What something had before it was gone: `destroy the stall`, and below it `if it had a sign, draw a card` or `draw a card for each sign
 * attached to it`. How many there are is counted in front of what is done.
 */
import { plural } from '../../../text/english-inflection.ts';
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { placeTaken } from '../words/verb-sides.ts';
import { countBound } from '../words/count-bounds.ts';

const DOES =
  /^(\s*)([a-z-]+) (the [a-z-]+|that [a-z-]+|an?(?:other)? [^,:]+? as ([a-z-]+)|an?(?:other)? [^,:]+)$/;
const HAD =
  /^(\s*)if (it|that (?!player)[a-z-]+|the [a-z-]+) (had|has|was carrying|was holding|carried|carries|held) (an?|no|any|at least \d+|exactly \d+|\d+ or more) ([a-z-]+)(,.*|:)$/;
/** `let sign be the stall's sign`, and below what is done `if there was a sign`. */
const LET = /^(\s*)let ([a-z-]+) be (the [a-z-]+|that [a-z-]+)'s ([a-z-]+)$/;
const THERE = /^(\s*)if there (?:is|was) (an?|no) ([a-z-]+)(,.*|:)$/;

/** The text in which it is counted first; none where nothing is asked of what is gone. */
export function withHadBefore(text: string, vocabulary: Vocabulary): string[] {
  if (!/\bif (?:it|that|the|there) /.test(text)) return [];
  const carried = vocabulary.kinds.filter(({ goesOn }) => goesOn).map(forms);
  const lines = text.replaceAll(/; (?=if )/g, '\n').split('\n');
  const put = ofIt(lines, carried, vocabulary) ?? ofNamed(lines, carried);
  return put === undefined ? [] : [put.join('\n')];
}

/** `a stall` of a verb that takes those of one side: it is chosen there, where nothing else says where it is. */
function placed(object: string, word: string, vocabulary: Vocabulary): string {
  const verb = vocabulary.verbForms.get(word)?.verb;
  const place = verb && placeTaken(vocabulary, verb);
  return place === undefined || / (?:in|of|on|at|attached) /.test(object) ? object : `${object} in ${place}`;
}

type Nouns = readonly { readonly one: string; readonly many: string }[];

function ofIt(lines: readonly string[], carried: Nouns, words: Vocabulary): string[] | undefined {
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
    : [`${margin}choose ${placed(object.replace(/ as [a-z-]+$/, ''), verb!, words)} as ${name ?? 'gone'}`];
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

const OBJECT = '(the [a-z-]+|that [a-z-]+|an?(?:other)? [^,:\\n]+?)';
const DONE = new RegExp(`^(\\s*)([a-z-]+) ${OBJECT}(?: as ([a-z-]+))?$`);
const WHOM = '(?:it|that (?!player)[a-z-]+|the [a-z-]+)';
const COUNTED = new RegExp(
  `(for each|\\(?the number of) ([a-z-]+) (?:(?:that (?:was|were) )?(?:attached to|on) (${WHOM})|(?:that )?(${WHOM}) (?:had|carried|was carrying|had attached))\\)?`,
);
const NAME = 'carried';

/** The text with such a number worked out first; none where nothing is counted on what is gone. */
export function withCarriedBefore(text: string, vocabulary: Vocabulary): string[] {
  if (!COUNTED.test(text) || text.includes(NAME.concat(' be'))) return [];
  const lines = apart(text, vocabulary);
  const at = lines.findIndex((line) => COUNTED.test(line));
  const [, margin, verb, object, name] = DONE.exec(lines[at - 1] ?? '') ?? [];
  const done = verb === undefined ? undefined : vocabulary.verbForms.get(verb);
  if (margin === undefined || object === undefined || done?.form !== 'base') return [];
  const put = counted(lines[at]!, vocabulary, { object, name });
  if (put === undefined) return [];
  const isKnown = /^(?:the|that) /.test(object);
  const one = isKnown ? object : `the ${name ?? 'gone'}`;
  const chosen = isKnown ? [] : [`${margin}choose ${placed(object, verb!, vocabulary)} as ${name ?? 'gone'}`];
  return [
    [
      ...lines.slice(0, at - 1),
      ...chosen,
      `${margin}let ${NAME} be the number of ${put.many} attached to ${one}`,
      `${margin}${verb} ${one}`,
      put.line,
      ...lines.slice(at + 1),
    ].join('\n'),
  ];
}

/** `destroy a stall, draw a card for each sign on it`: two orders, each in a line of its own. */
const apart = (text: string, { verbForms }: Vocabulary): string[] =>
  text.split('\n').flatMap((line) => {
    const [, margin = '', first, second] =
      /^(\s*)([a-z-]+ [^,:]+?)(?:, then |,? and (?:then )?|[,;] )([a-z-]+ .*)$/.exec(line) ?? [];
    const isOrder = verbForms.get(first?.split(' ')[0] ?? '')?.form === 'base';
    return isOrder && second && COUNTED.test(second) && !COUNTED.test(first!)
      ? [margin + first!, margin + second]
      : [line];
  });

/** The line with the number that is known by then; none where it counts something else. */
function counted(
  line: string,
  { kinds }: Vocabulary,
  { object, name }: { readonly object: string; readonly name: string | undefined },
): { readonly line: string; readonly many: string } | undefined {
  const [said, how, what, on, by] = COUNTED.exec(line)!;
  const noun = kinds
    .filter(({ goesOn }) => goesOn)
    .map(forms)
    .find(({ one, many }) => one === what || many === what);
  const whom = on ?? by;
  const isIt = whom === 'it' || whom === object || (name !== undefined && whom === `the ${name}`);
  const kind = /^an?(?:other)? (?:[a-z-]+ )*?([a-z-]+)(?: (?:in|of|with|where|attached)\b.*)?$/.exec(
    object,
  )?.[1];
  if (!noun || !(isIt || (kind !== undefined && whom === `that ${kind}`))) return undefined;
  if (how !== 'for each') return { many: noun.many, line: line.replace(said!, `(the ${NAME})`) };
  const amount = /^(.*?)\b(an?|\d+) ([a-z -]+?) $/.exec(line.slice(0, line.indexOf(said!)));
  if (!amount) return undefined;
  const [, before, number, unit] = amount;
  const much = /^an?$|^1$/.test(number!) ? `(the ${NAME})` : `(${number} times the ${NAME})`;
  const units = unit === 'card' ? 'cards' : unit!;
  return {
    many: noun.many,
    line: `${before}${much} ${units}${line.slice(line.indexOf(said!) + said!.length)}`,
  };
}
