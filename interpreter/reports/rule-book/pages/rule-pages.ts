import { spaced } from '../../../../dsl/nlg/fr/elision.ts';
import { capital } from '../../../../dsl/nlg/realiser/word-joining.ts';
import type { ListedCard } from '../../cards-by-kind.ts';
import type { RuleBook } from '../index.ts';
import { cardPages } from './card-pages.ts';
import { courseOf } from './flow-pages.ts';
import { markdownTable } from '../../card-sheet/markdown-cells.ts';
import { bullet, bullets, inline, noted, numbered, markdownParagraphs } from './markdown-layout.ts';
import { dicePages, placesOf, componentLines } from './component-pages.ts';
import { messagesIn, type MessageFormatter } from '../../../../dsl/diagnostics/localize.ts';
import { joinedParts, verbPages, wordPages } from './word-pages.ts';

/** A part of the book: its heading, and the text below it. */
type Part = readonly [heading: string, parts: readonly string[]];

/** A rule book as a page of Markdown; parts that a game has nothing for are left out. */
export function rulesPage(book: RuleBook): string {
  const t = messagesIn<'rules'>(book.language);
  const parts: Part[] = [
    [t('rules/aim'), [endings(book, t), ...scorePages(book, t)]],
    [t('rules/things'), componentLines(book, t)],
    [t('rules/places'), placesOf(book, t)],
    [t('rules/numbers'), [settings(book, t)]],
    [t('rules/reading'), [reading(book, t)]],
    [t('rules/setup'), [numbered(book.setup)]],
    [t('rules/course'), courseOf(book, t)],
    [t('rules/windows'), windows(book, t)],
    [t('rules/dice'), dicePages(book, t)],
    [t('rules/always'), always(book, t)],
    [t('rules/verbs'), verbPages(book, t)],
    [t('rules/words'), wordPages(book, t)],
    [t('rules/all-cards-of-game'), cardPages(book, t)],
  ];
  const written = parts.flatMap(([heading, below]) => {
    const there = below.filter((each) => each !== '');
    return there.length > 0 ? [`## ${heading}`, ...there] : [];
  });
  const page = `${[`# ${capital(book.title)}`, heading(book, t), ...written].join('\n\n')}\n`;
  return book.language === 'fr' ? spaced(page) : page;
}

function heading({ players, about }: RuleBook, t: MessageFormatter<'rules'>): string {
  const more = about.map((each) => t('rules/about', each));
  return [t('rules/players', { min: players.min, max: players.max }), ...more].join(' · ');
}

function endings({ ends }: RuleBook, t: MessageFormatter<'rules'>): string {
  return bullets(
    ends.map(({ name, note, after, at, if: holds, whoever, winners, together }) => {
      const condition = inline(holds);
      const when =
        after !== undefined
          ? holds.length === 0
            ? t('rules/after-always', { step: after })
            : t('rules/after', { step: after, condition })
          : at === 'once'
            ? t('rules/once', { condition })
            : t('rules/end-of-turn', { condition });
      const best = winners === 'by score' ? t('rules/best-score') : winners;
      const who = together
        ? t('rules/together', { how: together })
        : best === undefined
          ? t('rules/nobody-wins')
          : whoever
            ? t('rules/whoever')
            : `${t('rules/winners')} ${best}.`;
      return noted(`**${capital(name)}.** ${joinedParts([when, who])}`, note);
    }),
  );
}

function scorePages({ score }: RuleBook, t: MessageFormatter<'rules'>): string[] {
  if (score.length === 0) return [];
  const keys = score.map(({ name, is, lowest }) => {
    const how = lowest ? ` (${t('rules/score-lowest')})` : '';
    return `**${capital(name)}**${t('rules/colon')} ${is}${how}`;
  });
  return [t('rules/score'), keys.map((each, i) => `${i + 1}. ${each}`).join('\n')];
}

const isWild = ({ facts }: ListedCard): boolean => facts.some(({ value }) => value === '*');

/** The rules that hold for all texts and that no text repeats. */
const reading = ({ players, seating, secret, cards }: RuleBook, t: MessageFormatter<'rules'>): string =>
  bullets([
    ...(players.max > 1
      ? [seating.order === undefined ? t('rules/clockwise') : t('rules/ordered', { counter: seating.order })]
      : []),
    ...(seating.reversed === undefined ? [] : [t('rules/reversed', { counter: seating.reversed })]),
    ...(seating.teams === undefined ? [] : [t('rules/teams', { counter: seating.teams })]),
    ...(seating.out === undefined ? [] : [t('rules/out', { counter: seating.out })]),
    t('rules/as-far'),
    t('rules/chooser'),
    t('rules/may-decline'),
    ...(secret ? [t('rules/in-secret')] : []),
    ...(cards.some(({ cards: all }) => all.some(isWild)) ? [t('rules/wild')] : []),
  ]);

function settings({ settings: all }: RuleBook, t: MessageFormatter<'rules'>): string {
  const rows = all.map(({ name, ofPlayer, standard, from, to, offered, byPlayers }) => [
    ofPlayer ? `${capital(name)} ${t('rules/of-player')}` : capital(name),
    [
      String(standard),
      ...byPlayers.map(({ value, players }) => t('rules/for-players', { value, players })),
    ].join(', '),
    [
      t('rules/bounds', { from, to }),
      ...(offered.length > 0 ? [`${t('rules/offered')}${t('rules/colon')} ${offered.join(', ')}`] : []),
    ]
      .filter((part) => part !== '')
      .join(t('rules/stop')),
  ]);
  return markdownTable([t('rules/number'), t('rules/usual'), t('rules/allowed')], rows);
}

const windows = ({ windows: all }: RuleBook, t: MessageFormatter<'rules'>): string[] =>
  all.flatMap((window) => [
    `### ${capital(window.name)}`,
    ...(window.note === undefined ? [] : [`*${window.note}*`]),
    [
      `${t('rules/asked')} ${window.asks}.`,
      window.from === undefined ? t('rules/asked-usually') : `${t('rules/first-asked')} ${window.from}.`,
      t('rules/closes', { how: window.closes }),
      ...(window.resolves === 'at once' ? [] : [t('rules/resolves', { how: window.resolves })]),
      ...(window.abilities ? [t('rules/abilities')] : []),
    ].join(' '),
    bullets(window.actions.map((action) => bullet(action, t))),
  ]);

function always({ rules, checks, triggerOrder }: RuleBook, t: MessageFormatter<'rules'>): string[] {
  return [
    bullets(markdownParagraphs(rules)),
    checks.length > 0
      ? [t('rules/checked'), bullets(checks.map(({ says }) => inline(says)))].join('\n\n')
      : '',
    triggerOrder.length > 0
      ? [
          t('rules/triggers'),
          numbered(triggerOrder.map((key) => [`${capital(t('rules/trigger', { which: key }) ?? key)}.`])),
        ].join('\n\n')
      : '',
  ];
}
