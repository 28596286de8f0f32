/** Whether `the first player` would say something of the game's own instead of the first one that a text brought up. */
import type { NounLike } from '../../language/symbols/symbols.ts';
import { nameIn, nounFor } from './noun-forms.ts';
import type { DiscourseScope } from './discourse-scope.ts';
import type { Language } from '../../text/locale.ts';

const english = ['first', 'second', 'third', 'fourth', 'fifth'];
/** How ordinals begin, whatever agrees with them. */
const stems: Readonly<Record<Language, readonly string[]>> = {
  en: english,
  fr: ['premi', 'deuxi', 'second', 'troisi', 'quatri', 'cinqui'],
  de: ['erst', 'zweit', 'dritt', 'viert', 'fünft'],
};

/** For terms with the English words of the data, and for names as they are printed. */
export function hasOrdinalName({ vocabulary, language }: DiscourseScope, symbol: NounLike): boolean {
  const data = nounFor(symbol, 'en');
  if (english.some((word) => [data.one, data.many].some((noun) => vocabulary.terms.has(`${word} ${noun}`))))
    return true;
  const said = nounFor(symbol, language);
  const declared = [...vocabulary.terms.values()].flat().map((meaning) => meaning.symbol);
  return declared.some((each) => {
    if (each.sort === 'card' || each.sort === 'built-in') return false;
    const [first, ...rest] = nameIn(each, language).toLowerCase().split(' ');
    const noun = rest.join(' ');
    return (
      stems[language].some((stem) => first.startsWith(stem)) &&
      [said.one, said.many].some((one) => one.toLowerCase() === noun)
    );
  });
}
