/**
 * Sentences around what is done: what is done if there is none, what is done when several come first, and either of two orders. They
 * read the whole text, in which each sentence has a line of its own.
 */
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import type { Reading } from '../../../language/parser/errors/card-readings.ts';

const TIED =
  "(?:(?:if|when|in case|should) (?:(?:there is|there's|it is|it's|of) an? tie|(?:several|some|more than one|multiple|two or more|2 or more|they|there)(?: of (?:them|those|these))?(?: [a-z]+s)? (?:are|is|be) tied|tied|there are several)|(?:on|with|in case of|in the case of) (?:a |any )?ties?)";
const BEST =
  "[^\\n;()]*?\\bwith the (?:most|fewest|highest|lowest) [a-z]+(?: [a-z]+)?(?: (?:in|of) (?:each|every|that|your|their|an?) [a-z' -]+?)?";
const CHOOSES =
  "(?:you (?:may )?(?:choose|pick|decide|select)(?: (?:which(?: one)?(?: it is)?|one(?: of them)?))?|(?:the )?(?:choice|pick|decision) is yours|it is your choice|(?:it's )?your (?:choice|pick|call)|choose one(?: of them)?|pick one)";

/** Who acts chooses among those that come first anyway; or all of them are meant. */
const TIES: readonly Reading[] = [
  [
    new RegExp(
      `[,;:.]?\\n? *\\(? ?(?:${TIED},? ${CHOOSES}|${CHOOSES},? ${TIED}|you (?:break|decide|settle)(?: any| all)? ties|(?:ties|a tie) (?:are|is) (?:broken|decided) by you)\\)?(?=$|\\n)`,
      'g',
    ),
    '',
  ],
  [
    new RegExp(
      `^((?:[a-z]+ )?)(?:the|an?) ([a-z-]+) (${BEST.replace('[^\\n;()]*?\\b', '')})[,;:.]?\\n? *\\(?(?:${TIED},? (?:[a-z]+ )?(?:all|every one|each)(?: (?:the )?(?:of )?(?:them|those|these)|(?: of)?(?: the)? tied (?:ones|[a-z]+s)| of those do)?|(?:[a-z]+ )?(?:all|them all|every one)(?: of (?:them|those))? ${TIED}|(?:with|including)(?: all)? ties|${TIED},? (?:[a-z]+ )?(?:them|those) all)\\)?$`,
    ),
    '$1all $2s $3',
  ],
  [
    new RegExp(
      `^(for each [a-z]+, [a-z]+ )(?:the|an?) ([a-z-]+) (in that [a-z-]+ with the (?:highest|lowest|most|fewest) [a-z]+)[,;:.]?\\n? *\\(?${TIED},? (?:[a-z]+ )?(?:all|them all|every one|each)(?: (?:of )?(?:them|those|these)|(?: of)?(?: the)? tied (?:ones|[a-z]+s)| of those do)?\\)?$`,
    ),
    '$1all $2s $3',
  ],
];

const NONE =
  "(?:if (?:there (?:is|are) (?:none|no such [a-z]+|nothing like that|no [a-z]+ like that|not one|not any)|there (?:is not|isn't|are not|aren't) (?:one|any|such an? [a-z]+)|none (?:exists?|is there|are there)|no such [a-z]+ (?:exists?|is there|can be found)|you (?:cannot|can't|have none|do not have one|don't have one)|(?:that is|it is|that's|it's) (?:not possible|impossible)|not possible|not)|failing that|otherwise|or else|else)";
const INSTEAD = '(?:,? instead)?';

/** What is there, from the phrase for one of it. */
const there = (what: string): string | undefined =>
  /^an? (?!.*\b(?:highest|lowest|most|fewest)\b)[^,:]+$/.test(what)
    ? what.replaceAll(/\bfrom (?=the|your|their|an?|any)/g, 'in ').replaceAll(/\s+$/g, '')
    : undefined;

export function withFrames(text: string, vocabulary: Vocabulary): string {
  const { verbForms } = vocabulary;
  const isVerb = (word: string): boolean => verbForms.get(word)?.form === 'base' || OWN.has(word);
  const ordered = (verb: string, said: string): string => {
    const [word] = said.split(' ');
    return isVerb(word) ||
      (/^(?:you|your|each|the [a-z-]+ (?:becomes?)|that) ?/.test(said) &&
        said.split(' ').some((each) => verbForms.get(each)?.form === 'third'))
      ? said
      : `${verb} ${said}`;
  };
  let said = text;
  for (const [from, to] of TIES)
    said = typeof to === 'string' ? said.replace(from, to) : said.replace(from, to);
  said = withManies(said, vocabulary);
  // What is done if there is none.
  const [, verb, what, rest] =
    new RegExp(
      `^([a-z-]+) (an? [^\\n;,]+?)(?:\\n|; |, (?:but |or )?|,? (?:or|but) )(${NONE}[^\\n]*|[^\\n]+ ${NONE})$`,
    ).exec(said) ?? [];
  if (verb !== undefined && what !== undefined && rest !== undefined && isVerb(verb)) {
    const other =
      new RegExp(`^${NONE},? (?:then )?(.+?)${INSTEAD}$`).exec(rest)?.[1] ??
      new RegExp(`^(.+?)${INSTEAD},? (?:${NONE})$`).exec(rest)?.[1];
    const one = there(what);
    const isMay = /^(?:you may|may) /.test(said);
    if (other !== undefined && one !== undefined && !isMay && !other.includes(' or '))
      return `if there is ${one}, ${verb} ${one}\notherwise, ${ordered(verb, other)}`;
  }
  return either(answered(said, isVerb), ordered, isVerb);
}

/** Words of the language that begin an order. */
const OWN = new Set([
  'move',
  'gain',
  'lose',
  'choose',
  'reveal',
  'look',
  'shuffle',
  'turn',
  'pay',
  'attach',
  'use',
  'put',
  'score',
  'get',
]);

/** The plural that the game has, of what was made by the rule. */
function withManies(said: string, { kinds, nouns, zones }: Vocabulary): string {
  if (said.includes('all ') === false) return said;
  const named = [...kinds, ...nouns, ...zones.flatMap(({ pile }) => pile ?? [])];
  return named.reduce((text, { names }) => {
    const [one, many] = names.en;
    return one === undefined || many === undefined || many === `${one}s`
      ? text
      : text.replaceAll(`all ${one}s `, `all ${many} `);
  }, said);
}

/** `if there is a ripe stall, sell it; if not, ...`: the same phrase again, and `otherwise`. */
function answered(text: string, isVerb: (word: string) => boolean): string {
  const [, condition, verb, rest, other] =
    /^if (?:there is|there's|you have) (an? [^,\n]+), ([a-z-]+) (?:it|that (?:one|[a-z-]+)|one)((?: [^\n;.,]+)?)(?:\n|[;,] ?)(?:if not|otherwise|if (?:there is not|there isn't|you do not|you don't|there is none)(?: one)?),? (?:then )?([^\n]+?)(?:,? instead)?$/.exec(
      text,
    ) ?? [];
  if (condition !== undefined && verb !== undefined && other !== undefined && isVerb(verb)) {
    const one = there(condition);
    if (one) return `if there is ${one}, ${verb} ${one}${rest}\notherwise, ${other}`;
  }
  // What is done instead, behind what is done otherwise.
  const [, order, if_, act] =
    /^([a-z-]+ an? [^\n;,]+)(?:\n|[;.] )if ((?!you do\b|they do\b|there (?:is|are) (?:none|no such)\b)[^,\n]+), (?:instead,? ([^\n]+)|([^\n]+?),? instead)$/.exec(
      text,
    ) ?? [];
  const done = act ?? /,? ([^,\n]+?),? instead$/.exec(text)?.[1];
  if (
    order !== undefined &&
    if_ !== undefined &&
    done !== undefined &&
    isVerb(order.split(' ')[0]) &&
    !/\bwould\b/.test(if_)
  )
    return `if ${if_}, ${done}\notherwise, ${order}`;
  // `if there are 3 or more fruits, move them all to ...`, `with 3 or more fruits in the market, ...`
  return text
    .replace(
      /^with (at least \d+|\d+ or more) ([a-z-]+)(?: (?:on|in) the [a-z-]+)?, (?=[a-z])/,
      'if there are $1 $2, ',
    )
    .replace(
      /^if there are (at least \d+|\d+ or more) ([a-z-]+), ([a-z-]+) (?:them all|all of them|them|all those|those [a-z-]+|these)(?= )/,
      'if there are $1 $2, $3 all $2',
    )
    .replace(/^if ((?:at least )?\d+(?: or more)?) ([a-z-]+) are \2, /, 'if there are $1 $2, ')
    .replace(/^if there are (\d+) or more ([a-z-]+),/, 'if there are at least $1 $2,')
    .replace(/(?:\n|[;,] )(?:if not|if there are not|if there aren't),? (?=[a-z])/, '\notherwise, ')
    .replace(/^(if [^\n]+?)[;.,] ?(?:otherwise|else),? (?=[a-z])/, '$1\notherwise, ');
}

const PICK =
  '(?:choose (?:one|1)(?: of (?:these|the following|them|two|2))?|choose|pick (?:one|1)(?: of (?:these|the following))?|do one of (?:these|the following)|you choose|one of (?:these|the following|two)|choose one of (?:two|2)|choose between|either)';

/** Either of two orders, each with its own verb or with the one in front. */
function either(
  text: string,
  ordered: (verb: string, said: string) => string,
  isVerb: (word: string) => boolean,
): string {
  const plain = text.replaceAll(/\s*[•*]\s*/g, ' • ').trim();
  const list = (verb: string | undefined, items: readonly string[]): string | undefined => {
    const orders = items
      .map((item) =>
        item
          .trim()
          .replace(/^(?:or|either|and) /, '')
          .replace(/[,.;]$/, ''),
      )
      .filter((item) => item !== '');
    if (orders.length < 2) return undefined;
    const whole = orders.map((item) => (verb === undefined || verb === '' ? item : ordered(verb, item)));
    return `choose one:\n${whole.map((item) => `  - ${item}`).join('\n')}`;
  };
  const behind =
    /^(.+?)(?:,? (?:your|the) choice(?: is yours)?|,? \(?you (?:choose|decide|pick)(?: which(?: one)?)?\)?|,? \(your choice\))$/.exec(
      plain,
    );
  const [, first = '', second = ''] = /^([^\n]+?),? or (?:else )?([^\n]+)$/.exec(behind?.[1] ?? '') ?? [];
  if (behind && second !== '' && isVerb(first.split(' ')[0])) {
    const found = list(first.split(' ')[0], [first.slice(first.indexOf(' ') + 1), second]);
    if (found)
      return found.replace(
        `  - ${first.split(' ')[0]} ${first.split(' ')[0]} `,
        `  - ${first.split(' ')[0]} `,
      );
  }
  const [, verb = '', body] =
    new RegExp(
      `^(?:((?!you )[a-z-]+) )?(?:${PICK}:?|your choice of|your choice between|one of the following:?|one of these:?) ([^]+)$`,
    ).exec(plain) ?? [];
  if (
    body === undefined ||
    (verb !== '' && !isVerb(verb)) ||
    (/^(?:an?|another|\d|up|all|the) /.test(body) && verb === '' && !/\beither\b|\bor\b/.test(plain))
  )
    return text;
  if (/^choose(?: one)?:?\n/.test(plain)) return text;
  const isEither = /\beither\b|your choice/.test(plain.slice(0, plain.length - body.length));
  if (
    !isEither &&
    !/[:•]/.test(plain.slice(0, plain.length - body.length + 2)) &&
    !/^(?:you )?choose between/.test(plain)
  )
    return text;
  const parts =
    body.includes(' • ') || body.startsWith('• ')
      ? body.split('•')
      : body.includes(';')
        ? body.split(';')
        : /,? or /.test(body)
          ? body.split(
              isEither ? (/ or /.test(body) && body.split(' or ').length === 2 ? / or / : /, or /) : /,? or /,
            )
          : body.split('\n').length > 1
            ? body.split('\n')
            : body.split(', ');
  return (parts.length <= 3 && list(verb === 'do' ? undefined : verb, parts)) || text;
}
