import type { Diagnostic } from '../../dsl/diagnostics/diagnostic.ts';
import { loadGameFile, openLibrary, type Library } from '../../interpreter/compiler/linker/load-game.ts';
import { changedText, type Change } from './changes.ts';
import type { Base } from './grounds.ts';

/** What came of making the first change that is offered for a wrong text, and the next, as long as there is one. */
export interface Led {
  readonly change: Change;
  /** The wrong text, and what it became. */
  readonly texts: readonly string[];
  /** The finding whose change was made, for each of them. */
  readonly found: readonly Diagnostic[];
  /** It came back to a text that stood before, or to the finding that it was to mend; or it went on too long. */
  readonly fault: 'circle' | 'again' | 'long' | undefined;
}

/** So many findings one after the other may come of one fault: the first, and one that it hid. */
const MOST_FINDINGS = 2;

/** Follows what is offered for a change; undefined where nothing is refused or nothing is offered. */
export function followHelp(base: Base, change: Change): Led | undefined {
  const before = base.library.file(change.file)!.text;
  const texts = [changedText(before, change)];
  const found: Diagnostic[] = [];
  for (;;) {
    const offered = errorsIn(base, change.file, texts.at(-1)!).find(({ fixes }) => fixes && fixes.length > 0);
    if (!offered) return found.length > 0 ? { change, texts, found, fault: undefined } : undefined;
    const last = found.at(-1);
    found.push(offered);
    if (last && keyOf(last) === keyOf(offered)) return { change, texts, found, fault: 'again' };
    if (found.length > MOST_FINDINGS) return { change, texts, found, fault: 'long' };
    const text = withEdits(texts.at(-1)!, offered, change.file);
    if (texts.includes(text)) return { change, texts, found, fault: 'circle' };
    texts.push(text);
  }
}

const keyOf = ({ code, message }: Diagnostic): string => `${code} ${message}`;

/** The errors of a file with another text, in the order in which they stand. */
function errorsIn({ library, gameFile, extras }: Base, file: string, text: string): Diagnostic[] {
  const changed = openLibrary(new Map([[file, text]])).file(file)!;
  const withIt: Library = {
    names: library.names,
    file: (name) => (name === file ? changed : library.file(name)),
  };
  return loadGameFile(withIt, gameFile, extras)
    .diagnostics.filter(({ severity, place }) => severity === 'error' && place.file === file)
    .toSorted((a, b) => a.place.span.start - b.place.span.start);
}

/** A text with the first change that a finding offers. */
function withEdits(text: string, { fixes = [] }: Diagnostic, file: string): string {
  const edits = fixes[0].edits.filter(({ place }) => place.file === file);
  return edits
    .toSorted((a, b) => b.place.span.start - a.place.span.start)
    .reduce(
      (now, { place: { span }, text: put }) => now.slice(0, span.start) + put + now.slice(span.end),
      text,
    );
}
