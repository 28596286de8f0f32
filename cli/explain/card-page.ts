/** What there is to say of a card, for people. */
import { languages, nameIn, type Language } from '../../dsl/nlg/index.ts';
import { lineAndColumn } from '../../dsl/text/source.ts';
import { cardText } from '../../interpreter/compiler/linker/card-text.ts';
import {
  ANY,
  type AbilityAnswer,
  type Explanation,
  type Interaction,
  type Interplay,
  type Naming,
  type Touched,
  type Use,
} from '../../interpreter/reports/explain/index.ts';
import type { Game } from '../../interpreter/game/linked-game.ts';
import { calledIn, type DisplayNames } from '../../interpreter/reports/narration/display-names.ts';
import { wrapped, type Screen } from '../play/screen.ts';
import type { FoundCard } from './find-card.ts';

const titles: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français', de: 'Deutsch' };

/** Everything of a card as text. */
export function cardPage(
  found: FoundCard,
  explanation: Explanation,
  naming: readonly Naming[],
  screen: Screen,
): string {
  const { game, card } = found;
  const called = calledIn(game, 'en');
  const section = (title: string, lines: readonly string[]): string =>
    lines.length === 0
      ? ''
      : `\n${screen.heading(title)}\n${lines.map((line) => wrapped(line, screen, 2, 6)).join('')}`;
  const copies = explanation.copies > 1 ? `, ${explanation.copies} copies` : '';
  return [
    screen.heading(`${nameIn(card.symbol, 'en')}: ${card.symbol.id} of ${game.id}${copies}`),
    `\n${sourcePlace(found)}\n`,
    ...languages.map((language) => section(titles[language], textLines(found, language))),
    section(
      'Can be chosen',
      explanation.uses.map((use) => useWords(use, called)),
    ),
    section('Reads', grouped(explanation.reads, called)),
    section('Changes', grouped(explanation.changes, called)),
    section(
      'Answers',
      explanation.answers.map((answer) => answerWords(answer, called)),
    ),
    section(
      'Goes together with',
      explanation.interacts.map((each) => interactionWords(each, game, called)),
    ),
    naming.length === 0
      ? `\n${screen.heading('Scenarios')}\n  none names it\n`
      : `\n${screen.heading('Scenarios')}\n${scenarioLines(naming, screen)}`,
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

function useWords({ in: place, where, action, from, does }: Use, called: DisplayNames): string {
  const at = where === 'window' ? called.window(place) : called.step(place);
  const zones = from.length > 0 ? `, from ${from.map((id) => called.zoneLabel(id)).join(' or ')}` : '';
  const done = does.filter(({ sort, id }) => sort === 'verb' && id !== action).map(({ id }) => id);
  const changed = does.filter(({ how, sort }) => sort === 'roll' && how === 'changed');
  const more = [...done, ...(changed.length > 0 ? ['changes a roll'] : [])];
  return `${at}: ${called.option(action)}${zones}${more.length > 0 ? ` (does ${more.join(', ')})` : ''}`;
}

const labels: Readonly<Record<Exclude<Touched['how'], 'asked'>, string>> = {
  past: 'what was done',
  done: 'does',
  used: 'uses the text of a card in',
  to: 'cards go to',
  from: 'cards come from',
  attached: 'attaches cards from',
  shuffled: 'shuffles',
  shown: 'shows cards in',
  gained: 'gains',
  lost: 'loses',
  set: 'sets',
  appointed: 'appoints',
  thrown: 'throws',
  changed: 'changes',
  opened: 'opens',
};

/** One line for each way of reading or changing, with all that it is about. */
function grouped(touched: readonly Touched[], called: DisplayNames): string[] {
  const lines = new Map<string, string[]>();
  for (const each of touched) {
    const key = each.how === 'asked' ? `${each.sort}s` : labels[each.how];
    const by = each.by === undefined || each.sort === 'verb' ? '' : ` (${each.by})`;
    lines.set(key, [...(lines.get(key) ?? []), `${nameOf(each, called)}${by}`]);
  }
  return [...lines].map(([key, names]) => `${key}: ${names.join(', ')}`);
}

function nameOf({ sort, id }: Pick<Touched, 'sort' | 'id'>, called: DisplayNames): string {
  if (id === ANY) return 'any roll';
  switch (sort) {
    case 'zone':
      return called.zoneLabel(id);
    case 'counter':
      return called.counter(id);
    case 'field':
      return called.field(id);
    case 'role':
      return called.role(id);
    case 'roll':
      return called.roll(id);
    case 'contest':
      return called.contest(id);
    case 'window':
      return called.window(id);
    default:
      return id;
  }
}

/** More than these are counted, not named. */
const MOST_NAMED = 12;

const ways: Readonly<Record<Interplay, (what: string) => string>> = {
  'answered by': (what) => `what answers its ${what}`,
  answers: (what) => `what does the ${what} that it answers`,
  'read by': (what) => `what reads the ${what} that it changes`,
  reads: (what) => `what changes the ${what} that it reads`,
  'changes too': (what) => `what changes ${what} as well`,
};

function interactionWords({ how, sort, id, cards }: Interaction, game: Game, called: DisplayNames): string {
  const names = cards.map((card) =>
    nameIn(game.cards.find(({ symbol }) => symbol.id === card)!.symbol, 'en'),
  );
  const more = names.length - MOST_NAMED;
  const listed = names.slice(0, MOST_NAMED).join(', ');
  return `${ways[how](nameOf({ sort, id }, called))}: ${listed}${more > 0 ? `, and ${more} more` : ''}`;
}

function answerWords(answer: AbilityAnswer, called: DisplayNames): string {
  const { kind, verbs, timing, edge, modifies, during, limit, until, said } = answer;
  const what = verbs.join(', ');
  const head = {
    triggered: `${timing === 'before' ? 'before' : 'after'} ${what}`,
    edge: `at the ${timing} of ${edge === 'turn' || edge === 'cycle' ? `a ${edge}` : called.step(edge ?? '')}`,
    replacement: `instead of ${what}`,
    rule: `forbids ${what}`,
    modifier: `changes ${modifies ? nameOf(modifies, called) : ''}`,
    activated: 'can be used',
  }[kind];
  const more = [
    ...(during.length > 0 ? [`in ${during.map((id) => called.window(called.step(id))).join(', ')}`] : []),
    ...(limit ? [`${limit.times === 1 ? 'once' : `${limit.times} times`} a ${limit.per}`] : []),
    ...(until ? [`until ${until === 'game' ? 'the game is over' : until}`] : []),
  ];
  return `${[head, ...more].join(', ')}: ${said}`;
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
