/** Hints for undeclared words on a card: what the card would have to declare. */
import { withNearest } from '../../../dsl/checker/suggestions/known-forms.ts';
import type { Code } from '../../../dsl/diagnostics/codes.ts';
import { isPutOn } from '../../../dsl/checker/readings/counters/counters-put-on.ts';
import { say, written, type Phrase } from '../../../dsl/diagnostics/catalogue/phrase.ts';
import { isTextError, type Diagnostic, type Fix } from '../../../dsl/diagnostics/diagnostic.ts';
import { givenNames } from '../../../dsl/language/lexer/given-names.ts';
import { singular, thirdPerson, withArticle } from '../../../dsl/text/english-inflection.ts';
import { isPrimitive } from '../../../dsl/language/symbols/builtin-verbs.ts';
import type { Vocabulary } from '../../../dsl/language/symbols/symbol-table.ts';
import { forms } from '../../../dsl/language/symbols/symbol-table.ts';
import type { KindSymbol } from '../../../dsl/language/symbols/symbols.ts';
import { entry, valueOf, type MapNode, type Node } from '../../../schemas/index.ts';
import type { DataFile, Library } from '../loader/library.ts';
import { items, textAt } from '../loader/link-context.ts';
import { diceOffer } from '../offers/dice-offers.ts';
import { ownUseOffer } from '../offers/own-use-offers.ts';
import { groupOffer } from '../offers/group-offers.ts';
import { rangeOffer } from '../offers/range-offers.ts';
import { numberOffer } from '../offers/number-offers.ts';
import { priceOffer } from '../offers/price-offers.ts';
import { report } from '../../../dsl/diagnostics/report.ts';

/** What messages of unknown words say. */
interface Said {
  readonly word?: string;
  readonly key?: string;
  readonly found?: string;
  readonly of?: string;
  readonly near?: readonly unknown[];
  readonly values?: readonly unknown[];
}

type Hint = (
  said: Said,
  card: MapNode,
  vocabulary: Vocabulary,
  found: Diagnostic,
  text: string,
) => string | undefined;

const hints: Partial<Record<Code, Hint>> = {
  'name/unknown-noun': ({ word = '', of }, card, { kinds, verbs, verbForms }, { place }, text) => {
    const field = broughtField(word, card, kinds);
    if (field !== undefined) return field;
    const one = singular(word);
    const kind = textAt(card, 'kind');
    // A text of the game that says the verb would be about the counter.
    const isVerb = verbForms.has(one) || isPrimitive(one);
    if (isVerb && (of === 'counters' || isPutOn(text, place.span.start))) return undefined;
    if (isPutOn(text, place.span.start) && kind !== undefined)
      return isOnItself(text, place.span.end)
        ? brings('counters', one, `{ of: ${kind}, from: 0 }`)
        : undefined;
    // Turns are no amount that somebody has: a counter that is called so would do nothing.
    if (of === 'counters' && one === 'turn') return undefined;
    if (of === 'counters') return brings('counters', one, '{ of: player, from: 0 }');
    const is = objectAt(text, place.span.start, verbs);
    return is === undefined ? undefined : brings('nouns', one, `{ is: ${is} }`);
  },
  'name/unknown-verb': ({ word = '' }, _, vocabulary, found, text) =>
    broughtVerb(found, vocabulary, text) ??
    (NUMBERS.test(word) ? undefined : verbLikeAnother(word, vocabulary)),
  'name/unknown-word': () => 'brings',
  'name/unknown-quality': ({ word = '', values = [] }, _, { enums }) => {
    const set = enums.find((each) => each.values.some(({ id }) => values.includes(id)));
    return set && brings('values', set.id, `{ of: [${word}] }`);
  },
  'schema/unknown-key': ({ key = '' }, card, { kinds }, { place }) =>
    entry(card, key)?.key.span.start === place.span.start ? broughtField(key, card, kinds) : undefined,
  'schema/not-one-of': ({ found = '' }, card, { kinds, zones }, { place }) => {
    const isAt = (node: Node): boolean =>
      node.kind === 'scalar' ? node.span.start === place.span.start : items(node).some((each) => isAt(each));
    const name = card.entries.find(({ value }) => isAt(value))?.key.text;
    const word = found.replace(/^["']|["']$/g, '');
    const zone = zones.find(({ of }) => of === 'table');
    if (name === 'kind') return zone && brings('kinds', word, `{ starts: ${zone.id} }`);
    const kind = kinds.find(({ id }) => id === textAt(card, 'kind'));
    const type = kind?.fields.find(({ id }) => id === name)?.type;
    return type?.type === 'value' || type?.type === 'set'
      ? brings('values', type.of.id, `{ of: [${word}] }`)
      : undefined;
  },
};

/** Whether the next card that a line names is the one that says it: the counter of another one would be of another kind. */
const isOnItself = (text: string, at: number): boolean =>
  /^[^\n]*?\b(?:on|onto|to|off|of|from) (?:this|it|itself)\b/.test(text.slice(at)) ||
  !/^[^\n]*?\b(?:on|onto|to|off|of|from) (?:an?|another|each|every|the|that) /.test(text.slice(at));

/** A field for a key of a card whose kind has none, where a text of the card asks for it: else it would be there to look at only. */
function broughtField(key: string, card: MapNode, kinds: readonly KindSymbol[]): string | undefined {
  const kind = kinds.find(({ id }) => id === textAt(card, 'kind'));
  const own = valueOf(card, key);
  if (!kind || !own || !textsOf(card, kind).some((said) => isSaidIn(said, key))) return undefined;
  const type = own.kind === 'scalar' && typeof own.value === 'number' ? 'number' : 'text';
  return brings('kinds', kind.id, `{ fields: { ${key}: { type: ${type}, optional: true } } }`);
}

/** What a card says in the language. */
const textsOf = (card: MapNode, { fields }: KindSymbol): readonly string[] =>
  fields.flatMap(({ id, type }) => (type.type === 'language' ? (textAt(card, id) ?? []) : []));

const isSaidIn = (text: string, word: string): boolean =>
  ` ${text.toLowerCase().replaceAll(/[^\p{L}\d-]+/gu, ' ')} `.includes(` ${word.toLowerCase()} `);

/**
 * A verb that takes what the nearest verb of the game takes, and does what that one does: somebody who copies it has a
 * card that works, and then says what theirs does.
 */
function broughtVerb(
  { place, fixes }: Diagnostic,
  { verbs, counters }: Vocabulary,
  text: string,
): string | undefined {
  const [, word, object] = /^([a-z]+)(?: (.+))?/.exec(text.slice(place.span.start)) ?? [];
  const counter = counters.find(({ of }) => of === 'player');
  if (word === undefined || NUMBERS.test(word)) return undefined;
  if (object === undefined)
    return counter && brings('verbs', word, `{ do: gain ${withArticle(forms(counter).one)} }`);
  const offered = fixes?.at(0)?.edits.at(0)?.text;
  if (offered === undefined) return undefined;
  for (const { id, parameters, texts = [] } of verbs) {
    const called =
      (offered.endsWith(`${id} ${object}`) && word) ||
      (offered.endsWith(`${thirdPerson(id)} ${object}`) && infinitive(word));
    if (!called || parameters.length !== 1 || texts.length !== 1) continue;
    const [{ name, phrase }] = parameters;
    const [takes, does] = [phrase.snippet.text, texts[0].snippet.text];
    if (PLAIN.test(takes) && PLAIN.test(does))
      return brings('verbs', called, `{ takes: { ${name}: ${takes} }, do: ${does} }`);
  }
  return undefined;
}

/** A verb of that name that does what the first one of the game does with one object: what is brought is seen in whole. */
function verbLikeAnother(word: string, { verbs }: Vocabulary): string {
  for (const { parameters, texts = [] } of verbs) {
    const [parameter] = parameters;
    if (parameters.length !== 1 || texts.length !== 1 || !parameter) continue;
    const [takes, does] = [parameter.phrase.snippet.text, texts[0].snippet.text];
    if (PLAIN.test(takes) && PLAIN.test(does))
      return brings('verbs', infinitive(word), `{ takes: { ${parameter.name}: ${takes} }, do: ${does} }`);
  }
  return 'brings';
}

/** Words for something that was named before. */
const NUMBERS = /^(?:one|two|three|four|five|six|some|any|none)$/;

/** What needs no quotes between braces. */
const PLAIN = /^[\p{L}\d' -]+$/u;

/** A verb without the ending that it has behind a subject. */
const infinitive = (word: string): string =>
  [word.replace(/ies$/, 'y'), word.replace(/es$/, ''), word.replace(/s$/, '')].find(
    (one) => one !== word && thirdPerson(one) === word,
  ) ?? word;

const brings = (section: string, id: string, declaration: string): string =>
  `brings: { ${section}: { ${id}: ${declaration} } }`;

/** A finding about an unknown word, with the declaration that its card would need. */
export function withDeclaration(found: Diagnostic, library: Library, vocabulary: Vocabulary): Diagnostic {
  const own = withOwn(found, library, vocabulary);
  if (own) return own;
  const elsewhere = withNameElsewhere(found, library, vocabulary);
  if (elsewhere) return elsewhere;
  const nearest = withNearest(found);
  if (nearest !== found) return nearest;
  const hint = hints[found.code];
  if (!hint || ((found.details as Said).near ?? []).length > 0) return found;
  const file = library.file(found.place.file);
  const card = cardAt(file, found.place.span.start);
  const offered = card && hint(found.details as Said, card, vocabulary, found, file?.text ?? '');
  if (!file || !card) return found;
  if (offered === undefined)
    return isUnread(found, card) ? withDetails(found, { unread: textOf(found) }) : found;
  const advice = withBrings(found.advice, offered);
  // A value is all there is to it, and so is a counter; what else is brought has to be filled in.
  const isWhole = found.code === 'schema/not-one-of' || offered.startsWith('brings: { counters: ');
  const fix = isWhole ? bringing(file, card, offered) : undefined;
  return withDetails(
    found,
    { brings: offered },
    { ...(fix && { fixes: [...(found.fixes ?? []), fix] }), ...(advice && { advice }) },
  );
}

/** A finding about a name that another text of the card gives: it is not known here. */
function withNameElsewhere(
  found: Diagnostic,
  library: Library,
  { kinds }: Vocabulary,
): Diagnostic | undefined {
  if (found.code !== 'name/unknown-noun') return undefined;
  const { word } = found.details as Said;
  if (word === undefined) return undefined;
  const file = library.file(found.place.file);
  const { start } = found.place.span;
  const card = cardAt(file, start);
  if (!file || !card || !/\b(?:the|that|those) $/i.test(file.text.slice(0, start))) return undefined;
  const kind = kinds.find(({ id }) => id === textAt(card, 'kind'));
  const giving = card.entries.find(
    ({ key, value }) =>
      !(value.span.start <= start && start < value.span.end) &&
      kind?.fields.find(({ id }) => id === key.text)?.type.type === 'language' &&
      givenNames(textAt(card, key.text) ?? '').includes(word),
  );
  const advice =
    giving && say('phrase/name-of-another-text', { word: written(word), field: written(giving.key.text) });
  return (
    advice && report(found.code, found.place, found.details as never, { severity: found.severity, advice })
  );
}

/** A finding with more details and parts: its words are made of them when they are asked for. */
const withDetails = (found: Diagnostic, details: object, parts: Partial<Diagnostic> = {}): Diagnostic =>
  Object.defineProperties(
    { ...found },
    {
      ...Object.getOwnPropertyDescriptors(found),
      details: { value: { ...(found.details as object), ...details }, enumerable: true },
      ...Object.fromEntries(
        Object.entries(parts).map(([name, value]) => [name, { value, enumerable: true }] as const),
      ),
    },
  ) as Diagnostic;

/** Whether a finding is about an unknown key of the card itself, and not of a map in it, that other cards have not either. */
const isUnread = ({ code, place, details }: Diagnostic, card: MapNode): boolean =>
  code === 'schema/unknown-key' &&
  ((details as Said & { readonly of?: readonly unknown[] }).of ?? []).length === 0 &&
  card.entries.some(({ key }) => key.span.start === place.span.start);

/** What the verb in front of a word is done with, where the word is what it is done with. */
function objectAt(text: string, at: number, verbs: Vocabulary['verbs']): string | undefined {
  const from = Math.max(text.lastIndexOf('\n', at - 1), at - LONGEST) + 1;
  const [, said] = OBJECT.exec(text.slice(from, at)) ?? [];
  const verb =
    said && verbs.find(({ id }) => id === said.toLowerCase() || thirdPerson(id) === said.toLowerCase());
  const takes = verb ? verb.parameters.find(({ preposition }) => preposition === undefined) : undefined;
  const [, noun] = HEAD.exec(takes?.phrase.snippet.text.trim() ?? '') ?? [];
  return noun && withArticle(singular(noun));
}

const LONGEST = 40;
/** A verb, and the words between it and its object. */
const OBJECT = /\b([a-z]+) (?:an?|the|all|each|every|any|another|\d+|two|three) $/i;
/** What a phrase is about, without where it is. */
const HEAD = /^(?:(?:an?|any|another) )?([a-z]+)/;

/** What is found of a value that a card has under a key. */
const OWN: ReadonlySet<Code> = new Set(['schema/unknown-key', 'schema/type', 'schema/form']);

/** A finding about a price, about dice or about what a field cannot hold, with what the card would say of it. */
function withOwn(found: Diagnostic, library: Library, vocabulary: Vocabulary): Diagnostic | undefined {
  if (found.code === 'schema/missing') return withValues(found, library, vocabulary);
  if (!OWN.has(found.code) && !isTextError(found)) return undefined;
  const file = library.file(found.place.file);
  const card = cardAt(file, found.place.span.start);
  if (!file || !card) return undefined;
  const group = groupOffer(found, file, card, vocabulary) ?? rangeOffer(found, file, card, vocabulary);
  if (group) return report(found.code, found.place, found.details as never, group);
  const numbers = numberOffer(found, file, card, vocabulary);
  if (numbers) return report(found.code, found.place, { key: textOf(found), near: [], known: [] }, numbers);
  const offer = priceOffer(found, file, card, vocabulary);
  if (!offer) return ownUseOffer(found, file, card, vocabulary) ?? diceOffer(found, file, card, vocabulary);
  return report(found.code, found.place, { key: textOf(found), near: [], known: [] }, offer);
}

/** So many values are offered for a field that is missing: of more, none is likelier than all others. */
const MOST_VALUES = 8;

/** A field that a card lacks and that holds one of a few values, with each of them as a line. */
function withValues(found: Diagnostic, library: Library, { kinds }: Vocabulary): Diagnostic | undefined {
  const file = library.file(found.place.file);
  const card = cardAt(file, found.place.span.start);
  const kind = card && kinds.find(({ id }) => id === textAt(card, 'kind'));
  const field = kind?.fields.find(({ id }) => id === textOf(found));
  if (!file || !card || field?.type.type !== 'value' || field.type.of.values.length > MOST_VALUES)
    return undefined;
  const fixes = field.type.of.values.flatMap(({ id }) => behindId(file, card, `${field.id}: ${id}`) ?? []);
  return fixes.length > 0
    ? report('schema/missing', found.place, found.details as never, { fixes })
    : undefined;
}

const textOf = ({ details }: Diagnostic): string => (details as Said).key ?? '';

/** The declaration as a line of the card, behind its id; none where the card brings something already. */
const bringing = (file: DataFile, card: MapNode, declaration: string): Fix | undefined =>
  entry(card, 'brings') ? undefined : behindId(file, card, declaration);

/** A line of a card behind its id. */
function behindId({ name, text }: DataFile, card: MapNode, declaration: string): Fix | undefined {
  const next = card.entries[card.entries.findIndex(({ key }) => key.text === 'id') + 1];
  if (!next) return undefined;
  const { start } = next.key.span;
  const indent = text.slice(text.lastIndexOf('\n', start - 1) + 1, start).replace('-', ' ');
  const edit = {
    place: { file: name, span: { start, end: start } },
    text: `${declaration}${card.flow ? ', ' : `\n${indent}`}`,
  };
  return { title: say('phrase/add', { what: written(declaration) }), edits: [edit] };
}

/** The help with what is offered besides, where it tells sentences as well. */
function withBrings(advice: Phrase | undefined, brings: string): Phrase | undefined {
  if (!advice || !('say' in advice) || advice.say !== 'phrase/nearest-sentences') return undefined;
  const help = advice.with?.help;
  if (typeof help !== 'object' || !('code' in help)) return undefined;
  const details = { ...(help.details as object), brings };
  return { ...advice, with: { ...advice.with, help: { ...help, details } } };
}

/** The card at an offset of a file. */
function cardAt(file: DataFile | undefined, offset: number): MapNode | undefined {
  const { root, kind } = file ?? {};
  const cards =
    kind === 'cards' ? (root?.kind === 'list' ? root.items : [root]) : items(valueOf(root, 'cards'));
  return cards.find(
    (each): each is MapNode => each?.kind === 'map' && each.span.start <= offset && offset <= each.span.end,
  );
}
