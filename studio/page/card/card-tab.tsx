/** The cards of the open file as they are printed, each in three languages side by side. */
import { signal } from '@preact/signals';
import type { CardFace, FaceWords } from '../../engine/card-faces.ts';
import { columnRoom } from '../frame/column-layout.ts';
import { WelcomeText } from '../writing/welcome-text.tsx';
import { pageTexts } from '../page-choices.ts';
import { drawings, faces, openFile, openFileText, openFindings } from '../studio-state.ts';
import { pictureAddress, useCardDrawings } from './card-drawings.ts';
import { CardFigure } from './card-figure.tsx';
import { LargeCard } from './large-card.tsx';

/** The card that is shown large. */
const enlarged = signal<{ readonly name: string; readonly svg: string } | undefined>(undefined);

export function CardTab(): preact.JSX.Element {
  const w = pageTexts.value;
  const open = openFile.value;
  useCardDrawings();
  if (!open) return columnRoom.value === 'narrow' ? <WelcomeText /> : <p class="quiet">{w.noFile}</p>;
  const shown = faces.value[open.name];
  if (!open.mine && !shown?.cards.length) return <p class="quiet">{w.readOnly}</p>;
  if (!shown || shown.cards.length === 0) return <p class="quiet">{w[emptyReason()]}</p>;
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
            <PrintedFace key={face.language} file={open.name} card={card} face={face} />
          ))}
          <p class="quiet">{w.copies(card.copies)}</p>
        </section>
      ))}
      {enlarged.value ? <LargeCard {...enlarged.value} close={() => (enlarged.value = undefined)} /> : null}
    </>
  );
}

/** Why there is no card: the file changes the rules, its text is wrong, or nothing of a card is there yet. */
function emptyReason(): 'isVariant' | 'wrongCards' | 'noCards' {
  if (/^(?:variant|game):/m.test(openFileText.value)) return 'isVariant';
  return openFindings.value.some(({ severity }) => severity === 'error') ? 'wrongCards' : 'noCards';
}

interface FaceOfFile {
  readonly file: string;
  readonly card: CardFace;
  readonly face: FaceWords;
}

/** A card in one language: its drawing, and its words for those who cannot see it and until it is drawn. */
function PrintedFace({ file, card, face }: FaceOfFile): preact.JSX.Element {
  const w = pageTexts.value;
  const drawn = drawings.value[file]?.cards
    .find(({ id }) => id === card.id)
    ?.faces.find(({ language }) => language === face.language);
  return (
    <figure>
      <figcaption>{w.languages[face.language]}</figcaption>
      {drawn ? (
        <>
          <button
            type="button"
            class="print"
            aria-label={w.look(face.name)}
            onClick={() => (enlarged.value = { name: face.name, svg: drawn.svg })}
          >
            <img src={pictureAddress(drawn.svg)} alt="" style={{ aspectRatio: 1 / drawn.ratio }} />
          </button>
          <div class="unseen">
            <CardFigure id={card.id} family={card.family} face={face} />
          </div>
        </>
      ) : (
        <CardFigure id={card.id} family={card.family} face={face} />
      )}
    </figure>
  );
}
