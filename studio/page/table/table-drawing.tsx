/** The table as it is drawn: players with their places, and shared places. */
import type {
  CellPicture,
  GridPicture,
  PlayerPicture,
  TablePicture,
  ZonePicture,
} from '../../engine/table/table-picture.ts';
import { pageTexts } from '../page-choices.ts';
import { useMovement } from './card-movement.ts';
import { pointedCard } from './close-up.ts';
import { picked, takeOption } from './played-match.ts';
import { otherMarks, ValueSums } from './value-sums.tsx';
import { Cards } from './table-card.tsx';

export function TableDrawing({ picture }: { readonly picture: TablePicture }): preact.JSX.Element {
  const w = pageTexts.value;
  const { where, values, zones, players, open } = picture;
  const others = players.filter(({ you }) => !you);
  const you = players.find((each) => each.you);
  useMovement(picture);
  return (
    <section class="table" aria-label={w.table} onPointerLeave={() => (pointedCard.value = undefined)}>
      <p class="where">{[where, ...values].join(' · ')}</p>
      {open.length > 0 ? (
        <ul class="open">
          {open.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : null}
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

function PlayerMat({ player }: { readonly player: PlayerPicture }): preact.JSX.Element {
  const w = pageTexts.value;
  const { name, you, onTurn, values, zones } = player;
  return (
    <div class={`mat ${you ? 'yours' : ''} ${onTurn ? 'on-turn' : ''}`} role="group" aria-label={name}>
      <h4>
        {name}
        {you ? <span class="tag">{w.you}</span> : null}
        {onTurn ? <span class="tag turn">{w.onTurn}</span> : null}
        {values.length > 0 ? (
          <ul class="chips">
            {values.map((value) => (
              <li key={value}>{value}</li>
            ))}
          </ul>
        ) : null}
      </h4>
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
  const { label, count, grid, cards, piles } = zone;
  const isFilled = grid !== undefined || ((cards !== undefined || piles !== undefined) && count > 0);
  return (
    <div class={`zone ${isFilled ? 'filled' : ''}`} role="group" aria-label={label}>
      <h5>
        {label} <span class="quiet">{count}</span>
      </h5>
      <ZoneContent zone={zone} />
    </div>
  );
}

function ZoneContent({ zone }: { readonly zone: ZonePicture }): preact.JSX.Element | null {
  const w = pageTexts.value;
  const { count, cards, piles, grid, brief, stacked } = zone;
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
  return cards ? (
    <Cards cards={cards} brief={brief} stacked={stacked} />
  ) : (
    <p class="stack">{w.hiddenCard}</p>
  );
}

/** Rows of hexes begin at halves of cells, so that a cell is in the gap between two of the row above. */
function Grid({ grid: { halves, rows } }: { readonly grid: GridPicture }): preact.JSX.Element {
  const span = halves === undefined ? 1 : 2;
  return (
    <div class="wide" tabIndex={0} role="group">
      <table
        class={`grid ${halves === undefined ? '' : 'hexes'}`}
        style={halves === undefined ? {} : { '--halves': halves }}
      >
        <tbody>
          {rows.map(({ indent, cells }, row) => (
            <tr key={row}>
              {indent > 0 ? <td colSpan={indent} /> : null}
              {cells.map((cell) => (
                <td key={cell.name} colSpan={span}>
                  {cell.isHole ? null : <GridCell cell={cell} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function GridCell({ cell }: { readonly cell: CellPicture }): preact.JSX.Element {
  const { name, cards, signs, option } = cell;
  const own = option ?? cards.find((card) => card.option !== undefined)?.option;
  const [top] = cards;
  const point = (): void => {
    pointedCard.value = top?.key;
  };
  return (
    <>
      <button
        type="button"
        class={`cell ${own === undefined ? '' : 'lit'}`}
        style={top?.colour === undefined ? {} : { '--card': top.colour }}
        aria-pressed={own === undefined ? undefined : picked.value.includes(own)}
        aria-disabled={own === undefined}
        tabIndex={own === undefined && !top ? -1 : 0}
        onPointerEnter={point}
        onFocus={point}
        onClick={() => (own === undefined ? point() : takeOption(own))}
      >
        <span class="cell-name">
          {name} {signs}
        </span>
        {cards.map((card, i) => (
          <span key={i} class="cell-card">
            {[card.face ? card.name : pageTexts.value.hiddenCard, ...otherMarks(card)].join(' · ')}
          </span>
        ))}
      </button>
      {cards.map((card) => (
        <ValueSums key={card.key} sums={card.sums} />
      ))}
    </>
  );
}
