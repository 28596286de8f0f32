/** The table of a match: people and bots on its seats, its history, and what can be done with it. */
import { isObject } from '../../../dsl/text/argument-checks.ts';
import { said } from '../../../dsl/diagnostics/localize.ts';
import type { Language } from '../../../dsl/nlg/index.ts';
import { exchangeForCard } from '../../../bots/balance/given-card.ts';
import type { Game } from '../../../interpreter/game/linked-game.ts';
import type { Saved } from '../../../interpreter/match/save/save-shapes.ts';
import { mayAnswerByValues, startMatch, type Match } from '../../../interpreter/match/match.ts';
import { fittingValues } from '../../../interpreter/match/answering/fitting-options.ts';
import { loadPosition } from '../../../interpreter/match/save/load-position.ts';
import { loadMatch, saveMatch } from '../../../interpreter/match/save/save-match.ts';
import { savePosition } from '../../../interpreter/match/save/save-position.ts';
import { viewFor } from '../../../interpreter/match/view/match-view.ts';
import { calledIn } from '../../../interpreter/reports/narration/display-names.ts';
import { doingIn } from '../../../interpreter/reports/narration/log-deeds.ts';
import { lineInWords } from '../../../interpreter/reports/narration/log-sentences.ts';
import type { SetGame } from '../set-game.ts';
import type { CardPress } from '../drawing/card-press.ts';
import { askedQuestion } from './asked-question.ts';
import { closeUpOf } from './close-ups.ts';
import { offeredCard, positionInWords, zonesFor } from './position-in-words.ts';
import { factsSeen, holdingFacts, recordScenario } from './recorded-scenario.ts';
import { SeatedMatch } from './seated-match.ts';
import { tellingMoment } from './telling-moment.ts';
import { swappedPositions } from './swapped-positions.ts';
import type { OfferedCard, PlayedPosition, TableCalls } from './table-calls.ts';

type Given<C extends keyof TableCalls> = Parameters<TableCalls[C]>[0];
type Result<C extends keyof TableCalls> = ReturnType<TableCalls[C]>;

export class MatchTable {
  private readonly set: SetGame;
  private seated: SeatedMatch;

  private constructor(set: SetGame, seated: SeatedMatch) {
    this.set = set;
    this.seated = seated;
  }

  /** Begins a match. */
  static async begin(
    set: SetGame,
    { players, seed, sitters }: Pick<Given<'play'>, 'players' | 'seed' | 'sitters'>,
  ): Promise<MatchTable> {
    const seated = new SeatedMatch(startMatch(set.game, { players, seed }), sitters);
    await seated.goOn();
    return new MatchTable(set, seated);
  }

  /** Begins where a card did something when it was tried; nothing where it never did. */
  static async atMoment(
    set: SetGame,
    { players, seed, sitters, card, language }: Omit<Given<'tellingMoment'>, 'files'>,
  ): Promise<{ readonly table: MatchTable; readonly then: readonly string[] } | undefined> {
    const seat = Math.max(0, sitters.indexOf('person'));
    const found = await tellingMoment(set.game, { players, seed, card, seat });
    const match = found && loadedOf(set.game, [savePosition(found.match)]);
    if (!match) return undefined;
    const called = calledIn(set.game, language, match.names.seats);
    const words = found.lines.flatMap((line) => lineInWords(line, called, doingIn(set.game, language)));
    return {
      table: new MatchTable(set, new SeatedMatch(match, sitters)),
      then: words.map((each) => each.words),
    };
  }

  /** Takes a saved match up, with its history where that is known; gives a sentence why it cannot. */
  static async load(
    set: SetGame,
    { saved, sitters }: Omit<Given<'resume'>, 'files' | 'language'>,
    language: Language,
  ): Promise<MatchTable | string> {
    const { match, diagnostics } = loadMatch(set.game, dataOf(saved));
    if (!match) return diagnostics.map((each) => said(each, language).message).join(' ');
    const seated = new SeatedMatch(match, sitters);
    seated.tookPart();
    await seated.goOn();
    return new MatchTable(set, seated);
  }

  /** The match with all that is hidden in it, for tests. @internal */
  get running(): Match {
    return this.seated.match;
  }

  /** Answers with entries of the question as it was shown, by their numbers. */
  async answer(options: readonly number[], language: Language): Promise<PlayedPosition> {
    const { match, viewer, handTo } = this.seated;
    const called = calledIn(match.game, language, match.names.seats);
    const asked =
      handTo === undefined ? askedQuestion(match, viewer, called, viewFor(match, viewer)) : undefined;
    const values = options
      .flatMap((option) => asked?.choices[option]?.slice(0, 1) ?? [])
      .map(({ value }) => value);
    const answer = { seat: viewer, values };
    if (!asked || values.length !== options.length || !mayAnswerByValues(match, answer))
      return { ...this.position(language), refused: true };
    await this.seated.answer(answer);
    return this.position(language);
  }

  /** Which options still fit beside those that are picked. */
  fits(picked: readonly number[], language: Language): readonly number[] {
    const { match, viewer } = this.seated;
    const called = calledIn(match.game, language, match.names.seats);
    const asked = askedQuestion(match, viewer, called, viewFor(match, viewer));
    const first = (option: number): number | undefined => asked?.choices[option]?.[0]?.value;
    const fitting = fittingValues(
      match,
      viewer,
      picked.flatMap((option) => first(option) ?? []),
    );
    return (asked?.choices ?? []).flatMap((_, option) => (fitting.includes(first(option)!) ? [option] : []));
  }

  undo(language: Language): PlayedPosition {
    this.seated.undo();
    return this.position(language);
  }

  redo(language: Language): PlayedPosition {
    this.seated.redo();
    return this.position(language);
  }

  step(to: number, language: Language): PlayedPosition {
    this.seated.step(to);
    return this.position(language);
  }

  async playOn(language: Language): Promise<PlayedPosition> {
    await this.seated.playOn();
    return this.position(language);
  }

  show(language: Language, handed = false): PlayedPosition {
    if (handed) this.seated.handed();
    return this.position(language);
  }

  inspect(given: Given<'inspect'>, press: () => Promise<CardPress>): Promise<Result<'inspect'>> {
    return closeUpOf(this.set, this.seated, press, given);
  }

  /** All cards that can be put into a zone of the seat that looks, those of the set first. */
  offered(language: Language): readonly OfferedCard[] {
    const { game, own } = this.set;
    const others = game.cards.filter((card) => !own.includes(card));
    return [...own, ...others]
      .map((card) => offeredCard(game, card, language))
      .filter(({ zones }) => zones.length > 0);
  }

  /** Puts a card into a zone of the seat that looks, in exchange for one that is there. */
  async give(id: string, zone: string, language: Language): Promise<PlayedPosition> {
    const { match, viewer, sitters } = this.seated;
    const { game, names } = match;
    const card = game.cards.find(({ symbol }) => symbol.id === id);
    const symbol = card && zonesFor(game, card).find((each) => each.id === zone);
    if (!card || !symbol || this.seated.handTo !== undefined)
      return { ...this.position(language), refused: true };
    const copies = game.copyNames.filter((_, i) => game.copies[i] === card);
    const place = symbol.of === 'table' ? zone : `${names.seats[viewer]}'s ${zone}`;
    const kindOf = (name: string): unknown => game.copies[game.copyNames.indexOf(name)]?.symbol.kind;
    const saved = savePosition(match);
    const changed =
      loadedOf(game, swappedPositions(saved, copies, place, symbol.inPlay, kindOf)) ??
      this.dealt(saved, id, zone);
    if (!changed) return { ...this.position(language), refused: true };
    this.seated = new SeatedMatch(changed, sitters);
    this.seated.viewer = viewer;
    await this.seated.goOn();
    return this.position(language);
  }

  /** The match as if the card had been dealt to the seat that looks, where that puts it into the zone. */
  private dealt(saved: Saved, id: string, zone: string): Match | undefined {
    const { game } = this.set;
    const { match } = loadPosition(game, saved);
    const { viewer } = this.seated;
    if (!match || !exchangeForCard(match, { seat: viewer, card: id }, () => 0) || match.fault)
      return undefined;
    const cards = viewFor(match, viewer).players[viewer].zones[zone]?.cards ?? [];
    const isThere = cards.some((name) => game.copies[game.copyNames.indexOf(name)]?.symbol.id === id);
    return isThere ? loadedOf(game, [savePosition(match)]) : undefined;
  }

  /** The position as the text of a file, which the command line takes as well. */
  save(): Result<'save'> {
    const { match } = this.seated;
    return {
      file: `${match.game.id}.save.json`,
      text: `${JSON.stringify(saveMatch(match), undefined, 1)}\n`,
    };
  }

  holding(): Result<'holding'> {
    const { seated, set } = this;
    const { match, viewer } = seated;
    const before = new Set(seated.before(() => factsSeen(match, viewer)));
    return holdingFacts(match, viewer, before, set.libraryWith);
  }

  scenario(given: Given<'scenario'>): Result<'scenario'> {
    return recordScenario(this.seated.match, this.set.libraryWith, given);
  }

  /** The position for the seat that looks, in a language. */
  position(language: Language): PlayedPosition {
    return positionInWords(this.set, this.seated, language);
  }
}

/** The first of some positions that can be. */
function loadedOf(game: Game, positions: Iterable<unknown>): Match | undefined {
  for (const each of positions) {
    const { match } = loadPosition(game, each);
    if (match && !match.fault) return match;
  }
  return undefined;
}

/** The match in a file, without what only a terminal reads; nothing where it is no JSON. */
function dataOf(text: string): unknown {
  try {
    const data = JSON.parse(text) as unknown;
    return isObject(data) ? { ...data, screens: undefined } : data;
  } catch {
    return undefined;
  }
}
