/** What the person who looks knows of cards that are out of sight, because they have seen them. */
import type { TablePicture } from '../../engine/table/table-picture.ts';
import { pageTexts } from '../page-choices.ts';

export function KnownList({
  picture: { known },
}: {
  readonly picture: TablePicture;
}): preact.JSX.Element | null {
  const w = pageTexts.value;
  if (known.length === 0) return null;
  return (
    <section class="known" aria-label={w.youKnow}>
      <h3>{w.youKnow}</h3>
      <dl>
        {known.map(({ place, cards }) => (
          <div key={place}>
            <dt>{place}</dt>
            <dd>{cards.join(', ')}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
