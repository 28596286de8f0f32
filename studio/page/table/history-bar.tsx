/** What was done can be taken back, given again, and looked at step by step. */
import type { PlayedPosition } from '../../engine/table/table-calls.ts';
import { pageTexts } from '../page-choices.ts';
import { busy, giveAnswerAgain, lookAt, playOnFromHere, takeAnswerBack } from './played-match.ts';

export function HistoryBar({ there }: { readonly there: PlayedPosition }): preact.JSX.Element {
  const w = pageTexts.value;
  const { at, of, mayUndo, mayRedo } = there;
  const isBack = at < of && !mayRedo;
  return (
    <div class="row history" role="toolbar" aria-label={w.backAndForth}>
      <button
        type="button"
        class="small"
        disabled={busy.value || !mayUndo}
        onClick={() => void takeAnswerBack()}
      >
        {w.undo}
      </button>
      <button
        type="button"
        class="small"
        disabled={busy.value || !mayRedo}
        onClick={() => void giveAnswerAgain()}
      >
        {w.redo}
      </button>
      <span class="steps">
        <Step to={0} label={w.toBeginning} sign="first" isOff={at === 0} />
        <Step to={at - 1} label={w.stepBack} sign="back" isOff={at === 0} />
        <span class="quiet" aria-live="polite">
          {w.stepOf(at, of)}
        </span>
        <Step to={at + 1} label={w.stepForth} sign="forth" isOff={at === of} />
        <Step to={of} label={w.toEnd} sign="last" isOff={at === of} />
      </span>
      {isBack ? (
        <button
          type="button"
          class="small primary"
          disabled={busy.value}
          onClick={() => void playOnFromHere()}
        >
          {w.playOn}
        </button>
      ) : null}
    </div>
  );
}

/** Signs in squares of twelve. */
const signs = {
  first: 'M1 1h2v10H1zM11 1v10L4 6z',
  back: 'M9 1v10L2 6z',
  forth: 'M3 1v10l7-5z',
  last: 'M9 1h2v10H9zM1 1v10l7-5z',
};

interface StepButton {
  readonly to: number;
  readonly label: string;
  readonly sign: keyof typeof signs;
  readonly isOff: boolean;
}

function Step({ to, label, sign, isOff }: StepButton): preact.JSX.Element {
  return (
    <button
      type="button"
      class="small step"
      aria-label={label}
      title={label}
      disabled={busy.value || isOff}
      onClick={() => void lookAt(to)}
    >
      <svg viewBox="0 0 12 12" aria-hidden="true">
        <path d={signs[sign]} />
      </svg>
    </button>
  );
}
