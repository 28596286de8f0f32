import '../../test/all-languages.ts';
import { languages, nameIn, type Language } from '../../dsl/nlg/index.ts';
import { spoken } from '../../dsl/diagnostics/localize.ts';
import type { Game } from '../../interpreter/game/linked-game.ts';
import {
  answerByValues,
  isOver,
  question,
  randomBot,
  seatsAsked,
  startMatch,
  type Match,
} from '../../interpreter/match/match.ts';
import { promptIn } from '../../interpreter/match/view/prompts.ts';
import { viewFor } from '../../interpreter/match/view/match-view.ts';
import { notOffered, reasonsAgainst } from '../../interpreter/match/explain/why-not.ts';
import { calledIn, type DisplayNames } from '../../interpreter/reports/narration/display-names.ts';
import { optionGroups } from '../../interpreter/reports/questions/option-groups.ts';
import { questionText } from '../../interpreter/reports/questions/question-text.ts';
import { gamesThere } from '../../test/files.ts';
import { readGame } from '../../test/read-game.ts';
import type { Measured, Row } from '../row.ts';

/** Questions of a game after which it is left: the longest games have thousands. */
const QUESTIONS = 200;
/** Options of a question that are read. */
const OPTIONS = 50;

/** Ids of a game that nobody should read: with a hyphen, and not printed so in any language. */
function hiddenIds({ cards, vocabulary }: Game): Set<string> {
  const named = [...cards.map(({ symbol }) => symbol), ...vocabulary.verbs, ...vocabulary.zones];
  const printed = named.flatMap(({ names }) => languages.flatMap((language) => names[language] ?? []));
  const ids = named.map(({ id }) => id).filter((id) => id.includes('-'));
  return new Set(ids.filter((id) => !printed.some((name) => name.toLowerCase().includes(id))));
}

/** What in a text is of the files and not of the table: an id, the number of a copy, a place in a file. */
function fileWordsIn(text: string, ids: ReadonlySet<string>): string | undefined {
  const words = text.split(/[^\p{L}\p{N}#-]+/u);
  return words.find((word) => ids.has(word) || /#\d/.test(word)) ?? /\S+\.yaml|\S+\/\S+\/\S+/.exec(text)?.[0];
}

/** Of every so many questions it is read why what is not on offer is not. */
const REASONS_EVERY = 4;

/** Why something that somebody might look for cannot be chosen, of all that is not on offer. */
const reasonsIn = (match: Match, seat: number, called: DisplayNames, options: readonly string[]): string[] =>
  notOffered(match, seat).flatMap((name) =>
    reasonsAgainst(match, seat, name, {
      printed: called.thing(name) === name ? called.option(name) : called.thing(name),
      language: called.language,
      options: () => options,
    }).map((reason) => spoken(reason, called.language)),
  );

/** Words that no other language has, and no name: a text that has them was not translated. */
const ENGLISH =
  /(?<![\p{L}'’-])(?:the|your|their|where|whose|with|that|which|cards?|each|until)(?![\p{L}'’-])/iu;

/** An English word in a text of another language, outside of names. */
function englishIn(text: string, language: Language, names: readonly string[]): string | undefined {
  if (language === 'en') return undefined;
  const bare = names.reduce((rest, name) => rest.replaceAll(name, ''), text);
  return ENGLISH.exec(bare)?.[0];
}

interface Read {
  readonly questions: number;
  readonly texts: number;
  readonly faults: Set<string>;
}

function readIn(game: Game, id: string, language: Language, games: number): Read {
  const ids = hiddenIds(game);
  const faults = new Set<string>();
  const named = game.cards
    .map(({ symbol }) => nameIn(symbol, language))
    .toSorted((a, b) => b.length - a.length);
  let [questions, texts] = [0, 0];
  for (let i = 0; i < games; i++) {
    const players = Math.min(game.players.max, game.players.min + (i % 3));
    const match = startMatch(game, { players, seed: String(i) });
    const called = calledIn(game, language, match.names.seats);
    const bot = randomBot(String(i));
    for (let asked = 0; asked < QUESTIONS && !isOver(match) && !match.fault; asked++) {
      const [seat] = seatsAsked(match);
      const asking = question(match, seat)!;
      const view = viewFor(match, seat);
      const said = questionText(match, asking, called, view);
      const options = optionGroups(match, seat, called, view, OPTIONS).map(({ label }) => label);
      if (promptIn(match, seat) && !promptIn(match, seat, language))
        faults.add(`${id} ${language}: as it is written in the file: ${said}`);
      for (const text of [said, ...options]) {
        const found = fileWordsIn(text, ids) ?? englishIn(text, language, named);
        if (found !== undefined) faults.add(`${id} ${language}: \`${found}\` in: ${text}`);
      }
      const reasons = asked % REASONS_EVERY === 0 ? reasonsIn(match, seat, called, options) : [];
      for (const text of reasons) {
        const found =
          fileWordsIn(text, ids) ?? (/`/.test(text) ? 'as written' : englishIn(text, language, named));
        if (found !== undefined) faults.add(`${id} ${language}: \`${found}\` in the reason: ${text}`);
      }
      questions++;
      texts += 1 + options.length + reasons.length;
      answerByValues(match, bot(match, seat));
    }
  }
  return { questions, texts, faults };
}

function measure(size: number): Measured {
  const read = gamesThere().flatMap((id) =>
    languages.map((language) => readIn(readGame(id), id, language, size)),
  );
  const count = (of: 'questions' | 'texts'): number => read.reduce((sum, each) => sum + each[of], 0);
  const faults = read.flatMap((each) => [...each.faults]);
  return {
    measured: `${count('texts')} texts of ${count('questions')} questions: ${faults.length} with words of the files`,
    met: read.length > 0 && faults.length === 0,
    details: faults,
  };
}

export const prompts: Row = {
  what: 'questions, options and reasons in three languages searched for ids, copies, paths and statements as they are written or in another language',
  atLeast: '0',
  full: 50,
  small: 1,
  unit: 'games of each',
  measure,
};
