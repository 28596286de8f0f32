import { allThere } from '../needs.ts';
import type { Measured, Row } from '../row.ts';
import { writtenBack } from '../written-back.ts';

const SHARE = 0.95;

/** What was written back is kept; whether it does the same is found out each time. */
function measure(): Measured {
  const all = writtenBack();
  const others = all.filter(({ differs }) => differs !== undefined);
  const same = all.length - others.length;
  return {
    measured: `${same} of ${all.length} (${((same / all.length) * 100).toFixed(0)} %)`,
    met: same / all.length >= SHARE,
    details: others.map(({ name, differs }) => `${name}: ${differs}`),
  };
}

export const writtenBackTexts: Row = {
  what: 'what a text says against what the card does: the printed English written back into the language with only the text and the words of the game at hand',
  atLeast: '95 % of 60 cards, drawn by a seed, give the same compiled effect',
  full: 1,
  small: 1,
  unit: 'look at all of them',
  open: true,
  measure: allThere(['here-to-slay', 'hismment', 'slasher', 'slasherz'], measure),
};
