/** A card as it looks, in the default layout: name, kind and values, a picture, texts, and numbers in the corners. */
import type { FaceWords } from '../../engine/card-faces.ts';

/** A number from a text, always the same for the same text. */
function numberOf(text: string): number {
  let hash = 2_166_136_261;
  for (const letter of text) hash = Math.imul(hash ^ letter.codePointAt(0)!, 16_777_619);
  return hash >>> 0;
}

/** Cards with much text do without a picture. */
const LONG_TEXT = 260;

interface CardLooks {
  readonly id: string;
  readonly family: string;
  readonly face: FaceWords;
  readonly small?: boolean;
}

export function CardFigure({ id, family, face, small = false }: CardLooks): preact.JSX.Element {
  const { name, kind, facts, texts } = face;
  const badges = facts.filter(({ as }) => as === 'badge');
  const values = facts.filter(({ as }) => as === 'word').map(({ value }) => value);
  const rows = facts.filter(({ as }) => as === 'row');
  const length = texts.reduce((sum, { lines }) => sum + lines.join(' ').length, 0);
  return (
    <article
      class={`card ${small ? 'small-card' : ''}`}
      lang={face.language}
      style={{ '--hue': numberOf(family) % 360 }}
    >
      <header>
        <h3>{name}</h3>
      </header>
      <p class="kind">{[kind, ...values].join(' · ')}</p>
      {length <= LONG_TEXT && !small ? <PlaceholderPicture id={id} family={family} /> : null}
      {badges.length > 0 ? (
        <dl class="badges">
          {badges.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {rows.map(({ label, value }) => (
        <p key={label} class="fact">
          <b>{label}</b> {value}
        </p>
      ))}
      {texts.length > 0 ? (
        <div class={`texts ${length > LONG_TEXT ? 'long' : ''}`}>
          {texts.map(({ label, lines }) => (
            <div key={label}>
              {texts.length > 1 && label !== '' ? <b class="part">{label}</b> : null}
              {lines.map((line, i) => (
                <p key={i}>{line}</p>
              ))}
            </div>
          ))}
        </div>
      ) : null}
      {small ? null : <footer>{id}</footer>}
    </article>
  );
}

/** Two shapes on a gradient, from the id of the card and its family. */
function PlaceholderPicture({
  id,
  family,
}: {
  readonly id: string;
  readonly family: string;
}): preact.JSX.Element {
  const seed = numberOf(id);
  const hue = numberOf(family) % 360;
  const at = (bits: number, from: number, to: number): number =>
    from + (((seed >>> bits) & 255) / 255) * (to - from);
  const gradient = `sky-${seed}`;
  return (
    <svg class="art" viewBox="0 0 100 60" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
      <defs>
        <linearGradient id={gradient} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stop-color={`hsl(${hue} 45% 62%)`} />
          <stop offset="1" stop-color={`hsl(${(hue + 40) % 360} 40% 34%)`} />
        </linearGradient>
      </defs>
      <rect width="100" height="60" fill={`url(#${gradient})`} />
      <circle cx={at(0, 18, 82)} cy={at(8, 14, 40)} r={at(16, 8, 18)} fill={`hsl(${hue} 60% 85% / 0.75)`} />
      <path
        d={`M0 60 L${at(4, 15, 45)} ${at(12, 22, 40)} L${at(20, 50, 65)} ${at(2, 40, 52)} L${at(10, 70, 88)} ${at(18, 24, 44)} L100 60 Z`}
        fill={`hsl(${(hue + 200) % 360} 30% 20% / 0.55)`}
      />
    </svg>
  );
}
