/** A game with the cards of the set: who sits where, the table, the question, and what has happened. */
import { useEffect } from 'preact/hooks';
import type { PlayedPosition } from '../../engine/table/table-calls.ts';
import { bundle, facts } from '../engines.ts';
import { language, pageTexts } from '../page-choices.ts';
import { columnRoom, isFolded } from '../frame/column-layout.ts';
import { ActionBar } from './action-bar.tsx';
import { followPointer } from './close-up.ts';
import { CloseUpPanel } from './close-up-panel.tsx';
import { HandOver } from './hand-over.tsx';
import { KnownList } from './known-list.tsx';
import { MatchForm } from './match-form.tsx';
import { MatchLog } from './match-log.tsx';
import { MomentForms } from './moment-forms.tsx';
import {
  busy,
  isSetAsPlayed,
  passTurn,
  playedGame,
  position,
  showAgain,
  spokenAtTable,
  takeOption,
} from './played-match.ts';
import { TableDrawing } from './table-drawing.tsx';

export function PlayTab(): preact.JSX.Element {
  const w = pageTexts.value;
  const known = facts.value;
  const there = playedGame.value === bundle.value ? position.value : undefined;
  const spoken = language.value;
  const isBusy = busy.value;
  useEffect(() => {
    if (there && !isBusy && spokenAtTable.peek() !== spoken) void showAgain();
  }, [spoken, there, isBusy]);
  useEffect(followPointer, []);
  useEffect(() => {
    addEventListener('keydown', answerByKey);
    return () => removeEventListener('keydown', answerByKey);
  }, []);
  if (!known) return <p class="quiet">{w.loading}</p>;
  return (
    <div class="play">
      <MatchForm there={there} />
      {there ? <Sitting there={there} /> : <p class="quiet">{w.playIntro}</p>}
    </div>
  );
}

/** Digits take options, the space bar passes, and Control with Enter confirms, where nothing else would take the key. */
function answerByKey(event: KeyboardEvent): void {
  const { key, target, ctrlKey, metaKey, altKey } = event;
  const element = target as HTMLElement;
  const isHere = element === document.body || element.closest('#panel') !== null;
  if (!isHere || metaKey || altKey || element.closest('input, select, textarea, dialog, summary')) return;
  const options = position.value?.picture?.question?.options ?? [];
  const option = Number(key) - 1;
  if (ctrlKey) {
    if (key === 'Enter') document.querySelector<HTMLButtonElement>('.confirm')?.click();
  } else if (key === ' ' && !element.closest('button')) {
    if (passTurn()) event.preventDefault();
  } else if (/^[1-9]$/.test(key) && option < options.length) {
    event.preventDefault();
    takeOption(option);
  }
}

function Sitting({ there }: { readonly there: PlayedPosition }): preact.JSX.Element {
  const w = pageTexts.value;
  const { picture, leftOut, handTo } = there;
  if (!picture) return <HandOver to={handTo ?? ''} />;
  // Beside a large table there is room for the card that somebody points at.
  const isLarge = columnRoom.value === 'wide' && isFolded('writing');
  return (
    <>
      {leftOut.length > 0 ? <p class="stale">{w.leftOut(leftOut)}</p> : null}
      {isSetAsPlayed.value ? null : <p class="stale">{w.setChanged}</p>}
      <div class={`facing ${isLarge ? 'alone' : ''}`}>
        <ActionBar picture={picture} there={there} />
        {isLarge ? null : <CloseUpPanel />}
      </div>
      <div class="around">
        <TableDrawing picture={picture} />
        <div class="beside">
          {isLarge ? <CloseUpPanel /> : null}
          <MatchLog picture={picture} />
          <KnownList picture={picture} />
          <MomentForms there={there} />
        </div>
      </div>
    </>
  );
}
