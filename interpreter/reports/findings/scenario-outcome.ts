import { messagesIn } from '../../../dsl/diagnostics/localize.ts';
import type { Language } from '../../../dsl/text/locale.ts';
import type { Coverage, ScenarioForm } from '../../scenarios/index.ts';
import { entriesOf, type Match } from '../../match/match.ts';
import { openQuestions, type FinalQuestion } from '../../scenarios/steps/open-questions.ts';
import { calledIn } from '../narration/display-names.ts';
import { doingIn } from '../narration/log-deeds.ts';
import { story } from '../narration/log-sentences.ts';

/** Which clauses of a game are proven, a line each, and which are not. */
export function coverageText(
  game: string,
  { clauses, proven, total, byForm, byKind, missing, unknown }: Coverage,
  language: Language,
): string {
  const words = messagesIn<'outcome'>(language);
  const width = Math.max(0, ...clauses.map(({ clause }) => clause.id.length));
  const rows = clauses.map(({ clause, forms }) => {
    const how = forms.length > 0 ? forms.join(', ') : words('outcome/not-proven');
    return `  ${clause.id.padEnd(width)}  ${how.padEnd(20)}  ${clause.says}\n`;
  });
  const kinds = Object.entries(byKind).map(
    ([kind, each]) => `  ${kind}: ${words('outcome/of', { proven: each.proven, total: each.total })}\n`,
  );
  const forms = Object.entries(byForm).map(([form, count]) => `${form} ${count}`);
  return [
    `${words('outcome/proven', { game, proven, total, forms: forms.join(', ') })}\n`,
    ...kinds,
    ...rows,
    ...(missing.length > 0 ? [`${words('outcome/missing', { clauses: missing.join(', ') })}\n`] : []),
    ...(unknown.length > 0 ? [`${words('outcome/unknown', { clauses: unknown.join(', ') })}\n`] : []),
    '\n',
  ].join('');
}

/** What happened in a scenario, printed like the log of a game; or why there is nothing to print. */
export function scenarioLog(form: ScenarioForm, match: Match | undefined, language: Language): string {
  if (!match) return `  ${messagesIn<'outcome'>(language)('outcome/not-played', { form })}\n`;
  const lines = entriesOf(match).map((each) => each.line);
  const told = story(lines, calledIn(match.game, language, match.names.seats), doingIn(match.game, language));
  return `${told}${askedText(openQuestions(match), language)}`;
}

/** Who is asked what where a scenario came to its end, and what they could say: a line each. */
export function askedText(asked: readonly FinalQuestion[], language: Language): string {
  const words = messagesIn<'outcome'>(language);
  return asked.map((each) => `  ${words('outcome/asked', { ...each })}\n`).join('');
}
