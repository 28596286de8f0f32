/** Who plays, how the cards are shuffled, and a new game or one that is taken up again. */
import { HistoryBar } from './history-bar.tsx';
import { columnRoom, fold, isFolded } from '../frame/column-layout.ts';
import { signal } from '@preact/signals';
import { levels } from '../../../bots/levels.ts';
import type { PlayedPosition, Sitter } from '../../engine/table/table-calls.ts';
import { facts } from '../engines.ts';
import { language, locale, notice, pageTexts } from '../page-choices.ts';
import { LONGEST_TEXT } from '../files/file-store.ts';
import { seatNames } from '../../../interpreter/game/seat-names.ts';
import { faces, openFile } from '../studio-state.ts';
import { chooseMoves, moves } from './card-movement.ts';
import {
  beginAtMoment,
  beginMatch,
  busy,
  dealSeed,
  keptMatch,
  resumeMatch,
  seatCount,
  seatSomebody,
  sitterOf,
} from './played-match.ts';

const sitterChoices: readonly Sitter[] = ['person', ...levels];
/** Whether the form is open while a match goes on. */
const isOpen = signal(false);

export function MatchForm({
  there,
}: {
  readonly there: PlayedPosition | undefined;
}): preact.JSX.Element | null {
  const w = pageTexts.value;
  if (!there || isOpen.value) return <NewMatchForm there={there} />;
  return (
    <div class="row match-head">
      <button type="button" class="small" onClick={() => (isOpen.value = true)}>
        {w.newMatch} …
      </button>
      {there.picture ? <HistoryBar there={there} /> : null}
      {columnRoom.value === 'narrow' ? null : (
        <button
          type="button"
          class="small"
          aria-pressed={isFolded('writing')}
          onClick={() => fold('writing')}
        >
          {w.largeTable}
        </button>
      )}
      <label class="check">
        <input
          type="checkbox"
          checked={moves.value}
          onChange={({ currentTarget }) => chooseMoves(currentTarget.checked)}
        />
        {w.movement}
      </label>
    </div>
  );
}

function NewMatchForm({ there }: { readonly there: PlayedPosition | undefined }): preact.JSX.Element {
  const w = pageTexts.value;
  const { min, max } = facts.value!.players;
  const players = Math.min(max, Math.max(min, seatCount.value ?? min));
  const begin = (event: SubmitEvent): void => {
    event.preventDefault();
    isOpen.value = false;
    void beginMatch(players);
  };
  const kept = there ? undefined : keptMatch();
  const open = openFile.value;
  const cards = open?.mine ? (faces.value[open.name]?.cards ?? []).slice(0, 3) : [];
  return (
    <form class="match-form" onSubmit={begin}>
      <div class="row">
        <SeatCount value={players} />
        {Array.from({ length: players - facts.value!.automatic }, (_, seat) => (
          <SeatChoice key={seat} seat={seat} />
        ))}
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
      </div>
      <div class="row">
        <button type="submit" class="primary" disabled={busy.value}>
          {there ? w.newMatch : w.startPlay}
        </button>
        {cards.map(({ id, words }) => {
          const name = words.find((each) => each.language === language.value)?.name ?? id;
          return (
            <button
              key={id}
              type="button"
              disabled={busy.value}
              onClick={() => {
                isOpen.value = false;
                void beginAtMoment(players, id, name);
              }}
            >
              {w.startWhere(name)}
            </button>
          );
        })}
        {kept ? (
          <button type="button" disabled={busy.value} onClick={() => void resumeMatch(kept)}>
            {w.resumeKept(
              new Date(kept.when).toLocaleString(locale.value, { dateStyle: 'short', timeStyle: 'short' }),
            )}
          </button>
        ) : null}
        <label class="file-button">
          {w.openSaved}
          <input
            type="file"
            accept=".json,application/json"
            class="unseen"
            onChange={({ currentTarget }) => void takeUpFile(currentTarget)}
          />
        </label>
        {there ? (
          <button type="button" onClick={() => (isOpen.value = false)}>
            {w.cancel}
          </button>
        ) : null}
      </div>
    </form>
  );
}

/** Takes up the match in a file. */
async function takeUpFile(input: HTMLInputElement): Promise<void> {
  const [file] = input.files ?? [];
  input.value = '';
  if (!file) return;
  if (file.size > LONGEST_TEXT) {
    notice.value = pageTexts.value.noMatchFile;
    return;
  }
  isOpen.value = false;
  const { max } = facts.value!.players;
  await resumeMatch({
    saved: await file.text(),
    sitters: Array.from({ length: max }, (_, seat) => sitterOf(seat)),
  });
}

/** Who plays a seat. */
function SeatChoice({ seat }: { readonly seat: number }): preact.JSX.Element {
  const w = pageTexts.value;
  return (
    <label class="field">
      <span class="label">{seatNames[seat]}</span>
      <select
        value={sitterOf(seat)}
        onChange={({ currentTarget }) => seatSomebody(seat, currentTarget.value as Sitter)}
      >
        {sitterChoices.map((each) => (
          <option key={each} value={each}>
            {w.sitters[each]}
          </option>
        ))}
      </select>
    </label>
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
