import { seenBy } from '../../dsl/openness.ts';
import type { Game, Offer } from '../game.ts';
import { onlyAnswer, question, type Answer, type Match } from './match.ts';

/** Nobody in particular: what is open to them is open to all. */
const ANYBODY = -1;

/**
 * The answer to the question what to do next where only one thing can be done and everybody could say so: what stands
 * against the others does not hang on cards that somebody does not see. Choices of things are forced by the game itself.
 */
export function forcedForAll(match: Match, seat: number): Answer | undefined {
  const asking = question(match, seat);
  if (asking?.instruction.op !== 'menu') return undefined;
  const labels = asking.instruction.options.map(({ label }) => label);
  const offer = offersOf(match.game).find(
    ({ actions, abilities }) =>
      !abilities && actions.length > 0 && actions.every(({ id }, i) => id === labels[i]),
  );
  const open = offer?.actions.every(({ allowed }) =>
    allowed.every(({ test }) => isOpenTest(match.game, test)),
  );
  return open ? onlyAnswer(match, seat) : undefined;
}

const isOpenTest = ({ cards }: Game, test: unknown): boolean =>
  seenBy(ANYBODY, test, (field) => cards.flatMap((card) => card.conditions.get(field) ?? []));

/** Everything that steps and windows offer. */
const offersOf = ({ steps, windows }: Game): Offer[] => [
  ...steps.flatMap((step) =>
    step.kind === 'turns' ? step.parts.flatMap((part) => (part.kind === 'actions' ? [part.offer] : [])) : [],
  ),
  ...windows.map(({ offer }) => offer),
];
