import type { Language } from '../../dsl/render/index.ts';
import { parse } from '../../dsl/parse.ts';
import { wholeText } from '../../dsl/source.ts';
import type { Entry, NounPhrase } from '../../dsl/tree.ts';
import type { NamedProgram } from '../game.ts';
import { Frame } from '../position/frames.ts';
import { Header } from '../position/layout.ts';
import { sayIn, type GivenNames } from '../say.ts';
import { question, type Match } from './match.ts';
import { promptOf } from './question.ts';

/**
 * What a seat is asked, in a language, from the words of the text that asks: what is to be chosen, or what the player
 * may do. Undefined for what no text asks: what to do next, and which of several things comes first.
 */
export function promptIn(match: Match, seat: number, language: Language): string | undefined {
  const asking = question(match, seat);
  if (!asking) return undefined;
  const { game, table, runner } = match;
  const { p } = runner.m;
  const { source } = table.programs[p[p[Header.frame] + Frame.program]];
  const said = (entries: readonly Entry[]): string | undefined =>
    sayIn(game, language, promptOf(table, runner, asking), entries, namesIn(match, source));
  if (asking.instruction.op !== 'menu') {
    const { start, end } = asking.instruction.choosing.span;
    return end > start ? said(['phrase']) : undefined;
  }
  const { options } = asking.instruction;
  return options.length === 2 && options[0].label === 'yes' ? said(['effect', 'abilities']) : undefined;
}

const known = new WeakMap<NamedProgram, GivenNames>();

/** The names that a text has given, and those of what it was given. */
function namesIn({ game }: Match, source: NamedProgram): GivenNames {
  const before = known.get(source);
  if (before) return before;
  const names = new Map<string, NounPhrase>();
  const { vocabulary } = game;
  const taking = [...vocabulary.verbs, ...vocabulary.windows].find(({ id }) =>
    [`verbs/${id}`, `windows/${id}`].some((path) => `${source.name}/`.startsWith(`${path}/`)),
  );
  for (const { name, phrase } of taking?.parameters ?? []) names.set(name, phrase.tree);
  const read = (['effect', 'abilities'] as const)
    .map((entry) => parse(entry, wholeText(source.snippet.text)))
    .find(({ diagnostics }) => diagnostics.length === 0);
  collect(read?.tree, names);
  known.set(source, names);
  return names;
}

/** The phrases of a tree that have names. */
function collect(tree: unknown, into: Map<string, NounPhrase>): void {
  if (typeof tree !== 'object' || tree === null) return;
  if (Array.isArray(tree)) {
    for (const each of tree) collect(each, into);
    return;
  }
  if ('kind' in tree && tree.kind === 'noun') {
    const { name } = tree as NounPhrase;
    if (name) into.set(name.text, tree as NounPhrase);
  }
  for (const each of Object.values(tree)) collect(each, into);
}
