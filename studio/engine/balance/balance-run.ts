/** Games between bots, a few at a time, so that they can be watched, stopped and gone on with. */
import { isEnough, planBalance, type BalancePlan, type Sweep } from '../../../bots/balance/balance-plan.ts';
import { balanceReport } from '../../../bots/balance/balance-report.ts';
import type { BalanceTable } from '../../../bots/balance/balance-table.ts';
import { cardRates } from '../../../bots/balance/card-rates.ts';
import { gameCourse } from '../../../bots/balance/game-course.ts';
import type { GameRecord } from '../../../bots/balance/game-record.ts';
import { givenCardRate } from '../../../bots/balance/given-card-rate.ts';
import { gamesOfSet, playSet, type Trial } from '../../../bots/balance/trials.ts';
import { isSearching } from '../../../bots/levels.ts';
import { balanceText } from '../../../cli/balance/balance-text.ts';
import { nameIn, nounFor, type Language } from '../../../dsl/nlg/index.ts';
import type { Game } from '../../../interpreter/game/linked-game.ts';
import { namesOfSeats } from '../../../interpreter/game/automatic-seats.ts';
import { modelFor } from '../learned-model.ts';
import type { SetGame } from '../set-game.ts';
import type { BalanceState, BalanceWish, TriedNumber } from './balance-calls.ts';

/** Decisions after which a game is cut off. */
const DECISIONS = 20_000;
/** Milliseconds at work before others have their turn, and between two reports. */
const SLICE = 40;
const REPORT = 300;
/** A report may take this part of the time. */
const REPORTING = 6;

/** The games of a wish, as far as they have been played. */
export class BalanceRun {
  private readonly set: SetGame;
  private readonly wish: BalanceWish;
  private readonly plan: BalancePlan;
  private readonly players: readonly string[];
  /** The trials of the plan, and behind them the game without the set. */
  private readonly trials: readonly Trial[];
  private readonly played: GameRecord[][][];
  /** The game with the set, and without it. */
  private readonly games: readonly Game[];
  private tables: readonly BalanceTable[] | undefined;
  private isStopped = false;

  constructor(set: SetGame, bare: Game | undefined, wish: BalanceWish) {
    this.set = set;
    this.wish = wish;
    const { level, games, given, players } = wish;
    const own = set.own.map(({ symbol }) => symbol.id).filter((id) => given.includes(id));
    const sets = Math.ceil(games / players);
    const { tries } = wish;
    const varied = (tries?.values ?? []).flatMap((value) => {
      const game = set.varied(`cards/${tries!.card}/${tries!.field}`, value);
      return game ? [{ value, game }] : [];
    });
    const sweeps = varied.length === 0 ? [] : [sweepOf(tries!, varied)];
    this.plan = planBalance({ level, games, given: tries ? [] : own, sets, sweeps });
    this.players = namesOfSeats(set.game, players);
    const isChanged = !tries && bare !== undefined && bare.hash !== set.game.hash;
    this.games = [set.game, ...varied.map(({ game }) => game), ...(isChanged ? [bare] : [])];
    const table = this.games.length - 1;
    const without: Trial = { table, level, others: undefined, card: undefined, sets: games, stops: false };
    this.trials = [...this.plan.trials, ...(isChanged ? [without] : [])];
    this.played = this.trials.map(() => []);
  }

  /** Whether the wish is the same, so that its games can be gone on with. */
  isFor({ files, players, seed, level, games, given, tries }: BalanceWish): boolean {
    const { wish } = this;
    const before = [wish.files, wish.players, wish.seed, wish.level, wish.games, wish.given, wish.tries];
    return JSON.stringify(before) === JSON.stringify([files, players, seed, level, games, given, tries]);
  }

  stop(): void {
    this.isStopped = true;
  }

  /** Plays on until all games are played or it is stopped. */
  async go(language: Language, report: (state: BalanceState) => void): Promise<BalanceState> {
    this.isStopped = false;
    if (!this.tables) {
      if (isSearching(this.wish.level)) {
        report(this.state(language, { learning: true }));
        await breath();
      }
      const tables: BalanceTable[] = [];
      for (const game of this.games) {
        const table = await this.tableOf(game);
        if (!table) return this.state(language, { stopped: true });
        tables.push(table);
      }
      this.tables = tables;
    }
    let since = performance.now();
    let due = since + REPORT;
    for (;;) {
      const at = this.next();
      if (at === undefined) return this.state(language, { ended: true });
      const playing = playSet(this.tables[this.trials[at].table], this.trials[at], this.played[at].length);
      for (let step = playing.next(); ; step = playing.next()) {
        if (step.done) {
          this.played[at].push(step.value);
          break;
        }
        if (performance.now() - since > SLICE) since = await breath();
        if (this.isStopped) break;
      }
      if (performance.now() - since > SLICE) since = await breath();
      if (this.isStopped) return this.state(language, { stopped: true });
      if (performance.now() > due) {
        const began = performance.now();
        report(this.state(language, {}));
        due = performance.now() + Math.max(REPORT, (performance.now() - began) * REPORTING);
      }
    }
  }

  /** A table at which bots have learned the game; undefined where it was stopped meanwhile. */
  private async tableOf(game: Game): Promise<BalanceTable | undefined> {
    const { players } = this;
    const { seed, level } = this.wish;
    const learns = isSearching(level);
    const model = learns
      ? await modelFor(game, players, undefined, [level], () => this.isStopped)
      : undefined;
    if (learns && !model) return undefined;
    return { game, players, options: { players, seed }, model, decisions: DECISIONS };
  }

  /** The trial that is least far; undefined where all are done. */
  private next(): number | undefined {
    const open = this.trials.flatMap((trial, i) => (isEnough(trial, this.played[i]) ? [] : [i]));
    const part = (i: number): number => this.played[i].length / this.trials[i].sets;
    return open.sort((a, b) => part(a) - part(b))[0];
  }

  private state(language: Language, how: { learning?: true; ended?: true; stopped?: true }): BalanceState {
    const { set, plan, players, played, trials } = this;
    const { game, own, leftOut } = set;
    const seats = players.length;
    const observed = played[plan.observed.at(-1)!].flat();
    const isWhole = how.ended === true || how.stopped === true;
    const whole = isWhole ? balanceReport(game, seats, plan, played.slice(0, plan.trials.length)) : undefined;
    const gifts = plan.given.map((trial) => ({
      id: trials[trial].card!,
      isTried: played[trial].length > 0,
      rate: played[trial].length > 0 ? givenCardRate(trials[trial].card!, played[trial], true) : undefined,
    }));
    const without = trials.length > plan.trials.length ? trials.length - 1 : -1;
    const head = { game: game.id, seed: this.wish.seed, players, auc: this.tables?.[0].model?.auc };
    const all = trials.map((trial, i) => {
      const games = gamesOfSet(trial, seats);
      const sets = isEnough(trial, played[i]) ? played[i].length : trial.sets;
      return { wanted: sets * games, played: played[i].length * games };
    });
    return {
      wanted: all.reduce((sum, each) => sum + each.wanted, 0),
      played: all.reduce((sum, each) => sum + each.played, 0),
      learning: how.learning ?? false,
      ended: how.ended ?? false,
      stopped: how.stopped ?? false,
      players,
      level: this.wish.level,
      course: gameCourse(observed, seats),
      without: without < 0 ? undefined : gameCourse(played[without].flat(), seats),
      given: gifts.flatMap(({ rate }) => rate ?? []),
      notGiven: gifts.flatMap(({ id, isTried, rate }) => (rate || !isTried ? [] : [id])),
      // What is only observed takes long to report, and is reported in the end.
      sweeps: balanceReport(game, seats, { ...plan, observed: [] }, played.slice(0, plan.trials.length))
        .sweeps,
      cards: cardRates(game, observed),
      groups: whole?.observed.at(-1)?.groups ?? [],
      text: whole ? balanceText(head, whole, language) : '',
      names: {
        cards: Object.fromEntries(game.cards.map(({ symbol }) => [symbol.id, nameIn(symbol, language)])),
        endings: Object.fromEntries(game.endings.map((each) => [each.id, nameIn(each, language)])),
      },
      own: own.map(({ symbol }) => symbol.id),
      leftOut,
    };
  }
}

/** A number of a card as a part that is swept: given where players are dealt it, else looked at in the games. */
const sweepOf = (
  { card, field }: NonNullable<BalanceWish['tries']>,
  varied: readonly { readonly value: string }[],
): Sweep => ({ path: `cards/${card}/${field}`, values: varied.map(({ value }) => value), card });

/** The numbers of cards with one less and one more. */
export function triedNumbers(
  { own, numbersOf }: SetGame,
  ids: readonly string[],
  language: Language,
): TriedNumber[] {
  return own
    .filter(({ symbol }) => ids.includes(symbol.id))
    .flatMap((card) =>
      numbersOf(card).map(({ field, value }) => {
        const [, before, digits, after] = /^(\D*)(\d+)(\D*)$/.exec(value)!;
        const values = [-1, 1]
          .map((step) => Number(digits) + step)
          .filter((each) => each >= 0)
          .map((each) => `${before}${each}${after}`);
        const kind = card.symbol.kind.fields.find(({ id }) => id === field);
        const label = kind ? nounFor(kind, language).one : field;
        return { card: card.symbol.id, field, label, value, values };
      }),
    );
}

/** Lets what waits be done, and gives the time. */
async function breath(): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve));
  return performance.now();
}
