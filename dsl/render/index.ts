/** Puts texts of the language into words that players read: English, French and German, all from the same tree. */
import type { Entries, Entry, Expression, NounPhrase, Order } from '../tree.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { english } from './english.ts';
import { french } from './french/index.ts';
import { german } from './german/index.ts';
import type { Language } from './language.ts';
import { openScope } from './scope.ts';
import { abilityLines, capital, conditionLines, effectLines, type Speaker } from './sentences.ts';

export { languages, type Language } from './language.ts';
export { nameIn, nounFor } from './noun.ts';

/** What a text is about, besides its own words. */
export interface Setting {
  readonly vocabulary: Vocabulary;
  /** Names that it may speak of without having given them: the parameters of a verb. */
  readonly names?: ReadonlyMap<string, NounPhrase>;
  /** The verb whose objects the text names. */
  readonly verb?: string | undefined;
}

const tongues = { en: english, fr: french, de: german } as const;

/**
 * The text of a tree in a language, as paragraphs and points of lists. Names that the language lacks are said in
 * English. Never fails for a tree that the game understands.
 */
export function render<E extends Entry>(
  entry: E,
  tree: Entries[E],
  language: Language,
  { vocabulary, names, verb }: Setting,
): string[] {
  const scope = openScope(vocabulary, language, tree, names);
  const speaker: Speaker = { t: tongues[language](scope), scope };
  return linesOf(speaker, entry, tree, verb).map((line) => speaker.t.polish(line));
}

function linesOf(speaker: Speaker, entry: Entry, tree: Entries[Entry], verb: string | undefined): string[] {
  switch (entry) {
    case 'effect':
      return effectLines(speaker, tree as Entries['effect']);
    case 'abilities':
      return abilityLines(speaker, tree as Entries['abilities']);
    case 'condition':
      return conditionLines(speaker, tree as Entries['condition']);
    case 'cost': {
      const parts = (tree as Entries['cost']).map((order) => speaker.t.order(order, {}));
      return [`${capital(speaker.t.list(parts, 'and'))}.`];
    }
    case 'objects': {
      const args = tree as Entries['objects'];
      const span = { start: 0, end: 0 };
      const order: Order = {
        kind: 'order',
        secretly: false,
        may: false,
        verb: { text: verb ?? 'choose', span },
        args,
        span,
      };
      return effectLines(speaker, [order]);
    }
    case 'phrase':
    case 'expression':
      return [speaker.t.phrase(tree as Expression)];
  }
}
