/** What is asked, and what can be answered; above it what happened since the seat looked last. */
import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { AskedQuestion } from '../../engine/table/asked-question.ts';
import type { PlayedPosition } from '../../engine/table/table-calls.ts';
import type { TablePicture } from '../../engine/table/table-picture.ts';
import { pageTexts } from '../page-choices.ts';
import { neighbourByArrow } from './arrow-keys.ts';
import { busy, confirmPicked, fitting, picked, refusedWish, takeOption } from './played-match.ts';

interface Facing {
  readonly picture: TablePicture;
  readonly there: PlayedPosition;
}

export function ActionBar({ picture, there }: Facing): preact.JSX.Element {
  const w = pageTexts.value;
  const { question, result, fault } = picture;
  const bar = useRef<HTMLElement>(null);
  // Who answers by keys goes on at the next question.
  useLayoutEffect(() => {
    if (question && document.activeElement === document.body)
      bar.current?.querySelector<HTMLElement>('.option')?.focus({ preventScroll: true });
  }, [question]);
  const isBack = there.at < there.of && !there.mayRedo;
  return (
    <section class="actions" aria-label={w.choose} aria-busy={busy.value} ref={bar}>
      {there.digest.length > 0 && !isBack ? (
        <ul class="digest" aria-label={w.sinceYouLooked}>
          {there.digest.slice(-4).map(({ words }, i) => (
            <li key={i}>{words}</li>
          ))}
        </ul>
      ) : null}
      {there.then ? (
        <p class="then">
          {w.hereItMatters} {there.then.slice(0, 3).join('. ')}.
        </p>
      ) : null}
      {fault !== undefined ? (
        <>
          <h3>{w.stoppedGame}</h3>
          <p>{fault}</p>
        </>
      ) : question ? (
        <Question question={question} />
      ) : result.length > 0 ? (
        <>
          <h3>{w.over}</h3>
          {result.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </>
      ) : (
        <h3>{busy.value ? w.thinking : w.othersTurn}</h3>
      )}
      <p role="status" class="refusal">
        {refusedWish.value === 'answer' ? w.refused : refusedWish.value === 'supply' ? w.notGiven : ''}
      </p>
    </section>
  );
}

/** So many numbers are chosen with a slider. */
const MANY_NUMBERS = 9;

function Question({ question }: { readonly question: AskedQuestion }): preact.JSX.Element {
  const w = pageTexts.value;
  const { text, count, least, most, options } = question;
  const several = least !== 1 || most !== 1;
  const chosen = picked.value;
  const fits = chosen.length >= least && chosen.length <= most;
  const isFull = several && chosen.length >= most;
  const isAmount =
    !several && options.length >= MANY_NUMBERS && options.every(({ label }) => /^-?\d+$/.test(label));
  return (
    <>
      <h3 tabIndex={-1}>
        {text.charAt(0).toUpperCase() + text.slice(1)}
        {count === '' ? null : <span class="quiet"> ({count})</span>}
      </h3>
      {isAmount ? (
        <AmountSlider labels={options.map(({ label }) => label)} />
      ) : (
        <div
          class={`row options ${options.length <= 9 ? 'numbered' : ''}`}
          onKeyDown={neighbourByArrow('.option')}
        >
          {options.map(({ label, passes }, i) => (
            <button
              key={i}
              type="button"
              class={`option ${passes ? 'pass' : ''}`}
              aria-pressed={several ? chosen.includes(i) : undefined}
              aria-keyshortcuts={passes ? 'Space' : i < 9 ? String(i + 1) : undefined}
              disabled={
                busy.value || (!chosen.includes(i) && (isFull || fitting.value?.includes(i) === false))
              }
              onClick={() => takeOption(i)}
            >
              {label}
            </button>
          ))}
        </div>
      )}
      {several ? (
        <button
          type="button"
          class="primary confirm"
          aria-keyshortcuts="Control+Enter"
          disabled={busy.value || !fits}
          onClick={() => void confirmPicked()}
        >
          {w.confirm}
        </button>
      ) : null}
    </>
  );
}

/** An amount between bounds. */
function AmountSlider({ labels }: { readonly labels: readonly string[] }): preact.JSX.Element {
  const w = pageTexts.value;
  const at = useSignal(0);
  return (
    <div class="row amount">
      <input
        type="range"
        aria-label={w.amount}
        aria-valuetext={labels[at.value]}
        min={0}
        max={labels.length - 1}
        value={at.value}
        onInput={({ currentTarget }) => (at.value = Number(currentTarget.value))}
      />
      <button type="button" class="option primary" disabled={busy.value} onClick={() => takeOption(at.value)}>
        {labels[at.value]}
      </button>
    </div>
  );
}
