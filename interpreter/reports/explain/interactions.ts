import type { EventPattern } from '../../../dsl/ir/statements.ts';
import { type AbilityData, type CardData, type Game, rootOfProgram } from '../../game/linked-game.ts';
import { judge } from '../../compiler/analysis/static-evaluation.ts';
import { ANY, type Touched, type TouchedSort } from './text-dependencies.ts';
import { touchesOf } from './card-dependencies.ts';
import { cardUses } from './card-uses.ts';

/** In which way another card has to do with a card, seen from that card. */
export type Interplay =
  /** The other one waits for, replaces or forbids what it does. */
  | 'answered by'
  /** It waits for, replaces or forbids what the other one does. */
  | 'answers'
  /** It changes what the other one reads. */
  | 'read by'
  /** It reads what the other one changes. */
  | 'reads'
  /** Both change it. */
  | 'changes too';

export interface Interaction {
  readonly how: Interplay;
  /** What it is about: a verb, a counter, a field, a roll or a role. */
  readonly sort: TouchedSort;
  readonly id: string;
  /** The other cards, in the order of the game. */
  readonly cards: readonly string[];
}

/** What matters of a card to others: all of it worked out from its texts. */
interface Profile {
  readonly card: CardData;
  readonly does: ReadonlySet<string>;
  /** Verbs that are done with the card itself when it is chosen for an action. */
  readonly undergoes: ReadonlySet<string>;
  readonly patterns: readonly EventPattern[];
  readonly changes: Ties;
  readonly reads: Ties;
}

/** What a text reads or changes, and by which it may be tied to others. */
type Tie = Pick<Touched, 'sort' | 'id'>;
/** Each once, by a key that is the same in all texts. */
type Ties = ReadonlyMap<string, Tie>;
const keyOf = ({ sort, id }: Tie): string => `${sort} ${id}`;
const isRoll = ({ sort }: Tie): boolean => sort === 'roll';

/** Which cards of the game have to do with a card, and by what. */
export function interactionsOf(game: Game, card: CardData): Interaction[] {
  const profiles = game.cards.map((each) => profileOf(game, each));
  const own = profiles[game.cards.indexOf(card)];
  const found = new Map<string, { how: Interplay; sort: TouchedSort; id: string; cards: string[] }>();
  const note = (how: Interplay, tie: Tie, other: Profile): void => {
    const whole = `${how} ${keyOf(tie)}`;
    const known = found.get(whole);
    if (known) known.cards.push(other.card.symbol.id);
    else found.set(whole, { how, sort: tie.sort, id: tie.id, cards: [other.card.symbol.id] });
  };
  for (const other of profiles) {
    if (other === own) continue;
    for (const id of answered(other, own)) note('answered by', { sort: 'verb', id }, other);
    for (const id of answered(own, other)) note('answers', { sort: 'verb', id }, other);
    for (const tie of meeting(own.changes, other.reads)) note('read by', tie, other);
    for (const tie of meeting(other.changes, own.reads)) note('reads', tie, other);
    for (const tie of meeting(own.changes, other.changes)) note('changes too', tie, other);
  }
  const order: readonly Interplay[] = ['answered by', 'answers', 'read by', 'reads', 'changes too'];
  return [...found.values()].sort((a, b) => order.indexOf(a.how) - order.indexOf(b.how));
}

/** Every card touches hands and decks; their cards are no tie between two cards. */
const TIES: ReadonlySet<TouchedSort> = new Set(['counter', 'field', 'roll', 'role', 'contest', 'window']);

const profiles = new WeakMap<CardData, Profile>();

// What a verb does for everybody ties no two cards; that one of them does it is enough.
const own = (touched: readonly Touched[]): Touched[] => touched.filter(({ by }) => by === undefined);

const ties = (touched: readonly Touched[]): Ties =>
  new Map(touched.map(({ sort, id }) => [keyOf({ sort, id }), { sort, id }]));

function profileOf(game: Game, card: CardData): Profile {
  const known = profiles.get(card);
  if (known) return known;
  const abilities = abilitiesOf(game, card);
  const touches = touchesOf(game, card);
  const [reads, changes] = [own(touches.reads), own(touches.changes)];
  const verbsOf = (touched: readonly Touched[]): string[] =>
    touched.flatMap(({ sort, how, id }) => (sort === 'verb' && how === 'done' ? withCounted(game, id) : []));
  const profile: Profile = {
    card,
    does: new Set([...verbsOf(changes), ...changedBy(game, changes)]),
    undergoes: new Set(cardUses(game, card).flatMap(({ does }) => verbsOf(own(does)))),
    patterns: abilities.flatMap(({ ability }) => ('patterns' in ability ? saidOf(ability.patterns) : [])),
    changes: ties(changes.filter(({ sort, how }) => TIES.has(sort) && how !== 'done' && how !== 'used')),
    reads: ties([
      ...reads.filter(({ sort }) => TIES.has(sort)),
      ...reads.filter(({ sort, how }) => sort === 'verb' && how === 'past'),
    ]),
  };
  profiles.set(card, profile);
  return profile;
}

/** The abilities that a card prints, and those that its texts create. */
const abilitiesOf = (game: Game, card: CardData): AbilityData[] =>
  game.abilities.filter((each) => each.card === card || (each.standing && isOfCard(each, card)));

const isOfCard = ({ role }: AbilityData, { symbol }: CardData): boolean => {
  const root = rootOfProgram(role);
  return root.kind === 'card' && root.card === symbol.id;
};

/** Without paying, where it is only one way to lose. */
const saidOf = (patterns: readonly EventPattern[]): EventPattern[] =>
  patterns.filter(
    ({ verb, span }) =>
      verb.change?.how !== 'pay' ||
      !patterns.some((each) => verb.counts.includes(each.verb) && each.span.start === span.start),
  );

/** What is done with counters, as the verbs that are waited for; who loses may pay. */
const changedBy = ({ vocabulary }: Game, touched: readonly Touched[]): string[] =>
  vocabulary.changes.flatMap(({ id, change }) => {
    const how = change?.how === 'gain' ? 'gained' : 'lost';
    const done = touched.some(
      (each) => each.sort === 'counter' && each.id === change?.counter.id && each.how === how,
    );
    return done ? [id] : [];
  });

/** A verb and those that it counts as. */
const withCounted = (game: Game, id: string): string[] => {
  const verb = game.vocabulary.verbs.find((each) => each.id === id);
  return [id, ...(verb?.counts ?? []).map((each) => each.id)];
};

/** The verbs by which one card answers what another one does, or what is done with it. */
function answered(answering: Profile, acting: Profile): Set<string> {
  return new Set(
    answering.patterns.flatMap((pattern) => {
      const { id } = pattern.verb;
      if (acting.does.has(id)) return [id];
      return acting.undergoes.has(id) && !pattern.itself && mayBe(pattern, acting.card) ? [id] : [];
    }),
  );
}

/** Whether what is done with a card can be what a pattern waits for, as far as its kind and what it prints tell. */
function mayBe({ test, arguments: slots }: EventPattern, card: CardData): boolean {
  const parts = test.op === 'and' ? test.parts : [test];
  return parts.every((part) => {
    if (part.op !== 'among' || part.value.op !== 'local' || !slots.includes(part.value.slot)) return true;
    if (part.of.op !== 'filter') return true;
    const candidate = { kind: card.symbol.kind, card };
    return judge(part.of.test, new Map([[part.of.depth, candidate]]), () => false) !== false;
  });
}

/** The ties of both; any roll is every roll. */
function meeting(a: Ties, b: Ties): Tie[] {
  const any = keyOf({ sort: 'roll', id: ANY });
  const both = [...a].flatMap(([key, tie]) => (b.has(key) ? [tie] : []));
  if (both.some(isRoll)) return both;
  const roll = a.has(any)
    ? [...b.values()].find(isRoll)
    : b.has(any)
      ? [...a.values()].find(isRoll)
      : undefined;
  return roll === undefined ? both : [...both, roll];
}
