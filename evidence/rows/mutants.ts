import { lineAndColumn } from '../../dsl/text/source.ts';
import { filesBelow, gamesThere, isYaml } from '../../test/files.ts';
import type { Judged } from '../../test/mutations/judge.ts';
import { mutate, percentOf } from '../../test/mutations/run.ts';
import { reasonFor } from '../../test/mutations/same.ts';
import type { Measured, Row } from '../row.ts';

const AT_LEAST = 99.5;
const ALL = 4000;
const NAMES = ['a name misspelt', 'a declared name misspelt'];

/** Changes of all data, one word, number or line at a time: each must be refused in its place, or be seen. */
function measure(size: number): Measured {
  const { judged, scores, survivors } = mutate(ALL, 'mutations', Math.max(1, Math.round(ALL / size)));
  const files = new Map([...filesBelow('cards', isYaml), ...filesBelow('examples', isYaml)]);
  const inWords = (each: Judged): string => {
    const { file, of, start, now } = each.change;
    const { line, column } = lineAndColumn(files.get(file)!, start);
    const reason = reasonFor(each)?.why;
    const codes = [...new Set(each.found.map(({ code }) => code))].slice(0, 3).join(', ');
    return `${each.verdict}: ${file}:${line}:${column} ${of}: \`${each.was.trim().slice(0, 60)}\` → \`${now}\`${codes ? ` (${codes})` : ''}${reason ? `: ${reason}` : ''}`;
  };
  const all = percentOf(scores);
  const names = percentOf(scores.filter(({ of }) => NAMES.includes(of)));
  const count = (verdict: Judged['verdict']): number =>
    judged.filter((each) => each.verdict === verdict).length;
  const inOne = judged.filter(({ sameIn }) => sameIn.length > 0).length;
  return {
    measured: `${judged.length} changes: ${all.toFixed(2)} % told, of misspelt names ${names.toFixed(2)} %; ${count('refused')} refused in their place, ${count('at its use')} where the old name is used, ${count('differs')} play and read otherwise, ${count('told')} are warned about`,
    met:
      gamesThere().length > 0 &&
      // Of a small sample one may be told in another place.
      (all >= AT_LEAST || survivors.filter((each) => !reasonFor(each)).length <= 1) &&
      names === 100 &&
      count('thrown') === 0 &&
      count('reads the same') === 0,
    details: [
      ...scores.map(
        (score) =>
          `${score.of}: ${score.seen} of ${score.made}${score.same > 0 ? `, and ${score.same} mean the same` : ''} (${percentOf([score]).toFixed(1)} %)`,
      ),
      `effects that differ and read the same in one of the languages, or two: ${inOne}`,
      ...survivors.map(inWords),
    ],
  };
}

export const mutants: Row = {
  what: 'single changes of a word, number or line in all cards, examples and game files',
  atLeast: `${AT_LEAST} % refused in their place or visibly different; misspelt names 100 %`,
  full: ALL,
  small: 40,
  unit: 'changes',
  measure,
};
