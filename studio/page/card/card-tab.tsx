/** The cards of the open file, each in three languages side by side. */
import { CardFigure } from './card-figure.tsx';
import { pageTexts } from '../page-choices.ts';
import { faces, openFile } from '../studio-state.ts';

export function CardTab(): preact.JSX.Element {
  const w = pageTexts.value;
  const open = openFile.value;
  if (!open) return <p class="quiet">{w.noFile}</p>;
  if (!open.mine) return <p class="quiet">{w.readOnly}</p>;
  const shown = faces.value[open.name];
  if (!shown || shown.cards.length === 0)
    return <p class="quiet">{shown && !shown.stale ? w.isVariant : w.noCards}</p>;
  return (
    <>
      {shown.stale ? (
        <p class="stale" role="status">
          {w.lastTrue}
        </p>
      ) : null}
      {shown.cards.map((card) => (
        <section key={card.id} class={`faces ${shown.stale ? 'old' : ''}`} aria-label={card.words[0].name}>
          {card.words.map((face) => (
            <figure key={face.language}>
              <figcaption>{w.languages[face.language]}</figcaption>
              <CardFigure id={card.id} family={card.family} face={face} />
            </figure>
          ))}
          <p class="quiet">{w.copies(card.copies)}</p>
        </section>
      ))}
    </>
  );
}
