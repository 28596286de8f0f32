/** Hints for undeclared words on a card: what the card would have to declare. */
import { withNearest } from '../../../dsl/checker/suggestions/known-forms.ts';
import type { Code } from '../../../dsl/diagnostics/codes.ts';
import { isPutOn } from '../../../dsl/checker/readings/counters/counters-put-on.ts';
import { say, written, type Phrase } from '../../../dsl/diagnostics/catalogue/phrase.ts';
import { isTextError, type Diagnostic, type Fix } from '../../../dsl/diagnostics/diagnostic.ts';
import { singular, thirdPerson, withArticle } from '../../../dsl/text/english-inflection.ts';
import type { Vocabulary } from '../../../dsl/language/symbols/symbol-table.ts';
import { forms } from '../../../dsl/language/symbols/symbol-table.ts';
import { entry, valueOf, type MapNode, type Node } from '../../../schemas/index.ts';
import type { DataFile, Library } from '../loader/library.ts';
import { items, textAt } from '../loader/link-context.ts';
import { diceOffer } from '../offers/dice-offers.ts';
import { ownUseOffer } from '../offers/own-use-offers.ts';
import { groupOffer } from '../offers/group-offers.ts';
import { rangeOffer } from '../offers/range-offers.ts';
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
  'name/unknown-noun': ({ word = '', of }, card, { kinds }, { place }, text) => {
    const one = singular(word);
    const kind = textAt(card, 'kind');
    if (isPutOn(text, place.span.start) && kind !== undefined)
      return brings('counters', one, `{ of: ${kind}, from: 0 }`);
    // Turns are no amount that somebody has: a counter that is called so would do nothing.
    if (of === 'counters' && one === 'turn') return undefined;
    if (of === 'counters') return brings('counters', one, '{ of: player, from: 0 }');
    const [first] = kinds;
    return first && brings('nouns', one, `{ is: ${withArticle(forms(first).one)} }`);
  },
  'name/unknown-verb': (_, __, vocabulary, found, text) => broughtVerb(found, vocabulary, text) ?? 'brings',
  'name/unknown-word': () => 'brings',
  'name/unknown-quality': ({ word = '', values = [] }, _, { enums }) => {
    const set = enums.find((each) => each.values.some(({ id }) => values.includes(id)));
    return set && brings('values', set.id, `{ of: [${word}] }`);
  },
  'schema/unknown-key': ({ key = '' }, card, { kinds }, { place }) => {
    const own = entry(card, key);
    const kind = kinds.find(({ id }) => id === textAt(card, 'kind'));
    if (!kind || own?.key.span.start !== place.span.start) return undefined;
    const value = own.value.kind === 'scalar' ? own.value.value : undefined;
    // A sentence in a field that no rule reads would be there to look at: the card would do nothing.
    if (typeof value === 'string' && value.includes(' ')) return undefined;
    const type = `{ type: ${typeof value === 'number' ? 'number' : 'text'}, optional: true }`;
    return brings('kinds', kind.id, `{ fields: { ${key}: ${type} } }`);
  },
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
  if (word !== undefined && object === undefined)
    return counter && brings('verbs', word, `{ do: gain ${withArticle(forms(counter).one)} }`);
  const offered = fixes?.at(0)?.edits.at(0)?.text;
  if (word === undefined || offered === undefined) return undefined;
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
  const nearest = withNearest(found);
  if (nearest !== found) return nearest;
  const hint = hints[found.code];
  if (!hint || ((found.details as Said).near ?? []).length > 0) return found;
  const file = library.file(found.place.file);
  const card = cardAt(file, found.place.span.start);
  const offered = card && hint(found.details as Said, card, vocabulary, found, file?.text ?? '');
  if (!file || !card || offered === undefined) return found;
  const advice = withBrings(found.advice, offered);
  // A value is all there is to it, and so is a counter; what else is brought has to be filled in.
  const isWhole = found.code === 'schema/not-one-of' || offered.startsWith('brings: { counters: ');
  const fix = isWhole ? bringing(file, card, offered) : undefined;
  // The words of a finding are made of its details when they are asked for.
  return Object.defineProperties(
    { ...found },
    {
      ...Object.getOwnPropertyDescriptors(found),
      details: { value: { ...(found.details as object), brings: offered }, enumerable: true },
      ...(fix ? { fixes: { value: [...(found.fixes ?? []), fix], enumerable: true } } : {}),
      ...(advice && { advice: { value: advice, enumerable: true } }),
    },
  ) as Diagnostic;
}

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
