import type { Diagnostic } from '../../dsl/diagnostics/diagnostic.ts';
import { checkShape } from '../../schemas/index.ts';
import { gamesOf, type Library } from '../compiler/loader/library.ts';
import { items, textAt } from '../compiler/loader/link-context.ts';
import type { ScenarioForm, Proof, ScenarioResult } from './scenario-result.ts';

/** A rule of a game in words, as `clauses.yaml` beside its `game.yaml` lists them. */
export interface Clause {
  readonly id: string;
  readonly kind: string;
  readonly says: string;
}

/** A clause and what shows that it is kept. */
export interface Covered {
  readonly clause: Clause;
  /** The forms by which it is proven; none: it is not. */
  readonly forms: readonly ScenarioForm[];
  readonly scenarios: readonly {
    readonly file: string;
    readonly title: string;
    readonly form: ScenarioForm;
  }[];
}

/** Which clauses are proven: by an expectation that held, in a scenario that passed. */
export interface Coverage {
  readonly clauses: readonly Covered[];
  readonly proven: number;
  readonly total: number;
  readonly missing: readonly string[];
  readonly byForm: Readonly<Record<ScenarioForm, number>>;
  readonly byKind: Readonly<Record<string, { readonly proven: number; readonly total: number }>>;
  /** Clauses that scenarios name and nobody has listed. */
  readonly unknown: readonly string[];
}

/** The clauses of a game; undefined where it lists none. */
export function clausesOf(
  library: Library,
  game: string,
): { clauses: Clause[]; diagnostics: readonly Diagnostic[] } | undefined {
  const home = gamesOf(library).find((each) => each.id === game)?.file;
  const file = home && library.file(`${home.slice(0, home.lastIndexOf('/') + 1)}clauses.yaml`);
  if (!file) return undefined;
  const diagnostics = [
    ...file.diagnostics,
    ...(file.root ? checkShape('clauses', file.root, file.name) : []),
  ];
  const clauses = items(file.root).map((node): Clause => ({
    id: textAt(node, 'id') ?? '',
    kind: textAt(node, 'kind') ?? 'rule',
    says: textAt(node, 'says') ?? '',
  }));
  return { clauses, diagnostics };
}

const isProven = ({ forms }: Covered): boolean => forms.length > 0;

/** Compares what scenarios have proven with the clauses of a game. */
export function coverageOf(results: readonly ScenarioResult[], clauses: readonly Clause[]): Coverage {
  const proofs = new Map<string, { result: ScenarioResult; proof: Proof }[]>();
  for (const result of results) {
    for (const proof of result.proves) {
      const known = proofs.get(proof.clause);
      if (known) known.push({ result, proof });
      else proofs.set(proof.clause, [{ result, proof }]);
    }
  }
  const covered = clauses.map((clause): Covered => {
    const held = (proofs.get(clause.id) ?? []).filter(({ result, proof }) => proof.held && result.passed);
    const scenarios = [...new Set(held.map(({ result }) => result))];
    return {
      clause,
      forms: [...new Set(held.map(({ proof }) => proof.form))],
      scenarios: scenarios.map(({ file, title, form }) => ({ file, title, form })),
    };
  });
  const byForm = (form: ScenarioForm): number => covered.filter(({ forms }) => forms.includes(form)).length;
  const kinds = [...new Set(clauses.map((clause) => clause.kind))];
  const ofKind = (kind: string): Covered[] => covered.filter(({ clause }) => clause.kind === kind);
  return {
    clauses: covered,
    proven: covered.filter(isProven).length,
    total: clauses.length,
    missing: covered.filter((each) => !isProven(each)).map(({ clause }) => clause.id),
    byForm: { play: byForm('play'), check: byForm('check'), sample: byForm('sample') },
    byKind: Object.fromEntries(
      kinds.map((kind) => [
        kind,
        { proven: ofKind(kind).filter(isProven).length, total: ofKind(kind).length },
      ]),
    ),
    unknown: [...proofs.keys()].filter((id) => !clauses.some((clause) => clause.id === id)),
  };
}
