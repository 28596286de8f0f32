/** The findings of the open file below its text, each with the changes that would correct it. */
import { pageTexts } from '../page-choices.ts';
import { applyFix, copyExample } from '../files/set-files.ts';
import { explainError } from '../learn/help-links.ts';
import { openFile, openFindings, wantedPlace } from '../studio-state.ts';
import { setWritingView } from './writing-view.ts';
import type { PlacedFinding } from '../../engine/placed-finding.ts';

export function FindingList(): preact.JSX.Element {
  const w = pageTexts.value;
  const open = openFile.value;
  if (open && !open.mine)
    return (
      <div class="findings">
        <p class="quiet">{w.readOnly}</p>
        <button type="button" onClick={() => copyExample(open.name)}>
          {w.copyExample}
        </button>
      </div>
    );
  const found = openFindings.value;
  return (
    <div class="findings" role="region" aria-label={w.problems} tabIndex={0}>
      {found.length === 0 ? <p class="quiet">{w.noProblems}</p> : null}
      <ul>
        {found.map((each, i) => (
          <Finding key={`${each.from} ${each.message} ${i}`} finding={each} />
        ))}
      </ul>
    </div>
  );
}

function Finding({ finding }: { readonly finding: PlacedFinding }): preact.JSX.Element {
  const w = pageTexts.value;
  const { code, file, from, line, severity, message, help, fixes } = finding;
  return (
    <li class={`finding ${severity}`}>
      <button
        type="button"
        class="link place"
        onClick={() => {
          setWritingView('text');
          wantedPlace.value = { file, at: from };
        }}
      >
        {w.line(line)}
      </button>
      <div>
        <p class="message">
          <strong>{w[severity]}.</strong> <WithCode text={message} />
        </p>
        {help === undefined ? null : (
          <p class="help">
            <WithCode text={help} />
          </p>
        )}
        <button type="button" class="link why" onClick={() => explainError(code)}>
          {w.why}
        </button>
        {fixes.map(({ title, edits }) => (
          <button key={title} type="button" class="fix" onClick={() => applyFix(finding, edits)}>
            <WithCode text={title} />
          </button>
        ))}
      </div>
    </li>
  );
}

/** A sentence in which what is between backticks is text of data. */
function WithCode({ text }: { readonly text: string }): preact.JSX.Element {
  return <>{text.split('`').map((part, i) => (i % 2 === 1 ? <code key={i}>{part}</code> : part))}</>;
}
