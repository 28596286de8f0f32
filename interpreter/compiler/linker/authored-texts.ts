import { differences, type PhraseDifference } from '../../../dsl/nlg/compare/compare-printed.ts';
import { languages, type Language } from '../../../dsl/nlg/index.ts';
import { report } from '../../../dsl/diagnostics/report.ts';
import { placeIn } from '../../../dsl/text/source.ts';
import type { Vocabulary } from '../../../dsl/language/symbols/symbol-table.ts';
import { snippetOf, valueOf, type MapNode, type ScalarNode } from '../../../schemas/index.ts';
import { cardText } from '../cards/card-text.ts';
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
      if (value?.kind !== 'scalar' || !['number', 'range'].includes(type.type)) return [];
      return value.value === usual ? [] : [value.text];
    })
    .join(' ');

/** Warns where the own text of a card says something else than its effect does. */
export function checkOwnTexts(
  s: Sources,
  vocabulary: Vocabulary,
  nodeOf: ReadonlyMap<CardData, MapNode>,
): void {
  // Cards of one `each` share their text.
  const told = new Set<ScalarNode>();
  for (const [card, node] of nodeOf)
    for (const language of languages) {
      const own = ownTextOf(node, language);
      if (!own || told.has(own)) continue;
      told.add(own);
      const { texts } = cardText({ vocabulary }, card, language);
      const effect = texts.flatMap(({ lines }) => lines).join('\n');
      const text = snippetOf(s.fileOf(own), own);
      for (const { of, printed, effect: says } of differences(
        text.text,
        effect,
        beside(card, node),
        vocabulary,
        language,
      )) {
        const place = printed ? placeIn(text, printed.span) : { file: text.file, span: own.span };
        s.diagnostics.push(
          report(codes[of], place, { printed: printed?.word, effect: says }, { severity: 'warning' }),
        );
      }
    }
}
