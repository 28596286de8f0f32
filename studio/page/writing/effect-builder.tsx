/** A text of a card with the words that may come next as buttons: what each means, and how many cards go on like that. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { NextWord } from '../../engine/writing/writing-calls.ts';
import { deskEngine, tell } from '../engines.ts';
import { language, pageTexts } from '../page-choices.ts';

interface Built {
  readonly label: string;
  readonly value: string;
  readonly kind: string;
  readonly field: string;
  readonly change: (value: string) => void;
}

/** A word that may be put, and the text in front of it. */
interface Choice {
  readonly word: NextWord;
  readonly head: string;
}

/** Words that are offered at once; the rest follows when it is asked for. */
const FIRST = 12;

/** The word that is being typed at the end of a text. */
const begun = (text: string): string => /[\p{L}\d-]*$/u.exec(text)![0];

/** The words that may be put: in place of what is typed of one, and behind it where it is a whole word. */
function useChoices(kind: string, field: string, before: string): readonly Choice[] {
  const spoken = language.value;
  const [choices, offer] = useState<readonly Choice[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const typed = begun(before);
    const head = before.slice(0, before.length - typed.length);
    const ask = (text: string): Promise<readonly NextWord[]> =>
      deskEngine.ask('next', { kind, field, before: text, language: spoken });
    Promise.all([ask(head), typed === '' ? [] : ask(`${before} `)])
      .then(([instead, behind]) => {
        if (!isCurrent) return;
        const isWord = instead.some(({ label }) => label === typed || label.endsWith(` ${typed}`));
        const longer = instead.filter(({ label }) => label.startsWith(typed) && label !== typed);
        offer([
          ...longer.map((word) => ({ word, head })),
          ...(isWord || longer.length === 0 ? behind.map((word) => ({ word, head: `${before} ` })) : []),
        ]);
      })
      .catch(tell);
    return () => {
      isCurrent = false;
    };
  }, [kind, field, before, spoken]);
  return choices;
}

export function EffectBuilder({ label, value, kind, field, change }: Built): preact.JSX.Element {
  const w = pageTexts.value;
  const box = useRef<HTMLTextAreaElement>(null);
  const [draft, keep] = useState<string | undefined>(undefined);
  const [caret, move] = useState<number | undefined>(undefined);
  const [all, showAll] = useState(false);
  const text = draft ?? value;
  const before = text.slice(0, caret ?? text.length);
  const choices = useChoices(kind, field, before);
  const shown = all ? choices : choices.slice(0, FIRST);
  const write = (next: string, at: number): void => {
    keep(next);
    move(at);
    // Blanks at the ends of lines mean nothing, and YAML would put the text into quotes for them.
    change(next.replaceAll(/[ \t]+$/gm, ''));
  };
  const put = ({ word, head }: Choice): void => {
    const start = `${head}${word.label} `;
    write(start + text.slice(before.length).trimStart(), start.length);
    showAll(false);
    requestAnimationFrame(() => {
      box.current?.focus();
      box.current?.setSelectionRange(start.length, start.length);
    });
  };
  const id = `words-${field.replaceAll(/\W+/g, '-')}`;
  return (
    <fieldset class="effect">
      <legend>{label}</legend>
      <textarea
        ref={box}
        aria-label={label}
        aria-describedby={id}
        rows={Math.min(8, Math.max(2, text.split('\n').length + 1))}
        spellcheck={false}
        value={text}
        onInput={({ currentTarget }) => write(currentTarget.value, currentTarget.selectionEnd)}
        onSelect={({ currentTarget }) => move(currentTarget.selectionEnd)}
        onBlur={({ relatedTarget, currentTarget }) => {
          // A button of a word is part of the same writing.
          if (relatedTarget instanceof Node && currentTarget.parentElement?.contains(relatedTarget)) return;
          keep(undefined);
          move(undefined);
        }}
      />
      <p class="label" id={id}>
        {choices.length > 0 ? w.nextWords : w.noNextWord}
      </p>
      <ul class="next-words">
        {shown.map((choice) => {
          const { word, head } = choice;
          return (
            <li key={`${head.length} ${word.label}`}>
              <button type="button" class={`next ${word.sort}`} onClick={() => put(choice)}>
                <b>{word.label}</b>
                <span>{word.detail}</span>
                {word.used > 0 ? <span class="used">{w.usedBy(word.used)}</span> : null}
              </button>
            </li>
          );
        })}
      </ul>
      {choices.length > shown.length ? (
        <button type="button" class="link" onClick={() => showAll(true)}>
          {w.moreWords(choices.length - shown.length)}
        </button>
      ) : null}
    </fieldset>
  );
}
