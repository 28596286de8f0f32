import type { Phrase } from '../../../dsl/diagnostics/catalogue/phrase.ts';
import { listOptions } from '../../match/answers.ts';
import { question, seatsAsked, type Match } from '../../match/match.ts';
import { promptOf } from '../../match/question.ts';

/** What somebody is asked where a scenario has come to its end, in the words in which a step answers it. */
export interface FinalQuestion {
  readonly seat: string;
  readonly prompt: Phrase;
  readonly least: number;
  readonly most: number;
  readonly options: readonly string[];
}

/** What is asked now; nothing where the game is over. */
export const openQuestions = (match: Match): FinalQuestion[] =>
  seatsAsked(match).flatMap((seat) => {
    const asking = question(match, seat);
    if (!asking) return [];
    const { least, most } = asking.domain;
    const prompt = promptOf(match.table, match.runner, asking);
    const options = listOptions(match, seat).map(({ name }) => name);
    return [{ seat: match.names.seats[seat], prompt, least, most, options }];
  });
