/** The part of a rule book that tells how a game runs. */
import { capital } from '../../../../dsl/nlg/realiser/word-joining.ts';
import type { PartText, RuleBook, StepText } from '../index.ts';
import { bullet, bullets, inline, nested, numbered } from './markdown-layout.ts';
import type { Titles } from './page-titles.ts';

export function courseOf({ flow }: RuleBook, t: Titles): string[] {
  const { name, steps } = flow;
  const many = steps.length > 1;
  return [
    capital(many ? t.cycle(name) : t.oneStep(name)),
    ...steps.flatMap((step, i) => [
      `### ${many ? `${i + 1}. ` : ''}${capital(step.name)}`,
      ...stepText(step, t),
    ]),
  ];
}

function stepText({ does, turns }: StepText, t: Titles): string[] {
  if (!turns) return [doing(does, t)];
  const until = turns.until.length > 0 ? [`${t.turnsUntil} ${inline(turns.until)}`] : [];
  return [
    [
      until.length > 0 ? t.turns(turns.from) : t.oneTurnEach(turns.from),
      ...until,
      ...(turns.extra === undefined ? [] : [t.extraTurns(turns.extra)]),
    ].join(' '),
    ...(turns.parts.length > 1 ? [t.partsOfTurn] : []),
    ...turns.parts.flatMap((part, i) => partText(part, i, turns.single, t)),
  ];
}

function partText(part: PartText, i: number, single: boolean, t: Titles): string[] {
  const heading =
    part.name === undefined ? [] : [`#### ${String.fromCharCode(97 + i)}) ${capital(part.name)}`];
  if (part.actions.length === 0 && !part.abilities) return [...heading, doing(part.does, t)];
  const until = part.until.length > 0 ? `${t.severalUntil} ${inline(part.until)}` : t.several;
  return [
    ...heading,
    ...(part.actions.length > 0 ? [single ? t.single : until] : []),
    bullets(part.actions.map((action) => bullet(action, t))),
    ...(part.abilities ? [t.abilities] : []),
  ];
}

/** One statement as a sentence, several as steps. */
const doing = (does: StepText['does'], t: Titles): string =>
  does.length === 0 ? t.nothing : does.length === 1 ? nested(does[0], '') : numbered(does);
