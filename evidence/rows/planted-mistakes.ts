import { mistakeKinds, plantMistakes, type Planted } from '../../test/mutations/planted-mistakes.ts';
import type { Measured, Row } from '../row.ts';

const AT_LEAST = { found: 99.5, inPlace: 99, one: 97, meant: 95 };
/** A line with two mistakes has a message for each. */
const most = ({ kind }: Planted): number => (kind.startsWith('two') ? 2 : 1);

const isFound = (each: Planted): boolean => each.understood || each.found.length > 0;
const isInPlace = (each: Planted): boolean => each.understood || each.inPlace;
const isOne = (each: Planted): boolean => each.found.length <= most(each);
const isMeant = (each: Planted): boolean => each.understood || each.helped;

/** Mistakes of people, planted in clean files of all games: whether they are found, where, and what is said. */
function measure(size: number): Measured {
  const all = plantMistakes(size, 'people');
  const share = (is: (each: Planted) => boolean): number => (all.filter(is).length / all.length) * 100;
  const shares = {
    found: share(isFound),
    inPlace: share(isInPlace),
    one: share(isOne),
    meant: share(isMeant),
  };
  const understood = all.filter((each) => each.understood).length;
  const wrong = all.filter((each) => ![isFound, isInPlace, isOne, isMeant].every((is) => is(each)));
  return {
    measured: `${all.length} mistakes of ${mistakeKinds.length} kinds: ${shares.found.toFixed(1)} % found (${understood} of them understood as they are), ${shares.inPlace.toFixed(1)} % in place, ${shares.one.toFixed(1)} % one message each, ${shares.meant.toFixed(1)} % with help that means what was meant`,
    met: Object.entries(AT_LEAST).every(([what, least]) => {
      const missed = Math.round((all.length * (100 - shares[what as keyof typeof shares])) / 100);
      // Of a small sample one may be missed.
      return missed <= Math.max(1, Math.floor((all.length * (100 - least)) / 100 + 1e-9));
    }),
    details: wrong.map(
      (each) =>
        `${each.kind}: ${each.file}:${each.line} \`${each.now.slice(0, 80)}\`: ${each.found
          .slice(0, 2)
          .map(({ message, help }) => `${message}; ${help ?? 'no help'}`.slice(0, 160))
          .join(' / ')}`,
    ),
  };
}

export const plantedMistakes: Row = {
  what: 'mistakes of people, planted by a script in clean cards of all games: print, signs, keys, values, grammar, several at once',
  atLeast: '99.5 % found, 99 % in place, 97 % one message each, 95 % with help that means what was meant',
  full: 324,
  small: mistakeKinds.length,
  unit: 'mistakes',
  measure,
};
