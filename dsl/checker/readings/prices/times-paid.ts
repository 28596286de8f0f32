/**
 * A price by which time it is: `to sell a fruit for the first time each turn, you pay 1 coin less`, `once per turn, to sell a fruit, you pay 1
 * coin less`. What was done before is asked in front. What others have done before is asked of the player whose turn it is.
 */
import { withArticle } from '../../../text/english-inflection.ts';
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { soleCounter } from '../nouns-and-verbs/noun-readings.ts';
import { before, countedIn, ORDINALS } from '../occasions/ordinal-uses.ts';

const HEAD = '^(\\s*(?:(?:until|while) [^,:\\n]+, )*)';
const ORDINAL = `(${ORDINALS.join('|')})`;
const SPAN = '(?:each|every|per|this|in each|in a|in their|of each|of the|of a|of their) (turn|round)';
const TIME = new RegExp(
  `${HEAD}to ([a-z-]+) an? ([a-z -]+?) for the ${ORDINAL} time ${SPAN}, (you (?:also )?pay [^,:\\n]+)$`,
);
/** A price that is lower once so often is lower the first time. */
const ONCE = new RegExp(
  `${HEAD}once (?:per|each|every|a) (turn|round), to ([a-z-]+) an? ([a-z -]+?), (you pay [^,:\\n]+ less)$`,
);

/** The text with what was done before; none where nothing changes. */
export function withTimesPaid(text: string, vocabulary: Vocabulary): string[] {
  const put = text.replaceAll(/^.*$/gm, (line) => {
    const [, head, verb, noun, ordinal, span, price] = TIME.exec(line) ?? [];
    if (head !== undefined)
      return timed(vocabulary, { head, who: 'you', verb, noun, ordinal, span, price }) ?? line;
    const [, early, per, does, what, less] = ONCE.exec(line) ?? [];
    if (early === undefined) return line;
    const found = {
      head: early,
      who: 'you',
      verb: does,
      noun: what,
      ordinal: 'first',
      span: per,
      price: less,
    };
    return timed(vocabulary, found) ?? line;
  });
  return put === text ? [] : [put];
}

interface Timed {
  readonly head: string;
  readonly who: string;
  readonly verb: string;
  readonly noun: string;
  readonly ordinal: string;
  readonly span: string;
  readonly price: string;
}

function timed(
  vocabulary: Vocabulary,
  { head, who, verb, noun, ordinal, span, price }: Timed,
): string | undefined {
  const counted = countedIn(vocabulary, verb, noun, span);
  if (!counted) return undefined;
  const done = before(vocabulary, who, counted, `exactly ${ORDINALS.indexOf(ordinal)}`);
  return `${head}while ${done}, to ${counted.verb.id} ${withArticle(counted.one)}, ${price}`;
}

const OTHERS = '(?:your )?(?:an opponent|opponents|each opponent|every opponent)';
const NUMBER = '(?<number>\\d+)(?: (?<coin>[a-z]+(?: [a-z]+)??))? (?<how>more|less|extra|fewer)';
const THEIRS: readonly RegExp[] = [
  `${HEAD}the ${ORDINAL} (?<noun>[a-z]+(?: card)?) (?:that )?${OTHERS} (?<verb>[a-z]+) ${SPAN} costs? (?:them |that player )?${NUMBER}(?: (?<more>[a-z]+(?: [a-z]+)?))?$`,
  `${HEAD}to (?<verb>[a-z]+) (?:their|the|your|a) ${ORDINAL} (?<noun>[a-z]+(?: card)?) ${SPAN}, ${OTHERS} (?:also )?pays? ${NUMBER}(?: (?<more>[a-z]+(?: [a-z]+)?))?$`,
  `${HEAD}to (?<verb>[a-z]+) (?:their|the|your|a) ${ORDINAL} (?<noun>[a-z]+(?: card)?) ${SPAN}, ${OTHERS} also pays? (?<number>\\d+) (?<coin>[a-z]+(?: [a-z]+)?)$`,
  `${HEAD}${OTHERS} (?:must |have to |has to )?pays? ${NUMBER} for the ${ORDINAL} (?<noun>[a-z]+(?: card)?) (?:that )?they (?<verb>[a-z]+) ${SPAN}$`,
].map(
  (form) =>
    new RegExp(
      form
        .replace(HEAD, HEAD.replace('^(', '^(?<head>'))
        .replace(ORDINAL, `(?<ordinal>${ORDINAL.slice(1)}`)
        .replace('(turn|round)', '(?<span>turn|round)'),
    ),
);

/** The same of what others pay. They may do it in the turn of another one as well, so it is offered only. */
export function withTimesOthersPay(text: string, vocabulary: Vocabulary): string[] {
  const put = text.replaceAll(/^.*$/gm, (line) => {
    const found = THEIRS.map((form) => form.exec(line)?.groups).find((groups) => groups !== undefined);
    if (!found) return line;
    const { head, noun, verb, ordinal, span, number, coin, more, how } = found;
    const coins = soleCounter(vocabulary);
    const paid = coin ?? more ?? (coins && forms(coins)[number === '1' ? 'one' : 'many']);
    if (paid === undefined) return line;
    const price =
      how === undefined || /more|extra/.test(how)
        ? `also pay ${number} ${paid}`
        : `pay ${number} ${paid} less`;
    return (
      timed(vocabulary, {
        head,
        who: 'the active player',
        verb,
        noun,
        ordinal,
        span,
        price: `opponents ${price}`,
      }) ?? line
    );
  });
  return put === text ? [] : [put];
}
