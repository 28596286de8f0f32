/**
 * What the text of a kind is called, in another word: `all stalls have no effect`, where a stall has a `sign`. And texts that are silenced:
 * `cancel the effects of all stalls until your next turn`.
 */
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import type { KindSymbol } from '../../../language/symbols/symbols.ts';

const UNTIL = '((?: (?:until|this turn|this round|for the rest of)[^,:\\n]*)?)';

/** The text with the field that the kind has; none where nothing is silenced. */
export function withTextsOfKinds(text: string, { kinds }: Vocabulary): string[] {
  const put = kinds.reduce((said, kind) => {
    const field = textOf(kind);
    if (field === undefined) return said;
    const { one, many } = forms(kind);
    const texts = `(?:effects?|abilit(?:y|ies)|texts?|${field}s?)`;
    const who = `((?:all|each|every|the|that|those|this|your|an?|another|opponents') (?:[a-z-]+ )?(?:${many}|${one})(?: (?:in|of) [a-z' ]+?)?)`;
    return said
      .replaceAll(
        new RegExp(
          `\\b(?:cancel|negate|ignore|nullify|suppress|disable|silence) the ${texts} of ${who}${UNTIL}(?=$|[,\\n])`,
          'g',
        ),
        (_, cards: string, until: string) => `${cards} ${hasOf(cards)} no ${field}${until}`,
      )
      .replaceAll(
        new RegExp(
          `\\b${who} (?:have|has|loses?) (?:no|(?:all )?(?:its|their)|all) ${texts}${UNTIL}(?=$|[,\\n])`,
          'g',
        ),
        (_, cards: string, until: string) => `${cards} ${hasOf(cards)} no ${field}${until}`,
      );
  }, text);
  return put === text ? [] : [put];
}

const hasOf = (cards: string): string => (/^(?:all|those|your|opponents')/.test(cards) ? 'have' : 'has');

/** The one text of the language that cards of a kind print; none where they print several, or none. */
function textOf({ fields }: KindSymbol): string | undefined {
  const texts = fields.filter(
    ({ type }) => type.type === 'language' && (type.entry === 'effect' || type.entry === 'abilities'),
  );
  return texts.length === 1 ? forms(texts[0]).one : undefined;
}
