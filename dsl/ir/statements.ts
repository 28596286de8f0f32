/** What a text does once its words are known: statements with every name replaced by a number. */
import type { Demand, Many, Pick, Scalar, Sort, Test } from './expressions.ts';
import type { Span } from '../text/source.ts';
import type {
  ContestSymbol,
  CounterSymbol,
  FieldSymbol,
  VerbSymbol,
  WindowSymbol,
  ZoneSymbol,
  RollSymbol,
  StepSymbol,
} from '../language/symbols/symbols.ts';

/** Where cards go. */
export type Destination =
  | {
      readonly kind: 'zone';
      readonly zone: Scalar;
      readonly end: 'top' | 'bottom';
      /** The text names the end: a card that is in the zone already goes there as well. */
      readonly named?: true;
    }
  /** A pile, or a new one where the value is -1. */
  | { readonly kind: 'pile'; readonly pile: Scalar; readonly zone: ZoneSymbol };

/** One statement, or a way of doing several. `span` is the span of its words. */
export type Act = Readonly<
  { span: Span } & (
    | { op: 'pick'; pick: Pick }
    /**
     * A choice that was made when the text was announced; skips the statement if the choice is no longer
     * possible.
     */
    | { op: 'chosen'; pick: Pick }
    | { op: 'let'; slot: number; value: Scalar }
    | { op: 'list'; slot: number; value: Many }
    /** A statement: first everything is chosen; a choice that finds nothing leaves the whole statement out. */
    | { op: 'attempt'; prepare: readonly Act[]; acts: readonly Act[] }
    /** Everything is chosen first, then every part that found its objects happens. */
    | { op: 'together'; parts: readonly TogetherPart[] }
    /** `again`: what limits how often it is done leaves out this one. */
    | { op: 'call'; verb: VerbSymbol; you: Scalar; arguments: readonly number[]; again?: true }
    /** Carries out the text in a card's field; `as`: the card that says it in the place of that card. */
    | { op: 'use'; card: Scalar; field: FieldSymbol; as?: Scalar | undefined; you: Scalar }
    /** Sees to it that a zone has so many cards, as far as the game says how. */
    | { op: 'supply'; zone: Scalar; of: ZoneSymbol; amount: Scalar }
    /** Leaves the statement out unless it holds. */
    | { op: 'require'; test: Test }
    /** What is given to a verb and is not what it takes is left out, and the log says so; the statement, where nothing is left. */
    | Taking
    /** Throws dice; the roll is on the table until the action is over. */
    | { op: 'make'; roll: RollSymbol; you: Scalar; about: Scalar | undefined; slot: number }
    /** Both sides throw, then may change it together; the local holds the roll of the first side. */
    | {
        op: 'hold';
        contest: ContestSymbol;
        you: Scalar;
        against: Scalar;
        about: Scalar | undefined;
        slot: number;
      }
    | { op: 'shift'; roll: Scalar; amount: Scalar }
    /** Throws the dice of a roll again; `die`: the first one that shows this number. */
    /** `shows`: the die is turned to that number, and not thrown. */
    | { op: 'reroll'; roll: Scalar; die: Scalar | undefined; shows?: Scalar }
    | {
        op: 'open';
        window: WindowSymbol;
        you: Scalar;
        arguments: readonly number[];
        /** Locals with rolls that the window is about: their totals are final when it has closed. */
        rolls: readonly { readonly slot: number; readonly many: boolean }[];
        /** A local for the players who responded, where the text asks for them. */
        responses: readonly number[];
      }
    /** Something lasts from this moment: a rule, a modifier, an ability. */
    | { op: 'stand'; ability: CheckedAbility; until: EffectEnd }
    /** Begins a text and makes its first choices, then lets it wait; the local holds it. */
    | { op: 'announce'; card: Scalar; field: FieldSymbol; you: Scalar; slot: number }
    | { op: 'resolve'; plan: number }
    /** Ends the verb that is being tried before it has happened. */
    | { op: 'stop' }
    /** Carries out what has been triggered since the running event began. */
    | { op: 'settle' }
    /**
     * These players win or lose the game, which is over as soon as the event is complete. `others`: who has won where
     * somebody loses and no text names who wins.
     */
    | { op: 'decide'; how: 'won' | 'lost'; players: Many; others: Many }
    /** `by`: who does it, of whom rules about moves to piles are asked; nobody is forbidden to what nobody does. */
    | { op: 'move'; cards: Many; to: Destination; by?: Scalar }
    /** `you`: who does it; nobody in the flow of the game. */
    | { op: 'shuffle'; zone: Scalar; you?: Scalar | undefined }
    | { op: 'reveal'; cards: Many; you?: Scalar | undefined }
    /** Tells all what is done, with what, in the words of the verb. */
    | { op: 'say'; verb: VerbSymbol; things: readonly Many[]; sorts: readonly Slot[] }
    | { op: 'look'; cards: Many; you: Scalar }
    | { op: 'turn'; cards: Many; face: 'up' | 'down' }
    | { op: 'attach'; cards: Many; to: Scalar; you: Scalar | undefined }
    | { op: 'cover'; base: Scalar; form: Scalar }
    | { op: 'uncover'; card: Scalar; zone: Scalar }
    | {
        op: 'count';
        counter: CounterSymbol;
        owner?: Scalar;
        change: 'add' | 'subtract' | 'set';
        amount: Scalar;
        /** What it is to those who wait for it, and who does it; none where a counter is set. */
        event?: { readonly verb: VerbSymbol; readonly you: Scalar | undefined } | undefined;
      }
    | { op: 'appoint'; role: number; player: Scalar }
    | { op: 'if'; test: Test; then: readonly Act[]; otherwise: readonly Act[] }
    | { op: 'may'; who: Scalar; acts: readonly Act[]; otherwise: readonly Act[] }
    | { op: 'if-done'; negated: boolean; then: readonly Act[]; otherwise: readonly Act[] }
    | {
        op: 'each';
        of: Many;
        /** Nothing in it is about the card: a card that counts as several has so many turns. */
        multiple?: true;
        /** One order that several carry out: the game is not over in the middle of it. */
        whole?: true;
        /** A local that collects what each turn chose, one element a turn. */
        gather?: Gathering;
        list: number;
        index: number;
        slot: number;
        acts: readonly Act[];
      }
    | { op: 'repeat'; times: Scalar; counter: number; stop?: Test; acts: readonly Act[] }
    | {
        op: 'choose-one';
        /** Where it is noted which line was chosen, for a card. */
        notes?: { readonly memory: number; readonly card: Scalar };
        who: Scalar;
        slot: number;
        modes: readonly { readonly label: string; readonly possible?: Test; readonly acts: readonly Act[] }[];
      }
    /** All of `of` make the picks of the body at the same time, sealed; then the body is done for each in order. */
    | {
        op: 'secretly';
        of: Many;
        list: number;
        index: number;
        slot: number;
        sealed: number;
        /** As of `each`. */
        gather?: Gathering;
        pick: Pick;
        acts: readonly Act[];
      }
  )
>;

/** What several players choose, one after the other or at once. */
export interface Gathering {
  /** The local with all that was chosen. */
  readonly slot: number;
  /** The local that holds what the player chooses whose turn it is. */
  readonly from: number;
  /** The local with a place for each seat, where the text asks what one of them has chosen. */
  readonly bySeat?: number | undefined;
  /** Each chooses several: `from` holds a list. */
  readonly many?: true;
}

export interface Taking {
  readonly op: 'takes';
  /** The local with what is given. */
  readonly slot: number;
  readonly sort: Sort;
  /** Whether a single object fits, or which of several, and the local that receives those. */
  readonly fits: Test | { readonly kept: Many; readonly into: number };
  /** What takes it, and the words that say what it takes. */
  readonly by: string;
  readonly words: string;
  readonly span: Span;
}

export interface TogetherPart {
  /** Local that says whether the part found what it needs. */
  readonly flag: number;
  readonly prepare: readonly Act[];
  readonly acts: readonly Act[];
}

/** What a local of a program holds; saved positions name locals by it. */
export interface Slot {
  readonly name: string;
  /** What it is called, where its name has a number that tells it from others. */
  readonly called?: string;
  readonly sort: Sort;
  readonly many: boolean;
  /** The names of the values, where it holds one of a declared set. */
  readonly values?: readonly string[];
  /** The answers of several players, kept until all are in. */
  readonly sealed?: boolean;
  /** Nobody chose what it holds for what is being done: an event was about it, it is one of many, or what it is follows. */
  readonly unchosen?: boolean;
  /** By what the machine finds it, whatever it is called: what a window collects, and when an event began. */
  readonly use?: 'collected' | 'since';
  /** A roll for which the text opens a window itself: it is final when that has closed, and not before. */
  readonly opened?: boolean;
}

/** A text made ready to be compiled. */
export interface Program {
  readonly acts: readonly Act[];
  readonly slots: readonly Slot[];
  /** The slots that a caller fills, in the order of the verb's parameters. */
  readonly parameters: readonly number[];
  /** Abilities that its effects create. */
  readonly abilities: readonly CheckedAbility[];
}

/** One way in which an event can be what an ability waits for. */
export interface EventPattern {
  readonly verb: VerbSymbol;
  /** The words that say the verb, or another one that this verb counts as. */
  readonly span: Span;
  /** Local that is given who acts. */
  readonly agent: number;
  /**
   * For each parameter of the verb the local that receives its value; -1 where the ability does not use it.
   */
  readonly arguments: readonly number[];
  /** Done by any player, and not in the flow of the game, where nobody acts. */
  readonly byPlayer?: true;
  /** Asked with those locals filled, before the event changes anything. */
  readonly test: Test;
  /** Waits for the whole event, not for each object of it: for so many at once that the test holds of. */
  readonly batch: Batch | undefined;
  /** Happens to several at once: the local that is given all of them, or the pile in which they all are; -1 where it is over then. */
  readonly together?: { readonly slot: number; readonly pile?: Scalar; readonly size?: Scalar };
  /** Forbids only what has been done so often: of several about the same question the highest counts. */
  readonly most?: { readonly times: number; readonly done: Scalar & { readonly op: 'history' } };
  /** Forbids nothing: every limit of what its test holds of is higher by so much. */
  readonly more?: number;
  /** Refers to the card with the ability itself, which may come into play by the event. */
  readonly itself: boolean;
}

/** How many objects an event must have; none for `most`: any number more. */
export interface Batch {
  readonly least: Scalar;
  readonly most: Scalar | undefined;
}

/** A span of time that is counted: each cycle of the flow, each turn, the whole game. */
export type Period = 'turn' | 'cycle' | 'game';

/** How often an ability may be used: in a span of time, or in all of those that an effect gives it. */
export interface UseLimit {
  readonly times: number;
  readonly per: Period | 'effect';
}

/** Until when an effect lasts. */
export type StepEnd =
  | 'start of step'
  | 'end of step'
  | 'start of your step'
  | 'end of your step'
  | 'end of your next step';

export type EffectEnd =
  | { readonly kind: 'game' }
  | { readonly kind: 'end of turn' }
  /** The next turn of a player begins, or ends; `of`: which one's, if not of the player who caused it. */
  | {
      readonly kind: 'start of your turn' | 'end of your next turn' | 'end of your turn';
      readonly of?: Scalar;
    }
  | { readonly kind: 'end of cycle' }
  /** A step of the game, or of the turn of a player, begins or ends; that of the next one is yet to begin. */
  | {
      readonly kind: StepEnd;
      readonly step: StepSymbol;
      readonly of?: Scalar;
    }
  /** A verb that runs is over, or else the next one that is done. */
  | { readonly kind: 'end of verb'; readonly verb: VerbSymbol };

/** What a continuous modifier changes. */
export type Modified =
  | { readonly kind: 'field'; readonly field: FieldSymbol }
  | { readonly kind: 'counter'; readonly counter: CounterSymbol }
  | { readonly kind: 'roll'; readonly purpose: RollSymbol | undefined }
  /** How many cards it counts as: wherever cards are counted, or only for the phrases that cards print in a field. */
  | { readonly kind: 'multiplicity'; readonly for: FieldSymbol | undefined }
  /** What another card says in a field: the card has it besides its own. */
  | { readonly kind: 'text'; readonly field: FieldSymbol };

export type CheckedAbility = Common &
  Readonly<
    | {
        kind: 'triggered';
        timing: 'when' | 'before';
        patterns: readonly EventPattern[];
        condition: Test | undefined;
        /** The condition is asked again when it is carried out. */
        still: boolean;
        /** About the use of its own card, which is never in play: `you` is the player who does it. */
        anywhere?: true;
        acts: readonly Act[];
      }
    | {
        kind: 'edge';
        edge: 'start' | 'end';
        of: 'turn' | 'cycle' | StepSymbol;
        /** The players in whose turn it is carried out; the player is `it` of depth 1. */
        whose: Test | undefined;
        /** Once, and then it is gone. */
        once: boolean;
        condition: Test | undefined;
        still: boolean;
        acts: readonly Act[];
      }
    | {
        kind: 'replacement';
        patterns: readonly EventPattern[];
        optional: boolean;
        acts: readonly Act[];
      }
    | {
        kind: 'rule';
        says: 'cannot';
        /** What their tests hold of is forbidden. */
        patterns: readonly EventPattern[];
        /** Without what it forbids unless it holds: `only if ...`. */
        wanted?: Test;
        /** About the use of its own card, so that it applies wherever the card is. */
        anywhere?: true;
      }
    | {
        /** What a player pays in addition for doing something, before it begins. */
        kind: 'price';
        patterns: readonly EventPattern[];
        payable: Test | undefined;
        demands: readonly Demand[];
        anywhere?: true;
        acts: readonly Act[];
      }
    | {
        /** By how much less of a counter a player pays for doing something. */
        kind: 'lower-price';
        patterns: readonly EventPattern[];
        counter: CounterSymbol;
        amount: Scalar;
        anywhere?: true;
      }
    | {
        kind: 'modifier';
        of: Modified;
        /** Whether it changes the candidate: `it` of depth 1. */
        test: Test;
        /**
         * `clear`: it has nothing of the kind, whatever is printed; `also`: it has this value, or what this card says,
         * besides.
         */
        change: 'add' | 'set' | 'clear' | 'also';
        amount: Scalar;
        /** All cards whose text it has, where these are several; `amount` says nothing then. */
        models?: Many;
      }
    | {
        /** What some players see of cards wherever these are. */
        kind: 'sight';
        /** Whether a player sees them: `it` of depth 1. */
        test: Test;
        /** The cards that this player sees. */
        cards: Many;
      }
    | {
        kind: 'activated';
        /** What must hold for the price to be paid. */
        payable: Test | undefined;
        /** How many of the acts pay it. */
        heads: number;
        acts: readonly Act[];
      }
  >;

interface Common {
  readonly span: Span;
  /** What must hold for the ability to be there at all: `while ...`. */
  readonly guard: Test | undefined;
  /** The steps in which it is there: `during ...`, by anybody or in the turn of its controller only. */
  readonly during: readonly { readonly step: StepSymbol | WindowSymbol; readonly yours: boolean }[];
  readonly limit: UseLimit | undefined;
  readonly slots: readonly Slot[];
  /** Locals that the event fills that it waits for. */
  readonly event: readonly number[];
  /** Locals of the effect that created it, kept with it because that effect will be over. */
  readonly outer: readonly number[];
}

/** Whether an ability gives cards a value of a field, in the place of the one they have or besides: no number. */
export const givesValue = (ability: CheckedAbility): boolean =>
  ability.kind === 'modifier' &&
  (ability.change === 'set' || ability.change === 'also') &&
  ability.of.kind === 'field' &&
  ability.of.field.type.type === 'value';
