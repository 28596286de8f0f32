/**
 * `price: discard a card` on a card whose kind has no such field: what is paid to use the card belongs to its
 * abilities, `to play this, also discard a card`.
 */
import { withoutMargin } from '../../../dsl/text/line-margins.ts';
import { say, written } from '../../../dsl/diagnostics/catalogue/phrase.ts';
import type { Diagnostic, Fix } from '../../../dsl/diagnostics/diagnostic.ts';
import type { DiagnosticExtras } from '../../../dsl/diagnostics/report.ts';
import { useOfThis } from '../../../dsl/checker/suggestions/own-uses.ts';
import type { Vocabulary } from '../../../dsl/language/symbols/symbol-table.ts';
import { entry, type MapNode } from '../../../schemas/index.ts';
import { textAt } from '../loader/link-context.ts';

/** Keys under which people write what a card costs besides. */
const PRICES: readonly string[] = ['price', 'cost', 'additional cost', 'extra cost'];
/** The field for abilities that a card brings where its kind has none, or where the one there is has a text. */
const BROUGHT = 'terms';

/** The price of a card as one of its abilities: nothing for other findings. */
export function priceOffer(
  { code, place }: Diagnostic,
  { text }: { readonly text: string },
  card: MapNode,
  vocabulary: Vocabulary,
): DiagnosticExtras | undefined {
  const own = card.entries.find(({ key }) => key.span.start === place.span.start);
  if (code !== 'schema/unknown-key' || !own || !PRICES.includes(own.key.text) || card.flow) return undefined;
  const kind = vocabulary.kinds.find(({ id }) => id === textAt(card, 'kind'));
  const use = kind && useOfThis(vocabulary, kind);
  const { value } = own;
  if (!use || value.kind !== 'scalar' || value.style !== 'plain' || /\n|^\d+$/.test(value.text))
    return undefined;
  const free = kind.fields.find(
    ({ id, type }) => type.type === 'language' && type.entry === 'abilities' && !entry(card, id),
  );
  const line = `to ${use}, also ${value.text}`;
  if (!free && entry(card, 'brings')) return undefined;
  const start = own.key.span.start;
  const indent = text.slice(text.lastIndexOf('\n', start - 1) + 1, start).replace('-', ' ');
  const brings = `brings: { kinds: { ${kind.id}: { fields: { ${BROUGHT}: { type: abilities, optional: true } } } } }`;
  const put = free ? `${free.id}: ${line}` : `${brings}\n${indent}${BROUGHT}: ${line}`;
  const title = say('phrase/write', { example: written(withoutMargin(put)) });
  const edits: Fix['edits'] = [
    { place: { file: place.file, span: { start, end: value.span.end } }, text: put },
  ];
  return { advice: title, fixes: [{ title, edits }] };
}
