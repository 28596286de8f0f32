/** What many games between bots say of the cards of the set. */
import { levels, type Level } from '../../../bots/levels.ts';
import { bundle, facts } from '../engines.ts';
import { locale, pageTexts } from '../page-choices.ts';
import { seatCount } from '../table/played-match.ts';
import { SeatCount } from '../table/match-form.tsx';
import { TriedNumbers } from './tried-numbers.tsx';
import { playedPart } from '../studio-state.ts';
import { BalanceResults } from './balance-results.tsx';
import {
  chooseLevel,
  letPlay,
  level,
  running,
  shown,
  shownGame,
  shownTexts,
  stopPlaying,
  wantedGames,
} from './balance-state.ts';

const COUNTS = [100, 200, 500, 1000, 5000];

export function BalanceTab(): preact.JSX.Element {
  const w = pageTexts.value;
  const known = facts.value;
  if (!known) return <p class="quiet">{w.loading}</p>;
  const { min, max } = known.players;
  const players = Math.min(max, Math.max(min, seatCount.value ?? min));
  const state = shownGame.value === bundle.value ? shown.value : undefined;
  const begin = (event: SubmitEvent): void => {
    event.preventDefault();
    void letPlay(players, false);
  };
  const isOld = state !== undefined && shownTexts.value !== playedPart.value;
  const goesOn = state?.stopped === true && !isOld;
  const progress = state?.learning ? w.learning : w.progress(state?.played ?? 0, state?.wanted ?? 0);
  return (
    <div class="balance">
      <p>{w.balanceIntro}</p>
      <form class="row" onSubmit={begin}>
        <SeatCount value={players} />
        <label class="field">
          <span class="label">{w.botsPlay}</span>
          <select
            value={level.value}
            disabled={running.value}
            onChange={({ currentTarget }) => chooseLevel(currentTarget.value as Level)}
          >
            {levels.map((each) => (
              <option key={each} value={each}>
                {w.levels[each]}
              </option>
            ))}
          </select>
        </label>
        <label class="field">
          <span class="label">{w.games}</span>
          <select
            value={wantedGames.value}
            disabled={running.value}
            onChange={({ currentTarget }) => (wantedGames.value = Number(currentTarget.value))}
          >
            {COUNTS.map((each) => (
              <option key={each} value={each}>
                {each.toLocaleString(locale.value)}
              </option>
            ))}
          </select>
        </label>
        {running.value ? (
          <button type="button" onClick={() => void stopPlaying()}>
            {w.stop}
          </button>
        ) : (
          <>
            {goesOn ? (
              <button type="button" class="primary" onClick={() => void letPlay(players, true)}>
                {w.goOn}
              </button>
            ) : null}
            <button type="submit" class={goesOn ? '' : 'primary'}>
              {w.simulate}
            </button>
          </>
        )}
      </form>
      {isOld && !running.value ? <p class="stale">{w.oldGames}</p> : null}
      <TriedNumbers players={players} />
      {running.value || state ? (
        <div class="progress">
          <progress value={state?.played ?? 0} max={Math.max(1, state?.wanted ?? 1)} aria-label={progress} />
          <span>{progress}</span>
        </div>
      ) : null}
      {state && !state.learning ? <BalanceResults state={state} /> : <p class="quiet">{w.botsOnly}</p>}
    </div>
  );
}
