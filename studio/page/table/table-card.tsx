/** Cards at the table: small ones with what one has to know of them. */
import type { CardPicture } from '../../engine/table/table-picture.ts';
import { useSignal } from '@preact/signals';
import { pageTexts } from '../page-choices.ts';
import { cardElement } from './card-movement.ts';
import { pointedCard } from './close-up.ts';
import { neighbourByArrow } from './arrow-keys.ts';
import { otherMarks, ValueSums } from './value-sums.tsx';
import { picked, takeOption } from './played-match.ts';

/** Cards of a place that are drawn before the rest is only counted. */
const DRAWN = 40;

interface CardsOfPlace {
  readonly cards: readonly CardPicture[];
  readonly brief: boolean;
  /** Only the first is drawn, until somebody wants to see the others. */
  readonly stacked?: boolean | undefined;
}

/** Cards side by side; beyond so many the rest is counted, but for those that can be chosen. */
export function Cards({ cards, brief, stacked }: CardsOfPlace): preact.JSX.Element {
  const isSpread = useSignal(false);
  const most = stacked && !isSpread.value ? 1 : DRAWN;
  const drawn = cards.filter(({ option }, i) => i < most || option !== undefined);
  const left = cards.length - drawn.length;
  return (
    <ul class="cards" onKeyDown={neighbourByArrow('.tile')}>
      {drawn.map((card, i) => (
        <li key={i}>
          <TableCard card={card} brief={brief} />
        </li>
      ))}
      {left > 0 ? (
        <li class="quiet">
          {most === 1 ? (
            <button type="button" class="link" onClick={() => (isSpread.value = true)}>
              {pageTexts.value.more(left)}
            </button>
          ) : (
            pageTexts.value.more(left)
          )}
        </li>
      ) : null}
    </ul>
  );
}

function TableCard({
  card,
  brief,
}: {
  readonly card: CardPicture;
  readonly brief: boolean;
}): preact.JSX.Element {
  const w = pageTexts.value;
  const { key, name, face, colour, option, attached, sums } = card;
  const marks = otherMarks(card);
  const chosen = option !== undefined && picked.value.includes(option);
  // Some cards are called like one of their values.
  const facts = (face?.facts ?? []).filter(
    ({ label, value }) => value !== name && !sums.some(({ field }) => field.includes(label)),
  );
  const point = (): void => {
    pointedCard.value = key;
  };
  const shown = face ? name : w.hiddenCard;
  return (
    <div class="tile-stack" ref={cardElement(key)}>
      <button
        type="button"
        class={`tile ${face ? '' : 'covered'} ${option === undefined ? '' : 'lit'} ${chosen ? 'chosen' : ''}`}
        style={colour === undefined ? {} : { '--card': colour }}
        aria-pressed={option === undefined ? undefined : chosen}
        aria-description={option === undefined ? undefined : w.canBeChosen}
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && point()}
        onFocus={point}
        onClick={() => (option === undefined ? point() : takeOption(option))}
        onContextMenu={(event) => {
          event.preventDefault();
          point();
        }}
      >
        <b>{shown}</b>
        {face && facts.length > 0 ? (
          <small>
            {facts.map(({ label, value, as }) => (as === 'word' ? value : `${label} ${value}`)).join(' · ')}
          </small>
        ) : null}
        {face && !brief && face.texts.length > 0 ? (
          <small class="says">{face.texts.flatMap(({ lines }) => lines).join(' ')}</small>
        ) : null}
        {marks.length > 0 ? <small class="marks">{marks.join(' · ')}</small> : null}
      </button>
      <ValueSums sums={sums} />
      {attached.length > 0 ? (
        <div class="tucked">
          <Cards cards={attached} brief={true} />
        </div>
      ) : null}
    </div>
  );
}
