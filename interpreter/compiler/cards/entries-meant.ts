/**
 * What stands for several entries of a list of phrases, or for one in other words: `3 fruits` is `fruit` three times, `a fruit of each colour` one
 * entry for each, `fruit of another colour than red` is `fruit where colour is not red`.
 */
import { writtenNumbers } from '../../../dsl/language/lexer/number-words.ts';
import { forms, type Vocabulary } from '../../../dsl/language/symbols/symbol-table.ts';
import type { EnumSymbol, FieldSymbol } from '../../../dsl/language/symbols/symbols.ts';
import type { ScalarNode } from '../../../schemas/index.ts';
import type { Sources } from '../loader/link-context.ts';

/** So many of one sort an entry of a list may stand for. */
const MOST_AT_ONCE = 20;

/** The entries that are meant by those that are written; another entry is returned as it is. */
export function entriesMeant(
  s: Sources,
  vocabulary: Vocabulary,
  written: readonly ScalarNode[],
): ScalarNode[] {
  return written.flatMap((node, i) => {
    const text = node.text.trim();
    const before = i === 1 ? written[0].text.trim() : undefined;
    const texts =
      oneByOne(vocabulary, text) ??
      oneOfEach(vocabulary, text) ??
      both(vocabulary, text) ??
      otherThan(vocabulary, text, before);
    return texts === undefined
      ? [node]
      : texts.map((each) => s.from({ ...node, text: each, value: each }, node));
  });
}

/** An entry for each of several: `3 fruits`, `any 3 fruits`. Those of a list are different cards. */
function oneByOne(vocabulary: Vocabulary, text: string): string[] | undefined {
  const [, count = '', many = ''] =
    /^(?:any )?(\d{1,2}|[a-z]+) (?:different )?(?!different\b)([a-z][a-z -]*)$/.exec(text) ?? [];
  const number = Number(count) || writtenNumbers.indexOf(count);
  if (number < 2 || number > MOST_AT_ONCE) return undefined;
  const one = nounOf(vocabulary, many, 'many') ?? nounOf(vocabulary, many.replace(/s$/, ''), 'one');
  return one === undefined ? undefined : Array.from({ length: number }, () => one);
}

/** `a fruit of each colour`: an entry for each value. */
function oneOfEach(vocabulary: Vocabulary, text: string): string[] | undefined {
  const [, noun = '', value = ''] =
    /^(?:(?:an?|one|1) )?([a-z][a-z -]*?) (?:of|from) (?:each|every) ([a-z -]+)$/.exec(text) ?? [];
  const field = valueField(vocabulary, value);
  const one = nounOf(vocabulary, noun, 'one');
  if (!field || one === undefined || field.of.values.length > MOST_AT_ONCE) return undefined;
  return field.of.values.map(({ id }) => `${one} where ${field.name} is ${id}`);
}

/** `a fruit and a tool`: an entry for each of both. */
function both(vocabulary: Vocabulary, text: string): string[] | undefined {
  const [, first = '', second = ''] =
    /^(?:an? )?([a-z][a-z -]*?) and (?:an? )?([a-z][a-z -]*)$/.exec(text) ?? [];
  const nouns = [first, second].map((each) => nounOf(vocabulary, each, 'one'));
  return nouns.every((each) => each !== undefined) ? nouns : undefined;
}

/** `fruit of another colour than red`, `non-red fruit`; and `fruit of another colour` behind `red fruit`. */
function otherThan(vocabulary: Vocabulary, text: string, before: string | undefined): string[] | undefined {
  const [, noun = '', value = '', than] =
    /^(?:an? )?([a-z][a-z -]*?) of (?:another|a different|an?other) ([a-z -]+?)(?: (?:than|from) (?:an? )?([a-z][a-z -]*))?$/.exec(
      text,
    ) ?? [];
  const [, not, what = ''] = /^(?:an? )?non-([a-z]+) ([a-z][a-z -]*)$/.exec(notOf(text)) ?? [];
  const field = not === undefined ? valueField(vocabulary, value) : fieldWith(vocabulary, not);
  const one = nounOf(vocabulary, not === undefined ? noun : what, 'one');
  const said = not ?? than ?? before?.split(' ')[0];
  if (!field || one === undefined || !field.of.values.some(({ id }) => id === said)) return undefined;
  return [`${one} where ${field.name} is not ${said}`];
}

/** `a fruit that is not red`: a `non-red fruit`. */
const notOf = (text: string): string =>
  text.replace(/^(?:an? )?([a-z][a-z -]*?) (?:that|which|who) is not (?:an? )?([a-z]+)$/, 'non-$2 $1');

interface ValueField {
  readonly name: string;
  readonly of: EnumSymbol;
}

const asValues = (field: FieldSymbol): ValueField | undefined =>
  field.type.type === 'value' ? { name: forms(field).one, of: field.type.of } : undefined;

/** A field with values of a set by its name. */
function valueField({ fields }: Vocabulary, said: string): ValueField | undefined {
  const field = fields.find((each) => each.type.type === 'value' && forms(each).one === said);
  return field && asValues(field);
}

/** The one field that has a value. */
function fieldWith({ fields }: Vocabulary, value: string): ValueField | undefined {
  const found = fields.flatMap((field) => {
    const own = asValues(field);
    return own?.of.values.some(({ id }) => id === value) ? [own] : [];
  });
  return new Set(found.map(({ name }) => name)).size === 1 ? found[0] : undefined;
}

/** A noun of cards in the singular, by either form. */
function nounOf({ terms }: Vocabulary, said: string, form: 'one' | 'many'): string | undefined {
  if (said === (form === 'one' ? 'card' : 'cards')) return 'card';
  const meaning = terms.get(said)?.find((each) => each.form === form);
  return meaning && ['kind', 'noun'].includes(meaning.symbol.sort) ? forms(meaning.symbol).one : undefined;
}
