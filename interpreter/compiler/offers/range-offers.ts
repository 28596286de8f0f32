/**
 * `ripe: 8+ and even`, `ripe: 7 or 12`, `ripe: (7 + the number of fruits in your basket)+`: a range holds numbers that are printed, and what is asked of
 * the roll besides is an ability that says when the card may be used so.
 */
import { say, written } from '../../../dsl/diagnostics/catalogue/phrase.ts';
import type { Diagnostic, Fix } from '../../../dsl/diagnostics/diagnostic.ts';
import type { DiagnosticExtras } from '../../../dsl/diagnostics/report.ts';
import { forms, type Vocabulary } from '../../../dsl/language/symbols/symbol-table.ts';
import type { FieldSymbol, KindSymbol } from '../../../dsl/language/symbols/symbols.ts';
import type { MapNode } from '../../../schemas/index.ts';
import { textAt } from '../loader/link-context.ts';
import { ruleLine } from './rule-lines.ts';

const PARITY = /^(\d+[+-]|\d+\.\.\d+)(?: and|,| if| but only if)? (?:it is |only )?(odd|even)$/;
const SUM = /^\((\d+) ?\+ ?(the number of [^()]+)\)\+$/;

/** The range that can be printed, and an ability with the rest; nothing for other findings. */
export function rangeOffer(
  { code, place }: Diagnostic,
  { text }: { readonly text: string },
  card: MapNode,
  vocabulary: Vocabulary,
): DiagnosticExtras | undefined {
  if (code !== 'schema/form' || card.flow) return undefined;
  const kind = vocabulary.kinds.find(({ id }) => id === textAt(card, 'kind'));
  const own = card.entries.find(({ value: { span } }) => span.start === place.span.start);
  const field = kind?.fields.find(({ id }) => id === own?.key.text);
  const use = kind && field && useInRange(vocabulary, kind, field);
  if (!own || own.value.kind !== 'scalar' || field?.type.type !== 'range' || !use) return undefined;
  const said = own.value.text.trim();
  const [, range, parity] = PARITY.exec(said) ?? [];
  const [, least, more = ''] = SUM.exec(said) ?? [];
  const apart = numbersApart(said);
  const put = range ?? apart?.range ?? (least === undefined ? undefined : `${least}+`);
  if (put === undefined) return undefined;
  const asked = apart?.asked ?? [parity ?? `at least (${least} + ${ofThatPlayer(vocabulary, more)})`];
  const tests = asked.map((each) => `this card's roll is ${each}`).join(' or ');
  const line = ruleLine(text, place.file, card, kind, `players can ${use} only if ${tests}`);
  if (!line) return undefined;
  const title = say('phrase/write', {
    example: written(`${own.key.text}: ${put}\n${line.shown}`),
  });
  const edits: Fix['edits'] = [
    { place: { file: place.file, span: own.value.span }, text: put },
    ...line.edits,
  ];
  return { advice: title, fixes: [{ title, edits, whole: true }] };
}

const APART = /^\d+(?:(?:, ?| ?\/ ?)\d+)*(?:,? (?:or|and) | ?\/ ?)\d+\+?$/;

/** `7 or 12`, `2, 7 or 12`, `4 or 10+`: the range from the first to the last, and the numbers in it that count. */
function numbersApart(
  said: string,
): { readonly range: string; readonly asked: readonly string[] } | undefined {
  if (!APART.test(said)) return undefined;
  const numbers = said.match(/\d+/g)!.map(Number);
  if (numbers.some((each, i) => i > 0 && each <= numbers[i - 1])) return undefined;
  const isOpen = said.endsWith('+');
  return {
    range: isOpen ? `${numbers[0]}+` : `${numbers[0]}..${numbers.at(-1)}`,
    asked: numbers.map((each, i) => (isOpen && i === numbers.length - 1 ? `at least ${each}` : String(each))),
  };
}

/** The one verb that is done where a roll is in such a range: a verb of the game says so. */
function useInRange({ verbs }: Vocabulary, kind: KindSymbol, field: FieldSymbol): string | undefined {
  const name = kind.id;
  const pattern = new RegExp(`\\bis in the ${name}'s ${forms(field).one}, ([a-z]+) the ${name}$`, 'gm');
  const uses = verbs.flatMap(({ texts = [] }) =>
    texts.flatMap(({ snippet }) => [...snippet.text.matchAll(pattern)].map(([, verb]) => verb)),
  );
  const [use] = uses;
  return uses.length === 1 && verbs.some(({ id }) => id === use) ? `${use} this` : undefined;
}

/** What a card counts of the player who uses it, as a rule for all players says it. */
const ofThatPlayer = ({ nouns }: Vocabulary, sum: string): string =>
  sum
    .replaceAll(
      /\b([a-z]+?)s (?:that )?you(?: have|'ve)? ([a-z]+)\b/g,
      (said, what: string, done: string) => {
        const noun = nouns.find((each) => each.names.en[0] === `${done} ${what}`);
        return noun ? `${forms(noun).many} of that player` : said;
      },
    )
    .replaceAll(/\byour\b/g, "that player's");
