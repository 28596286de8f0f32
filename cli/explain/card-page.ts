/** What there is to say of a card, for people. */
import { languages, nameIn, type Language } from '../../dsl/nlg/index.ts';
import { messagesIn, type MessageFormatter } from '../../dsl/diagnostics/localize.ts';
import { lineAndColumn } from '../../dsl/text/source.ts';
import { cardText } from '../../interpreter/compiler/cards/card-text.ts';
import {
  ANY,
  type AbilityAnswer,
  type Explanation,
  type Interaction,
  type Naming,
  type Touched,
  type Use,
} from '../../interpreter/reports/explain/index.ts';
import { calledIn, type DisplayNames } from '../../interpreter/reports/narration/display-names.ts';
import { wrapped, type Screen } from '../play/screen.ts';
import type { FoundCard } from './find-card.ts';

const titles: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français', de: 'Deutsch' };

/** Everything of a card as text, in the language of its names. */
export function cardPage(
  found: FoundCard,
  explanation: Explanation,
  naming: readonly Naming[],
  called: DisplayNames,
  screen: Screen,
): string {
  const { game, card } = found;
  const words = messagesIn<'explain'>(called.language);
  const heading = (title: string): string => `\n${screen.heading(title)}\n`;
  const section = (title: string, lines: readonly string[]): string =>
    lines.length === 0 ? '' : heading(title) + lines.map((line) => wrapped(line, screen, 2, 6)).join('');
  const { copies, uses, reads, changes, answers, interacts } = explanation;
  const sections = {
    uses: uses.map((use) => useWords(use, called, words)),
    reads: grouped(reads, called, words),
    changes: grouped(changes, called, words),
    answers: answers.map((answer) => answerWords(answer, called, words)),
    interacts: interacts.map((each) => interactionWords(each, called, words)),
  };
  const name = nameIn(card.symbol, called.language);
  return [
    screen.heading(words('explain/heading', { name, card: card.symbol.id, game: game.id, copies })),
    `\n${sourcePlace(found)}\n`,
    ...languages.map((language) => section(titles[language], textLines(found, language))),
    ...Object.entries(sections).map(([id, lines]) =>
      section(words('explain/sections', { section: id }), lines),
    ),
    heading(words('explain/sections', { section: 'scenarios' })),
    naming.length === 0 ? `  ${words('explain/no-scenario')}\n` : scenarioLines(naming, screen),
  ].join('');
}

/** The file and line where the card is written. */
export function sourcePlace({ card, collected }: Pick<FoundCard, 'card' | 'collected'>): string {
  const { file, span } = card.symbol.place;
  const text = collected.texts.get(file);
  return text === undefined ? file : `${file}:${lineAndColumn(text, span.start).line}`;
}

function textLines({ game, card }: FoundCard, language: Language): string[] {
  const { name, kind, own, facts, texts } = cardText(game, card, language);
  const words = calledIn(game, language).words;
  const printed = facts.map(({ label, value }) => `${label} ${value}`);
  const labelled = texts.length > 1;
  return [
    `${name} (${[kind, ...printed].join(words('play/between'))})`,
    ...(own === undefined ? [] : [`“${own}”`]),
    ...texts.flatMap(({ label, lines }) =>
      lines.map((line, i) => (i === 0 && labelled ? words('play/labelled', { label, text: line }) : line)),
    ),
  ];
}

function useWords(
  { in: place, where, action, from, does }: Use,
  called: DisplayNames,
  words: MessageFormatter<'explain'>,
): string {
  const done = does.filter(({ sort, id }) => sort === 'verb' && id !== action).map(({ id }) => id);
  const changesRoll = does.some(({ how, sort }) => sort === 'roll' && how === 'changed');
  return words('explain/use', {
    at: where === 'window' ? called.window(place) : called.step(place),
    action: called.option(action),
    from: from.map((id) => called.zoneLabel(id)),
    does: [...done, ...(changesRoll ? [words('explain/changes-a-roll')] : [])],
  });
}

/** One line for each way of reading or changing, with all that it is about. */
const grouped = (
  touched: readonly Touched[],
  called: DisplayNames,
  words: MessageFormatter<'explain'>,
): string[] =>
  [...Map.groupBy(touched, ({ how, sort }) => (how === 'asked' ? sort : how))].map(([what, all]) =>
    words('explain/touched', {
      what,
      names: all.map((each) => {
        const by = each.by === undefined || each.sort === 'verb' ? '' : ` (${each.by})`;
        return nameOf(each, called, words) + by;
      }),
    }),
  );

function nameOf(
  { sort, id }: Pick<Touched, 'sort' | 'id'>,
  called: DisplayNames,
  words: MessageFormatter<'explain'>,
): string {
  if (id === ANY) return words('explain/any-roll');
  switch (sort) {
    case 'zone':
      return called.zoneLabel(id);
    case 'counter':
    case 'field':
    case 'role':
    case 'roll':
    case 'contest':
    case 'window':
      return called[sort](id);
    default:
      return id;
  }
}

/** More than these are counted, not named. */
const MOST_NAMED = 12;

const interactionWords = (
  { how, cards, ...about }: Interaction,
  called: DisplayNames,
  words: MessageFormatter<'explain'>,
): string =>
  words('explain/interaction', {
    how,
    what: nameOf(about, called, words),
    cards: cards.slice(0, MOST_NAMED).map((card) => called.thing(card)),
    more: Math.max(0, cards.length - MOST_NAMED),
  });

function answerWords(
  { kind, verbs, timing, edge = '', modifies, during, limit, until, said }: AbilityAnswer,
  called: DisplayNames,
  words: MessageFormatter<'explain'>,
): string {
  return words('explain/answer', {
    kind,
    timing,
    verbs,
    edge,
    step: called.step(edge),
    modified: !modifies
      ? ''
      : modifies.sort === 'multiplicity'
        ? words('explain/number-of-cards')
        : nameOf({ sort: modifies.sort, id: modifies.id }, called, words),
    during: during.map((id) => called.window(called.step(id))),
    times: limit?.times ?? 0,
    per: limit?.per ?? '',
    until: until ?? '',
    text: said,
  });
}

function scenarioLines(naming: readonly Naming[], screen: Screen): string {
  const files = [...new Set(naming.map(({ file }) => file))];
  return files
    .map((file) => {
      const titles = naming.filter((each) => each.file === file).map(({ title }) => title);
      return `  ${file}\n${titles.map((title) => wrapped(title, screen, 4, 6)).join('')}`;
    })
    .join('');
}
