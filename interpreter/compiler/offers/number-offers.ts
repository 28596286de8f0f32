/**
 * `effect: +4 to a roll` on a card whose kind has no such field and says by a list of numbers what it adds: the numbers belong to
 * the list, and what the card does besides to its abilities.
 */
import { withoutMargin } from '../../../dsl/text/line-margins.ts';
import { say, written } from '../../../dsl/diagnostics/catalogue/phrase.ts';
import type { Diagnostic, Fix } from '../../../dsl/diagnostics/diagnostic.ts';
import type { DiagnosticExtras } from '../../../dsl/diagnostics/report.ts';
import { useOfThis } from '../../../dsl/checker/suggestions/own-uses.ts';
import { forms, type Vocabulary } from '../../../dsl/language/symbols/symbol-table.ts';
import type { FieldSymbol, KindSymbol } from '../../../dsl/language/symbols/symbols.ts';
import { entry, type Entry, type MapNode } from '../../../schemas/index.ts';
import { textAt } from '../loader/link-context.ts';

const NUMBER = String.raw`[+-]?\d+`;
const ADDED = new RegExp(
  String.raw`^(?:adds? |gives? )?(${NUMBER}(?:(?: or |, ?|\/)${NUMBER})*)(?: (?:to|on) (?:an?|any|your|the|one)(?: [a-z']+)*? rolls?(?:(?:,? and then|,? then|,? and|[.;]) (.+))?)?$`,
  'i',
);

/** What such a key holds: the field that has the numbers, these, and the rest of the text. */
interface Numbers {
  readonly field: FieldSymbol;
  readonly numbers: readonly number[];
  readonly rest: string | undefined;
}

/** Reads the value of an unknown key as numbers of its card; nothing where the kind has no one list of them that must be there. */
export function heldNumbers({ value }: Entry, kind: KindSymbol, card: MapNode): Numbers | undefined {
  const lists = kind.fields.filter(({ type, optional }) => type.type === 'numbers' && !optional);
  const [field] = lists;
  if (lists.length !== 1 || value.kind !== 'scalar') return undefined;
  const [, said, rest] = ADDED.exec(value.text.trim().replace(/\.$/, '')) ?? [];
  if (said === undefined || (entry(card, field.id) && !/\s/.test(value.text.trim()))) return undefined;
  return { field, numbers: (said.match(/[+-]?\d+/g) ?? []).map(Number), rest };
}

/** The numbers and the abilities in their fields: nothing for other findings. */
export function numberOffer(
  { code, place, details }: Diagnostic,
  { text }: { readonly text: string },
  card: MapNode,
  vocabulary: Vocabulary,
): DiagnosticExtras | undefined {
  const own = card.entries.find(({ key }) => key.span.start === place.span.start);
  const kind = vocabulary.kinds.find(({ id }) => id === textAt(card, 'kind'));
  if (code !== 'schema/unknown-key' || !own || !kind) return undefined;
  const said = heldNumbers(own, kind, card);
  const { near = [] } = details as { readonly near?: readonly string[] };
  // A key that is spelled like the field of the numbers is changed to it.
  if (!said || near.length > 0) return undefined;
  const { field, numbers, rest } = said;
  const free = kind.fields.find(({ type }) => type.type === 'language' && type.entry === 'abilities');
  const use = useOfThis(vocabulary, kind);
  const names = { kind: forms(kind).many, key: own.key.text, numbers: field.id, abilities: free?.id };
  const bare = say('phrase/numbers-of-a-card', { ...names, example: undefined });
  if (entry(card, field.id) || (rest !== undefined && (!free || !use || entry(card, free.id))))
    return { advice: bare, fixes: [] };
  const start = own.key.span.start;
  const next = card.flow
    ? ', '
    : `\n${text.slice(text.lastIndexOf('\n', start - 1) + 1, start).replace('-', ' ')}`;
  const line = rest === undefined ? [] : [`${free!.id}: ${inFlow(card, `when you ${use}, ${rest}`)}`];
  const put = [`${field.id}: [${numbers.join(', ')}]`, ...line].join(next);
  const example = written(withoutMargin(put));
  const edits: Fix['edits'] = [
    { place: { file: place.file, span: { start, end: own.value.span.end } }, text: put },
  ];
  return {
    advice: say('phrase/numbers-of-a-card', { ...names, example }),
    fixes: [{ title: say('phrase/write', { example }), edits }],
  };
}

/** A sentence as a value between braces, where a comma would end it. */
const inFlow = ({ flow }: MapNode, line: string): string => (flow ? JSON.stringify(line) : line);
