/** A match with people and bots on its seats: who is asked, what is taken back, and where in its history somebody looks. */
import { seatBots, type TableBots } from '../../../bots/bot-player.ts';
import { watchKnowledge, type Knowledge } from '../../../bots/knowledge.ts';
import { isSearching, type Level } from '../../../bots/levels.ts';
import { forcedForAll } from '../../../interpreter/match/answers.ts';
import {
  answerByValues,
  entriesOf,
  isOver,
  onlyAnswer,
  redo,
  seatsAsked,
  undoAnswer,
  type Answer,
  type Match,
} from '../../../interpreter/match/match.ts';
import type { KnownPlaces } from '../../../interpreter/match/worlds/hidden-slots.ts';
import { modelFor } from '../learned-model.ts';
import type { Sitter } from './table-calls.ts';

/** Milliseconds at work before others have their turn. */
const SLICE = 40;

export class SeatedMatch {
  readonly match: Match;
  readonly sitters: readonly Sitter[];
  /** The seat that looks at the screen. */
  viewer: number;
  /** Those who answer for seats without a person, once they have learned the game. */
  private bots: TableBots | undefined;
  private readonly knowledge: Knowledge;
  /** How many answers there were before each that a person gave; and before those that were taken back. */
  private given: number[] = [];
  private taken: number[] = [];
  /** How much of the log each seat has seen. */
  private readonly seen: number[];

  constructor(match: Match, sitters: readonly Sitter[]) {
    this.match = match;
    this.sitters = match.names.seats.map((_, seat) => sitters[seat] ?? 'random');
    const people = this.people();
    this.viewer = people[0] ?? 0;
    this.knowledge = watchKnowledge(match);
    this.seen = match.names.seats.map(() => 0);
  }

  private people(): number[] {
    return this.sitters.flatMap((each, seat) => (each === 'person' ? [seat] : []));
  }

  /** The person who is asked, if somebody is. */
  get asked(): number | undefined {
    const asked = seatsAsked(this.match).filter((seat) => this.sitters[seat] === 'person');
    return asked.includes(this.viewer) ? this.viewer : asked[0];
  }

  /** The person to whom the screen is to be handed: another one than who looks. */
  get handTo(): number | undefined {
    const { asked } = this;
    return asked === undefined || asked === this.viewer || this.looksBack ? undefined : asked;
  }

  /** The screen has been handed over. */
  handed(): void {
    this.viewer = this.handTo ?? this.viewer;
  }

  /** What the seat that looks knows of each card that it does not see. */
  get known(): KnownPlaces {
    return this.knowledge.of(this.viewer);
  }

  /** Whether a position is shown from which the match has gone on already. */
  get looksBack(): boolean {
    return this.match.future.length > 0 && this.taken.length === 0;
  }

  get mayUndo(): boolean {
    return this.given.length > 0 && !this.looksBack;
  }

  get mayRedo(): boolean {
    return this.taken.length > 0;
  }

  /** Counts the answers of people in a match that was played again, so that they can be taken back. */
  tookPart(): void {
    this.given = this.match.answers.flatMap(({ seat }, before) =>
      this.sitters[seat] === 'person' ? [before] : [],
    );
    this.seen.fill(entriesOf(this.match).length);
  }

  /** The lines of the log that the seat that looks has not seen yet, by their numbers. */
  get news(): number {
    return Math.min(this.seen[this.viewer], entriesOf(this.match).length);
  }

  async answer(answer: Answer): Promise<void> {
    const { match } = this;
    this.taken = [];
    this.given = this.given.filter((before) => before < match.answers.length);
    this.given.push(match.answers.length);
    this.seen[answer.seat] = entriesOf(match).length;
    answerByValues(match, answer);
    await this.goOn();
  }

  /** Takes back what a person answered last, with all that came of it; everybody at the table agrees. */
  undo(): void {
    const before = this.given.pop();
    if (before === undefined) return;
    this.taken.push(before);
    while (this.match.answers.length > before) undoAnswer(this.match);
    this.forget();
  }

  /** Gives again what was taken back last, and what bots had answered to it. */
  redo(): void {
    const { match } = this;
    const before = this.taken.pop();
    if (before === undefined) return;
    this.given.push(before);
    const until = this.taken.at(-1) ?? Number.MAX_SAFE_INTEGER;
    while (match.answers.length < until && redo(match));
  }

  /** Looks at the position before the last answer of a person, and comes back. */
  before<T>(look: () => T): T {
    const { match } = this;
    const to = this.given.findLast((before) => before < match.answers.length) ?? match.answers.length;
    const now = match.answers.length;
    while (match.answers.length > to && undoAnswer(match));
    const seen = look();
    while (match.answers.length < now && redo(match));
    return seen;
  }

  /** Goes to the position after so many answers. */
  step(to: number): void {
    const { match } = this;
    this.taken = [];
    while (match.answers.length > Math.max(0, to) && undoAnswer(match));
    while (match.answers.length < to && redo(match));
    this.forget();
  }

  /** Leaves what was answered after this position behind, and goes on. */
  async playOn(): Promise<void> {
    const { match } = this;
    match.future.length = 0;
    this.taken = [];
    this.given = this.given.filter((before) => before < match.answers.length);
    await this.goOn();
  }

  /** Somebody who looks back has seen nothing that comes later. */
  private forget(): void {
    const { length } = entriesOf(this.match);
    this.seen.forEach((count, seat) => (this.seen[seat] = Math.min(count, length)));
  }

  private async seated(): Promise<TableBots> {
    const { match, sitters } = this;
    const levels = sitters.map((each): Level | undefined => (each === 'person' ? undefined : each));
    const searching = levels.filter((level) => level !== undefined).filter(isSearching);
    const model =
      searching.length > 0
        ? await modelFor(match.game, match.names.seats, match.options.settings, searching)
        : undefined;
    return seatBots(match, { levels, seed: `${match.options.seed}/bot`, model });
  }

  /** Bots answer, and so does whatever can be answered in one way only, until a person has a choice. */
  async goOn(): Promise<void> {
    const { match } = this;
    this.bots ??= await this.seated();
    let since = performance.now();
    while (!isOver(match) && !match.fault) {
      const asked = seatsAsked(match);
      const bot = asked.find((seat) => this.sitters[seat] !== 'person');
      const forced = bot === undefined ? this.forced(this.asked ?? asked[0]) : this.bots.answer(bot);
      if (!forced) return;
      answerByValues(match, forced);
      if (performance.now() - since < SLICE) continue;
      await new Promise((resolve) => setTimeout(resolve));
      since = performance.now();
    }
  }

  /** Where only one person plays, nobody else could learn something from their not being asked. */
  private forced(seat: number): Answer | undefined {
    return this.people().length > 1 ? forcedForAll(this.match, seat) : onlyAnswer(this.match, seat);
  }
}
