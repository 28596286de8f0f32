import '../../test/all-languages.ts';
import { languages } from '../../dsl/nlg/index.ts';
import { allThere } from '../needs.ts';
import { judgedTexts, type JudgedSort, type Verdict } from '../printed-texts.ts';
import type { Measured, Row } from '../row.ts';

const games = ['here-to-slay', 'hismment', 'slasher', 'slasherz'];

/** The verdicts of the texts that the seed draws; what changed since it was judged is not good. */
function measure(sort: JudgedSort, share: number): Measured {
  const parts = languages.map((language) => {
    const texts = judgedTexts(sort, language);
    const count = (verdict: Verdict): number => texts.filter((each) => each.verdict === verdict).length;
    const good = count('good') / texts.length;
    return {
      language,
      met: good >= share && count('wrong') === 0,
      said: `${language} ${(good * 100).toFixed(0)} % of ${texts.length} good, ${count('stilted')} stilted, ${count('wrong')} wrong or misleading, ${count('not judged')} not judged`,
    };
  });
  return {
    measured: parts.map(({ said }) => said).join('; '),
    met: parts.every(({ met }) => met),
  };
}

const row = (sort: JudgedSort, what: string, share: number): Row => ({
  what,
  atLeast: `${share * 100} % good in each language, none wrong or misleading`,
  full: 1,
  small: 1,
  unit: 'look at all verdicts',
  open: true,
  measure: allThere(games, () => measure(sort, share)),
});

export const cardVerdicts = row(
  'cards',
  'a third of all texts of cards, drawn by a seed and judged as an editor of a publisher would',
  0.9,
);
export const bookVerdicts = row(
  'rule-books',
  'a third of all lines of rule books, judged the same way',
  0.85,
);
export const logVerdicts = row(
  'logs',
  'a third of every fifth of the first 300 lines of the log of a game of each, judged the same way',
  0.85,
);
