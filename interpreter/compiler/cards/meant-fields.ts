/** Keys that a card's kind has not, as the fields that are meant by them: by the printed name, or by what they hold. */
import { say, written } from '../../../dsl/diagnostics/catalogue/phrase.ts';
import type { Diagnostic, Fix } from '../../../dsl/diagnostics/diagnostic.ts';
import { report } from '../../../dsl/diagnostics/report.ts';
import type { Vocabulary } from '../../../dsl/language/symbols/symbol-table.ts';
import type { FieldSymbol, KindSymbol, Names } from '../../../dsl/language/symbols/symbols.ts';
import { entry, type Entry, type MapNode } from '../../../schemas/index.ts';
import { textAt, type Sources } from '../loader/link-context.ts';
import { heldNumbers } from '../offers/number-offers.ts';

/** What is found of the shapes of cards, with the fields that unknown keys mean; such a field is not missing besides. */
export function withMeantFields(
  s: Sources,
  { kinds }: Vocabulary,
  nodes: readonly MapNode[],
  found: readonly Diagnostic[],
): readonly Diagnostic[] {
  const here = new Map<MapNode, Set<string>>();
  const isIn = (node: MapNode, { place: { file, span } }: Diagnostic): boolean =>
    s.fileOf(node) === file && node.span.start <= span.start && span.start <= node.span.end;
  const named = found.map((each) => {
    if (each.code !== 'schema/unknown-key') return each;
    const node = nodes.find((card) => isIn(card, each));
    const own = node?.entries.find(({ key }) => key.span.start === each.place.span.start);
    const kind = kinds.find(({ id }) => node && id === textAt(node, 'kind'));
    if (!node || !own || !kind) return each;
    const free = kind.fields.filter(({ id }) => !entry(node, id));
    const fields = free.filter((field) => isCalled(field, own.key.text));
    const { near = [] } = each.details as { readonly near?: readonly string[] };
    const numbers = fields.length === 0 ? heldNumbers(own, kind, node)?.field : undefined;
    // A key that is spelled like the field of the numbers is changed to it.
    const isHeld = numbers !== undefined && !near.includes(numbers.id);
    const meant = isHeld ? [numbers] : fields;
    here.set(node, new Set([...(here.get(node) ?? []), ...meant.map(({ id }) => id)]));
    if (isHeld) return withDetails(each, { near: [] });
    if (fields.length > 0) return withNear(each, idsOf(fields));
    return near.length > 0 ? each : withDetails(each, { of: othersWith(kinds, kind, own) });
  });
  return named.filter(
    (each) =>
      each.code !== 'schema/missing' ||
      ![...here].some(
        ([node, ids]) => ids.has((each.details as { readonly key: string }).key) && isIn(node, each),
      ),
  );
}

const idsOf = (fields: readonly FieldSymbol[]): readonly string[] => fields.map(({ id }) => id);

const withDetails = (
  { code, place, details }: Diagnostic,
  more: object,
  fixes: readonly Fix[] = [],
): Diagnostic => report(code, place, { ...(details as object), ...more } as never, { fixes });

/** A finding that names other keys, and offers them. */
const withNear = (found: Diagnostic, near: readonly string[]): Diagnostic =>
  withDetails(
    found,
    { near },
    near.map((to) => ({
      title: say('phrase/change-it-to', { what: written(to) }),
      edits: [{ place: found.place, text: to }],
    })),
  );

/** Whether a field is called so where it is printed, or by another word that people have for it. */
function isCalled({ names }: FieldSymbol, word: string): boolean {
  const said = word.toLowerCase();
  return [...wordsOf(names), ...Object.values(names.also ?? {}).flat()].some(
    (each) => each.toLowerCase().replace(/ (?:m|f|n|mp|fp|np)$/, '') === said,
  );
}

const wordsOf = ({ en, fr = [], de = [], printed = {} }: Names): readonly string[] => [
  ...en,
  ...fr,
  ...de,
  ...Object.values(printed).flat(),
];

/** The other kinds whose cards have such a key. */
const othersWith = (kinds: readonly KindSymbol[], own: KindSymbol, { key }: Entry): readonly string[] =>
  kinds.filter((kind) => kind !== own && kind.fields.some(({ id }) => id === key.text)).map(({ id }) => id);
