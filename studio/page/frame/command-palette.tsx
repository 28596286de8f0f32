/** All commands in one list, found by some letters of their words. */
import { useMemo, useState } from 'preact/hooks';
import { pageTexts } from '../page-choices.ts';
import { closeDialog } from './page-dialogs.ts';
import { PageDialog } from './page-dialog.tsx';
import { keyNames, pageCommands, type PageCommand } from './page-commands.ts';

/** Commands that are listed at once. */
const SHOWN = 60;

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Commands that have all words that are typed, those first that begin with them. */
function found(commands: readonly PageCommand[], typed: string): readonly PageCommand[] {
  const words = plain(typed)
    .split(/\s+/)
    .filter((word) => word !== '');
  const rank = ({ title }: PageCommand): number => {
    const text = plain(title);
    if (!words.every((word) => text.includes(word))) return -1;
    if (words.every((word) => text.startsWith(word))) return 2;
    return words.every((word) => ` ${text}`.includes(` ${word}`)) ? 1 : 0;
  };
  return commands
    .map((command) => ({ command, rank: rank(command) }))
    .filter((each) => each.rank >= 0)
    .sort((a, b) => b.rank - a.rank)
    .slice(0, SHOWN)
    .map(({ command }) => command);
}

function run(command: PageCommand | undefined): void {
  if (!command) return;
  closeDialog();
  // What had the keyboard before has it again by then.
  setTimeout(command.run);
}

export default function CommandPalette(): preact.JSX.Element {
  const w = pageTexts.value;
  const [typed, type] = useState('');
  const [at, move] = useState(0);
  const all = useMemo(() => pageCommands().filter(({ id }) => id !== 'palette'), []);
  const shown = found(all, typed);
  const press = (event: KeyboardEvent): void => {
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
    if (event.key === 'Enter') {
      event.preventDefault();
      run(shown[at]);
    } else if (Object.hasOwn(steps, event.key)) {
      event.preventDefault();
      const next = (at + steps[event.key] + shown.length) % Math.max(1, shown.length);
      move(next);
      document.getElementById(`command-${next}`)?.scrollIntoView({ block: 'nearest' });
    }
  };
  return (
    <PageDialog title={w.allCommands} class="palette" quiet>
      <input
        type="text"
        role="combobox"
        aria-label={w.allCommands}
        aria-expanded="true"
        aria-controls="commands"
        aria-activedescendant={shown.length > 0 ? `command-${at}` : undefined}
        placeholder={w.whatToDo}
        autoComplete="off"
        value={typed}
        onInput={({ currentTarget }) => {
          type(currentTarget.value);
          move(0);
        }}
        onKeyDown={press}
      />
      <ul id="commands" role="listbox" aria-label={w.allCommands} tabIndex={-1}>
        {shown.map((command, i) => (
          <li
            key={command.id}
            id={`command-${i}`}
            role="option"
            aria-selected={i === at}
            onClick={() => run(command)}
            onPointerMove={() => move(i)}
          >
            <span>{command.title}</span>
            {command.keys === undefined ? null : (
              <span class="keys">
                {keyNames(command.keys).map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </span>
            )}
          </li>
        ))}
      </ul>
      {shown.length === 0 ? <p class="quiet nothing">{w.nothingFound}</p> : null}
    </PageDialog>
  );
}
