/** What comes of a throw, in the words of people: `on a 6, ...`, `if you roll 8 or more`, `if it is even`, `that many cards`. */
import { plural } from '../../../../text/english-inflection.ts';
import {
  NUMBER_SAID as N,
  numeric,
  ofDice,
  testOf,
  testsOf,
  type TestOfThrow,
  type Throw,
} from './tests-of-throws.ts';

const THAT = '(?:that|the|this|your|their|its)';
const RESULT = `(?:it|that|this|${THAT} (?:(?!high|low|bett|best|wors|first|second|third|other)[a-z]+ )?(?:roll|throw|result|total|number|sum|die|dice|value|pick|toss|flip|coin)|the (?:result|total|sum) of (?:the|that|both|those) (?:roll|throw|die|dice)|the number (?:you |they )?(?:rolled|chosen)|what (?:you|they) rolled|both dice together)`;
const IS =
  '(?:is|are|was|were|shows?|comes? (?:to|up|up as|up with)|totals?|equals?|lands on|lands|adds? up to)';
const ROLLS =
  '(?:you|they|that player|that opponent) (?:rolls?|rolled|throws?|threw|gets?|got|flip|flips|flipped)';
const IF = '((?:and |or |otherwise,? )?(?:if|unless))';
const END = '(?=,|:| and | or |$)';
const DICE = '(?:both|all|the|the two|the 2)(?: the| of the)? dice';
const ANY_DIE =
  '(?:either|any|at least one|at least 1|at least a|one|a|1) (?:die|dice|of the dice|of them|of those dice)(?: of (?:it|that roll))?';

const ENDS_OF_DICE = ['high', 'low'].map((which): readonly [RegExp, TestOfThrow] => [
  new RegExp(`\\b${IF} the ${which}(?:er|est) (?:die|of the (?:two )?dice) (?:is|shows) ${N}${END}`),
  ofDice((roll, number) => `the ${which}est die of ${roll} is ${number}`),
]);

const OF_DICE: readonly (readonly [RegExp, TestOfThrow])[] = [
  ...ENDS_OF_DICE,
  [
    new RegExp(
      `\\b${IF} (?:${ANY_DIE} (?:is|shows|comes up)|(?:you|they) (?:rolls?|rolled) at least (?:one|an?)) ${N}${END}`,
    ),
    ofDice((roll, number) => `${number} is among ${roll}'s dice`),
  ],
  [
    new RegExp(`\\b${IF} (?:no die|none of (?:the|those) dice|neither die) (?:is|shows) ${N}${END}`),
    ofDice((roll, number) => `no die of ${roll} is ${number}`),
  ],
  [
    new RegExp(`\\b${IF} ${DICE} (?:are|show)(?: both| all)? ${N}${END}`),
    ofDice((roll, number) => `every die of ${roll} is ${number}`),
  ],
  [
    new RegExp(`\\b${IF} ${DICE} (?:are|show)(?: both| all)?(?: an?)? (even|odd)(?: numbers?)?${END}`),
    ofDice((roll, which) => `every die of ${roll} is ${which}`),
  ],
  [
    new RegExp(
      `\\b${IF} ${DICE} (?:match|show (?:an? )?(?:doubles?|pair)|(?:are|show) (?:all |both )?the same(?: (?:number|value|result))?|are (?:equal|identical))${END}`,
    ),
    ofDice((roll) => `the dice of ${roll} are the same`),
  ],
  [
    new RegExp(
      `\\b${IF} ${DICE} (?:differ|(?:are|show) (?:all |both )?different(?: (?:numbers|values|results))?)${END}`,
    ),
    ofDice((roll) => `the dice of ${roll} are different`),
  ],
];

/** How many, or how much. */
const MANY: readonly (readonly [RegExp, TestOfThrow])[] = [
  [/^that many times, (.+)$/g, ({ value }, act) => `repeat exactly (${value}) times, ${act}`],
  [/^([a-z][^,:]*) that many times$/g, ({ value }, act) => `repeat exactly (${value}) times, ${act}`],
  [/\bthat (?:many|much)\b/g, ({ value, isCounted }) => (isCounted ? undefined : `(${value})`)],
  [
    new RegExp(
      `\\bas (?:many|much) ([a-z]+(?: [a-z]+)?) as (?:${RESULT}|(?:you|they) (?:rolled|roll))(?: is| shows| says)?(?=$|[,.;:\\n]| and )`,
      'g',
    ),
    ({ value }, what) => `(${value}) ${what}`,
  ],
  [
    new RegExp(
      `\\b(?:an? (?:number|amount) of )?([a-z]+) equal to (?:the amount of )?${RESULT}(?=$|[,.;:\\n]| and )`,
      'g',
    ),
    ({ value }, what) => `(${value}) ${what}`,
  ],
  [
    /\b([a-z]+) equal to the (high|low)(?:er|est) (?:die|of the (?:two |2 )?dice|number|result)(?=$|[,.;:\n]| and )/g,
    ({ roll }, what, which) => roll && `(the ${which}est die of ${roll}) ${what}`,
  ],
  [
    /\b([a-z]+) equal to the difference (?:between|of) (?:the|both) (?:two |2 )?(?:dice|numbers)(?=$|[,.;:\n]| and )/g,
    ({ roll }, what) => roll && `(the highest die of ${roll} - the lowest die of ${roll}) ${what}`,
  ],
];

/** What another reading has put in brackets: `(the result)`, `(the higher die)`. */
const IN_BRACKETS: readonly (readonly [RegExp, TestOfThrow])[] = [
  [new RegExp(`\\(${RESULT}(?= [+-] |\\)| divided)`, 'g'), ({ value }) => `(${value}`],
  [
    /\(the (high|low)(?:er|est) (?:die|of the (?:two |2 )?dice|result)(?=\))/g,
    ({ roll }, which) => roll && `(the ${which}est die of ${roll}`,
  ],
];

const POINT = `for (?:each|every) (?:point|number|pip)(?: (?:of|on|in) [a-z ]+?)? (?:above|over|beyond) ${N}`;
/** So much more than a number. */
const EACH_POINT: readonly (readonly [RegExp, TestOfThrow])[] = [
  [
    new RegExp(`^${POINT}, ([a-z]+) (?:an? |1 )([a-z]+(?: [a-z]+)?)$`),
    ({ value }, least, verb, what) => beyond(value, least, verb, what),
  ],
  [
    new RegExp(`^([a-z]+) (?:an? |1 )([a-z]+(?: [a-z]+)?) ${POINT}$`),
    ({ value }, verb, what, least) => beyond(value, least, verb, what),
  ],
];
const beyond = (value: string, least: string, verb: string, what: string): string =>
  `${verb} (the greater of 0 and (${value} - ${numeric(least)})) ${plural(what)}`;

/** A sentence behind a throw; the same one where it asks nothing of that. */
export function withResult(said: string, one: Throw): string {
  const put = (text: string, [from, to]: readonly [RegExp, TestOfThrow]): string =>
    text.replace(from, (all: string, ...found: string[]) => to(one, ...found) ?? all);
  const more = EACH_POINT.reduce(
    put,
    one.called ? ofCoin(said.replace(/\bit's\b/, 'it is')) : said.replace(/\bit's\b/, 'it is'),
  );
  return [...MANY, ...IN_BRACKETS].reduce(put, begunBy(more, one) ?? conditioned(more, one));
}

/** A coin is won by heads. */
const ofCoin = (said: string): string =>
  said.replace(
    /\bif (?:you|they|that player) (win|lose)s?(?: it|(?: the| that) (?:flip|toss|coin flip|coin toss))?(?=,|:)/,
    (_, how: string) => `if it is ${how === 'win' ? 'heads' : 'tails'}`,
  );

/** `on a 6, draw a card`, `1-3: draw a card`, `each opponent who rolls a 1 discards a card`. */
function begunBy(said: string, one: Throw): string | undefined {
  const [asked, act] = outcomeIn(said, one) ?? [];
  const test = asked === undefined ? undefined : testOf(asked, one);
  return test === undefined ? undefined : `if ${test}, ${act}`;
}

/** An outcome that begins a sentence, and what happens then; behind a preposition it needs no comma. */
export function outcomeIn(said: string, one: Throw): readonly [asked: string, act: string] | undefined {
  const tests = testsOf(one);
  const forms = [
    `^(?:and )?(?:on|with|for) (?:an? (?:roll|result|total) of |rolling |any )?(${tests})(?:, (?:then )?|: ?| then | )(?=[a-z])([^]+)$`,
    ...(one.isOneDie
      ? [
          `^(?:and )?for (?:each|every) (?:die (?:that (?:shows|is|comes up) )?|roll of )?(${tests})(?: (?:rolled|you roll))?(?:, |: ?)(?=[a-z])([^]+)$`,
        ]
      : []),
    `^(?:and )?if (?:an? (?:roll|result|total) of )?(${tests})(?:, (?:then )?|: ?| then )(?=[a-z])([^]+)$`,
    `^(?:and )?if (?:${RESULT} ${IS}|${ROLLS}) (${tests})(?:, (?:then )?|: ?| then )(?=[a-z])([^]+)$`,
    `^(?:- )?(${tests})(?:: ?)(?=[a-z])([^]+)$`,
    `^(?:- )?(\\d+(?: ?[-–] ?\\d+|\\+| or (?:more|higher|less|lower))) (?!or\\b|and\\b)(?=[a-z])([^]+)$`,
  ];
  for (const form of forms) {
    const [, asked, act] = new RegExp(form).exec(said) ?? [];
    if (asked !== undefined) return [asked, act];
  }
  const who = new RegExp(
    `^(?:each|every|any|all) (?:other )?(?:player|opponent)s? (?:who|that) (?:rolls?|rolled|gets?|got) (${tests}) ([a-z]+ [^]+)$`,
  );
  const [, asked, act] = who.exec(said) ?? [];
  return asked === undefined ? undefined : [asked, `that player ${act}`];
}

const BEFORE =
  '(?:,? (?:before (?:any |the )?modif(?:iers?|ications?)(?: (?:are|is) (?:applied|played|added))?|before (?:it is|being) modified|without modifiers|unmodified|naturally|on the dice))';
const IS_ALL = '(?:show|total|add up to|come to|sum to)';
const BARE_ROLL = `${THAT} (?:unmodified|natural) (?:[a-z]+ )?(?:roll|result|total)`;

/** What the dice of a roll show, and what they come to before anything is added. */
export function withDiceAsked(said: string, one: Throw): string {
  const ofAll = OF_DICE.reduce(
    (text, [from, to]) =>
      text.replace(from, (all: string, before: string, ...found: string[]) => {
        const test = to(one, typeof found[0] === 'string' ? numeric(found[0]) : '');
        return test === undefined ? all : `${before} ${test}`;
      }),
    said,
  );
  if (one.roll === undefined) return ofAll;
  const bare: Throw = { ...one, value: `the total die of ${one.roll}` };
  const tests = testsOf(one);
  const forms = [
    `\\b${IF} (?:${RESULT} ${IS}|${ROLLS}) (an? natural (?:\\d+))${END}`,
    `\\b${IF} (?:${BARE_ROLL}) ${IS} (${tests})${END}`,
    `\\b${IF} ${DICE}(?: together)? ${IS_ALL} (${tests})${BEFORE}${END}`,
    `\\b${IF} (?:${RESULT} ${IS}|${ROLLS}) (${tests})${BEFORE}${END}`,
  ];
  return forms.reduce(
    (text, form) =>
      text.replaceAll(new RegExp(form, 'g'), (all: string, before: string, what: string) => {
        const test = testOf(what, bare);
        return test === undefined ? all : `${before} ${test}`;
      }),
    ofAll,
  );
}

/** Each condition on the throw in a sentence. */
function conditioned(said: string, one: Throw): string {
  const asked = new RegExp(
    `\\b${IF} (?:${RESULT} ${IS}|${ROLLS}) (${testsOf(one)})(?=,? then |,|:| and | or |$)`,
    'g',
  );
  return withDiceAsked(said, one).replaceAll(asked, (all: string, before: string, what: string) => {
    const test = testOf(what, one);
    return test === undefined ? all : `${before} ${test}`;
  });
}
