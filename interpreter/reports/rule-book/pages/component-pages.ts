/** The parts of a rule book about cards, counters, places and dice. */
import { capital } from '../../../../dsl/nlg/realiser/word-joining.ts';
import type { RuleBook } from '../index.ts';
import { markdownTable } from '../../card-sheet/markdown-cells.ts';
import { bullets, inline, noted, notesOf } from './markdown-layout.ts';
import type { MessageFormatter } from '../../../../dsl/diagnostics/localize.ts';

export function componentLines(book: RuleBook, t: MessageFormatter<'rules'>): string[] {
  const { kinds, values, counters, states, roles, deckRules } = book;
  return [
    markdownTable(
      [t('rules/cards'), t('rules/count'), t('rules/begin'), t('rules/printed')],
      kinds.map((kind) => [
        capital(kind.name),
        kind.count === undefined ? '' : String(kind.count),
        kind.starts ?? '',
        [...fieldsOf(kind, t), attachedTo(kind, t)].filter((part) => part !== '').join(t('rules/stop')),
      ]),
    ),
    notesOf(kinds),
    bullets(values.map(({ name, of }) => `**${capital(name)}**${t('rules/colon')} ${of.join(', ')}`)),
    deckRules.length > 0
      ? [t('rules/decks'), bullets(deckRules.map((rule) => capital(deckRule(rule, t))))].join('\n\n')
      : '',
    book.secretDecklists ? t('rules/secret-decklists') : '',
    counters.length > 0
      ? [
          t('rules/counters'),
          bullets(counters.map((counter) => noted(counterText(counter, book, t), counter.note))),
        ].join('\n\n')
      : '',
    states.length > 0
      ? [t('rules/states'), bullets(states.map((state) => noted(stateText(state, t), state.note)))].join(
          '\n\n',
        )
      : '',
    roles.length > 0 ? `${t('rules/roles')} ${roles.join(', ')}.` : '',
    bullets(
      book.heldRoles.map(({ name, note, seat }) =>
        noted(`**${capital(name)}**${t('rules/colon')} ${t('rules/held-role', { seat })}`, note),
      ),
    ),
    bullets(
      book.automaticSeats.map(({ name, note, answers, acts, prefers }) =>
        noted(
          [
            `**${capital(name)}**${t('rules/colon')} ${t('rules/automatic-seat', { answers, acts })}`,
            ...(prefers.length > 0
              ? [
                  t('rules/prefers-first', {
                    texts: prefers.map((each) => t('rules/preference', each)).join('; '),
                  }),
                ]
              : []),
          ].join(' '),
          note,
        ),
      ),
    ),
  ];
}

/** What all print, and what some do. */
function fieldsOf({ fields }: RuleBook['kinds'][number], t: MessageFormatter<'rules'>): string[] {
  const namesOf = (optional: boolean): string =>
    fields.flatMap((field) => (field.optional === optional ? [field.name] : [])).join(', ');
  const [all, some] = [namesOf(false), namesOf(true)];
  return [all, some === '' ? '' : `${t('rules/maybe')}${t('rules/colon')} ${some}`];
}

const attachedTo = ({ goesOn, leavesTo }: RuleBook['kinds'][number], t: MessageFormatter<'rules'>): string =>
  goesOn === undefined
    ? ''
    : `${t('rules/attached')}${t('rules/colon')} ${goesOn}${t('rules/stop')}${leavesTo === undefined ? t('rules/goes-along') : t('rules/left', { to: leavesTo })}`;

function deckRule(
  { cards, counted, whole, from, to, copies }: RuleBook['deckRules'][number],
  t: MessageFormatter<'rules'>,
): string {
  const count =
    from !== undefined && from === to ? t('rules/exactly', { count: from }) : t('rules/bounds', { from, to });
  const many =
    counted === undefined
      ? cards
      : whole
        ? t('rules/whole-deck', { count })
        : t('rules/of-deck', { cards: counted });
  return `${[many, ...(copies === undefined ? [] : [t('rules/deck-copies', { most: copies })])].join(', ')}.`;
}

function whoseWords(
  of: RuleBook['counters'][number]['of'],
  kinds: readonly string[],
  t: MessageFormatter<'rules'>,
): string {
  if (of === 'card') return t('rules/of-cards', { kinds: kinds.join(', ') });
  return of === 'player' ? t('rules/of-player') : t('rules/of-game');
}

function counterText(
  { name, of, kinds, from, to, starts, startsBySeat, startsField, resets }: RuleBook['counters'][number],
  book: RuleBook,
  t: MessageFormatter<'rules'>,
): string {
  const whose = whoseWords(of, kinds, t);
  // What begins with nothing needs no words.
  const begins =
    startsField !== undefined
      ? [t('rules/starts-field', { field: startsField })]
      : startsBySeat
        ? [t('rules/starts-by-seat', { values: startsBySeat.join(', ') })]
        : starts === 0
          ? []
          : [t('rules/starts', { value: starts })];
  // That nothing is counted below nothing goes without saying.
  const bounds = t('rules/bounds', { from: from === 0 && to === undefined ? undefined : from, to });
  return `**${capital(name)}** ${[whose, ...begins, ...(bounds ? [bounds] : []), ...(resets ? [t('rules/resets', { cycle: book.flow.name })] : [])].join(', ')}`;
}

/** `**Claim** of the game: a character, seen by everyone` */
function stateText(
  { name, of, kinds, sort, what, seenBy }: RuleBook['states'][number],
  t: MessageFormatter<'rules'>,
): string {
  const whose = whoseWords(of, kinds, t);
  const held = what ?? t('rules/held', { sort });
  return `**${capital(name)}** ${whose}${t('rules/colon')} ${held}, ${t('rules/state-seen', { who: seenBy })}`;
}

export function placesOf({ zones }: RuleBook, t: MessageFormatter<'rules'>): string[] {
  const inPlay = zones.filter((zone) => zone.inPlay);
  return [
    markdownTable(
      [t('rules/place'), t('rules/owner'), t('rules/seen'), t('rules/arrangement'), t('rules/holds')],
      zones.map((zone) => [
        capital(zone.name),
        t('rules/zone-of', { whose: zone.of }),
        t('rules/seen-by', { who: zone.seenBy === 'owner and partner' ? 'both' : zone.seenBy }),
        arrangement(zone, t),
        zone.takes.length > 0 ? zone.takes.join(', ') : t('rules/all-cards'),
      ]),
    ),
    notesOf(zones),
    inPlay.length > 0 ? t('rules/in-play', { zones: inPlay.map(({ name }) => name).join(', ') }) : '',
    bullets(
      zones.flatMap(({ cells, metrics }) => [
        ...cells.map(({ name, at }) => `**${capital(name)}**${t('rules/colon')} ${at.join(', ')}`),
        ...metrics.map(
          ({ name, how }) => `**${capital(name)}**${t('rules/colon')} ${t('rules/metric', { which: how })}`,
        ),
      ]),
    ),
    ...zones.flatMap(({ name, runsOut }) =>
      runsOut.length > 0 ? [`${t('rules/runs-out', { zone: name })} ${inline(runsOut)}`] : [],
    ),
  ];
}

function arrangement(
  { order, pile, grid, capacity }: RuleBook['zones'][number],
  t: MessageFormatter<'rules'>,
): string {
  const how =
    order === 'grid' && grid
      ? gridWords(grid, pile ?? '', t) +
        (grid.holes.length > 0 ? t('rules/holes', { cells: grid.holes }) : '')
      : order === 'piles' || order === 'grid'
        ? t('rules/piles', { name: pile ?? '' })
        : t('rules/order', { how: order });
  if (capacity === undefined) return how;
  return `${how}${t('rules/stop')}${grid ? t('rules/capacity-of-cell', { most: capacity }) : t('rules/capacity', { most: capacity })}`;
}

/** `6 × 6 squares`; of hexes how their rows are shifted. */
function gridWords(
  { layout, rows }: NonNullable<RuleBook['zones'][number]['grid']>,
  name: string,
  t: MessageFormatter<'rules'>,
): string {
  const [columns] = rows;
  if (layout === 'squares') return t('rules/grid', { columns, rows: rows.length, name });
  const lengths = new Set(rows).size > 1 ? rows.map(String) : [];
  return t('rules/hexes', { columns, rows: rows.length, name, lengths, slanted: layout === 'slanted hexes' });
}

export function dicePages({ rolls, contests }: RuleBook, t: MessageFormatter<'rules'>): string[] {
  return [
    bullets(
      rolls.map(({ name, dice, sides, window }) => {
        const after = window === undefined ? '' : `${t('rules/stop')}${t('rules/roll-window', { window })}`;
        return `**${capital(name)}**${t('rules/colon')} ${t('rules/throwing', { count: dice, sides })}${after}`;
      }),
    ),
    bullets(
      contests.map(({ name, rolls: [own, other], window, ties }) => {
        const parts = [
          t('rules/contest', { own, other }),
          ...(window === undefined ? [] : [t('rules/roll-window', { window })]),
          ties === 'nobody' ? t('rules/no-tie') : t('rules/tie', { roll: ties === 'first' ? own : other }),
        ];
        return `**${capital(name)}**${t('rules/colon')} ${parts.join(t('rules/stop'))}`;
      }),
    ),
  ];
}
