/**
 * What a card has from another one, in several fields at once: `this has the weight, the colour and the effect of the model`, `this
 * becomes a copy of the model until end of turn`. Each field gets a line of its own, as the language has it.
 */
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import type { FieldSymbol, KindSymbol } from '../../../language/symbols/symbols.ts';
import { nounSaid } from '../words/spoken-nouns.ts';

const SPAN = '(?: (?:until|this|for the rest of) [^,:]+)?';
const ONE = '(?:this(?: card)?|that [a-z-]+|the (?:equipped )?[a-z-]+)';
const HEAD = '^(\\s*(?:- )?)((?:until [^,:]+, )?)';
const HAS = new RegExp(`${HEAD}(${ONE}) (?:has|have|gets|gains|takes|copies|takes on) (.+?)(${SPAN})$`);
const COPY = new RegExp(
  `${HEAD}(${ONE}) (?:is|becomes|turns into|counts as|is treated as) (?:a|an exact) copy of (${ONE})(${SPAN})$`,
);
/** What happens before, in one line with it. */
const WHEN = /^(\s*)((?:when|whenever|before|if|once|at) [^:]+?), (.+)$/;
const LASTING = ['until end of turn', 'for the rest of the game'];

/** Where a line is: the lines before it, on which card, and for how long it is meant where it does not say so. */
interface Place {
  readonly before: readonly string[];
  readonly vocabulary: Vocabulary;
  readonly kind: KindSymbol | undefined;
  readonly lasting: string;
}

/** A text with each such line in several; both ways where it is open for how long. */
export function withCopies(text: string, vocabulary: Vocabulary, kind: KindSymbol | undefined): string[] {
  if (!/\b(?:has|have|gets|gains|takes|copies|copy)\b/.test(text)) return [];
  const lines = text.split('\n');
  const put = LASTING.map((lasting) =>
    lines
      .map((line, i) => {
        const place = { before: lines.slice(0, i), vocabulary, kind, lasting };
        const read = (said: string): string | undefined => copied(said, place) ?? had(said, place);
        const [, margin, when, act] = WHEN.exec(line) ?? [];
        const done = act === undefined ? undefined : read(act);
        if (done === undefined) return read(line) ?? line;
        return done.includes('\n')
          ? `${margin}${when}:\n${done.replaceAll(/^/gm, `${margin}  `)}`
          : `${margin}${when}, ${done}`;
      })
      .join('\n'),
  );
  return [...new Set(put)].filter((each) => each !== text);
}

function copied(line: string, { before, vocabulary, kind, lasting }: Place): string | undefined {
  const [, margin, until, who, model, span] = COPY.exec(line) ?? [];
  const of = who === undefined ? undefined : kindOf(who, before, vocabulary, kind);
  if (margin === undefined || !of || kindOf(model, before, vocabulary, undefined) !== of) return undefined;
  // What is only for its use before it is in play makes no difference afterwards.
  const fields = of.fields.filter(
    ({ type, optional }) =>
      type.type !== 'text' &&
      !(type.type === 'language' && type.entry === 'cost') &&
      !(type.type === 'number' && optional),
  );
  return asLines(margin, who, model, fields, spanOf(until, span, lasting));
}

function had(line: string, { before, vocabulary, kind, lasting }: Place): string | undefined {
  const [, margin, until, who, what, span] = HAS.exec(line) ?? [];
  const of = who === undefined ? undefined : kindOf(who, before, vocabulary, kind);
  const read = of && what !== undefined ? thingsOf(what) : undefined;
  if (margin === undefined || !of || !read) return undefined;
  const fields = read.names.flatMap((name) => of.fields.find((field) => forms(field).one === name) ?? []);
  if (fields.length < read.names.length) return undefined;
  // One text alone is lent as it is written.
  if (fields.length === 1 && fields[0].type.type === 'language') return undefined;
  return asLines(margin, who, read.model, fields, spanOf(until, span, lasting));
}

const spanOf = (until: string, span: string, lasting: string): string =>
  until === '' ? (span === '' ? lasting : span.trim()) : until.replace(/, $/, '');

/** `the model's weight, colour and effect`, `the same weight and colour as the model`: of whom, and what. */
function thingsOf(what: string): { readonly model: string; readonly names: string[] } | undefined {
  const [, same, as] = new RegExp(`^the same (.+) as (${ONE})$`).exec(what) ?? [];
  const [, those, of] = new RegExp(`^the (.+) of (${ONE})$`).exec(what) ?? [];
  const [, owner] = new RegExp(`^(${ONE})'s [a-z]`).exec(what) ?? [];
  const model = as ?? owner ?? of;
  if (model === undefined) return undefined;
  const names = (same ?? (owner === undefined ? those : what)).split(/, and |, | and /).map((each) =>
    each
      .replace(`${model}'s `, '')
      .replace(/^(?:the )?(?:same )?/, '')
      .trim(),
  );
  return names.some((each) => / of |'s/.test(each)) ? undefined : { model, names };
}

/** The kind of a card that is named: this one, that of a noun, or that of what was chosen with a name. */
function kindOf(
  who: string,
  before: readonly string[],
  vocabulary: Vocabulary,
  own: KindSymbol | undefined,
): KindSymbol | undefined {
  if (/^this(?: card)?$/.test(who)) return own;
  const [, , name] = /^(that|the)(?: equipped)? (.+)$/.exec(who) ?? [];
  const called = before.flatMap(
    (line) => new RegExp(`\\bchooses? an?(?:other)? ([a-z-]+)\\b[^,:]* as ${name}$`).exec(line)?.[1] ?? [],
  );
  const one = nounSaid(vocabulary, called.at(-1) ?? name)?.one;
  return vocabulary.kinds.find((kind) => forms(kind).one === one);
}

/** A line for each field; none where one of them cannot be had from another card. */
function asLines(
  margin: string,
  who: string,
  model: string,
  fields: readonly FieldSymbol[],
  span: string,
): string | undefined {
  const whose = who === 'this' ? 'this card' : who;
  const lines = fields.map((field) => {
    const { type } = field;
    const { one } = forms(field);
    if (type.type === 'value') return `${who} counts as ${model}'s ${one} ${span}`;
    if (type.type === 'number' || type.type === 'range')
      return `${whose}'s ${one} counts as ${model}'s ${one} ${span}`;
    const isText = type.type === 'language' && (type.entry === 'effect' || type.entry === 'abilities');
    return isText ? `${who} has ${model}'s ${one} ${span}` : undefined;
  });
  return lines.length === 0 || lines.includes(undefined)
    ? undefined
    : lines.map((line) => margin + line).join('\n');
}
