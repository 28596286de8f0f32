/**
 * `needs: [3 fruits of different colours]`: each entry of such a list is about one card, and how several are alike is asked before
 * the card may be used: one `fruit` for each, and an ability that says when the card can be used.
 */
import { say, written } from '../../../dsl/diagnostics/catalogue/phrase.ts';
import { isTextError, type Diagnostic, type Fix } from '../../../dsl/diagnostics/diagnostic.ts';
import type { DiagnosticExtras } from '../../../dsl/diagnostics/report.ts';
import { writtenNumbers } from '../../../dsl/language/lexer/number-words.ts';
import { forms, type Vocabulary } from '../../../dsl/language/symbols/symbol-table.ts';
import type { FieldSymbol, KindSymbol } from '../../../dsl/language/symbols/symbols.ts';
import { withArticle } from '../../../dsl/text/english-inflection.ts';
import type { MapNode, ScalarNode } from '../../../schemas/index.ts';
import { textAt } from '../loader/link-context.ts';
import { ruleLine } from './rule-lines.ts';

const ALIKE = /^(?:(\d+|[a-z]+) )?([a-z-]+) (?:of|with|from) (?:the |all )?(same|different) ([a-z]+)$/;
/** One that is compared with an entry in front of it: `fruit of another colour`, `another fruit of the same colour`. */
const OTHER =
  /^(?:(another) )?([a-z-]+) (?:of|with|from) (?:(another|a different|a second|yet another|a third|a fourth|a fifth|a sixth)|the (same)) ([a-z]+)$/;
const ORDINALS = ['a third', 'a fourth', 'a fifth', 'a sixth'];
/** Other entries say how many there are. */
const APART = /^(\d+|[a-z]+) different ([a-z]+)$/;

/** What a list is to hold, and what is asked of all of it. */
interface Group {
  readonly list: string;
  readonly condition: string;
}

/** The list with an entry for each card, and an ability that asks how they are alike; nothing for other findings. */
export function groupOffer(
  found: Diagnostic,
  { text }: { readonly text: string },
  card: MapNode,
  vocabulary: Vocabulary,
): DiagnosticExtras | undefined {
  const { code, place } = found;
  if (!(isTextError(found) || code === 'schema/type') || card.flow) return undefined;
  const kind = vocabulary.kinds.find(({ id }) => id === textAt(card, 'kind'));
  const own = card.entries.find(
    ({ value: { span } }) => span.start <= place.span.start && place.span.start < span.end,
  );
  const field = kind?.fields.find(({ id }) => id === own?.key.text);
  const use = kind && field && useThatAsks(vocabulary, kind, field);
  if (!own || field?.type.type !== 'selections' || !use) return undefined;
  const { value } = own;
  if (value.kind === 'map' || (value.kind === 'list' && !value.flow)) return undefined;

  const entries = value.kind === 'list' ? value.items : [value];
  if (!entries.every((each): each is ScalarNode => each.kind === 'scalar')) return undefined;
  const group = groupOf(
    vocabulary,
    entries.map((each) => inOneForm(each.text.trim())),
  );
  const rule = group && `players can ${use} only if ${group.condition}`;
  const said = rule === undefined ? undefined : ruleLine(text, place.file, card, kind, rule);
  if (!group || !said) return undefined;
  const put = `[${group.list}]`;
  const title = say('phrase/write', {
    example: written(`${own.key.text}: ${put}\n${said.shown}`),
  });
  const edits: Fix['edits'] = [{ place: { file: place.file, span: value.span }, text: put }, ...said.edits];
  return { advice: title, fixes: [{ title, edits, whole: true }] };
}

/** The one verb that is done with a card whose list is met: what it takes says so, by a condition of the game. */
function useThatAsks(
  { functions, verbs }: Vocabulary,
  kind: KindSymbol,
  field: FieldSymbol,
): string | undefined {
  const { one, many } = forms(field);
  const asks = functions.flatMap(({ id, body }) =>
    body.form === 'if' &&
    new RegExp(`\\b(?:${one}|${many}) of the ${kind.id}\\b`).test(body.test.snippet.text)
      ? [id]
      : [],
  );
  const uses = verbs.filter(({ parameters: [first] }) =>
    asks.some(
      (id) => first && !first.preposition && new RegExp(`\\bis ${id}\\b`).test(first.phrase.snippet.text),
    ),
  );
  return uses.length === 1 ? `${uses[0].id} this` : undefined;
}

/** Entries that compare cards, and how many of them are alike. */
interface Alike {
  readonly noun: string | undefined;
  readonly value: string;
  readonly isSame: boolean;
  /** So many cards are asked for by these entries; all of the list where nothing says how many are alike. */
  readonly cards: number;
  readonly alike: number | 'all';
}

/** What entries ask for that are all about cards of one sort; none where there are others among them. */
function groupOf(vocabulary: Vocabulary, texts: readonly string[]): Group | undefined {
  const [compared, plain] = [texts.filter(isCompared), texts.filter((each) => !isCompared(each))];
  const found = alikeIn(compared, texts);
  if (!found) return undefined;
  const [field, kind] = [
    fieldOf(vocabulary, found.value),
    kindOf(vocabulary, found.noun ?? wordsOf(plain[0] ?? '')[1]),
  ];
  const counts = plain.map((each) => (kind ? countOf(each, kind) : undefined));
  if (!field || !kind || counts.includes(undefined)) return undefined;
  const several = (counts as number[]).reduce((sum, each) => sum + each, found.cards);
  const alike = found.alike === 'all' ? several : found.alike;
  if (alike < 2 || alike > several || several > MOST) return undefined;
  const zone = vocabulary.zones.filter(
    ({ of, inPlay, takes }) => of === 'player' && inPlay && takes?.includes(kind),
  );
  if (zone.length !== 1) return undefined;
  const one = forms(kind).one;
  const [of, many] = [forms(field).one, forms(field).many];
  const place = `in that player's ${forms(zone[0]).one}`;
  return {
    list: Array.from({ length: several }, () => one).join(', '),
    condition: found.isSame
      ? `there is ${withArticle(of)} where there are at least ${alike} ${forms(kind).many} of that ${of} ${place}`
      : `there are at least ${alike} ${forms(kind).many} ${place} where ${many} are different`,
  };
}

/** `three fruits of three different colours`, `3 fruits where colours are different`: of different colours. */
const inOneForm = (text: string): string =>
  text
    .replace(/^(\d+|[a-z]+) ([a-z-]+) where ([a-z]+) are (?:all )?(different|the same)$/, '$1 $2 of $4 $3')
    .replace(
      /^(\d+|[a-z]+) ([a-z-]+ (?:of|with|from)) (\d+|[a-z]+) (different [a-z]+)$/,
      (said, count: string, of: string, again: string, which: string) =>
        numberOf(count) === numberOf(again) ? `${count} ${of} ${which}` : said,
    );

const isCompared = (text: string): boolean => [ALIKE, OTHER, APART].some((form) => form.test(text));

/** How the cards of such entries are alike; none where that is open. */
function alikeIn(compared: readonly string[], texts: readonly string[]): Alike | undefined {
  const [first, ...more] = compared;
  if (first === undefined) return undefined;
  const [, count, noun, how, value] = ALIKE.exec(first) ?? [];
  const [, apart, only] = APART.exec(first) ?? [];
  const [, another, other, different, same, than] = OTHER.exec(first) ?? [];
  const isLast = texts.at(-1) === first;
  const number = numberOf(count ?? apart);
  if (only !== undefined && number !== undefined)
    return more.length > 0 || !isLast
      ? undefined
      : { noun: undefined, value: only, isSame: false, cards: 0, alike: number };
  // `fruit, fruit of the same colour`: that one and all in front of it.
  if (value !== undefined && another === undefined && (count === undefined || number !== undefined)) {
    if (more.length > 0 || (number === undefined && !isLast)) return undefined;
    return { noun, value, isSame: how === 'same', cards: number ?? 1, alike: number ?? 'all' };
  }
  if (than === undefined || texts[0] === first) return undefined;
  const rest = more.map((each) => OTHER.exec(each) ?? []);
  const isOneMore = rest.every(
    // A second *of another* one is another than all in front of it.
    ([, , what, which, , of], i) =>
      what === other && (which === ORDINALS[i] || which === 'another') && of === than,
  );
  if (!isOneMore || ORDINALS.includes(different ?? '') || (same !== undefined && more.length > 0))
    return undefined;
  return {
    noun: other,
    value: than,
    isSame: same !== undefined,
    cards: compared.length,
    alike: compared.length + 1,
  };
}

/** How many cards of a kind an entry asks for: `fruit`, `2 fruits`; none where it asks for something else. */
function countOf(text: string, kind: KindSymbol): number | undefined {
  const [count, noun] = wordsOf(text);
  const { one, many } = forms(kind);
  if (count === undefined) return noun === one ? 1 : undefined;
  return noun === many || noun === one ? numberOf(count) : undefined;
}

const wordsOf = (text: string): readonly [count: string | undefined, noun: string] => {
  const [, count, noun] = /^(\d+|[a-z]+) ([a-z-]+)$/.exec(text) ?? [];
  return noun === undefined ? [undefined, text] : [count, noun];
};

/** A field with values of a set, by either form of its name. */
const fieldOf = ({ kinds }: Vocabulary, said: string | undefined): FieldSymbol | undefined =>
  kinds
    .flatMap(({ fields }) => fields)
    .find((field) => field.type.type === 'value' && Object.values(forms(field)).includes(said ?? ''));

const kindOf = ({ kinds }: Vocabulary, said: string | undefined): KindSymbol | undefined =>
  kinds.find((kind) => Object.values(forms(kind)).includes(said ?? ''));

/** A number in digits or as a word; none of another word. */
function numberOf(said: string | undefined): number | undefined {
  const number = Number(said) || writtenNumbers.indexOf(said ?? '');
  return number > 0 ? number : undefined;
}

/** So many cards a list asks for at most. */
const MOST = 12;
