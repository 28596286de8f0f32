import type { Language } from '../../dsl/render/language.ts';
import { logOf, type Match } from '../../interpreter/play/match.ts';
import type { Form } from '../../interpreter/scenario/index.ts';
import { calledIn } from '../words/called.ts';
import { doingIn } from '../words/doing.ts';
import { story } from '../words/story.ts';
import { outcomeWords } from './outcome.ts';

/** What happened in a scenario, as the log of a game is told; or why there is nothing to tell. */
export function happened(form: Form, match: Match | undefined, language: Language): string {
  if (!match) return `  ${outcomeWords(language).notPlayed[form]}\n`;
  const lines = logOf(match).map((each) => each.line);
  return story(lines, calledIn(match.game, language, match.names.seats), doingIn(match.game, language));
}
