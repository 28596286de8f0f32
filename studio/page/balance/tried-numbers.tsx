/** A number of a card, tried with one less and one more beside it as it is. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { BalanceState, TriedNumber } from '../../engine/balance/balance-calls.ts';
import { readyTable, tell } from '../engines.ts';
import { language, pageTexts } from '../page-choices.ts';
import { faces, openFile, setTexts } from '../studio-state.ts';
import { letPlay, running } from './balance-state.ts';
import { IntervalBar } from './interval-bar.tsx';
import { percent, points } from './result-numbers.ts';
import { ResultTable } from './result-table.tsx';

export function TriedNumbers({ players }: { readonly players: number }): preact.JSX.Element | null {
  const w = pageTexts.value;
  const numbers = useSignal<readonly TriedNumber[]>([]);
  const open = openFile.value;
  const cards = open?.mine ? (faces.value[open.name]?.cards ?? []).map(({ id }) => id) : [];
  const files = setTexts.value;
  const spoken = language.value;
  useEffect(() => {
    if (running.value || cards.length === 0) {
      numbers.value = [];
      return;
    }
    readyTable()
      .then((engine) => engine.ask('numbers', { files, cards, language: spoken }))
      .then((found) => (numbers.value = found))
      .catch(tell);
  }, [files, cards.join(' '), spoken]);
  if (numbers.value.length === 0) return null;
  return (
    <p class="row tried">
      <span>{w.whatIf}</span>
      {numbers.value.map(({ card, field, label, value, values }) => (
        <button
          key={`${card} ${field}`}
          type="button"
          class="small"
          disabled={running.value}
          onClick={() => void letPlay(players, false, { card, field, values })}
        >
          {w.tryNumber(label, value, values)}
        </button>
      ))}
    </p>
  );
}

/** What other values of a number make of the card. */
export function SweepTables({ state }: { readonly state: BalanceState }): preact.JSX.Element {
  const w = pageTexts.value;
  const even = 1 / state.players.length;
  return (
    <>
      {state.sweeps.map(({ path, values }) => (
        <ResultTable
          key={path}
          title={w.otherNumbers(path.slice(path.lastIndexOf('/') + 1))}
          note={w.otherNumbersNote}
          heads={[w.value, w.gamesWith, w.wonWith, w.difference]}
          rows={values.map(({ value, given, difference, course }) => ({
            key: value ?? '',
            cells: [
              value ?? w.asItIs,
              String(given?.games ?? course.games),
              given ? (
                <>
                  <IntervalBar
                    low={given.interval.low}
                    high={given.interval.high}
                    at={given.share}
                    even={even}
                  />
                  {percent(given.share)}{' '}
                  <span class="quiet">
                    {w.fromTo(percent(given.interval.low), percent(given.interval.high))}
                  </span>
                </>
              ) : (
                ''
              ),
              difference ? (
                <>
                  {points(difference.mean)}{' '}
                  <span class="quiet">
                    {w.fromTo(points(difference.interval.low), points(difference.interval.high))}
                  </span>
                </>
              ) : (
                ''
              ),
            ],
          }))}
        />
      ))}
    </>
  );
}
