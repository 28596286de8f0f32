import { openLibrary } from '../../interpreter/index.ts';
import { clausesOf, coverageOf, runScenarios } from '../../interpreter/scenario/index.ts';
import { gameFiles } from '../../test/files.ts';
import type { Measured, Row } from '../row.ts';

/** Runs all scenarios and compares what they prove with the list of clauses. */
function measure(ways: number): Measured {
  const files = gameFiles('slasher');
  const library = openLibrary(files);
  const scenarios = [...files.keys()].filter((name) => name.endsWith('.scenario.yaml'));
  const results = runScenarios(library, scenarios, ways > 1 ? {} : { ways: ['straight'] });
  const failed = results.filter((result) => !result.passed).map((result) => `failed: ${result.title}`);
  const listed = clausesOf(library, 'slasher');
  if (!listed) return { measured: 'there is no list of clauses', met: false };
  const { byForm, clauses, missing } = coverageOf(results, listed.clauses);
  const part = (rulings: boolean): { proven: number; total: number } => {
    const those = clauses.filter(({ clause }) => (clause.kind === 'ruling') === rulings);
    return { proven: those.filter(({ forms }) => forms.length > 0).length, total: those.length };
  };
  const [rules, rulings] = [part(false), part(true)];
  const forms = Object.entries(byForm).map(([form, count]) => `${count} by ${form}`);
  return {
    measured: `${rules.proven} of ${rules.total} (${forms.join(', ')}), and ${rulings.proven} of ${rulings.total} rulings; ${results.length - failed.length} of ${results.length} scenarios pass`,
    met: rules.proven === rules.total && rules.total >= 114 && failed.length === 0,
    details: [...failed, ...(missing.length > 0 ? [`not proven: ${missing.join(', ')}`] : [])],
  };
}

export const clauses: Row = {
  what: 'Slasher clauses proven, by form',
  atLeast: '114 of 114',
  full: 4,
  small: 1,
  unit: 'ways that each scenario is played',
  measure,
};
