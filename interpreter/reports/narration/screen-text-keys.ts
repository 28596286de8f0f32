import type { Noun } from '../../../dsl/nlg/discourse/noun-types.ts';
/** A zone in a sentence: its name, and whether it says already whose it is. */
export interface PlaceWords {
  readonly name: string;
  readonly owned: boolean;
  /** The seat whose it is. */
  readonly seat?: string;
  /** Of a zone of piles: a pile that is not there yet. */
  readonly newOne?: string;
  /** Its piles are cells with names. */
  readonly grid?: boolean;
}

/** Sentences and labels of one language. Names are given as they are printed. */
export interface ScreenTexts {
  list(names: readonly string[]): string;
  /** Whether a noun stands in the singular behind a number. */
  isOne(count: number): boolean;
  owned(owner: string, thing: string): string;
  /** A pile that is not there yet. */
  newOne(noun: Noun): string;
  /** The same, as where cards go. */
  intoNewOne(noun: Noun): string;
  hiddenCards(count: number): string;
  labelled(label: string, text: string): string;
  /** Between values of a card. */
  readonly between: string;
  readonly nothing: string;
  readonly nobody: string;
  readonly aRule: string;
  readonly aCard: string;
  readonly attached: string;
  readonly nowhere: string;
  /** What is on offer beside what the game names. */
  readonly pass: string;
  readonly ability: string;
  readonly yes: string;
  readonly no: string;
  readonly none: string;

  // what happened
  chooses(who: string, what: string, forced: boolean): string;
  acts(who: string, action: string): string;
  passes(who: string): string;
  declines(who: string): string;
  /** What somebody does, and whose zone it comes from or goes to, where that is not their own. */
  does(deed: string, from: readonly PlaceWords[], to: PlaceWords | undefined, pile: string): string;
  /** Behind a sentence about cards that move: the pile or the cell where they end. */
  intoPile(pile: string): string;
  toCell(cell: string): string;
  /** Within a zone, to another pile or cell of it. */
  movesTo(what: string, several: boolean, pile: string): string;
  moves(what: string, several: boolean, from: readonly PlaceWords[], to: PlaceWords, pile: string): string;
  shuffled(zone: PlaceWords): string;
  shown(cards: string): string;
  looks(who: string, cards: string): string;
  /** What a verb is not done with, as it takes something else. */
  untaken(things: string, verb: string, takes: string): string;
  turned(cards: string, face: 'up' | 'down'): string;
  attachedTo(card: string, host: string): string;
  covered(card: string, using: string): string;
  uncovered(card: string, back: string): string;
  counts(of: string | undefined, counter: string, now: number, change: string): string;
  appointed(role: string, player: string): string;
  byChance(what: string): string;
  uses(who: string | undefined, field: string, card: string): string;
  turnOf(player: string): string;
  over(ending: string): string;
  wins(winners: readonly string[]): string;
  rolls(roll: string, about: string | undefined, sum: string): string;
  comesTo(roll: string, about: string | undefined, sum: string): string;
  rollChanges(roll: string, before: number, now: number): string;
  contest(name: string, sides: readonly string[], winner: string): string;
  stands(text: string): string;
  ends(text: string): string;

  // dice on the table
  needs(range: string, label: string | undefined, reached: boolean): string;
  against(other: string, total: number, ahead: string): string;

  // the table
  readonly you: string;
  readonly onTurn: string;
  hidden(count: number): string;
  more(count: number): string;
  /** Parts of a sum that have no word of the game: what is lacking to a least value, and a number in a text. */
  readonly parts: Readonly<Record<'at least' | 'number', string>>;
  outOf(value: number | string, most: number): string;
  lacking(what: string, has: number, wants: number): string;
  newRoll(by: string, roll: string, before: number, after: number): string;

  // the question
  asks(who: string, what: string, count: string): string;
  readonly whatToDo: string;
  readonly whichFirst: string;
  count(least: number, most: number): string;
  readonly inSecret: string;
  andByName(count: number): string;
  readonly enterPasses: string;
  /** Said once, where somebody is asked though passing is all that is possible. */
  readonly autoHint: string;
  readonly autoByDefault: string;

  // what was typed
  cannotAnswer(who: string, said: string): string;
  didYouMean(names: readonly string[]): string;
  readonly seeHelp: string;
  canBeChosen(name: string): string;
  unknownCard(name: string): string;
  readonly autoOn: string;
  readonly autoOff: string;
  readonly skipping: string;
  agreeToUndo(other: string, player: string): string;
  notTakenBack(other: string): string;
  readonly nothingToUndo: string;
  readonly nothingToRedo: string;
  passDevice(player: string): string;
  passDeviceAndEnter(player: string): string;
  saved(file: string): string;
  goOn(command: string): string;
  cannotWrite(file: string, reason: string): string;
  /** Whether a file that is none of this game is to be replaced. */
  replaces(file: string): string;
  readonly leavesUnsaved: string;
  readonly help: string;
}
