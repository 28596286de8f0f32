import { differences, type PhraseDifference } from '../../../dsl/nlg/compare/compare-printed.ts';
import { languages, type Language } from '../../../dsl/nlg/index.ts';
import { report } from '../../../dsl/diagnostics/report.ts';
import { placeIn } from '../../../dsl/text/source.ts';
import type { Vocabulary } from '../../../dsl/language/symbols/symbol-table.ts';
import { entry, snippetOf, valueOf, type MapNode, type ScalarNode } from '../../../schemas/index.ts';
import { cardText } from '../cards/card-text.ts';
import { scalarList } from '../cards/printed-values.ts';
import type { CardData } from '../../game/linked-game.ts';
import type { Sources } from '../loader/link-context.ts';

/** The own text of a card in a language, where it has one; a text without a language is English. */
function ownTextOf(card: MapNode, language: Language): ScalarNode | undefined {
  const text = valueOf(card, 'text');
  const own = text?.kind === 'map' ? valueOf(text, language) : language === 'en' ? text : undefined;
  return own?.kind === 'scalar' && own.text.trim() !== '' ? own : undefined;
}

/** The own texts of a card by language. */
export const ownTexts = (card: MapNode): ReadonlyMap<Language, string> =>
  new Map(
    languages.flatMap((language) => {
      const own = ownTextOf(card, language);
      return own ? [[language, own.text.trim()] as const] : [];
    }),
  );

const codes = {
  number: 'game/printed-number',
  verb: 'game/printed-verb',
  condition: 'game/printed-condition',
} as const satisfies Record<PhraseDifference['of'], string>;

/** The numbers that the card prints beside its texts; what it has by default was not written for it. */
const beside = ({ symbol: { kind } }: CardData, node: MapNode): string =>
  kind.fields
    .flatMap(({ id, type, default: usual }) => {
      const value = valueOf(node, id);
      if (!['number', 'range', 'numbers'].includes(type.type)) return [];
      if (value?.kind === 'list') return scalarList(value).map(({ text }) => text.replace(/^[+-]/, ''));
      return value?.kind !== 'scalar' || value.value === usual ? [] : [value.text];
    })
    .join(' ');

/** Warns where the own text of a card says something else than its effect does; in data that are `wrong`, of cards without any effect. */
export function checkOwnTexts(
  s: Sources,
  vocabulary: Vocabulary,
  nodeOf: ReadonlyMap<CardData, MapNode>,
  wrong: boolean,
): void {
  // Cards of one `each` share their text.
  const told = new Set<ScalarNode>();
  for (const [card, node] of nodeOf) {
    const idle = idleFields(card, node);
    if (wrong && !idle) continue;
    for (const language of languages) {
      const own = ownTextOf(node, language);
      if (!own || told.has(own)) continue;
      told.add(own);
      const { texts } = idle ? { texts: [] } : cardText({ vocabulary }, card, language);
      const effect = texts.flatMap(({ lines }) => lines).join('\n');
      const text = snippetOf(s.fileOf(own), own);
      const found = differences(text.text, effect, beside(card, node), vocabulary, language);
      for (const { of, printed, effect: says } of idle ? oneOfIdle(found, vocabulary) : found) {
        const place = printed ? placeIn(text, printed.span) : { file: text.file, span: own.span };
        const details = { printed: printed?.word, effect: says, ...(idle && { fields: idle }) };
        s.diagnostics.push(report(codes[of], place, details as never, { severity: 'warning' }));
      }
    }
  }
}

/** The fields in which a card of this kind says what it does, where it has none of them. */
function idleFields({ symbol: { kind } }: CardData, node: MapNode): readonly string[] | undefined {
  const fields = kind.fields.filter(({ type }) => type.type === 'language' && DOES.has(type.entry));
  return fields.length === 0 || fields.some(({ id }) => entry(node, id))
    ? undefined
    : fields.map(({ id }) => id);
}

const DOES: ReadonlySet<string> = new Set(['effect', 'abilities']);

/** Of a text that nothing carries out the first verb of the game tells it all. */
function oneOfIdle(
  found: readonly PhraseDifference[],
  { verbForms }: Vocabulary,
): readonly PhraseDifference[] {
  const verbs = found.filter(({ of, printed }) => of === 'verb' && printed);
  const ofGame = verbs.filter(({ printed }) => verbForms.has(printed!.word.toLowerCase()));
  return [...ofGame, ...verbs].slice(0, 1);
}
