/** What the words of texts are, for an editor to colour them by. */
import { placeIn, type Span } from '../dsl/text/source.ts';
import { textsOf } from './text-at-offset.ts';
import { wordsOfText, type WordMeaning } from './word-info.ts';
import type { Workspace } from './workspace.ts';

/** What a word is to somebody who reads: something done, something there, a card, a word of the language, or a name. */
export type WordColour = 'verb' | 'noun' | 'card' | 'small' | 'local';

export interface ColouredWord {
  readonly span: Span;
  readonly colour: WordColour;
}

const colours: Readonly<Record<WordMeaning['kind'], WordColour>> = {
  declared: 'noun',
  'built-in': 'noun',
  primitive: 'verb',
  local: 'local',
  small: 'small',
};

function colourOf(meaning: WordMeaning): WordColour {
  if (meaning.kind !== 'declared') return colours[meaning.kind];
  const { sort } = meaning.symbol;
  return sort === 'verb' || sort === 'card' ? sort : 'noun';
}

/** The words of the texts of a file that a part of it shows, in their order. */
export function colouredWords(workspace: Workspace, name: string, shown: Span): ColouredWord[] {
  const vocabulary = workspace.vocabularyOf(name);
  if (!vocabulary) return [];
  return textsOf(workspace, name)
    .filter(({ node: { span } }) => span.start <= shown.end && shown.start <= span.end)
    .flatMap(({ entry, snippet, names }) =>
      wordsOfText(vocabulary, entry, snippet.text, names).map(({ span, meaning }) => ({
        span: placeIn(snippet, span).span,
        colour: colourOf(meaning),
      })),
    );
}
