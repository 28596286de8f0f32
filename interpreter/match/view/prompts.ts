import type { Language } from '../../../dsl/nlg/index.ts';
import { parse } from '../../../dsl/language/parser/parse.ts';
import { wholeText, type Span } from '../../../dsl/text/source.ts';
import type { EntryKind, NounPhrase } from '../../../dsl/language/syntax/ast.ts';
import { syntaxOf } from '../../../dsl/language/syntax/syntax-visit.ts';
import type { NamedProgram } from '../../game/linked-game.ts';
import { Frame } from '../../engine/state/call-stack.ts';
import { Header } from '../../engine/state/position-layout.ts';
import { sayIn, type GivenNames } from '../../game/localized-pieces.ts';
import { addressed } from '../explain/addressed-statement.ts';
import { question, type Match } from '../match.ts';
import { promptOf } from '../question.ts';
import { statementOf } from '../explain/asking-statement.ts';
import { rootOfProgram } from '../../game/program-role.ts';

/** What a text asks: what is done with the choice, or what the player may do; and what is to be chosen for it. */
export interface Prompt {
  readonly statement: string;
  /** Where a statement asks for several things, which of them; none where it asks for one. */
  readonly part: string | undefined;
}

/** A longer statement than this says less than what is to be chosen. */
const LONGEST = 120;

/**
 * What a seat is asked, from the words of the text that asks: as they stand there, or put into a language. Undefined
 * for what no text asks: what to do next, and which of several things comes first; nor for which lines shall happen.
 */
export function promptIn(match: Match, seat: number, language?: Language): Prompt | undefined {
  const asking = question(match, seat);
  if (!asking) return undefined;
  const { game, table, runner } = match;
  const { p } = runner.m;
  const { source } = table.programs[p[p[Header.frame] + Frame.program]];
  const said = (text: string, entries: readonly EntryKind[]): string | undefined =>
    language === undefined ? text : sayIn(game, language, text, entries, namesIn(match, source));
  const words = promptOf(table, runner, asking);
  if (asking.instruction.op === 'menu') {
    const { options } = asking.instruction;
    const isYesOrNo = options.length === 2 && options[0].label === 'yes';
    const statement = isYesOrNo
      ? said(addressed(game.vocabulary, words), ['effect', 'abilities'])
      : undefined;
    return statement === undefined ? undefined : { statement, part: undefined };
  }
  const { choosing } = asking.instruction;
  if (choosing.span.end <= choosing.span.start || choosing.sort === 'line') return undefined;
  const part = said(words, ['phrase']);
  const around = statementOf(match, asking);
  // The name that a text gives to what is chosen is for the text only.
  const text =
    around && addressed(game.vocabulary, slice(source.snippet.text, around.span).replace(/ as [\w-]+$/, ''));
  const statement = text === undefined || text.length > LONGEST ? undefined : said(text, ['effect']);
  if (statement === undefined) return part === undefined ? undefined : { statement: part, part: undefined };
  const picks = around?.op === 'attempt' ? around.prepare.filter(({ op }) => op === 'pick').length : 1;
  return { statement, part: picks > 1 ? part : undefined };
}

const slice = (text: string, { start, end }: Span): string =>
  text.slice(start, end).replace(/\s+/g, ' ').trim();

const known = new WeakMap<NamedProgram, GivenNames>();

/** The names that a text has given, and those of what it was given. */
function namesIn({ game }: Match, source: NamedProgram): GivenNames {
  const before = known.get(source);
  if (before) return before;
  const names = new Map<string, NounPhrase>();
  const { vocabulary } = game;
  const root = rootOfProgram(source.role);
  const taking =
    root.kind === 'verb'
      ? vocabulary.verbs.find(({ id }) => id === root.verb)
      : root.kind === 'window'
        ? vocabulary.windows.find(({ id }) => id === root.window)
        : undefined;
  for (const { name, phrase } of taking?.parameters ?? []) names.set(name, phrase.tree);
  const read = (['effect', 'abilities'] as const)
    .map((entry) => parse(entry, wholeText(source.snippet.text)))
    .find(({ diagnostics }) => diagnostics.length === 0);
  for (const phrase of syntaxOf(read?.tree, 'noun')) if (phrase.name) names.set(phrase.name.text, phrase);
  known.set(source, names);
  return names;
}
