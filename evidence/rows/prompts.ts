import '../../test/all-languages.ts';
import { languages, type Language } from '../../dsl/nlg/index.ts';
import type { Game } from '../../interpreter/game/linked-game.ts';
import {
  answerByValues,
  isOver,
  question,
  randomBot,
  seatsAsked,
  startMatch,
} from '../../interpreter/match/match.ts';
import { promptIn } from '../../interpreter/match/view/prompts.ts';
import { viewFor } from '../../interpreter/match/view/match-view.ts';
import { calledIn } from '../../interpreter/reports/narration/display-names.ts';
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

interface Read {
  readonly questions: number;
  readonly texts: number;
  readonly faults: Set<string>;
}

function readIn(game: Game, id: string, language: Language, games: number): Read {
  const ids = hiddenIds(game);
  const faults = new Set<string>();
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
        const found = fileWordsIn(text, ids);
        if (found !== undefined) faults.add(`${id} ${language}: \`${found}\` in: ${text}`);
      }
      questions++;
      texts += 1 + options.length;
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
  what: 'questions and options in three languages searched for ids, copies, paths and statements as they are written',
  atLeast: '0',
  full: 50,
  small: 1,
  unit: 'games of each',
  measure,
};
