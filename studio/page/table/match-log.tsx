/** What has happened, the newest last and in sight; each line leads to the text of data that caused it. */
import { useEffect, useRef } from 'preact/hooks';
import type { TextPlace } from '../../engine/text-place.ts';
import type { LoggedSentence, TablePicture } from '../../engine/table/table-picture.ts';
import { pageTexts } from '../page-choices.ts';
import { goToPlace } from '../studio-state.ts';

export function MatchLog({ picture: { log } }: { readonly picture: TablePicture }): preact.JSX.Element {
  const w = pageTexts.value;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [log]);
  return (
    <section class="log" aria-label={w.log}>
      <h3>{w.log}</h3>
      <div class="lines" ref={list} role="log" aria-live="polite" tabIndex={0} aria-label={w.log}>
        {log.map((line, i) => (
          <LogLine key={i} line={line} />
        ))}
      </div>
    </section>
  );
}

function LogLine({
  line: { depth, words, sums, place },
}: {
  readonly line: LoggedSentence;
}): preact.JSX.Element {
  if (sums.length === 0)
    return (
      <p class={`depth-${depth}`}>
        {words} {place ? <CauseLink place={place} /> : null}
      </p>
    );
  return (
    <details class={`depth-${depth}`}>
      <summary>
        {words} {place ? <CauseLink place={place} /> : null}
      </summary>
      {sums.map((sum, i) => (
        <p key={i} class="depth-4">
          {sum}
        </p>
      ))}
    </details>
  );
}

/** Opens the text that made something happen. */
export function CauseLink({ place }: { readonly place: TextPlace }): preact.JSX.Element {
  const w = pageTexts.value;
  return (
    <button
      type="button"
      class="link cause"
      aria-label={w.whyLine(place.file.slice(place.file.lastIndexOf('/') + 1))}
      title={w.whyLine(place.file.slice(place.file.lastIndexOf('/') + 1))}
      onClick={(event) => {
        event.preventDefault();
        goToPlace(place);
      }}
    >
      <svg viewBox="0 0 12 12" aria-hidden="true">
        <path d="M4 2h6v6H8.6V4.4L3 10 2 9l5.6-5.6H4z" />
      </svg>
    </button>
  );
}
