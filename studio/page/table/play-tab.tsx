/** A game with the cards of the set: the table, the question, and what has happened. */
import { useEffect, useRef } from 'preact/hooks';
import type { PlayedPosition } from '../../engine/table/table-calls.ts';
import {
  beginMatch,
  busy,
  confirmPicked,
  giveCard,
  picked,
  playedGame,
  playedTexts,
  position,
  refusedWish,
  seatCount,
  showAgain,
  dealSeed,
  takeAnswerBack,
  takeOption,
} from './played-match.ts';
import { bundle, facts } from '../engines.ts';
import { language, pageTexts } from '../page-choices.ts';
import { setTexts } from '../studio-state.ts';
import { TableDrawing } from './table-drawing.tsx';

export function PlayTab(): preact.JSX.Element {
  const w = pageTexts.value;
  const known = facts.value;
  const there = playedGame.value === bundle.value ? position.value : undefined;
  const spoken = language.value;
  const before = useRef(spoken);
  useEffect(() => {
    if (before.current !== spoken && there) void showAgain();
    before.current = spoken;
  }, [spoken]);
  if (!known) return <p class="quiet">{w.loading}</p>;
  return (
    <div class="play">
      <MatchForm />
      {there ? <Sitting there={there} /> : <p class="quiet">{w.playIntro}</p>}
    </div>
  );
}

/** How many play, how the cards are shuffled, and a new game. */
function MatchForm(): preact.JSX.Element {
  const w = pageTexts.value;
  const { min, max } = facts.value!.players;
  const players = Math.min(max, Math.max(min, seatCount.value ?? min));
  const begin = (event: SubmitEvent): void => {
    event.preventDefault();
    void beginMatch(players);
  };
  const there = playedGame.value === bundle.value ? position.value : undefined;
  return (
    <form class="row match-form" onSubmit={begin}>
      <SeatCount value={players} />
      <label class="field">
        <span class="label">{w.seed}</span>
        <input
          class="short"
          value={dealSeed.value}
          maxLength={40}
          title={w.seedHelp}
          onInput={({ currentTarget }) => (dealSeed.value = currentTarget.value || '1')}
        />
      </label>
      <button type="submit" class={there ? '' : 'primary'} disabled={busy.value}>
        {there ? w.newMatch : w.startPlay}
      </button>
      {there ? (
        <button type="button" disabled={busy.value || !there.mayUndo} onClick={() => void takeAnswerBack()}>
          {w.undo}
        </button>
      ) : null}
    </form>
  );
}

/** How many seats there are at the table. */
export function SeatCount({ value }: { readonly value: number }): preact.JSX.Element {
  const { min, max } = facts.value!.players;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  return (
    <label class="field">
      <span class="label">{pageTexts.value.players}</span>
      <select value={value} onChange={({ currentTarget }) => (seatCount.value = Number(currentTarget.value))}>
        {counts.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </select>
    </label>
  );
}

function Sitting({ there }: { readonly there: PlayedPosition }): preact.JSX.Element {
  const w = pageTexts.value;
  const { picture, leftOut } = there;
  return (
    <>
      {leftOut.length > 0 ? <p class="stale">{w.leftOut(leftOut)}</p> : null}
      {playedTexts.value !== setTexts.value ? <p class="stale">{w.setChanged}</p> : null}
      <ActionBar there={there} />
      <TableDrawing picture={picture} />
      <GiveForm there={there} />
      <MatchLog there={there} />
    </>
  );
}

/** What is asked, and what can be answered. */
function ActionBar({ there }: { readonly there: PlayedPosition }): preact.JSX.Element {
  const w = pageTexts.value;
  const { question, result, fault } = there.picture;
  if (fault !== undefined)
    return (
      <section class="actions" aria-label={w.choose}>
        <h3>{w.stoppedGame}</h3>
        <p>{fault}</p>
      </section>
    );
  if (!question)
    return (
      <section class="actions" aria-label={w.choose}>
        <h3>{w.over}</h3>
        {result.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </section>
    );
  const { text, count, least, most, options } = question;
  const several = least !== 1 || most !== 1;
  const fits = picked.value.length >= least && picked.value.length <= most;
  return (
    <section class="actions" aria-label={w.choose} aria-busy={busy.value}>
      <h3>
        {text.charAt(0).toUpperCase() + text.slice(1)}
        {count === '' ? null : <span class="quiet"> ({count})</span>}
      </h3>
      <div class="row options">
        {options.map(({ label, passes }, i) => (
          <button
            key={i}
            type="button"
            class={`option ${passes ? 'pass' : ''}`}
            aria-pressed={several ? picked.value.includes(i) : undefined}
            disabled={busy.value}
            onClick={() => takeOption(i)}
          >
            {label}
          </button>
        ))}
      </div>
      {several ? (
        <button
          type="button"
          class="primary"
          disabled={busy.value || !fits}
          onClick={() => void confirmPicked()}
        >
          {w.confirm}
        </button>
      ) : null}
      <p role="status" class="refusal">
        {refusedWish.value === 'answer' ? w.refused : refusedWish.value === 'supply' ? w.notGiven : ''}
      </p>
    </section>
  );
}

/** Puts a card of the set where the person wants to try it. */
function GiveForm({ there }: { readonly there: PlayedPosition }): preact.JSX.Element | null {
  const w = pageTexts.value;
  const form = useRef<HTMLFormElement>(null);
  const offered = there.own.filter(({ zones }) => zones.length > 0);
  const give = (event: SubmitEvent): void => {
    event.preventDefault();
    const chosen = new FormData(form.current!);
    const [card, zone] = String(chosen.get('what')).split('\n');
    void giveCard(card, zone);
  };
  if (offered.length === 0 || there.picture.question === undefined) return null;
  return (
    <form class="row give" ref={form} onSubmit={give}>
      <label class="field">
        <span class="label">{w.giveMe}</span>
        <select name="what">
          {offered.flatMap(({ id, name, zones }) =>
            zones.map((zone) => (
              <option key={`${id}\n${zone.id}`} value={`${id}\n${zone.id}`}>
                {name} → {zone.name}
              </option>
            )),
          )}
        </select>
      </label>
      <button type="submit" disabled={busy.value}>
        {w.give}
      </button>
    </form>
  );
}

/** What has happened, the newest last and in sight. */
function MatchLog({ there }: { readonly there: PlayedPosition }): preact.JSX.Element {
  const w = pageTexts.value;
  const list = useRef<HTMLDivElement>(null);
  const { log } = there.picture;
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [log]);
  return (
    <section class="log" aria-label={w.log}>
      <h3>{w.log}</h3>
      <div class="lines" ref={list} role="log" aria-live="polite" tabIndex={0} aria-label={w.log}>
        {log.map(({ depth, words: line }, i) => (
          <p key={i} class={`depth-${depth}`}>
            {line}
          </p>
        ))}
      </div>
    </section>
  );
}
