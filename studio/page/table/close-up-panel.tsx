/** The card that somebody points at: as it is printed, and why it cannot be chosen. */
import { pageTexts } from '../page-choices.ts';
import { pictureAddress } from '../card/card-drawings.ts';
import { otherMarks } from './value-sums.tsx';
import { closeUp, pointedCard } from './close-up.ts';

export function CloseUpPanel(): preact.JSX.Element {
  const w = pageTexts.value;
  const seen = closeUp.value;
  const marks = seen ? [...otherMarks(seen), ...seen.sums.map(({ words }) => words)] : [];
  const isPointed = pointedCard.value !== undefined;
  return (
    <aside class={`close-up ${isPointed ? 'pointed' : ''}`} aria-label={w.closeUp}>
      {seen?.svg === undefined ? (
        <div class="no-card">{seen ? seen.name : w.pointAtCard}</div>
      ) : (
        <img src={pictureAddress(seen.svg)} alt={seen.name} />
      )}
      {seen && marks.length > 0 ? <p class="marks">{marks.join(' · ')}</p> : null}
      <div role="status" class="reasons">
        {isPointed && seen ? seen.reasons.map((reason) => <p key={reason}>{sentence(reason)}</p>) : null}
      </div>
      {isPointed ? (
        <button type="button" class="small put-away" onClick={() => (pointedCard.value = undefined)}>
          {w.close}
        </button>
      ) : null}
    </aside>
  );
}

/** A reason as a sentence; data in it is quoted with backticks elsewhere. */
const sentence = (reason: string): string => {
  const plain = reason.replaceAll('`', '');
  return `${plain.charAt(0).toUpperCase()}${plain.slice(1)}${/[.!?]$/.test(plain) ? '' : '.'}`;
};
