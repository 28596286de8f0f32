/** The parts of a rule book about cards, counters, places and dice. */
import { capital } from '../../../../dsl/nlg/realiser/word-joining.ts';
import type { CounterText, FieldText, KindText, RuleBook, ZoneText } from '../index.ts';
import { markdownTable } from '../../card-sheet/markdown-cells.ts';
import { bullets, inline } from './markdown-layout.ts';
import type { Titles } from './page-titles.ts';

export function thingsOf(book: RuleBook, t: Titles): string[] {
  const { kinds, values, counters, roles, deckRules } = book;
  return [
    markdownTable(
      [t.cards, t.count, t.begin, t.printed],
      kinds.map((kind) => [
        capital(kind.name),
        kind.count === undefined ? '' : String(kind.count),
        kind.starts ?? '',
        [...fieldsOf(kind, t), attachedTo(kind, t)].filter((part) => part !== '').join(t.stop),
      ]),
    ),
    bullets(values.map(({ name, of }) => `**${capital(name)}**${t.colon} ${of.join(', ')}`)),
    deckRules.length > 0
      ? [t.decks, bullets(deckRules.map((rule) => capital(deckRule(rule, t))))].join('\n\n')
      : '',
    counters.length > 0
      ? [t.counters, bullets(counters.map((counter) => counterText(counter, book, t)))].join('\n\n')
      : '',
    roles.length > 0 ? `${t.roles} ${roles.join(', ')}.` : '',
  ];
}

/** What all print, and what some do. */
function fieldsOf({ fields }: KindText, t: Titles): string[] {
  const namesOf = (optional: boolean): string =>
    fields.flatMap((field: FieldText) => (field.optional === optional ? [field.name] : [])).join(', ');
  const [all, some] = [namesOf(false), namesOf(true)];
  return [all, some === '' ? '' : `${t.maybe}${t.colon} ${some}`];
}

const attachedTo = ({ goesOn, leavesTo }: KindText, t: Titles): string =>
  goesOn === undefined
    ? ''
    : `${t.attached}${t.colon} ${goesOn}${t.stop}${leavesTo === undefined ? t.goesAlong : t.left(leavesTo)}`;

function deckRule({ cards, whole, from, to, copies }: RuleBook['deckRules'][number], t: Titles): string {
  const count = from !== undefined && from === to ? t.exactly(from) : t.bounds(from, to);
  const many = count === '' ? cards : whole ? t.wholeDeck(count) : t.ofDeck(count, cards);
  return `${[many, ...(copies === undefined ? [] : [t.deckCopies(copies)])].join(', ')}.`;
}

function counterText(
  { name, of, kinds, from, to, starts, startsField, resets }: CounterText,
  book: RuleBook,
  t: Titles,
): string {
  const whose = of === 'player' ? t.ofPlayer : of === 'game' ? t.ofGame : t.ofCards(kinds.join(', '));
  // What begins with nothing needs no words.
  const begins =
    startsField !== undefined ? [t.startsField(startsField)] : starts === 0 ? [] : [t.starts(starts)];
  // That nothing is counted below nothing goes without saying.
  const bounds = t.bounds(from === 0 && to === undefined ? undefined : from, to);
  return `**${capital(name)}** ${[whose, ...begins, ...(bounds ? [bounds] : []), ...(resets ? [t.resets(book.flow.name)] : [])].join(', ')}`;
}

export function placesOf({ zones }: RuleBook, t: Titles): string[] {
  const inPlay = zones.filter((zone) => zone.inPlay);
  return [
    markdownTable(
      [t.place, t.owner, t.seen, t.arrangement, t.holds],
      zones.map((zone) => [
        capital(zone.name),
        t.zoneOf[zone.of],
        t.seenBy[zone.seenBy],
        arrangement(zone, t),
        zone.takes.length > 0 ? zone.takes.join(', ') : t.allCards,
      ]),
    ),
    inPlay.length > 0 ? t.inPlay(inPlay.map(({ name }) => name).join(', ')) : '',
    bullets(
      zones.flatMap(({ cells, metrics }) => [
        ...cells.map(({ name, at }) => `**${capital(name)}**${t.colon} ${at.join(', ')}`),
        ...metrics.map(({ name, how }) => `**${capital(name)}**${t.colon} ${t.metric[how]}`),
      ]),
    ),
    ...zones.flatMap(({ name, runsOut }) =>
      runsOut.length > 0 ? [`${t.runsOut(name)} ${inline(runsOut)}`] : [],
    ),
  ];
}

function arrangement({ order, pile, grid, capacity }: ZoneText, t: Titles): string {
  const how =
    order === 'grid' && grid
      ? t.grid(grid.columns, grid.rows, pile ?? '')
      : order === 'piles' || order === 'grid'
        ? t.piles(pile ?? '')
        : t.order[order];
  if (capacity === undefined) return how;
  return `${how}${t.stop}${grid ? t.capacityOfCell(capacity) : t.capacity(capacity)}`;
}

export function dicePages({ rolls, contests }: RuleBook, t: Titles): string[] {
  return [
    bullets(
      rolls.map(({ name, dice, sides, window }) => {
        const after = window === undefined ? '' : `${t.stop}${t.rollWindow(window)}`;
        return `**${capital(name)}**${t.colon} ${t.throwing(dice, sides)}${after}`;
      }),
    ),
    bullets(
      contests.map(({ name, rolls: [own, other], window, ties }) => {
        const parts = [
          t.contest(own, other),
          ...(window === undefined ? [] : [t.rollWindow(window)]),
          ties === 'nobody' ? t.noTie : t.tie(ties === 'first' ? own : other),
        ];
        return `**${capital(name)}**${t.colon} ${parts.join(t.stop)}`;
      }),
    ),
  ];
}
