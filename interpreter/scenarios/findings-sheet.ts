import { writeInstead } from '../../dsl/diagnostics/replacement-fixes.ts';
import { say, type Phrase, type Sought } from '../../dsl/diagnostics/catalogue/phrase.ts';
import type { Code } from '../../dsl/diagnostics/codes.ts';
import { nearest } from '../../dsl/text/edit-distance.ts';
import type { Node, ScalarNode } from '../../schemas/index.ts';
import { reportAtNode, placeOf, scalars, type Sources } from '../compiler/loader/link-context.ts';
import type { ScenarioForm, Proof } from './scenario-result.ts';

/** What one scenario has come to so far: findings with places in its file, and proofs. */
export interface ScenarioSheet extends Sources {
  readonly form: ScenarioForm;
  readonly proofs: Proof[];
}

export const newSheet = (file: string, form: ScenarioForm): ScenarioSheet => ({
  fileOf: () => file,
  from: (made) => made,
  diagnostics: [],
  texts: [],
  trees: [],
  references: [],
  form,
  proofs: [],
});

/** Notes which clauses an expectation proves. */
export function prove(sheet: ScenarioSheet, proves: Node | undefined, held: boolean): void {
  for (const clause of scalars(proves))
    sheet.proofs.push({ clause: clause.text, form: sheet.form, held, place: placeOf(sheet, clause) });
}

/** Complains about a word that nothing is called by, with the nearest right ones. */
export function reportUnknownName(
  sheet: ScenarioSheet,
  what: Sought | Phrase,
  node: ScalarNode,
  known: Iterable<string>,
  advice?: Phrase,
): undefined {
  const all = [...known];
  const near = advice ? [] : nearest(node.text, all);
  return reportAtNode(
    sheet,
    'scenario/unknown',
    node,
    {
      what: typeof what === 'string' ? say(`no/${what}`) : what,
      card: what === 'card-of-this-game',
      word: node.text,
      near,
      all,
    },
    {
      ...(advice ? { advice } : {}),
      fixes: writeInstead(placeOf(sheet, node), near),
    },
  );
}

/** Complains about what does not hold. */
export function fails<C extends Code>(...found: Parameters<typeof reportAtNode<C>>): false {
  reportAtNode(...found);
  return false;
}

/** The index of a seat by its name. */
export function seatNamed(
  sheet: ScenarioSheet,
  seats: readonly string[],
  node: ScalarNode,
): number | undefined {
  const seat = seats.indexOf(node.text);
  return seat >= 0 ? seat : reportUnknownName(sheet, 'player-of-this-scenario', node, seats);
}

/** The seats that a node names, one or a list; `nobody` is none. Undefined where one is unknown. */
export function seatsOf(sheet: ScenarioSheet, seats: readonly string[], node: Node): number[] | undefined {
  const names = scalars(node);
  if (names.length === 1 && names[0].text === 'nobody') return [];
  const twice = names.find((name, i) => names.findIndex(({ text }) => text === name.text) < i);
  if (twice)
    return reportAtNode(sheet, 'scenario/wanted', twice, {
      what: twice.text,
      wanted: say('phrase/each-player-once'),
    });
  const found = names.map((name) => seatNamed(sheet, seats, name));
  return found.includes(undefined) ? undefined : (found as number[]);
}
