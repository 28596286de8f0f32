import type { Diagnostic } from '../../dsl/diagnostics/diagnostic.ts';
import { parse } from '../../dsl/language/parser/parse.ts';
import { checkShape, snippetOf } from '../../schemas/index.ts';
import { languageTexts } from '../compiler/loader/language-texts.ts';
import type { Games } from './scenario-games.ts';
import { inspectScenarios } from './inspect.ts';

/** Everything that is wrong in a file of scenarios before they run: its YAML, its shape, its texts, what they mean. */
export function scenarioFindings(games: Games, name: string): Diagnostic[] {
  const file = games.library.file(name);
  if (!file?.root) return [...(file?.diagnostics ?? [])];
  const unreadable = languageTexts(file.root, 'scenario').flatMap(
    ({ node, entry }) => parse(entry, snippetOf(name, node)).diagnostics,
  );
  return [
    ...file.diagnostics,
    ...checkShape('scenario', file.root, name),
    ...unreadable,
    ...inspectScenarios(games, name),
  ];
}
