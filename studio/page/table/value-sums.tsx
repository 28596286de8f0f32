/** Numbers of a card that something has changed, or that are sums: each opens to where it comes from. */
import { useId, useRef } from 'preact/hooks';
import type { SumPicture } from '../../engine/table/table-picture.ts';
import { pageTexts } from '../page-choices.ts';
import { CauseLink } from './match-log.tsx';

/** The marks of a card that are not numbers which open. */
export const otherMarks = ({
  marks,
  sums,
}: {
  readonly marks: readonly string[];
  readonly sums: readonly SumPicture[];
}): readonly string[] => marks.filter((mark) => !sums.some(({ words }) => words === mark));

/** Buttons below a card, one for each number. */
export function ValueSums({ sums }: { readonly sums: readonly SumPicture[] }): preact.JSX.Element | null {
  if (sums.length === 0) return null;
  return (
    <div class="value-sums">
      {sums.map((sum) => (
        <ValueSum key={sum.words} sum={sum} />
      ))}
    </div>
  );
}

function ValueSum({ sum }: { readonly sum: SumPicture }): preact.JSX.Element {
  const w = pageTexts.value;
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLDivElement>(null);
  return (
    <>
      <button
        type="button"
        class="value-sum"
        ref={opener}
        popovertarget={id}
        aria-description={w.whereFrom}
        title={w.whereFrom}
      >
        {sum.words}
      </button>
      <div
        id={id}
        popover="auto"
        class="sum-box"
        role="group"
        aria-label={sum.words}
        ref={box}
        onToggle={({ newState }) => {
          if (newState === 'open' && opener.current && box.current) placeBelow(box.current, opener.current);
        }}
      >
        <b>{sum.words}</b>
        <SumLines sum={sum} />
      </div>
    </>
  );
}

/** What a number is made of, a line for each. */
function SumLines({ sum: { lines } }: { readonly sum: SumPicture }): preact.JSX.Element {
  return (
    <ul class="sum-lines">
      {lines.map(({ depth, amount, name, says, overruled, place }, i) => (
        <li key={i} class={`deep-${Math.min(depth, 3)}`}>
          <span class="sum-amount">{overruled === undefined ? amount : <s>{amount}</s>}</span>
          <span>
            {name}
            {overruled === undefined ? null : <span class="quiet"> ({overruled})</span>}
            {says === undefined ? null : <span class="sum-says">{says}</span>}
          </span>
          {place ? <CauseLink place={place} /> : null}
        </li>
      ))}
    </ul>
  );
}

/** Pixels between a box and what it belongs to, and to the edges of the window. */
const GAP = 4;

/** Puts a box below what opened it, or above where there is no room, and inside of the window. */
function placeBelow(box: HTMLElement, opener: HTMLElement): void {
  const at = opener.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = box;
  const below = at.bottom + GAP;
  const top = below + height + GAP > innerHeight ? at.top - GAP - height : below;
  box.style.top = `${Math.max(GAP, top)}px`;
  box.style.left = `${Math.max(GAP, Math.min(at.left, innerWidth - width - GAP))}px`;
}
