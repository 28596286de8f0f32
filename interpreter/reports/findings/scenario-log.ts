import type { Language } from '../../../dsl/text/locale.ts';
import { entriesOf, type Match } from '../../match/match.ts';
import type { ScenarioForm } from '../../scenarios/index.ts';
import { calledIn } from '../narration/display-names.ts';
import { doingIn } from '../narration/log-deeds.ts';
import { story } from '../narration/log-sentences.ts';
import { outcomeWords } from './scenario-outcome.ts';

/** What happened in a scenario, as the log of a game is told; or why there is nothing to tell. */
export function scenarioLog(form: ScenarioForm, match: Match | undefined, language: Language): string {
  if (!match) return `  ${outcomeWords(language).notPlayed[form]}\n`;
  const lines = entriesOf(match).map((each) => each.line);
  return story(lines, calledIn(match.game, language, match.names.seats), doingIn(match.game, language));
}
