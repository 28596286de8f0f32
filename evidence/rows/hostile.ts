import { trials, type Trials } from '../../test/hostile/trials.ts';
import type { Measured, Row } from '../row.ts';

const MOST_MEMORY = 500 * 2 ** 20;
const percent = (part: number, of: number): string => `${of === 0 ? 0 : ((100 * part) / of).toFixed(1)} %`;

function summary(what: string, { tried, lost, memory, longest }: Trials): Measured {
  const wrong = tried.flatMap(({ title, wrong: found }) => (found === undefined ? [] : `${title}: ${found}`));
  const accepted = tried.filter((each) => each.accepted);
  const placed = accepted.filter(({ played }) => played!.placed > 0).length;
  const effects = accepted.filter(({ played }) => played!.effects > 0).length;
  const faults = new Map<string, number>();
  for (const { played } of accepted)
    for (const code of played!.faults) faults.set(code, (faults.get(code) ?? 0) + 1);
  const stopped = [...faults].map(([code, times]) => `${code} ${times}`).join(', ');
  const cards =
    what === 'cards'
      ? `; ${placed} of them in the first hand or in play, ${percent(effects, accepted.length)} took effect`
      : '';
  return {
    measured: `${tried.length + lost.length} ${what}: ${wrong.length} crashes or wrong outputs, ${lost.length} hangs or deaths, ${Math.round(memory / 2 ** 20)} MB more at most than all games take; ${accepted.length} accepted and played${cards}`,
    met: wrong.length === 0 && lost.length === 0 && memory < MOST_MEMORY && tried.length > 0,
    details: [
      `the longest took ${(longest.ms / 1000).toFixed(1)} s: ${longest.title}`,
      ...(stopped === '' ? [] : [`games that were stopped with a message: ${stopped}`]),
      ...wrong.slice(0, 10),
      ...lost.slice(0, 10),
    ],
  };
}

export const hostileFiles: Row = {
  what: 'generated hostile files, each validated, rendered and, where it is accepted, played in 3 random games',
  atLeast: '0 crashes, 0 hangs over 10 s, 0 over 500 MB',
  full: 600,
  small: 26,
  unit: 'files',
  measure: async (size) => summary('files', await trials('files', size)),
};

export const hostileCards: Row = {
  what: 'cards that are made at random or changed in one place, each accepted one played in 3 random games with it in the first hand or in play',
  atLeast: '0 crashes, 0 hangs over 10 s, 0 over 500 MB',
  full: 50_000,
  small: 40,
  unit: 'cards',
  measure: async (size) => summary('cards', await trials('cards', size)),
};
