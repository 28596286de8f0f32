/**
 * How much of something is lost or gained in place of what would be: `if a cart would lose coins, it loses half of them instead, rounded up`,
 * `it loses 1 less`, `you gain twice as many`, `you may pay a bolt to reduce that by 2`. The number of the event is `that many`.
 */
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';

const WORDS = '[a-z][a-z-]*';
const EVENT = new RegExp(
  `^(\\s*(?:- )?(?:[^,:\\n]+, )*?)(?:if|when(?:ever)?|each time) ([^,:\\n]+?) would (lose|gain) (?:(any|some|your|their|its|at least \\d+|more than \\d+) |(\\d+) or more )?(${WORDS})(:|, )(.*)$`,
);

/** an amount, by the number of the event; none for other wordings. */
function amountOf(said: string, noun: string): string | undefined {
  const all = `(?:it|that|this|them|those|the (?:amount|${noun})|that (?:much|many|number|amount)(?: ${noun})?|(?:that|those) ${noun}|(?:as|so) (?:much|many)(?: ${noun})?)`;
  const [, halved, way] =
    new RegExp(`^(?:only )?half (?:of )?(${all}),? ?\\(?(?:rounded (up|down))?\\)?$`).exec(said) ?? [];
  if (halved !== undefined) return `(half that many${way === undefined ? '' : ` rounded ${way}`})`;
  if (new RegExp(`^(?:twice|double|two times) ${all}$`).test(said)) return '(2 times that many)';
  const [, count, way2] =
    new RegExp(`^(?:only )?(an?|one|\\d+) (?:(?:point|points) )?(more|less|fewer)(?: ${noun})?$`).exec(
      said,
    ) ??
    new RegExp(`^(?:only )?(an?|one|\\d+) (?:${noun}) (more|less|fewer)$`).exec(said) ??
    [];
  if (count === undefined) return undefined;
  const number = /^\d/.test(count) ? count : '1';
  return way2 === 'more' ? `(that many + ${number})` : `(the greater of 0 and that many - ${number})`;
}

/** What the response is about: the one of the event by the words that it has in what follows. */
const whoIn = (said: string): string =>
  said
    .replace(/^(?:an?|any|each) (player|opponent)$/, 'that player')
    .replace(/^(?:an?|any|each) ([a-z-]+)\b.*$/, 'that $1')
    .replace(/^this card$/, 'this');

const CLAUSE =
  /^(?:instead,? )?(?:(it|they|you|this(?: card)?|that [a-z-]+|the [a-z-]+|your [a-z-]+) )?(?:instead )?(?:only )?(?:instead )?(lose|loses|gain|gains) (.+?)$/;
const LESS =
  /^(?:instead,? )?(?:you )?(?:instead )?(?:(reduce|lower|decrease|prevent|ignore|increase|raise) (?:it|that|this|that (?:gain|amount|number)|the (?:gain|amount)) by (\d+)|(prevent|ignore) (\d+) of (?:it|that|them|those))$/;

/** An order in place of the event, in the words of the language; none of other sentences. */
function doneInstead(said: string, who: string, verb: string, noun: string): string | undefined {
  const behind = /(?:,? instead)?((?:,? \(?rounded (?:up|down)\)?)?)(?:,? instead)?$/.exec(said)!;
  const core = said.slice(0, behind.index) + behind[1];
  const amount = ((): string | undefined => {
    const [, way, by, , taken] = LESS.exec(core) ?? [];
    if (by !== undefined)
      return /^(?:in|ra)/.test(way!) ? `(that many + ${by})` : `(the greater of 0 and that many - ${by})`;
    if (taken !== undefined) return `(the greater of 0 and that many - ${taken})`;
    const [, whom, done, what] = CLAUSE.exec(core) ?? [];
    if (what === undefined || done.replace(/s$/, '') !== verb) return undefined;
    const isOfEvent =
      whom === undefined ||
      /^(?:it|they)$/.test(whom) ||
      whoIn(whom) === who ||
      (whom === 'you' && who === 'you');
    return isOfEvent ? amountOf(what, noun) : undefined;
  })();
  if (amount === undefined) return undefined;
  return who === 'you' ? `${verb} ${amount} ${noun}` : `${who} ${verb}s ${amount} ${noun}`;
}

/** The text with such amounts; none where no such event has them. */
export function withChangedAmounts(text: string, { counters }: Vocabulary): string[] {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => EVENT.test(line));
  const [, head, who, verb, quantity, least, word, ends, rest] = EVENT.exec(lines[at] ?? '') ?? [];
  const noun = counters.find(({ names: { en } }) => en.includes(word ?? ''))?.names.en;
  if (head === undefined || !noun) return [];
  const many = noun[1] ?? noun[0];
  const much =
    least === undefined ? (/^(?:at|more)/.test(quantity ?? '') ? quantity : 'any') : `at least ${least}`;
  const event = `${head}if ${who} would ${verb} ${much} ${many}`;
  const whom = whoIn(who);
  const instead = (said: string): string | undefined => doneInstead(said, whom, verb, many);
  if (ends === ', ') {
    const [, price, act] = /^you may ((?:pay|discard|sacrifice|remove|spend) .+?) to (.+)$/.exec(rest) ?? [];
    const done = instead(act ?? rest.replace(/^you may /, ''));
    if (done === undefined) return [];
    const margin = /^\s*/.exec(head)![0];
    const put =
      price === undefined
        ? [`${event}, ${rest.startsWith('you may ') ? 'you may ' : ''}instead ${done}`]
        : [`${event}:`, `${margin}  you may ${price}`, `${margin}  if you do, ${done} instead`];
    return [[...lines.slice(0, at), ...put, ...lines.slice(at + 1)].join('\n')];
  }
  if (rest !== '') return [];
  let changed = false;
  const margin = /^\s*/.exec(head)![0].length;
  const put = lines.slice(at + 1).map((line, i, below) => {
    if (below.slice(0, i + 1).some((each) => /^\s*/.exec(each)![0].length <= margin)) return line;
    const [, before, said] = /^(\s+(?:if (?:you|they) do, )?)(.+)$/.exec(line) ?? [];
    const done = said === undefined ? undefined : instead(said);
    if (done === undefined) return line;
    changed = true;
    return `${before}${before!.trim() === '' ? 'instead ' : ''}${done}${before!.trim() === '' ? '' : ' instead'}`;
  });
  return changed ? [[...lines.slice(0, at), `${event}:`, ...put].join('\n')] : [];
}
