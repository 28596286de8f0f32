import '../../test/all-languages.ts';
import { languages } from '../../dsl/nlg/index.ts';
import { gamesThere } from '../../test/files.ts';
import { namedQuestions } from '../../test/play/named-questions.ts';
import { readGame } from '../../test/read-game.ts';
import type { Measured, Row } from '../row.ts';

function measure(size: number): Measured {
  const read = gamesThere().flatMap((id) =>
    languages.map((language) => namedQuestions(readGame(id), language, size)),
  );
  const count = (of: 'questions' | 'source' | 'target' | 'cost' | 'consequence'): number =>
    read.reduce((sum, each) => sum + each[of], 0);
  const faults = read.flatMap((each) => each.faults);
  return {
    measured: `${count('questions')} questions with ${count('source')} sources, ${count('target')} targets, ${count('cost')} costs and ${count('consequence')} consequences: ${faults.length} are not named`,
    met: read.length > 0 && faults.length === 0,
    details: faults.slice(0, 40),
  };
}

export const questions: Row = {
  what: 'questions in three languages that name the card or rule that asks, and target, cost and consequence where there are any',
  atLeast: 'all',
  full: 17,
  small: 1,
  unit: 'games of each, in each language',
  measure,
};
