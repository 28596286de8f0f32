/** What players do with cards and others may answer in a window, before it has happened: in which, and with which verb. */
import { eachSyntax } from '../../../language/syntax/syntax-visit.ts';
import { longestTerm, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import type { VerbSymbol, WindowSymbol } from '../../../language/symbols/symbols.ts';
import { verbIn } from '../../suggestions/word-suggestions.ts';
import { aboutCards } from '../limits/contests-about-cards.ts';

/** A use of a card that is answered. */
export interface AnsweredUse {
  /** The verb, and its words in the data. */
  readonly use: VerbSymbol;
  readonly window: WindowSymbol;
  /** What is done in the window, to the player for the card. */
  readonly answer: VerbSymbol;
  readonly answered: string;
  readonly preposition: string;
}

/** The uses of which the window has just one answer, which is a verb done to a player about the card. */
export function answeredUses(vocabulary: Vocabulary): AnsweredUse[] {
  if (vocabulary.windows.length === 0) return [];
  return vocabulary.verbs.flatMap((use) => {
    const window = openedBy(use, vocabulary);
    const [only, ...more] = window?.actions ?? [];
    const answer = only && vocabulary.verbs.find(({ id }) => id === only.id);
    const preposition = answer && aboutCards(answer);
    return window && answer && preposition !== undefined && more.length === 0
      ? [{ use, window, answer, answered: verbIn(vocabulary, answer.id, 'participle'), preposition }]
      : [];
  });
}

/** The window that a verb opens before it has happened. */
function openedBy(use: VerbSymbol, vocabulary: Vocabulary): WindowSymbol | undefined {
  let found: WindowSymbol | undefined;
  eachSyntax(use.first, (node) => {
    const object = node.kind === 'order' && node.verb.text === 'open' ? node.args.object : undefined;
    if (object?.kind !== 'noun' || object.heads.length !== 1) return;
    const symbol = longestTerm(vocabulary, object.heads[0].words)?.meanings[0].symbol;
    if (symbol?.sort === 'window') found ??= symbol;
  });
  return found;
}
