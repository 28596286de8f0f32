/** The part of a rule book that tells how a game runs. */
import { capital, withoutStop } from '../../../../dsl/nlg/realiser/word-joining.ts';
import type { PartText, RuleBook, StepText } from '../index.ts';
import { bullet, bullets, inline, nested, numbered } from './markdown-layout.ts';
import type { MessageFormatter } from '../../../../dsl/diagnostics/localize.ts';

export function courseOf({ flow }: RuleBook, t: MessageFormatter<'rules'>): string[] {
  const { name, steps } = flow;
  const many = steps.length > 1;
  return [
    capital(many ? t('rules/cycle', { cycle: name }) : t('rules/one-step', { cycle: name })),
    ...steps.flatMap((step, i) => [
      `### ${many ? `${i + 1}. ` : ''}${capital(step.name)}`,
      ...(step.note === undefined ? [] : [`*${step.note}*`]),
      ...stepText(step, t),
    ]),
  ];
}

function stepText({ does, turns }: StepText, t: MessageFormatter<'rules'>): string[] {
  if (!turns) return [doing(does, t)];
  const until = turns.until.length > 0 ? [t('rules/turns-until', { until: inline(turns.until) })] : [];
  return [
    [
      until.length > 0
        ? t('rules/turns', { from: turns.from })
        : t('rules/one-turn-each', { from: turns.from }),
      ...until,
      ...(turns.extra === undefined ? [] : [t('rules/extra-turns', { counter: turns.extra })]),
      ...(turns.skipped === undefined ? [] : [t('rules/skipped-turns', { counter: turns.skipped })]),
      ...(turns.ended === undefined ? [] : [t('rules/ended-turns', { counter: turns.ended })]),
    ].join(' '),
    ...(turns.parts.length > 1 ? [t('rules/parts-of-turn')] : []),
    ...turns.parts.flatMap((part, i) => partText(part, i, turns.single, t)),
  ];
}

function partText(part: PartText, i: number, single: boolean, t: MessageFormatter<'rules'>): string[] {
  const heading =
    part.name === undefined
      ? []
      : [
          `#### ${String.fromCharCode(97 + i)}) ${capital(part.name)}`,
          ...(part.note === undefined ? [] : [`*${part.note}*`]),
        ];
  if (part.actions.length === 0 && !part.abilities) return [...heading, doing(part.does, t)];
  const until = part.until.length > 0;
  const several = until
    ? t('rules/several-until', { until: withoutStop(inline(part.until)) })
    : t('rules/several');
  const limits = numberOf(part, t);
  const often =
    limits && (until ? `${limits} ${t('rules/ends-when', { until: inline(part.until) })}` : limits);
  return [
    ...heading,
    ...(part.actions.length > 0 ? [often ?? (single ? t('rules/single') : several)] : []),
    bullets(part.actions.map((action) => bullet(action, t))),
    ...(part.abilities ? [t('rules/abilities')] : []),
  ];
}

/** The number of actions, if it is limited. */
function numberOf({ least, most }: PartText, t: MessageFormatter<'rules'>): string | undefined {
  if (most === undefined) return least === undefined ? undefined : t('rules/at-least-actions', { least });
  if (least === undefined) return t('rules/at-most-actions', { most });
  return least === most ? t('rules/exactly-actions', { most }) : t('rules/between-actions', { least, most });
}

/** One statement as a sentence, several as steps. */
const doing = (does: StepText['does'], t: MessageFormatter<'rules'>): string =>
  does.length === 0 ? t('rules/nothing') : does.length === 1 ? nested(does[0], '') : numbered(does);
