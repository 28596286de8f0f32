/** A match with one person at the table and bots on all other seats. */
import { said } from '../../../dsl/diagnostics/localize.ts';
import type { Language } from '../../../dsl/nlg/index.ts';
import { nameIn } from '../../../dsl/nlg/index.ts';
import type { ZoneSymbol } from '../../../dsl/language/symbols/symbols.ts';
import { Header } from '../../../interpreter/engine/state/position-layout.ts';
import type { CardData } from '../../../interpreter/game/linked-game.ts';
import {
  answerByValues,
  entriesOf,
  isOver,
  mayAnswerByValues,
  onlyAnswer,
  randomBot,
  seatsAsked,
  startMatch,
  undoAnswer,
  type Match,
} from '../../../interpreter/match/match.ts';
import { screenLine } from '../../../interpreter/match/log/log-entry.ts';
import { loadPosition } from '../../../interpreter/match/save/load-position.ts';
import { savePosition } from '../../../interpreter/match/save/save-position.ts';
import { viewFor } from '../../../interpreter/match/view/match-view.ts';
import { calledIn } from '../../../interpreter/reports/narration/display-names.ts';
import { finalStandings, finalWinners } from '../../../interpreter/reports/narration/final-standings.ts';
import { doingIn } from '../../../interpreter/reports/narration/log-deeds.ts';
import { news } from '../../../interpreter/reports/narration/since-last-look.ts';
import { cardName } from '../card-faces.ts';
import type { SetGame } from '../designer-desk.ts';
import type { NamedZone, PlayedPosition } from './table-calls.ts';
import { askedQuestion } from './asked-question.ts';
import { swappedPositions } from './swapped-positions.ts';
import { pictureOf } from './table-picture.ts';

/** The seat of the person. */
const SEAT = 0;
/** Sentences of the log that are shown. */
const LOGGED = 400;

export class MatchTable {
  private readonly set: SetGame;
  private match: Match;
  /** How many answers there were before each that the person gave. */
  private given: number[] = [];

  constructor(set: SetGame, players: number, seed: string) {
    this.set = set;
    this.match = startMatch(set.game, { players, seed });
    this.goOn();
  }

  /** Everything that the person may know, for tests. @internal */
  get running(): Match {
    return this.match;
  }

  /** Answers with entries of the question as it was shown, by their numbers. */
  answer(options: readonly number[], language: Language): PlayedPosition {
    const { match } = this;
    const called = calledIn(match.game, language, match.names.seats);
    const asked = askedQuestion(match, SEAT, called, viewFor(match, SEAT));
    const values = options
      .flatMap((option) => asked?.choices[option]?.slice(0, 1) ?? [])
      .map(({ value }) => value);
    const answer = { seat: SEAT, values };
    if (!asked || values.length !== options.length || !mayAnswerByValues(match, answer))
      return { ...this.position(language), refused: true };
    this.given.push(match.answers.length);
    answerByValues(match, answer);
    this.goOn();
    return this.position(language);
  }

  /** Takes back what the person answered last, with all that came of it; bots agree. */
  undo(language: Language): PlayedPosition {
    const before = this.given.pop();
    if (before !== undefined) while (this.match.answers.length > before) undoAnswer(this.match);
    return this.position(language);
  }

  /** Puts a card of the set into a zone of the person, in exchange for one that is there. */
  give(id: string, zone: string, language: Language): PlayedPosition {
    const { game, names } = this.match;
    const card = this.set.own.find(({ symbol }) => symbol.id === id);
    const symbol = this.zonesFor(card).find((each) => each.id === zone);
    if (!card || !symbol) return { ...this.position(language), refused: true };
    const copies = game.copyNames.filter((_, i) => game.copies[i] === card);
    const saved = savePosition(this.match);
    const place = symbol.of === 'table' ? zone : `${names.seats[SEAT]}'s ${zone}`;
    const kindOf = (name: string): unknown => game.copies[game.copyNames.indexOf(name)]?.symbol.kind;
    for (const other of swappedPositions(saved, copies, place, symbol.inPlay, kindOf)) {
      const { match } = loadPosition(game, other);
      if (!match || match.fault) continue;
      this.match = match;
      this.given = [];
      this.goOn();
      return this.position(language);
    }
    return { ...this.position(language), refused: true };
  }

  /** The position for the person, in a language. */
  position(language: Language): PlayedPosition {
    const { match, set } = this;
    const { game } = match;
    const called = calledIn(game, language, match.names.seats);
    const view = viewFor(match, SEAT);
    const asked = askedQuestion(match, SEAT, called, view);
    const options = new Map(asked?.choices.flatMap((same, i) => same.map(({ name }) => [name, i] as const)));
    const lines = entriesOf(match).map((entry) => screenLine(entry, SEAT, match.table.seats));
    const told = news(lines, game, called, doingIn(game, language), match.names.seats[SEAT]);
    const zone = (symbol: ZoneSymbol): NamedZone => ({ id: symbol.id, name: nameIn(symbol, language) });
    return {
      picture: {
        ...pictureOf({ game, called, view, options }),
        question: asked?.asked,
        log: told.slice(-LOGGED),
        result: isOver(match)
          ? [finalWinners(match, called), ...finalStandings(match, called).split('\n')].filter(Boolean)
          : [],
        ...(match.fault ? { fault: said(match.fault, language).message } : {}),
      },
      own: set.own.map((card) => ({
        id: card.symbol.id,
        name: cardName(card, language),
        zones: this.zonesFor(card).map(zone),
      })),
      mayUndo: this.given.length > 0,
      leftOut: set.leftOut,
    };
  }

  /** The zones of a player that take a card, and that hold cards one by one. */
  private zonesFor(card: CardData | undefined): readonly ZoneSymbol[] {
    if (!card) return [];
    return this.set.game.vocabulary.zones.filter(
      ({ of, order, takes }) =>
        of === 'player' &&
        (order === 'set' || order === 'row' || order === 'stack') &&
        (takes === undefined || takes.length === 0 || takes.includes(card.symbol.kind)),
    );
  }

  /** Bots answer, and so does whatever can be answered in one way only, until the person has a choice. */
  private goOn(): void {
    const { match } = this;
    while (!isOver(match) && !match.fault) {
      const asked = seatsAsked(match);
      const bot = asked.find((seat) => seat !== SEAT);
      if (bot === undefined) {
        // Nobody else is there who could learn something from not being asked.
        const forced = onlyAnswer(match, SEAT);
        if (!forced) return;
        answerByValues(match, forced);
        continue;
      }
      const decision = match.runner.m.p[Header.decisions];
      answerByValues(match, randomBot(`${match.options.seed}/bot/${decision}/${bot}`)(match, bot));
    }
  }
}
