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
  const { byKind, byForm, missing } = coverageOf(results, listed.clauses);
  const kinds = Object.entries(byKind).map(([kind, { proven, total }]) => `${proven} of ${total} (${kind})`);
  const forms = Object.entries(byForm).map(([form, count]) => `${count} by ${form}`);
  const ruled = byKind['rule'] ?? Object.values(byKind)[0];
  return {
    measured: `${kinds.join(', ')}; ${forms.join(', ')}; ${results.length - failed.length} of ${results.length} scenarios pass`,
    met: ruled !== undefined && ruled.proven === ruled.total && ruled.total >= 114 && failed.length === 0,
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
