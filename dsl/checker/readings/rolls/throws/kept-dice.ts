/** What is kept of a throw: `roll two dice and keep the higher`, `roll twice and use the lower result`. */
import { numeric, type Throw } from './tests-of-throws.ts';

const KEPT = new RegExp(
  '^,? ?(?:\\. |and |then |and then )?(?:you )?(?:only )?(?:keep|use|take|choose|count)s? (?:only )?(?:the )?(highest|higher|high|best|better|lowest|lower|low|worst|worse)' +
    '(?: (\\d|one|two|three|four))?(?: of (?:them|the two|both|those|the (?:two |three |2 |3 )?(?:dice|rolls|results)))?(?: (?:one|die|dice|result|results|roll|number|value|total))?(?=$|[.,;:\\n]| and )',
);

/** A throw with what is kept of it. */
interface Kept {
  readonly throw: Throw;
  /** The names of all that is thrown. */
  readonly names: readonly string[];
  /** What is worked out of them. */
  readonly lets: readonly string[];
  /** What follows. */
  readonly rest: string;
}

/** What is kept of a throw with so many dice; none where that is open or cannot be worked out. */
export function keptOf(
  said: string,
  name: string,
  twice: boolean,
  dice: number | undefined,
): Kept | undefined {
  const [whole, which, number] = KEPT.exec(said) ?? [];
  const roll = `the ${name}`;
  if (whole === undefined)
    return twice
      ? undefined
      : { throw: { value: roll, ...(dice && { roll }) }, names: [name], lets: [], rest: said };
  const rest = said.slice(whole.length);
  const isHigh = /^(?:h|b)/.test(which);
  const count = Number(numeric(number ?? '1'));
  if (twice)
    return {
      throw: { value: 'the kept' },
      names: ['once', 'again'].map((each) => `${name}-${each}`),
      lets: [`let kept be (the ${isHigh ? 'greater' : 'lesser'} of the ${name}-once and the ${name}-again)`],
      rest,
    };
  if (dice === undefined || dice < 2) return undefined;
  const best = `the ${isHigh ? 'highest' : 'lowest'} die of ${roll}`;
  if (count === 1) return { throw: { value: best, roll }, names: [name], lets: [], rest };
  if (count !== dice - 1) return undefined;
  const left = `the ${isHigh ? 'lowest' : 'highest'} die of ${roll}`;
  return {
    throw: { value: 'the kept', roll },
    names: [name],
    lets: [`let kept be (the total die of ${roll} - ${left})`],
    rest,
  };
}
