import type { Diagnostic } from '../../dsl/diagnostics/diagnostic.ts';
import { parse } from '../../dsl/language/parser/parse.ts';
import { checkShape, snippetOf } from '../../schemas/index.ts';
import { languageTexts } from '../compiler/loader/language-texts.ts';
import type { Games } from './scenario-games.ts';
import { withCases } from './scenario-cases.ts';
import { inspectScenarios } from './inspect.ts';

/** Everything that is wrong in a file of scenarios before they run: its YAML, its shape, its texts, what they mean. */
export function scenarioFindings(games: Games, name: string): Diagnostic[] {
  const file = games.library.file(name);
  if (!file?.root) return [...(file?.diagnostics ?? [])];
  const { roots, diagnostics } = withCases(file.root, name);
  const unreadable = roots
    .flatMap((root) => languageTexts(root, 'scenario'))
    .flatMap(({ node, entry }) => parse(entry, snippetOf(name, node)).diagnostics);
  return [
    ...file.diagnostics,
    ...diagnostics,
    ...roots.flatMap((root) => checkShape('scenario', root, name)),
    ...unreadable,
    ...inspectScenarios(games, name),
  ];
}
