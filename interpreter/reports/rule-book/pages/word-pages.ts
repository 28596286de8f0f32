/** The parts of a rule book that explain orders and words. */
import { capital } from '../../../../dsl/nlg/realiser/word-joining.ts';
import type { FunctionText, RuleBook } from '../index.ts';
import { markdownTable } from '../../card-sheet/markdown-cells.ts';
import { bullets, inline, nested } from './markdown-layout.ts';
import type { Titles } from './page-titles.ts';

const noStop = (text: string): string => text.replace(/\.$/, '');

const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');

export const verbPages = ({ verbs, basics }: RuleBook, t: Titles): string[] =>
  verbs.length === 0
    ? []
    : [
        t.aboutVerbs,
        bullets(
          verbs.map(({ order, first, does, countsAs }) => {
            const head = `**${inline(order)}**`;
            const also = countsAs.length > 0 ? `${t.countsAs} ${countsAs.map(noStop).join(', ')}.` : '';
            if (first.length === 0) return joined([head, does.length === 0 ? t.idle : inline(does), also]);
            const after = does.length > 0 ? [`${t.afterwards} ${inline(does)}`] : [];
            return [joined([head, also]), `${t.before} ${inline(first)}`, ...after].join('\n  - ');
          }),
        ),
        basics.length > 0 ? `${t.aboutBasics}\n\n${bullets(basics.map((each) => t.basics[each]))}` : '',
      ];

export function wordPages({ zones, nouns, rankings, functions, tables }: RuleBook, t: Titles): string[] {
  return [
    bullets([
      ...zones.flatMap(({ name, order, pile }) =>
        order === 'piles' && pile !== undefined ? [`**${capital(pile)}**${t.colon} ${t.pile(name)}`] : [],
      ),
      ...nouns.map(({ name, is }) => `**${capital(name)}**${t.colon} ${noStop(inline(is))}`),
      ...rankings.map(
        ({ name, among, by, ties }) =>
          `**${capital(name)}**${t.colon} ${t.ranking(among, by)}${t.stop}${t.rankingTies[ties]}`,
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

function functionText({ name, takes, form, parts, least }: FunctionText, t: Titles): string {
  const head = `**${capital(noStop(name))}**${takes.length > 0 ? ` (${takes.join(', ')})` : ''}${t.colon}`;
  const bound = least === undefined ? '' : `${t.stop}${t.least(least)}`;
  switch (form) {
    case 'is':
      return `${head} ${noStop(inline(parts[0].is))}`;
    case 'if':
      return `${head} ${t.ifItHolds} ${noStop(nested(parts[0].is, '  '))}`;
    case 'sum':
      return `${head} ${t.sum} ${parts.map(({ is }) => inline(is)).join(t.stop)}${bound}`;
    case 'cases':
      return `${head} ${t.cases}${parts
        .map((part) => {
          const when = part.if.length > 0 ? noStop(inline(part.if)) : capital(t.otherwise);
          return `\n  - ${when}${t.colon} ${inline(part.is)}`;
        })
        .join('')}`;
  }
}
