import { PASS } from '../../interpreter/engine/program/instruction.ts';
import { rootOfProgram, type Game } from '../../interpreter/game/linked-game.ts';
import { statementsBehind } from '../../interpreter/game/localized-pieces.ts';
import {
  answerByValues,
  isOver,
  question,
  randomBot,
  seatsAsked,
  startMatch,
  type Match,
} from '../../interpreter/match/match.ts';
import { openSource, type Question } from '../../interpreter/match/question.ts';
import { viewFor, type View } from '../../interpreter/match/view/match-view.ts';
import { mentionedTo } from '../../interpreter/match/view/mentioned-objects.ts';
import { changesIfDone } from '../../interpreter/match/view/called-changes.ts';
import { pricesByValues } from '../../interpreter/match/view/option-prices.ts';
import { askingAction, fullPrompt } from '../../interpreter/match/view/prompts.ts';
import { calledIn, type DisplayNames } from '../../interpreter/reports/narration/display-names.ts';
import { optionGroups } from '../../interpreter/reports/questions/option-groups.ts';
import { questionText } from '../../interpreter/reports/questions/question-text.ts';
import type { Language } from '../../dsl/text/locale.ts';

/** What a question has of these, and what of it is not named. */
export interface NamedParts {
  readonly source: number;
  readonly target: number;
  readonly cost: number;
  readonly consequence: number;
  readonly faults: readonly string[];
}

/** Questions of a game after which it is left: the longest games have thousands. */
const QUESTIONS = 200;
/** Options of a question that are read. */
const OPTIONS = 50;

interface Read {
  readonly match: Match;
  readonly asking: Question;
  readonly called: DisplayNames;
  readonly view: View;
  readonly text: string;
  readonly labels: readonly string[];
}

/** What has to be read somewhere in a question: in its text, or in each option or one of them. */
type Wanted = readonly [of: 'source' | 'target' | 'cost' | 'consequence', words: string, isThere: boolean];

/** Everything that a question has a source, a target, a cost or a consequence in. */
function wantedOf({ match, asking, called, view, text, labels }: Read): Wanted[] {
  const { seat, instruction } = asking;
  const { table, runner } = match;
  const says = (words: string): boolean => text.includes(words);
  const source = openSource(table, runner);
  const mentioned = mentionedTo(match, seat);
  const wanted: Wanted[] = [];
  // The card that asks, where the seat sees it; else the window or the action; a step is on the board.
  const own = mentioned.find(({ word }) => word === 'this');
  const isOfCard = rootOfProgram(source.role).kind === 'card';
  const action = askingAction(match);
  const prompt = fullPrompt(match, seat, called.language);
  if (own && isOfCard) wanted.push(['source', called.thing(own.name), says(called.thing(own.name))]);
  else if (view.open?.window !== undefined)
    wanted.push(['source', called.window(view.open.window), says(called.window(view.open.window))]);
  else if (action !== undefined)
    wanted.push(['source', called.option(action), says(called.option(action)) || prompt?.verb === action]);
  // What else the asking statement is about, as far as the seat may know it.
  for (const { word, sort, name } of mentioned)
    if (word !== 'this' && sort !== 'player' && (prompt === undefined || isAsked(prompt.mentions, name)))
      wanted.push([
        'target',
        called.thing(name),
        says(called.thing(name)) || labels.some((each) => each.includes(called.thing(name))),
      ]);
  for (const { by, counter } of changesIfDone(match, seat)) {
    const amount = called.amount(Math.abs(by), counter);
    wanted.push(['cost', amount, says(amount)]);
  }
  const groups = optionGroups(match, seat, called, view, OPTIONS);
  for (const { options, label } of groups) {
    const [{ name, value }] = options;
    const prices = pricesByValues(match, seat, value);
    for (const { counter, amount } of prices) {
      const price = called.amount(amount, counter);
      wanted.push(['cost', price, label.includes(price)]);
    }
    // A way to go on says what it does.
    if (instruction.op === 'menu' && name !== PASS) wanted.push(['consequence', name, label.trim() !== '']);
  }
  if (instruction.op === 'menu' || !isOfCard || prompt === undefined) return wanted;
  const behind = statementsBehind({ snippet: source.snippet, span: instruction.choosing.span });
  const isBare = prompt.verb === 'choose' && prompt.part === undefined;
  wanted.push(['consequence', prompt.statement, !isBare || behind.length === 0 || prompt.then !== undefined]);
  return wanted;
}

const isAsked = (
  {
    named,
    other,
  }: { readonly named: readonly { name: string }[]; readonly other: readonly { name: string }[] },
  name: string,
): boolean => [...named, ...other].some((each) => each.name === name);

/** Plays random games, and reads each question. */
export function namedQuestions(
  game: Game,
  language: Language,
  games: number,
  most = QUESTIONS,
): NamedParts & { questions: number } {
  const count = { source: 0, target: 0, cost: 0, consequence: 0 };
  const faults = new Set<string>();
  let questions = 0;
  for (let i = 0; i < games; i++) {
    const players = Math.min(game.players.max, game.players.min + (i % 3));
    const match = startMatch(game, { players, seed: String(i) });
    const called = calledIn(game, language, match.names.seats);
    const bot = randomBot(String(i));
    for (let asked = 0; asked < most && !isOver(match) && !match.fault; asked++) {
      const [seat] = seatsAsked(match);
      const asking = question(match, seat)!;
      const view = viewFor(match, seat);
      const text = questionText(match, asking, called, view);
      const labels = optionGroups(match, seat, called, view, OPTIONS).map(({ label }) => label);
      questions++;
      for (const [of, words, isThere] of wantedOf({ match, asking, called, view, text, labels })) {
        count[of]++;
        if (!isThere) faults.add(`${game.id} ${language}: ${of} \`${words}\` is not named in: ${text}`);
      }
      answerByValues(match, bot(match, seat));
    }
  }
  return { ...count, questions, faults: [...faults] };
}
