/** Many games between bots: who wins how often, with intervals, how games end and how long they are. */
import { signal } from '@preact/signals';
import type { SimulationState } from '../../engine/balance/balance-calls.ts';
import type { Fared, Spread } from '../../../interpreter/reports/simulation-summary.ts';
import { seatCount, dealSeed } from '../table/played-match.ts';
import { SeatCount } from '../table/match-form.tsx';
import { bundle, facts, readyTable, tell } from '../engines.ts';
import { language, pageTexts } from '../page-choices.ts';
import { setTexts } from '../studio-state.ts';

const state = signal<SimulationState | undefined>(undefined);
const stateOf = signal(bundle.peek());
const running = signal(false);
const wanted = signal(200);

const COUNTS = [100, 200, 500, 1000, 5000];

async function simulate(players: number): Promise<void> {
  running.value = true;
  state.value = undefined;
  stateOf.value = bundle.value;
  try {
    const engine = await readyTable();
    state.value = await engine.ask(
      'simulate',
      {
        files: setTexts.value,
        players,
        seed: dealSeed.value,
        games: wanted.value,
        language: language.value,
      },
      (part) => (state.value = part),
    );
  } catch (error) {
    tell(error);
  } finally {
    running.value = false;
  }
}

async function stopSimulating(): Promise<void> {
  try {
    await (await readyTable()).ask('stop', {});
  } catch (error) {
    tell(error);
  }
}

const percent = (part: number): string =>
  part.toLocaleString(language.value, { style: 'percent', maximumFractionDigits: 1 });
const decimal = (value: number): string => value.toLocaleString(language.value, { maximumFractionDigits: 1 });

export function BalanceTab(): preact.JSX.Element {
  const w = pageTexts.value;
  const known = facts.value;
  if (!known) return <p class="quiet">{w.loading}</p>;
  const { min, max } = known.players;
  const players = Math.min(max, Math.max(min, seatCount.value ?? min));
  const shown = stateOf.value === bundle.value ? state.value : undefined;
  const begin = (event: SubmitEvent): void => {
    event.preventDefault();
    void simulate(players);
  };
  return (
    <div class="balance">
      <p>{w.balanceIntro}</p>
      <form class="row" onSubmit={begin}>
        <SeatCount value={players} />
        <label class="field">
          <span class="label">{w.games}</span>
          <select
            value={wanted.value}
            onChange={({ currentTarget }) => (wanted.value = Number(currentTarget.value))}
          >
            {COUNTS.map((each) => (
              <option key={each} value={each}>
                {each.toLocaleString(language.value)}
              </option>
            ))}
          </select>
        </label>
        {running.value ? (
          <button type="button" onClick={() => void stopSimulating()}>
            {w.stop}
          </button>
        ) : (
          <button type="submit" class="primary">
            {w.simulate}
          </button>
        )}
      </form>
      {running.value || shown ? (
        <div class="progress">
          <progress
            value={shown?.played ?? 0}
            max={shown?.wanted ?? wanted.value}
            aria-label={w.progress(shown?.played ?? 0, shown?.wanted ?? wanted.value)}
          />
          <span>{w.progress(shown?.played ?? 0, shown?.wanted ?? wanted.value)}</span>
        </div>
      ) : null}
      <p class="quiet">{w.botsOnly}</p>
      {shown ? <Results shown={shown} /> : null}
    </div>
  );
}

function Results({ shown }: { readonly shown: SimulationState }): preact.JSX.Element {
  const w = pageTexts.value;
  const { summary, names, own, leftOut } = shown;
  const over = Object.values(summary.endings).reduce((sum, games) => sum + games, 0);
  const spreads: (readonly [string, Spread | undefined])[] = [
    [w.decisions, summary.decisions],
    ...[...Object.entries(summary.scores), ...Object.entries(summary.measures)].map(
      ([id, spread]) => [names.measures[id] ?? id, spread] as const,
    ),
  ];
  return (
    <>
      {leftOut.length > 0 ? <p class="stale">{w.leftOut(leftOut)}</p> : null}
      {over === 0 ? <p class="quiet">{w.nothingEnded}</p> : null}
      <FaredTable title={w.bySeat} first={w.seat} rows={summary.seats} own={[]} />
      {Object.entries(summary.groups).map(([id, rows]) => (
        <FaredTable key={id} title={w.by(id)} first={id} rows={rows} own={own} />
      ))}
      <p class="quiet">{w.rangeNote}</p>
      <ResultTable
        title={w.endings}
        heads={[w.ending, w.gamesWith, w.share]}
        rows={[
          ...Object.entries(summary.endings).map(([id, games]) => [
            names.endings[id] ?? id,
            String(games),
            percent(games / over),
          ]),
          ...(summary.cut.length > 0 ? [[w.cutGames, String(summary.cut.length), '']] : []),
          ...(summary.faults.length > 0 ? [[w.faultyGames, String(summary.faults.length), '']] : []),
        ]}
      />
      <ResultTable
        title={w.lengths}
        heads={[w.measure, w.mean, w.least, w.median, w.most]}
        rows={spreads.flatMap(([name, spread]) =>
          spread
            ? [
                [
                  name,
                  decimal(spread.mean),
                  decimal(spread.least),
                  decimal(spread.median),
                  decimal(spread.most),
                ],
              ]
            : [],
        )}
      />
    </>
  );
}

interface FaredRows {
  readonly title: string;
  readonly first: string;
  readonly rows: readonly Fared[];
  readonly own: readonly string[];
}

/** Shares of wins with their intervals, drawn as a bar. */
function FaredTable({ title, first, rows, own }: FaredRows): preact.JSX.Element {
  const w = pageTexts.value;
  return (
    <div class="wide" tabIndex={0} role="group" aria-label={title}>
      <table class="results">
        <caption>{title}</caption>
        <thead>
          <tr>
            {[first, w.gamesWith, w.wins, w.share, w.range].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, won, than }) => (
            <tr key={name} class={own.includes(name) ? 'own' : ''}>
              <th scope="row">
                {name}
                {own.includes(name) ? <span class="tag">{w.yours}</span> : null}
              </th>
              <td>{won.of}</td>
              <td>{won.games}</td>
              <td>{percent(won.rate)}</td>
              <td>
                <Interval low={won.low} high={won.high} at={won.rate} />
                {w.fromTo(percent(won.low), percent(won.high))}
                {than === 'alike' ? null : <b class={than}> {w[than]}</b>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Interval(bounds: {
  readonly low: number;
  readonly high: number;
  readonly at: number;
}): preact.JSX.Element {
  const { low, high, at } = bounds;
  return (
    <svg class="interval" viewBox="0 0 100 10" aria-hidden="true" preserveAspectRatio="none">
      <rect x="0" y="4.5" width="100" height="1" class="scale" />
      <rect x={low * 100} y="2.5" width={Math.max(1, (high - low) * 100)} height="5" class="span" />
      <rect x={at * 100 - 0.5} y="0" width="1" height="10" class="at" />
    </svg>
  );
}

interface PlainRows {
  readonly title: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

function ResultTable({ title, heads, rows }: PlainRows): preact.JSX.Element | null {
  if (rows.length === 0) return null;
  return (
    <div class="wide" tabIndex={0} role="group" aria-label={title}>
      <table class="results">
        <caption>{title}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, i) => (
                <td key={i}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
