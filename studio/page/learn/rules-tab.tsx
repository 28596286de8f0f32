/** The rule book of the game with the set, in the language of the page. */
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { MarkdownText } from '../markdown-text.tsx';
import { deskEngine, facts, tell } from '../engines.ts';
import { language, pageTexts } from '../page-choices.ts';
import { setTexts } from '../studio-state.ts';

const book = signal<{ readonly markdown: string; readonly leftOut: readonly string[] } | undefined>(
  undefined,
);

export function RulesTab(): preact.JSX.Element {
  const w = pageTexts.value;
  const ready = facts.value;
  const texts = setTexts.value;
  const spoken = language.value;
  useEffect(() => {
    if (!ready) return undefined;
    let isCurrent = true;
    // While somebody types there is no hurry.
    const timer = setTimeout(
      () =>
        deskEngine
          .ask('rules', { files: texts, language: spoken })
          .then((made) => isCurrent && (book.value = made))
          .catch(tell),
      book.peek() ? 400 : 0,
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [ready, texts, spoken]);
  const { value: made } = book;
  if (!made || !ready) return <p class="quiet">{w.loading}</p>;
  return (
    <article class="rules" lang={spoken}>
      {made.leftOut.length > 0 ? <p class="stale">{w.leftOut(made.leftOut)}</p> : null}
      <MarkdownText text={made.markdown} />
    </article>
  );
}
