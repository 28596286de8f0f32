/** What can be made new: a card of each kind, a variant, a game of one's own. */
import { signal } from '@preact/signals';
import { bundle, facts } from '../engines.ts';
import { columnRoom, fold } from '../frame/column-layout.ts';
import { pageTexts, tab } from '../page-choices.ts';
import { startGame, beginFile } from './set-files.ts';

/** What is being made: a kind of the game, or a variant. */
const making = signal<{ readonly what: string; readonly title: string } | undefined>(undefined);

/** Asks for the name of something new, where the files are. */
export const startMaking = (what: string, title: string): void => {
  fold('files', false);
  if (columnRoom.value === 'narrow') tab.value = 'files';
  making.value = { what, title };
};

export function NewFile(): preact.JSX.Element {
  const w = pageTexts.value;
  const { value: wanted } = making;
  if (wanted) {
    const make = (event: SubmitEvent): void => {
      event.preventDefault();
      const form = event.currentTarget as HTMLFormElement;
      const name = String(new FormData(form).get('name') ?? '');
      making.value = undefined;
      if (columnRoom.value === 'narrow') tab.value = 'text';
      void (wanted.what === GAME ? startGame(name) : beginFile(wanted.what, name));
    };
    return (
      <form key={wanted.what} class="new-file" onSubmit={make}>
        <label>
          <strong>{w.fresh(wanted.title)}</strong>
          <span>{w.called}</span>
          <input name="name" maxLength={80} autoComplete="off" ref={focusOnce} />
        </label>
        <div class="row">
          <button type="submit" class="primary">
            {w.make}
          </button>
          <button type="button" onClick={() => (making.value = undefined)}>
            {w.cancel}
          </button>
        </div>
      </form>
    );
  }
  return (
    <ul class="new-list">
      {newFiles().map(({ what, title }) => (
        <li key={what}>
          <button
            type="button"
            class="link"
            aria-label={w.fresh(title)}
            onClick={() => startMaking(what, title)}
          >
            <span aria-hidden="true">+ </span>
            <span class="in-full">{w.fresh(title)}</span>
            <span class="in-short">{title}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

const focusOnce = (input: HTMLInputElement | null): void => input?.focus();

/** What stands for a game of one's own beside the kinds of the game. */
const GAME = 'game';

/** All that can be made new: a card of each kind, a variant, a game. */
export const newFiles = (): { readonly what: string; readonly title: string }[] =>
  facts.value
    ? [
        ...facts.value.kinds.map(({ id, name }) => ({ what: id, title: name })),
        ...(bundle.value?.ownGame ? [] : [{ what: 'variant', title: pageTexts.value.variant }]),
        { what: GAME, title: pageTexts.value.ownGame },
      ]
    : [];
