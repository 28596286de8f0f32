import type { Language } from '../../../../dsl/nlg/index.ts';
import { capital } from '../../../../dsl/nlg/realiser/word-joining.ts';
import type { ListedCard } from '../../cards-by-kind.ts';
import type { RuleBook } from '../index.ts';
import { pageTexts as de } from './de/page-texts.ts';
import { pageTexts as en } from './en/page-texts.ts';
import { pageTexts as fr } from './fr/page-texts.ts';
import { cardPages } from './card-pages.ts';
import { courseOf } from './flow-pages.ts';
import { markdownTable } from '../../card-sheet/markdown-cells.ts';
import { bullet, bullets, inline, numbered, markdownParagraphs } from './markdown-layout.ts';
import { dicePages, placesOf, thingsOf } from './component-pages.ts';
import type { Titles } from './page-titles.ts';
import { verbPages, wordPages } from './word-pages.ts';

const titles: Readonly<Record<Language, Titles>> = { en, fr, de };

/** A part of the book: its heading, and what stands below it. */
type Part = readonly [heading: string, parts: readonly string[]];

/** A rule book as a page of Markdown; parts that a game has nothing for are left out. */
export function rulesPage(book: RuleBook): string {
  const t = titles[book.language];
  const parts: Part[] = [
    [t.aim, [endings(book, t)]],
    [t.things, thingsOf(book, t)],
    [t.places, placesOf(book, t)],
    [t.numbers, [settings(book, t)]],
    [t.reading, [reading(book, t)]],
    [t.setup, [numbered(book.setup)]],
    [t.course, courseOf(book, t)],
    [t.windows, windows(book, t)],
    [t.dice, dicePages(book, t)],
    [t.always, always(book, t)],
    [t.verbs, verbPages(book, t)],
    [t.words, wordPages(book, t)],
    [t.allCardsOfGame, cardPages(book, t)],
  ];
  const written = parts.flatMap(([heading, below]) => {
    const there = below.filter((each) => each !== '');
    return there.length > 0 ? [`## ${heading}`, ...there] : [];
  });
  return `${[`# ${capital(book.title)}`, heading(book, t), ...written].join('\n\n')}\n`;
}

function heading({ players, about }: RuleBook, t: Titles): string {
  const more = about.map(({ key, value }) =>
    Object.hasOwn(t.about, key) ? t.about[key](value) : `${key}${t.colon} ${value}`,
  );
  return [t.players(players.min, players.max), ...more].join(' · ');
}

function endings({ ends }: RuleBook, t: Titles): string {
  return bullets(
    ends.map(({ name, after, at, if: holds, winners }) => {
      const when = after !== undefined ? t.after(after) : at === 'once' ? t.once : t.endOfTurn;
      const who = winners === undefined ? t.nobodyWins : `${t.winners} ${winners}.`;
      return `**${capital(name)}.** ${when} ${inline(holds)} ${who}`;
    }),
  );
}

const isWild = ({ facts }: ListedCard): boolean => facts.some(({ value }) => value === '*');

/** What holds for all texts, and is said in none. */
const reading = ({ players, secret, cards }: RuleBook, t: Titles): string =>
  bullets([
    ...(players.max > 1 ? [t.clockwise] : []),
    t.asFar,
    t.chooser,
    t.mayDecline,
    ...(secret ? [t.inSecret] : []),
    ...(cards.some(({ cards: all }) => all.some(isWild)) ? [t.wild] : []),
  ]);

function settings({ settings: all }: RuleBook, t: Titles): string {
  const rows = all.map(({ name, standard, from, to, offered, byPlayers }) => [
    capital(name),
    [String(standard), ...byPlayers.map(({ value, players }) => t.forPlayers(value, players))].join(', '),
    [t.bounds(from, to), ...(offered.length > 0 ? [`${t.offered}${t.colon} ${offered.join(', ')}`] : [])]
      .filter((part) => part !== '')
      .join(t.stop),
  ]);
  return markdownTable([t.number, t.usual, t.allowed], rows);
}

const windows = ({ windows: all }: RuleBook, t: Titles): string[] =>
  all.flatMap((window) => [
    `### ${capital(window.name)}`,
    [
      `${t.asked} ${window.asks}.`,
      window.from === undefined ? t.askedUsually : `${t.firstAsked} ${window.from}.`,
      t.closes[window.closes],
      ...(window.resolves === 'at once' ? [] : [t.resolves[window.resolves]]),
      ...(window.abilities ? [t.abilities] : []),
    ].join(' '),
    bullets(window.actions.map((action) => bullet(action, t))),
  ]);

function always({ rules, checks, triggerOrder }: RuleBook, t: Titles): string[] {
  return [
    bullets(markdownParagraphs(rules)),
    checks.length > 0 ? [t.checked, bullets(checks.map(({ says }) => inline(says)))].join('\n\n') : '',
    triggerOrder.length > 0
      ? [t.triggers, numbered(triggerOrder.map((key) => [`${capital(t.trigger[key] ?? key)}.`]))].join('\n\n')
      : '',
  ];
}
