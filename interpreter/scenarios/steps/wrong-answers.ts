/** What is reported of an answer that a seat cannot give there, and what to write instead. */
import { allOf, say, written, type Phrase } from '../../../dsl/diagnostics/catalogue/phrase.ts';
import type { ScalarNode } from '../../../schemas/index.ts';
import { reportAtNode } from '../../compiler/loader/link-context.ts';
import { listOptions } from '../../match/answers.ts';
import { reasonsAgainst } from '../../match/explain/why-not.ts';
import { question } from '../../match/match.ts';
import { promptOf } from '../../match/question.ts';
import { PLUS } from '../../match/value-names.ts';
import { sumAgainst } from '../../match/view/sum-view.ts';
import type { Run } from '../scenario-run.ts';
import { cardNames, unknownParts } from './card-names.ts';
import { askedNow } from './current-question.ts';
import { loneAction, noName } from './unknown-name.ts';
import { forcedAnswers } from './written-answers.ts';

/** Reports an answer of a seat that is not asked. */
export function notAsked(run: Run, seat: number, said: ScalarNode): void {
  const { sheet, match, seats } = run;
  const advice = takenBefore(run, seat);
  const details = { seat: seats[seat], ...askedNow(match, seats) };
  reportAtNode(sheet, 'scenario/not-asked', said, details, advice && { advice });
}

/** Reports what would have been legal, and what excludes the written answer. */
export function illegal(run: Run, seat: number, said: ScalarNode): void {
  const { sheet, match, seats } = run;
  const [misspelt] = unknownParts(match, said.text);
  if (misspelt !== undefined) {
    noName(run, seat, said);
    return;
  }
  const asking = question(match, seat)!;
  const { least, most } = asking.domain;
  const prompt = promptOf(match.table, match.runner, asking);
  const legal = listOptions(match, seat).map((option) => option.name);
  const sum = sumAgainst(match, seat, said.text);
  const against = legal.includes(said.text) ? [] : reasonsAgainst(match, seat, said.text);
  const why = sum && against.length === 0 ? [sum] : against;
  // A card is no answer where lines are asked for: it was meant for what came before.
  const isOfLines = !legal.some((name) => isCard(run.game, name)) && !why.some(isReason);
  const before = isOfLines && isCard(run.game, said.text) ? takenBefore(run, seat) : undefined;
  const advice = loneAction(run, seat, said) ?? optionInstead(legal, said.text) ?? before;
  reportAtNode(
    sheet,
    'scenario/illegal',
    said,
    { seat: seats[seat], answer: said.text, legal, least, most, prompt, why },
    advice && { advice },
  );
}

/** What the game has answered by itself since somebody was asked last: perhaps that is what the answer was for. */
function takenBefore(run: Run, seat: number): Phrase | undefined {
  const taken = forcedAnswers(run, seat).map((answer) => written(answer.join(PLUS)));
  return taken.length > 0 ? say('phrase/taken-by-itself', { what: allOf(taken) }) : undefined;
}

/** Whether it says more than what could be answered. */
const isReason = (said: Phrase): boolean =>
  !(typeof said === 'object' && 'say' in said && said.say === 'phrase/the-options-are');

const isCard = (game: Run['game'], name: string): boolean => cardNames(game).has(name);

/** What to say instead of the number of an option. */
function optionInstead(legal: readonly string[], text: string): Phrase | undefined {
  const named = /^\d+$/.test(text) ? legal[Number(text) - 1] : undefined;
  return named === undefined ? undefined : say('phrase/options-go-by-their-names', { what: written(named) });
}
