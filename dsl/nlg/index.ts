/**
 * Puts texts of the language into words that players read: English, French and German, all from the same tree.
 *
 *   tree -> discourse/     what its words and names stand for, and what sort of phrase or clause each part is
 *        -> realiser/      phrases, clauses, sentences and paragraphs
 *        -> en/, fr/, de/  the words of a language, and the clauses that only its grammar builds
 */
import type { Span } from '../text/source.ts';
import type { Block, Condition, Entries, EntryKind, Expression, NounPhrase } from '../language/syntax/ast.ts';
import type { SyntaxTree } from '../language/syntax/syntax-visit.ts';
import { ordersOf, plainOrder } from '../language/syntax/phrase-parts.ts';
import type { Vocabulary } from '../language/symbols/symbol-table.ts';
import { abilityLines } from './realiser/ability-sentences.ts';
import { conditionLines, jointLines } from './realiser/field-conditions.ts';
import type { Joint } from './realiser.ts';
import englishConnectives from './en/connectives.json' with { type: 'json' };
import frenchConnectives from './fr/connectives.json' with { type: 'json' };
import germanConnectives from './de/connectives.json' with { type: 'json' };
import { english } from './en/index.ts';
import { french } from './fr/index.ts';
import { german } from './de/index.ts';
import type { Language } from '../text/locale.ts';
import { openScope } from './discourse/referring-expressions.ts';
import { markPronouns } from './planning/pronoun-marks.ts';
import { planned } from './planning/text-plan.ts';
import { completeSentence, explained, type Speaker } from './realiser/paragraphs.ts';
import { partText } from './partial-text.ts';
import { spelledOut } from './discourse/discourse-scope.ts';
import { effectLines, speakerOf, statementLines } from './realiser/statement-sentences.ts';

export { languages, type Language } from '../text/locale.ts';
export { nameIn, nounFor, valueIn } from './discourse/noun-forms.ts';

/** What a text is about, besides its own words. */
export interface Setting {
  readonly vocabulary: Vocabulary;
  /** Names that it may use without having given them: the parameters of a verb. */
  readonly names?: ReadonlyMap<string, NounPhrase>;
  /** The verb whose objects the text names. */
  readonly verb?: string | undefined;
  /** The name of the card that prints the text. */
  readonly self?: string | undefined;
  /** It goes on behind other words, and begins small. */
  readonly goesOn?: boolean;
  /** It is a formula: sums have signs. */
  readonly isFormula?: boolean;
  /** A last change to a line before its verbatim words are put in. */
  readonly polish?: ((line: string) => string) | undefined;
}

const tongues = { en: english, fr: french, de: german } as const;
const connectives = { en: englishConnectives, fr: frenchConnectives, de: germanConnectives } as const;

/** A colon, with the space that a language puts in front of it. */
export const colonIn = (language: Language): string => connectives[language].colon;

/**
 * The text of a tree in a language: paragraphs and points of lists, which begin with `•`. Names and phrases
 * that the language lacks are in English. Never fails for a tree that the game understands.
 */
export function render<E extends EntryKind>(
  entry: E,
  tree: Entries[E],
  language: Language,
  { vocabulary, names, verb, self, polish, goesOn = false, isFormula = false }: Setting,
): string[] {
  const plan = planned(vocabulary, tree);
  const speaker = speakerFor(vocabulary, language, plan, names, self);
  speaker.scope.goesOn = goesOn;
  speaker.scope.isFormula = isFormula;
  return linesOf(speaker, entry, plan, verb).map((line) => polished(speaker, line, polish));
}

/** A condition behind a conjunction, as it goes on behind other words: `only if you have a fruit`. */
export function renderJoint(
  tree: Condition,
  joint: Joint,
  language: Language,
  { vocabulary, names, polish }: Setting,
): string[] {
  const plan = planned(vocabulary, tree);
  const speaker = speakerFor(vocabulary, language, plan, names);
  speaker.scope.goesOn = true;
  return jointLines(speaker, plan, joint).map((line) => polished(speaker, line, polish));
}

/** An effect statement by statement, in the words of `render`: the lines of each. */
export function renderSteps(
  tree: Block,
  language: Language,
  { vocabulary, names, polish }: Setting,
): string[][] {
  const plan = planned(vocabulary, tree);
  const speaker = speakerFor(vocabulary, language, plan, names);
  return statementLines(speaker, plan).map((lines) => lines.map((line) => polished(speaker, line, polish)));
}

/** One ability or change of a text, by its place in it; undefined where there is none. */
export function renderPart<E extends EntryKind>(
  tree: Entries[E],
  span: Span,
  language: Language,
  { vocabulary, names }: Setting,
): string | undefined {
  const plan = planned(vocabulary, tree);
  const speaker = speakerFor(vocabulary, language, plan, names);
  const text = partText(speaker, plan, span);
  return text === undefined ? undefined : polished(speaker, text);
}

/** Who says a planned text in a language. */
function speakerFor(
  vocabulary: Vocabulary,
  language: Language,
  plan: SyntaxTree,
  names?: ReadonlyMap<string, NounPhrase>,
  self?: string,
): Speaker {
  const scope = openScope(vocabulary, language, plan, names, self);
  markPronouns(scope, plan, names);
  return speakerOf(tongues[language](scope), scope);
}

const polished = ({ t, scope }: Speaker, line: string, polish = (said: string): string => said): string =>
  spelledOut(scope, polish(t.polish(line)));

function linesOf(
  speaker: Speaker,
  entry: EntryKind,
  tree: Entries[EntryKind],
  verb: string | undefined,
): string[] {
  switch (entry) {
    case 'effect':
      return effectLines(speaker, tree as Entries['effect']);
    case 'abilities':
      return abilityLines(speaker, tree as Entries['abilities']);
    case 'condition':
      return conditionLines(speaker, tree as Entries['condition']);
    case 'cost': {
      const { orders, joint } = ordersOf(tree as Entries['cost']);
      const parts = orders.map((order) => speaker.t.order(order, {}));
      return [completeSentence(speaker, { text: speaker.t.list(parts, joint) }).text];
    }
    case 'objects': {
      const span = { start: 0, end: 0 };
      const order = plainOrder({ text: verb ?? 'choose', span }, tree as Entries['objects'], span);
      return effectLines(speaker, [order]);
    }
    case 'phrase':
      return [explained(speaker, speaker.t.phrase(tree as Expression))];
    case 'expression':
      return [explained(speaker, speaker.t.number(tree as Expression))];
  }
}
