/**
 * What a card says about its own use, in a field that does something or in one that its kind has not: `opponents cannot outbid you
 * for this` belongs to the abilities of the card. Where its kind has no free field for them, the card brings one.
 */
import { withoutMargin } from '../../../dsl/text/line-margins.ts';
import { say, written } from '../../../dsl/diagnostics/catalogue/phrase.ts';
import { isTextError, type Diagnostic, type Fix } from '../../../dsl/diagnostics/diagnostic.ts';
import { report } from '../../../dsl/diagnostics/report.ts';
import { closedForThis } from '../../../dsl/checker/readings/limits/closed-windows.ts';
import { asksWhatWasPaid } from '../../../dsl/checker/readings/prices/paid-cards.ts';
import { useOfThis } from '../../../dsl/checker/suggestions/own-uses.ts';
import type { KindSymbol } from '../../../dsl/language/symbols/symbols.ts';
import type { Vocabulary } from '../../../dsl/language/symbols/symbol-table.ts';
import { entry, type Entry, type MapNode } from '../../../schemas/index.ts';
import { textAt } from '../loader/link-context.ts';

const CANNOT = "(?:cannot|can not|can['’]t|may not)";
/** A sentence about the use of the card. */
const OWN = new RegExp(
  `^(?:(?:you|players|opponents|other players|nobody|no one) (?:${CANNOT}|can|may)(?: only)? ([a-z-]+) (?:[^,:]* )?this(?: card)?(?: (?:only if|unless) [^,:]+)?|to ([a-z-]+) this(?: card)?, [^:]+|this(?: card)? (?:${CANNOT}|can(?: only)?) be ([a-z-]+)(?: by [a-z ]+)?(?: only if [^,:]+)?|as an (?:additional|extra) cost to ([a-z-]+) this(?: card)?, [^:]+|(?:only )?([a-z-]+) this(?: card)? only if [^,:]+)$`,
  'i',
);
/** What a card costs besides, without a word for its use. */
const COST = /^as an? (?:additional|extra) (?:cost|price), [^:]+$/i;

function isOwn(line: string, vocabulary: Vocabulary, kind: KindSymbol): boolean {
  const { verbForms, zones } = vocabulary;
  if (closedForThis(line, vocabulary) !== undefined) return true;
  if (COST.test(line.trim())) return useOfThis(vocabulary, kind) !== undefined;
  const word = OWN.exec(line.trim().replace(/\.$/, ''))
    ?.slice(1)
    .find((each) => each !== undefined);
  const verb = verbForms.get(word?.toLowerCase() ?? '')?.verb;
  if (!verb) return word !== undefined && /^(?:use|play)$/i.test(word);
  const takes = verb.parameters
    .find(({ preposition }) => preposition === undefined)
    ?.phrase.snippet.text.trim();
  // What is done with cards in play is no use of one.
  const [, there] = / in (?:your|the|an? [a-z]+'s|any) (.+)$/.exec(takes ?? '') ?? [];
  const place = zones.find(({ names }) => there === names.en[0] || there?.startsWith(`${names.en[0]} `));
  return takes !== undefined && (place ? !place.inPlay : /\b(?:player|opponent|roll)s?$/.test(takes));
}
/** The field that is brought where the text has none of its own. */
const BROUGHT = 'terms';

/** A finding of such a text, with the change that puts it where it belongs; nothing for other findings. */
export function ownUseOffer(
  found: Diagnostic,
  { text, name }: { readonly text: string; readonly name: string },
  card: MapNode,
  vocabulary: Vocabulary,
): Diagnostic | undefined {
  if (card.flow) return undefined;
  const kind = vocabulary.kinds.find(({ id }) => id === textAt(card, 'kind'));
  const { start } = found.place.span;
  const own = card.entries.find(({ key, value }) => key.span.start <= start && start <= value.span.end);
  if (!kind || !own) return undefined;
  const isOfUse = (line: string): boolean => isOwn(line, vocabulary, kind);
  const put =
    found.code === 'schema/unknown-key'
      ? ofUnknown(own, kind, card, text, isOfUse)
      : isTextError(found)
        ? ofEffect(own, kind, card, text, isOfUse)
        : undefined;
  if (!put) return undefined;
  const title = say('phrase/write', { example: written(put.said) });
  const edits: Fix['edits'] = [{ place: { file: name, span: put.span }, text: put.text }];
  return report(found.code, found.place, found.details as never, {
    advice: title,
    fixes: [{ title, edits }],
  });
}

interface Put {
  readonly span: { readonly start: number; readonly end: number };
  readonly text: string;
  /** The first line of it. */
  readonly said: string;
}

/** `skill: opponents cannot outbid you for this` on a card whose kind has no such field. */
function ofUnknown(
  { key, value }: Entry,
  kind: KindSymbol,
  card: MapNode,
  text: string,
  isOfUse: (line: string) => boolean,
): Put | undefined {
  if (value.kind !== 'scalar' || typeof value.value !== 'string' || entry(card, 'brings')) return undefined;
  const lines = value.value.split('\n').filter((line) => line.trim() !== '');
  if (lines.length === 0 || !lines.every(isOfUse)) return undefined;
  const said = brings(kind, key.text);
  const at = key.span.start;
  return { span: { start: at, end: at }, text: `${said}\n${marginAt(text, at)}`, said };
}

/** Such sentences among those of an effect. */
function ofEffect(
  own: Entry,
  kind: KindSymbol,
  card: MapNode,
  text: string,
  isOfUse: (line: string) => boolean,
): Put | undefined {
  const { key, value } = own;
  const type = kind.fields.find(({ id }) => id === key.text)?.type;
  if (type?.type !== 'language' || type.entry !== 'effect') return undefined;
  if (value.kind !== 'scalar' || typeof value.value !== 'string') return undefined;
  const lines = value.value.split(/\n|(?<=[.;]) +/).filter((line) => line.trim() !== '');
  const [mine, rest] = [lines.filter(isOfUse), lines.filter((line) => !isOfUse(line))];
  // What was paid is known to the text of the price only.
  if (mine.some((line) => /\b(?:cost|also)\b/.test(line)) && asksWhatWasPaid(rest.join('\n')))
    return undefined;
  if (mine.length === 0 || rest.length === 0 || /[#"]|: /.test(lines.join('\n'))) return undefined;
  const free = kind.fields.find(
    (field) => field.type.type === 'language' && field.type.entry === 'abilities' && !entry(card, field.id),
  );
  if (!free && entry(card, 'brings')) return undefined;
  const { start } = key.span;
  const margin = marginAt(text, start);
  const head = free ? '' : `${brings(kind, BROUGHT)}\n${margin}`;
  const field = (id: string, of: readonly string[]): string =>
    of.length === 1 && !/^[-|>]/.test(of[0])
      ? `${id}: ${of[0].trim()}`
      : `${id}: |\n${of.map((line) => `${margin}  ${line}`).join('\n')}`;
  const end = /\n\s*$/.exec(text.slice(start, value.span.end))?.[0] ?? '';
  const put = `${head}${field(free?.id ?? BROUGHT, mine)}\n${margin}${field(key.text, rest)}`;
  return {
    span: { start, end: value.span.end - end.length },
    text: put,
    said: withoutMargin(put),
  };
}

const brings = ({ id }: KindSymbol, field: string): string =>
  `brings: { kinds: { ${id}: { fields: { ${field}: { type: abilities, optional: true } } } } }`;

const marginAt = (text: string, at: number): string =>
  text.slice(text.lastIndexOf('\n', at - 1) + 1, at).replace('-', ' ');
