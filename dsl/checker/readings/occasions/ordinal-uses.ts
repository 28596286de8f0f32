/**
 * Which time it is: `when you sell your third fruit in a turn`, `the second fruit you sell each turn costs nothing`, `each time after
 * the first`. What was done before is asked in front: `while you sold exactly 2 fruits this turn, when you sell a fruit`.
 */
import { withArticle } from '../../../text/english-inflection.ts';
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import type { VerbSymbol } from '../../../language/symbols/symbols.ts';
import { verbIn } from '../../suggestions/word-suggestions.ts';
import { soleCounter } from '../nouns-and-verbs/noun-readings.ts';
import { nounSaid } from '../words/spoken-nouns.ts';

/** How the times that something is done are called. */
export const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];
const ORDINAL = `(${ORDINALS.join('|')})`;
const SPAN =
  '(?:each|every|per|this|in an?|in the same|in each|in one|during an?|during each|of (?:the|a|each|your|their)) (turn|round)';
const WHO = '(you|an opponent|a player|each opponent|each player)';
const WHEN = '(?:when(?:ever)?|each time|every time)';
const EVENT = new RegExp(
  `^${WHEN} ${WHO} ([a-z-]+) (?:your|their|the|an?) ${ORDINAL} ([a-z-]+(?: [a-z-]+)?)(?: (?:of yours|of theirs))? ${SPAN}(?=,|:)`,
);
const AFTER = new RegExp(
  `^(?:each|every) time after the ${ORDINAL}(?: time| one)?(?: ${SPAN})?,? (?:that |when )?${WHO} ([a-z-]+) an? ([a-z-]+(?: [a-z-]+)?)(?: ${SPAN})?(?=,|:)`,
);
const THE_ONE = new RegExp(`^the ${ORDINAL} ([a-z-]+(?: card)?) (?:that )?you ([a-z-]+) ${SPAN} (.+)$`);
const OTHERS = new RegExp(
  `^(?:each|every|any)(?: other| further)? ([a-z-]+(?: card)?) (?:that )?you ([a-z-]+) after (?:the|your) ${ORDINAL}(?: one)?(?: ${SPAN})? (.+)$`,
);
/** What holds for it: its price, or that others cannot do something about it. */
const COSTS =
  /^(?:costs? (?:you )?(?:nothing|(?:0|no|zero) (.+)|(\d+) (?:(.+?) (less|more)|(less|more)(?: (.+?))?))|is free|are free)$/;
const CANNOT = /^cannot be ([a-z-]+)(?: by (?:opponents|other players|anyone|anybody))?$/;

/** The same of those who cannot do it. */
const OTHERS_CANNOT = new RegExp(
  `^(?:(?:opponents|other players|players) cannot|(?:nobody|no one) can) ([a-z-]+) (the ${ORDINAL} [a-z-]+(?: card)? (?:that )?you [a-z-]+ ${SPAN})$`,
);

/** A text with each such time as what was done before; none where there is none. */
export function withOrdinals(text: string, vocabulary: Vocabulary): string[] {
  if (!new RegExp(`\\b${ORDINAL}\\b`).test(text)) return [];
  const put = text
    .split('\n')
    .map((line) =>
      line.replace(OTHERS_CANNOT, (said, word: string, one: string) => {
        const verb = vocabulary.verbForms.get(word)?.verb;
        return verb ? `${one} cannot be ${verbIn(vocabulary, verb.id, 'participle')}` : said;
      }),
    )
    .map((line) =>
      line.replace(OWN_DEED, (said, ordinal: string, word: string, span: string) => {
        const found = deedOf(vocabulary, word);
        return found === undefined ? said : `the ${ordinal} ${found} you ${word} each ${span} `;
      }),
    )
    .map((line) => {
      const [head] = /^(?:until [^,:\n]+, (?=when))?/.exec(line)!;
      const body = line.slice(head.length);
      const said = ofEvent(body, vocabulary) ?? ofOne(body, vocabulary);
      return said === undefined ? line : head + said;
    })
    .join('\n');
  return put === text ? [] : [put];
}

/** `your second sale each turn`, where the verb is the noun. */
const OWN_DEED = new RegExp(
  `^your (${ORDINALS.slice(1).join('|')}) ([a-z]+) (?:each|every|per|in each|in a|of each|of the) (turn|round) (?=costs? |is free$)`,
);

/** The one kind of card that a verb is done with. */
function deedOf(vocabulary: Vocabulary, word: string): string | undefined {
  const form = vocabulary.verbForms.get(word);
  const heads = form?.form === 'base' ? (form.verb.parameters[0]?.phrase.tree.heads ?? []) : [];
  const [only, ...others] = heads;
  return only && others.length === 0 ? nounSaid(vocabulary, only.words.at(-1)!.text)?.one : undefined;
}

/** What is counted. */
interface Counted {
  readonly verb: VerbSymbol;
  readonly one: string;
  readonly many: string;
  readonly span: string;
}

/** What is counted where a verb is done with one card at a time. */
export function countedIn(
  vocabulary: Vocabulary,
  word: string,
  noun: string,
  span = 'turn',
): Counted | undefined {
  const verb = vocabulary.verbForms.get(word)?.verb;
  const found = nounSaid(vocabulary, noun);
  const [object] = verb?.parameters ?? [];
  // Several at once would be one time or as many.
  if (!verb || !object || object.preposition || object.phrase.tree.determiner !== 'a') return undefined;
  if (found?.of !== 'card' || found.form !== 'one') return undefined;
  const many = found.one === 'card' ? 'cards' : manyOf(vocabulary, found.one);
  return many === undefined ? undefined : { verb, one: found.one, many, span };
}

function manyOf({ kinds, nouns }: Vocabulary, one: string): string | undefined {
  const found = [...kinds, ...nouns].find((each) => forms(each).one === one);
  return found && forms(found).many;
}

/** `you sold exactly 2 fruits this turn`: what was done before the time that is meant. */
export function before(
  vocabulary: Vocabulary,
  who: string,
  { verb, one, many, span }: Counted,
  how: string,
): string {
  const done = verbIn(vocabulary, verb.id, 'participle');
  return how === 'exactly 0'
    ? `${who} did not ${verb.id} ${withArticle(one)} this ${span}`
    : `${who} ${done} ${how} ${how.endsWith(' 1') ? one : many} this ${span}`;
}

function ofEvent(line: string, vocabulary: Vocabulary): string | undefined {
  const nth = EVENT.exec(line);
  const later = nth ? undefined : AFTER.exec(line);
  if (!nth && !later) return undefined;
  const [said, who, word, ordinal, noun, span] = nth ?? [
    later![0],
    later![3],
    later![4],
    later![1],
    later![5],
    later![2] ?? later![6],
  ];
  const counted = countedIn(vocabulary, word, noun, span);
  if (!counted) return undefined;
  const times = ORDINALS.indexOf(ordinal);
  const how = nth ? `exactly ${times}` : `at least ${times + 1}`;
  const rest = line.slice(said.length);
  if (who === 'you')
    return `while ${before(vocabulary, 'you', counted, how)}, when you ${counted.verb.id} ${withArticle(counted.one)}${rest}`;
  // What others did before is asked behind the event, and has happened by then.
  if (!nth) return undefined;
  const one = who.replace('each opponent', 'an opponent').replace('each player', 'a player');
  const event = `when ${one} ${verbIn(vocabulary, counted.verb.id, 'third')} ${withArticle(counted.one)}`;
  return `${event}, if ${before(vocabulary, 'that player', counted, `exactly ${times + 1}`)}${rest}`;
}

function ofOne(line: string, vocabulary: Vocabulary): string | undefined {
  const [, ordinal, noun, word, span, rest] = THE_ONE.exec(line) ?? [];
  if (ordinal !== undefined)
    return ruled(
      vocabulary,
      countedIn(vocabulary, word, noun, span),
      `exactly ${ORDINALS.indexOf(ordinal)}`,
      rest,
    );
  const [, what, verb, after, during, says] = OTHERS.exec(line) ?? [];
  return after === undefined
    ? undefined
    : ruled(
        vocabulary,
        countedIn(vocabulary, verb, what, during),
        `at least ${ORDINALS.indexOf(after) + 1}`,
        says,
      );
}

/** What holds for it, as what holds until it was done. */
function ruled(
  vocabulary: Vocabulary,
  counted: Counted | undefined,
  how: string,
  rest: string,
): string | undefined {
  if (!counted) return undefined;
  const head = `while ${before(vocabulary, 'you', counted, how)}`;
  const object = withArticle(counted.one);
  const costs = COSTS.exec(rest);
  if (costs) {
    const [, none, number, one, behind, front, other] = costs;
    const coins = soleCounter(vocabulary);
    const [of, less] = [
      one ?? other ?? (coins && forms(coins)[number === '1' ? 'one' : 'many']),
      behind ?? front,
    ];
    if (number !== undefined && of === undefined) return undefined;
    const price = number === undefined ? `pay no ${none ?? 'price'}` : `pay ${number} ${of} less`;
    return `${head}, to ${counted.verb.id} ${object}, you ${less === 'more' ? `also pay ${number} ${of}` : price}`;
  }
  const [, done] = CANNOT.exec(rest) ?? [];
  const verb = done === undefined ? undefined : vocabulary.verbForms.get(done)?.verb;
  // Only what is done about it while it comes: later others of its kind would be meant too.
  const [rival] = verb?.parameters ?? [];
  const isRival =
    rival && !rival.preposition && /\b(?:player|opponent)$/.test(rival.phrase.snippet.text.trim());
  return verb && isRival
    ? `${head}, opponents cannot ${verb.id} ${object} you ${counted.verb.id}`
    : undefined;
}
