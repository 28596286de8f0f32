/** What a card says besides of the verbs that it uses, where their game asks for it: what they mean, and their signs. */
import { parseSpoken } from '../../dsl/language/parser/spoken-form.ts';
import { entryOfObjects } from '../../dsl/language/parser/parse.ts';
import { syntaxOf } from '../../dsl/language/syntax/syntax-visit.ts';
import type { VerbSymbol } from '../../dsl/language/symbols/symbols.ts';
import { verbOf } from '../../dsl/nlg/realiser/verb-phrases.ts';
import { withoutStop } from '../../dsl/nlg/realiser/word-joining.ts';
import { colonIn, type Language } from '../../dsl/nlg/index.ts';
import { wholeText } from '../../dsl/text/source.ts';
import type { CardData, Game } from '../game/linked-game.ts';
import { verbText } from './verb-text.ts';

/** A sentence for each verb that a card uses and that has a reminder, in the order in which the card says them. */
export function remindersOf(
  { vocabulary }: Pick<Game, 'vocabulary'>,
  card: CardData,
  language: Language,
): string[] {
  return verbsOf(vocabulary.verbForms, card).flatMap((verb) => {
    if (!verb.reminder) return [];
    const { order, first, does } = verbText(vocabulary, verb, language);
    const meaning = [...first, ...does].join(' ');
    return meaning === '' ? [] : [`(${withoutStop(order.join(' '))}${colonIn(language)} ${meaning})`];
  });
}

/** The signs of the verbs that a card uses, each with the words in front of which it is shown: the forms of the verb. */
export const verbIconsOf = (
  { vocabulary }: Pick<Game, 'vocabulary'>,
  card: CardData,
  language: Language,
): { readonly icon: string; readonly words: readonly string[] }[] =>
  verbsOf(vocabulary.verbForms, card).flatMap((verb) => {
    if (verb.icon === undefined) return [];
    const { infinitive, order, you, one, many, done } = verbOf(verb, language).forms;
    return [{ icon: verb.icon, words: [...new Set([infinitive, order, you, one, many, done])] }];
  });

/** The verbs of the game in the texts of a card, each once. */
function verbsOf(forms: Game['vocabulary']['verbForms'], card: CardData): readonly VerbSymbol[] {
  const found = card.symbol.kind.fields.flatMap(({ id, printed, type }) => {
    if (!printed || type.type !== 'language') return [];
    const text = card.written.get(id)?.[0];
    if (text === undefined) return [];
    const { tree } = parseSpoken(
      type.verb === undefined ? type.entry : entryOfObjects(text),
      wholeText(text),
    );
    return tree === undefined ? [] : syntaxOf(tree, 'order').map(({ verb }) => forms.get(verb.text)?.verb);
  });
  return [...new Set(found.filter((verb) => verb !== undefined))];
}
