/** What of the language a game makes use of, for the parts of a rule book that explain it. */
import { offersOf } from '../../game/placed-offers.ts';
import type { CheckedAbility } from '../../../dsl/ir/statements.ts';
import { eachNode } from '../../../dsl/ir/visit.ts';
import { programsOf } from '../../compiler/linker/text-programs.ts';
import type { Game } from '../../game/linked-game.ts';

const BASICS = ['attach', 'cover', 'consecutive', 'announce', 'decide', 'settle'] as const;

/** A node that asks of cards, alone or together, that their values follow each other. */
interface Asking {
  readonly kind?: string;
  readonly test?: { readonly kind?: string };
  readonly pick?: { readonly together: readonly { readonly kind: string }[] };
}

const asksForRun = ({ kind, test, pick }: Asking): boolean =>
  [kind, test?.kind, ...(pick?.together ?? []).map((each) => each.kind)].includes('consecutive');

/** Whether an ability that may be used is paid for with counters. */
function isPriced(ability: CheckedAbility): boolean {
  let paid = false;
  if (ability.kind === 'activated')
    eachNode(ability.acts.slice(0, ability.heads), (node) => (paid ||= node.op === 'count'));
  return paid;
}

export function usedBy(game: Game) {
  const used = new Set<string>();
  const { steps, abilities } = game;
  const programs = [...programsOf(game), ...abilities.flatMap(({ program }) => program ?? [])];
  const allowed = offersOf(game).flatMap(({ offer }) => offer.actions.flatMap((action) => action.allowed));
  const until = steps.flatMap((step) =>
    step.kind === 'turns'
      ? [step.until, ...step.parts.map((part) => (part.kind === 'actions' ? part.until : undefined))]
      : [],
  );
  const tree = [...programs.map(({ program }) => program.acts), ...allowed.map(({ test }) => test), ...until];
  eachNode(tree, (node) => {
    used.add(node.op);
    if (asksForRun(node as Asking)) used.add('consecutive');
  });
  return {
    /** Orders of the language that need a word of explanation, of those that the game uses. */
    basics: BASICS.filter((op) => used.has(op)),
    /** Something is chosen by several at once, in secret. */
    secret: used.has('secretly'),
    /** Cards print a price in front of what it is paid for. */
    priced: abilities.some(({ ability, card }) => card !== undefined && isPriced(ability)),
  };
}
