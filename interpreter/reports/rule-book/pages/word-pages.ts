/** The parts of a rule book that explain orders and words. */
import { capital, withoutStop } from '../../../../dsl/nlg/realiser/word-joining.ts';
import type { FunctionText, RuleBook } from '../index.ts';
import { markdownTable } from '../../card-sheet/markdown-cells.ts';
import { bullets, inline, nested, noted } from './markdown-layout.ts';
import type { MessageFormatter } from '../../../../dsl/diagnostics/localize.ts';

/** The parts that say something. */
export const joinedParts = (parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join(' ');

export const verbPages = ({ verbs, basics }: RuleBook, t: MessageFormatter<'rules'>): string[] =>
  verbs.length === 0
    ? []
    : [
        t('rules/about-verbs'),
        bullets(
          verbs.map(({ order, note, first, does, countsAs }) => {
            const head = `**${inline(order)}**`;
            const also =
              countsAs.length > 0 ? `${t('rules/counts-as')} ${countsAs.map(withoutStop).join(', ')}.` : '';
            if (first.length === 0)
              return noted(
                joinedParts([head, does.length === 0 ? t('rules/idle') : inline(does), also]),
                note,
              );
            const after = does.length > 0 ? [`${t('rules/afterwards')} ${inline(does)}`] : [];
            return [
              noted(joinedParts([head, also]), note),
              `${t('rules/before')} ${inline(first)}`,
              ...after,
            ].join('\n  - ');
          }),
        ),
        basics.length > 0
          ? `${t('rules/about-basics')}\n\n${bullets(basics.map((each) => t('rules/basics', { which: each })))}`
          : '',
      ];

export function wordPages(
  { zones, nouns, rankings, functions, tables }: RuleBook,
  t: MessageFormatter<'rules'>,
): string[] {
  return [
    bullets([
      ...zones.flatMap(({ name, order, pile }) =>
        order === 'piles' && pile !== undefined
          ? [`**${capital(pile)}**${t('rules/colon')} ${t('rules/pile', { place: name })}`]
          : [],
      ),
      ...nouns.map(({ name, note, is }) =>
        noted(`**${capital(name)}**${t('rules/colon')} ${withoutStop(inline(is))}`, note),
      ),
      ...rankings.map(
        ({ name, among, by, ties }) =>
          `**${capital(name)}**${t('rules/colon')} ${t('rules/ranking', { among, by })}${t('rules/stop')}${t('rules/ranking-ties', { which: ties })}`,
      ),
      ...functions.map((each) => functionText(each, t)),
    ]),
    ...tables.flatMap(({ name, rows }) => [
      `**${capital(name)}**`,
      markdownTable(
        ['', ''],
        rows.map(({ of, to }) => [of, to.length > 0 ? to.join(', ') : '–']),
      ),
    ]),
  ];
}

function functionText(
  { name, takes, form, parts, least, isRelation }: FunctionText,
  t: MessageFormatter<'rules'>,
): string {
  const called = `**${capital(withoutStop(name))}**${takes.length > 0 ? ` (${takes.join(', ')})` : ''}`;
  const head = `${called}${t('rules/colon')}`;
  const bound = least === undefined ? '' : ` (${t('rules/least', { value: least })})`;
  switch (form) {
    case 'is':
      return `${head} ${withoutStop(inline(parts[0].is))}`;
    case 'if':
      return isRelation
        ? t('rules/defined', { name: called, condition: nested(parts[0].is, '  ') })
        : `${head} ${nested(parts[0].is, '  ')}`;
    case 'sum':
      return `${head} ${parts
        .map(({ is, minus }, i) => `${minus ? '− ' : i > 0 ? '+ ' : ''}${withoutStop(inline(is))}`)
        .join(' ')}${bound}`;
    case 'cases':
      return `${head} ${t('rules/cases')}${parts
        .map((part) => {
          const when = capital(part.if.length > 0 ? withoutStop(inline(part.if)) : t('rules/otherwise'));
          return `\n  - ${when}${t('rules/colon')} ${inline(part.is)}`;
        })
        .join('')}`;
  }
}
