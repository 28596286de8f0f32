/** The rule book of the game with the set, in the language of the page. */
import { signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { MarkdownText } from '../markdown-text.tsx';
import { deskEngine, facts, tell } from '../engines.ts';
import { language, pageTexts } from '../page-choices.ts';
import { setTexts } from '../studio-state.ts';
import { wordRanges, sectionsOf, sectionsWith, wordsIn } from './rule-sections.ts';

const book = signal<{ readonly markdown: string; readonly leftOut: readonly string[] } | undefined>(
  undefined,
);

/** What somebody looks for in the rules. */
const wanted = signal('');

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
  const words = wordsIn(wanted.value);
  const shown = made
    ? words.length > 0
      ? sectionsWith(made.markdown, words).join('\n')
      : made.markdown
    : '';
  const article = useRef<HTMLElement>(null);
  useEffect(() => {
    // Browsers that cannot mark words show the parts alone.
    if (!('highlights' in CSS)) return undefined;
    const places = article.current ? wordRanges(article.current, wordsIn(wanted.value)) : [];
    CSS.highlights.set('searched-words', new Highlight(...places));
    return () => void CSS.highlights.delete('searched-words');
  }, [shown, wanted.value]);
  if (!made || !ready) return <p class="quiet">{w.loading}</p>;
  return (
    <>
      <div class="row rules-search">
        <input
          type="search"
          class="search"
          aria-label={w.searchRules}
          placeholder={w.searchRules}
          value={wanted.value}
          onInput={({ currentTarget }) => (wanted.value = currentTarget.value)}
        />
        <span class="quiet" role="status">
          {words.length === 0 ? '' : shown === '' ? w.noHelp : w.rulesFound(sectionsOf(shown).length)}
        </span>
      </div>
      <article class="rules" lang={spoken} ref={article}>
        {made.leftOut.length > 0 ? <p class="stale">{w.leftOut(made.leftOut)}</p> : null}
        <MarkdownText text={shown} />
      </article>
    </>
  );
}
