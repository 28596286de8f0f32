/** The table as it is drawn: players with their places, shared places, and cards that can be pointed at. */
import { signal } from '@preact/signals';
import type {
  CardPicture,
  GridPicture,
  PlayerPicture,
  TablePicture,
  ZonePicture,
} from '../../engine/table/table-picture.ts';
import { CardFigure } from '../card/card-figure.tsx';
import { picked, takeOption } from './played-match.ts';
import { pageTexts } from '../page-choices.ts';

/** Cards of a place that are drawn before the rest is only counted. */
const DRAWN = 40;

/** The card that is looked at. */
const lookedAt = signal<CardPicture | undefined>(undefined);

export function TableDrawing({ picture }: { readonly picture: TablePicture }): preact.JSX.Element {
  const w = pageTexts.value;
  const { where, values, zones, players, open } = picture;
  const others = players.filter(({ you }) => !you);
  const you = players.find((each) => each.you);
  return (
    <section class="table" aria-label={w.table}>
      <p class="where">{[where, ...values].join(' · ')}</p>
      {open.length > 0 ? (
        <ul class="open">
          {open.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : null}
      <LookedAt />
      <div class="others">
        {others.map((player) => (
          <PlayerMat key={player.name} player={player} />
        ))}
      </div>
      {zones.length > 0 ? (
        <div class="mat middle" role="group" aria-label={w.shared}>
          <h4>{w.shared}</h4>
          <Zones zones={zones} />
        </div>
      ) : null}
      {you ? <PlayerMat player={you} /> : null}
    </section>
  );
}

function LookedAt(): preact.JSX.Element | null {
  const w = pageTexts.value;
  const card = lookedAt.value;
  if (!card?.face) return null;
  return (
    <div class="looked-at" role="dialog" aria-label={card.name}>
      <CardFigure id={card.name} family={card.family ?? ''} face={card.face} />
      <button type="button" ref={focusOnce} onClick={() => (lookedAt.value = undefined)}>
        {w.close}
      </button>
    </div>
  );
}

const focusOnce = (button: HTMLButtonElement | null): void => button?.focus();

function PlayerMat({ player }: { readonly player: PlayerPicture }): preact.JSX.Element {
  const w = pageTexts.value;
  const { name, you, onTurn, values, zones } = player;
  return (
    <div class={`mat ${you ? 'yours' : ''} ${onTurn ? 'on-turn' : ''}`} role="group" aria-label={name}>
      <h4>
        {name}
        {you ? <span class="tag">{w.you}</span> : null}
        {onTurn ? <span class="tag turn">{w.onTurn}</span> : null}
      </h4>
      {values.length > 0 ? (
        <ul class="chips">
          {values.map((value) => (
            <li key={value}>{value}</li>
          ))}
        </ul>
      ) : null}
      <Zones zones={zones} />
    </div>
  );
}

function Zones({ zones }: { readonly zones: readonly ZonePicture[] }): preact.JSX.Element {
  return (
    <div class="zones">
      {zones.map((zone) => (
        <Zone key={zone.label} zone={zone} />
      ))}
    </div>
  );
}

function Zone({ zone }: { readonly zone: ZonePicture }): preact.JSX.Element {
  const { label, count, grid } = zone;
  return (
    <div class={`zone ${grid || (zone.cards && count > 0) ? 'filled' : ''}`} role="group" aria-label={label}>
      <h5>
        {label} <span class="quiet">{count}</span>
      </h5>
      <ZoneContent zone={zone} />
    </div>
  );
}

function ZoneContent({ zone }: { readonly zone: ZonePicture }): preact.JSX.Element | null {
  const w = pageTexts.value;
  const { count, cards, piles, grid, brief } = zone;
  if (grid) return <Grid grid={grid} />;
  if (count === 0) return <p class="quiet">{w.empty}</p>;
  if (piles)
    return (
      <div class="piles">
        {piles.map((pile, i) => (
          <Cards key={i} cards={pile} brief={brief} />
        ))}
      </div>
    );
  return cards ? <Cards cards={cards} brief={brief} /> : <p class="stack">{w.hiddenCards(count)}</p>;
}

/** Cards side by side; beyond so many the rest is counted, but for those that can be chosen. */
function Cards({
  cards,
  brief,
}: {
  readonly cards: readonly CardPicture[];
  readonly brief: boolean;
}): preact.JSX.Element {
  const drawn = cards.filter(({ option }, i) => i < DRAWN || option !== undefined);
  const left = cards.length - drawn.length;
  return (
    <ul class="cards">
      {drawn.map((card, i) => (
        <li key={i}>
          <TableCard card={card} brief={brief} />
        </li>
      ))}
      {left > 0 ? <li class="quiet">{pageTexts.value.more(left)}</li> : null}
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
  const { name, face, option, marks, attached } = card;
  const chosen = option !== undefined && picked.value.includes(option);
  // Some cards are called like one of their values.
  const facts = (face?.facts ?? []).filter(({ value }) => value !== name);
  const act = (): void => {
    if (option !== undefined) takeOption(option);
    else if (face) lookedAt.value = card;
  };
  return (
    <div class="tile-stack">
      <button
        type="button"
        class={`tile ${face ? '' : 'covered'} ${option === undefined ? '' : 'lit'} ${chosen ? 'chosen' : ''}`}
        aria-pressed={option === undefined ? undefined : chosen}
        title={option === undefined ? (face ? w.look(name) : undefined) : w.chooseCard(name)}
        disabled={option === undefined && !face}
        onClick={act}
        onContextMenu={(event) => {
          if (!face) return;
          event.preventDefault();
          lookedAt.value = card;
        }}
      >
        <b>{face ? name : w.hiddenCard}</b>
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
      {option !== undefined && face ? (
        <button type="button" class="look" aria-label={w.look(name)} onClick={() => (lookedAt.value = card)}>
          ?
        </button>
      ) : null}
      {attached.length > 0 ? (
        <div class="tucked">
          <Cards cards={attached} brief={true} />
        </div>
      ) : null}
    </div>
  );
}

function Grid({ grid: { columns, rows, cells } }: { readonly grid: GridPicture }): preact.JSX.Element {
  return (
    <div class="wide" tabIndex={0} role="group">
      <table class="grid">
        <tbody>
          {Array.from({ length: rows }, (_, row) => (
            <tr key={row}>
              {cells.slice(row * columns, (row + 1) * columns).map((cell) => (
                <td key={cell.name}>
                  <GridCell cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function GridCell({ cell }: { readonly cell: GridPicture['cells'][number] }): preact.JSX.Element {
  const { name, cards, signs, option } = cell;
  const inside = (
    <>
      <span class="cell-name">
        {name} {signs}
      </span>
      {cards.map((card, i) => (
        <span key={i} class="cell-card">
          {[card.face ? card.name : pageTexts.value.hiddenCard, ...card.marks].join(' · ')}
        </span>
      ))}
    </>
  );
  const own = option ?? cards.find((card) => card.option !== undefined)?.option;
  if (own === undefined) return <div class="cell">{inside}</div>;
  return (
    <button
      type="button"
      class="cell lit"
      aria-pressed={picked.value.includes(own)}
      onClick={() => takeOption(own)}
    >
      {inside}
    </button>
  );
}
