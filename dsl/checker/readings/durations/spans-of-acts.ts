/**
 * What a card gets when it does something that goes on for a while: `when this attacks, it gets +2 strength` is for that attack. What is
 * over at once leaves it for good.
 */
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import type { VerbSymbol } from '../../../language/symbols/symbols.ts';

const CARD = '(this(?: card)?|the equipped [a-z-]+)';
const GETS = new RegExp(
  `^(\\s*(?:(?:once|twice|\\d+ times) per [a-z]+, |while [^,:]+, )*)(?:when(?:ever)?|each time|every time) ${CARD} ((?:is |are )?)([a-z-]+)((?: [^,:]+)?), (?:(it|this(?: card)?|the equipped [a-z-]+)(?: also)? (?:gets?|gains?|has|receives?) ([+-]\\d+) ([a-z]+(?: [a-z]+)?)|([+-]\\d+) to (?:(its)|(this card's|the equipped [a-z-]+'s)) ([a-z]+(?: [a-z]+)?)|([+-]\\d+) to the ([a-z]+(?: [a-z]+)?) of (this(?: card)?|the equipped [a-z-]+))$`,
);

/** A text with the end of each such span; none where nothing changes. */
export function withSpansOfActs(text: string, vocabulary: Vocabulary): string[] {
  const put = text
    .split('\n')
    .map((line) => {
      const found = GETS.exec(line) ?? [];
      const [plus, of, bearer] = found.slice(13);
      const [, head, card, is, word, behind, who, more, field, change, its, whose, value] = found;
      const verb = vocabulary.verbForms.get(word ?? '')?.verb;
      const target = who === 'it' || its !== undefined ? card : (bearer ?? who ?? whose?.replace(/'s$/, ''));
      const what = field ?? value ?? of;
      if (!verb || !vocabulary.terms.has(what) || target !== card) return line;
      const span = goesOn(verb, is === '') ? `until the end of the ${verb.id}` : 'for the rest of the game';
      return `${head}when ${card} ${is}${word}${behind}, ${more ?? change ?? plus} to the ${what} of ${card} ${span}`;
    })
    .join('\n');
  return put === text ? [] : [put];
}

/** Whether something may happen between the beginning and the end of a verb. */
const goesOn = ({ body }: VerbSymbol, byItself: boolean): boolean =>
  body.some(
    (each) =>
      (each.kind === 'order' && /^(?:settle|open|make|hold)$/.test(each.verb.text)) ||
      (byItself && each.kind === 'if'),
  );
