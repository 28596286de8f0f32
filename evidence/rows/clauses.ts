import { openLibrary } from '../../interpreter/index.ts';
import { clausesOf, coverageOf, runScenarios } from '../../interpreter/scenarios/index.ts';
import { filesBelow, gameFiles, isYaml } from '../../test/files.ts';
import { allThere } from '../needs.ts';
import type { Measured, Row } from '../row.ts';

/** Runs all scenarios of a game, those of its examples too, and compares what they prove with the list of clauses. */
function measure(id: string, wanted: number, ways: number): Measured {
  const files = new Map([...gameFiles(id), ...filesBelow(`examples/${id}`, isYaml)]);
  const library = openLibrary(files);
  const scenarios = [...files.keys()].filter((name) => name.endsWith('.scenario.yaml'));
  const results = runScenarios(library, scenarios, ways > 1 ? {} : { ways: ['straight'] });
  const failed = results.filter((result) => !result.passed).map((result) => `failed: ${result.title}`);
  const listed = clausesOf(library, id);
  if (!listed) return { measured: 'there is no list of clauses', met: false };
  const { byForm, clauses, missing } = coverageOf(results, listed.clauses);
  const part = (rulings: boolean): { proven: number; total: number } => {
    const those = clauses.filter(({ clause }) => (clause.kind === 'ruling') === rulings);
    return { proven: those.filter(({ forms }) => forms.length > 0).length, total: those.length };
  };
  const [rules, rulings] = [part(false), part(true)];
  const forms = Object.entries(byForm).map(([form, count]) => `${count} by ${form}`);
  return {
    measured: `${rules.proven} of ${rules.total} (${forms.join(', ')}, rulings among them), and ${rulings.proven} of ${rulings.total} rulings; ${results.length - failed.length} of ${results.length} scenarios pass`,
    met:
      rules.proven === rules.total &&
      rules.total === wanted &&
      rulings.proven === rulings.total &&
      failed.length === 0,
    details: [...failed, ...(missing.length > 0 ? [`not proven: ${missing.join(', ')}`] : [])],
  };
}

const row = (id: string, title: string, wanted: number): Row => ({
  what: `${title} clauses proven, by form`,
  atLeast: `${wanted} of ${wanted}`,
  full: 5,
  small: 1,
  unit: 'ways that each scenario is played',
  measure: allThere([id], (ways) => measure(id, wanted, ways)),
});

export const clauses = row('slasher', 'Slasher', 114);
export const hereToSlayClauses = row('here-to-slay', 'Here to Slay', 133);
export const slasherzClauses = row('slasherz', 'Slasherz', 134);
