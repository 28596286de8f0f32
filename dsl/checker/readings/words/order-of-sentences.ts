/** In which order sentences come, which their order says: `First, sell a fruit. Then draw a card.` */
import { ownVerb } from '../../../language/symbols/builtin-verb-forms.ts';
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';

const FIRST = /^(\s*(?:- )?)first,? ((?:you (?:may )?)?([a-z]+) )/gim;

/** The text without `first` in front of a verb; none where it says which one. */
export function withoutFirst(text: string, { verbForms }: Vocabulary): string[] {
  const put = text.replaceAll(FIRST, (said, margin: string, rest: string, verb: string) =>
    (verbForms.get(verb)?.form ?? ownVerb(verb)?.form) === 'base' ? margin + rest : said,
  );
  return put === text ? [] : [put];
}
