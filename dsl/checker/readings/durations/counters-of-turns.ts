/**
 * More or less of what players have in a turn: `you have one more coin next turn`, `an opponent has 1 less coin on their next turn`,
 * `you have an extra coin each turn`. It is gained or lost when that turn begins.
 */
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';

const MORE = '(?:more|extra|additional|further|bonus)';
const LESS = '(?:less|fewer)';
const WHO =
  '(you|that player|that opponent|each opponent|opponents|each player|players|an opponent|another player|the next player|they)';
const HAS =
  '(have|has|get|gets|gain|gains|receive|receives|start with|starts with|begin with|begins with|lose|loses)';
const SPAN =
  "((?:(?:on|in|during|for|at the start of) )?(?:your|their|that player's|that opponent's|his or her|the) next turn|next turn|(?:(?:on|in|during|for) )?this turn|each turn|every turn|(?:on|in|during|at the start of) each of (?:your|their) turns)";

const BEHIND =
  /^( *you [^,:\n]*? (?:each turn|every turn|each of your turns)),? (?:if|while|as long as) ([^,:\n]+)$/gm;
const EACH = 'at the start of your turn, ';

/** The text with each such line as what is gained or lost; none where there is none. */
export function withCountersOfTurns(text: string, vocabulary: Vocabulary): string[] {
  if (!/\bturns?\b/.test(text)) return [];
  // What must hold for it is asked when the turn begins.
  const said = text.replaceAll(BEHIND, (all, line: string, condition: string) => {
    const act = gainedIn(line, vocabulary);
    return act.trimStart().startsWith(EACH) ? act.replace(EACH, `${EACH}if ${condition}, `) : all;
  });
  const put = gainedIn(said, vocabulary);
  return put === text ? [] : [put];
}

function gainedIn(text: string, { counters }: Vocabulary): string {
  return counters
    .filter(({ of, fixed, holds }) => of === 'player' && !fixed && !holds)
    .reduce((said, counter) => {
      const { one, many } = forms(counter);
      const amount = `(an?|one|two|three|\\d+) (?:(${MORE}|${LESS}) )?(?:${one}|${many})(?: (${MORE}|${LESS}))?`;
      const form = new RegExp(
        `^(\\s*(?:(?:if|otherwise|unless|when|whenever)\\b[^,:\\n]*, )?)(?:(?:${WHO} )?${HAS} ${amount},? ${SPAN}|${SPAN}, (?:${WHO} )?${HAS} ${amount})$`,
        'gm',
      );
      return said.replaceAll(form, (all: string, margin: string, ...found: (string | undefined)[]) => {
        const [who = 'you', has, number, before, behind, span] =
          found[1] === undefined ? [found[7], found[8], found[9], found[10], found[11], found[6]] : found;
        const how = before ?? behind;
        const isLess = how === undefined ? undefined : new RegExp(`^${LESS}$`).test(how);
        const loses = has!.startsWith('lose')
          ? true
          : /^(?:gain|get|rec)/.test(has!)
            ? (isLess ?? false)
            : isLess;
        if (loses === undefined || number === undefined) return all;
        const count = { a: 1, an: 1, one: 1, two: 2, three: 3 }[number] ?? Number(number);
        const put = changed(who, loses, `${count} ${count === 1 ? one : many}`, span!);
        if (put === undefined || (put.length > 1 && margin.trim() !== '')) return all;
        return put.map((line) => margin + line).join('\n');
      });
    }, text);
}

/** What is done, a line each. */
function changed(who: string, loses: boolean, what: string, span: string): string[] | undefined {
  const verb = loses ? 'lose' : 'gain';
  if (/^(?:each|every|(?:on|in|during|at the start of) each)/.test(span))
    return who === 'you'
      ? [`at the start of your turn, ${verb} ${what}`]
      : /^(?:each opponent|opponents)$/.test(who)
        ? [`at the start of each opponent's turn, that player ${verb}s ${what}`]
        : undefined;
  const isNext = span.endsWith('next turn');
  if (who === 'you') return [isNext ? `at the start of your next turn, ${verb} ${what}` : `${verb} ${what}`];
  const that = `that player ${verb}s ${what}`;
  const act = isNext ? `at the start of that player's next turn, ${that}` : that;
  if (/^(?:an opponent|another player)$/.test(who)) return [`choose ${who}`, act];
  if (who === 'the next player')
    return ['let affected be the next player', act.replaceAll('that player', 'the affected')];
  if (/^(?:each )?(?:opponent|player)s?$/.test(who))
    return [`for each ${who.replace(/^each |s$/g, '')}, ${act}`];
  return [act.replaceAll('that player', who === 'they' ? 'that player' : who)];
}
