/** The questions about the past that a verb answers, as the machine counts them. */
import { countedTest, countsOf, isOfSeats } from '../../../../dsl/ir/counted-objects.ts';
import { allVerbs } from '../../../../dsl/language/symbols/counter-verbs.ts';
import type { HistoryQuestion } from '../../../../dsl/language/symbols/symbols.ts';
import type { HistoryCount } from '../../../engine/program/machine.ts';
import type { Compiler } from '../codegen-context.ts';

/** Where the counts of one player or of all cards are, and how many of them are numbered together. */
function ordersOf({ layout }: Compiler, question: HistoryQuestion): Pick<HistoryCount, 'row' | 'order'> {
  const { row } = countsOf(question, layout);
  return { row: isOfSeats(question) ? row : 1, order: question.keeps && row };
}

/** What is counted whenever a verb is done. */
export function historyOf(c: Compiler, verb: number): HistoryCount[] {
  const { vocabulary, copies } = c.game;
  const symbol = allVerbs(vocabulary)[verb];
  return vocabulary.history.questions.flatMap((question): HistoryCount[] => {
    const same = question.verb === symbol || symbol.counts.includes(question.verb);
    if (!same) return [];
    const { kinds, subject, part = 'by' } = question;
    const test = countedTest(question);
    const { answers } = countsOf(question, c.layout);
    // What belongs to the present turn of a player is counted once more.
    const columns = question.per === 'last turn' ? [0, answers] : [0];
    return columns.map((column): HistoryCount => ({
      at: c.layout.history[question.index] + column,
      subject,
      ...ordersOf(c, question),
      kinds: kinds && Uint8Array.from(copies, (copy) => (kinds.includes(copy.symbol.kind.index) ? 1 : 0)),
      which: test && c.test(test),
      ofDoer: isOfSeats(question) && question.part !== undefined,
      each: question.each ?? false,
      by: symbol.parameters.findIndex((each) => each.preposition === part),
      stay: c.layout.stays.find(({ at }) => at === c.layout.history[question.index]),
      amounts: symbol.change !== undefined,
    }));
  });
}
