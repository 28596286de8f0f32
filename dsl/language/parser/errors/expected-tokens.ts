/** What the parser expected, in designers' words; the text of an internal exception, made into a diagnostic in explain.ts. */
import { defaultParserErrorProvider, type IParserErrorMessageProvider } from 'chevrotain';

const PHRASE = 'a phrase that starts with `a`, `the`, `your`, `that`, `each`, `all` or a number';

/** For each rule of the grammar that chooses: what a reader would call its alternatives. */
const byRule: Readonly<Record<string, string>> = {
  primary: PHRASE,
  innerPhrase: PHRASE,
  innerOrBare: 'a phrase such as `a card` or `your hand`',
  phraseOrBare: 'a phrase such as `a card` or `your hand`',
  subject: 'who or what does it: a phrase that starts with `a`, `the`, `your`, `that` or `each`',
  nounRest: 'a noun',
  afterQuantity: 'a noun, such as `cards`',
  value: PHRASE,
  statement: 'what happens: a verb, or who does it',
  simple: 'what happens: a verb, or who does it',
  standing: '`cannot`, `can`, `must`, `counts as` or `has`',
  body: '`,` and what happens, or `:` and lines below it',
  abilityBody: '`,` and an ability, or `:` and lines below it',
  ability: 'an ability: `when …`, `+1 to …`, `if … would …`, a cost with `to …`, or `… cannot …`',
  orderPredicate: 'a verb',
  eventPredicate: 'a verb',
  conditionPredicate: 'a verb, `is` or `has`',
  complement: 'what it is',
  amount: 'a number, or a sum in brackets',
  limits: 'a number, or `exactly`, `at least`, `at most` and a number',
  compared: 'a number, or a sum in brackets',
  definiteNumber: PHRASE,
  duration: 'how long it lasts, such as `until end of turn`',
  rounded: '`rounded up` or `rounded down`',
  repeatStatement: '`up to` or `exactly`',
  arm: 'a value, a range such as `8+`, or `otherwise`',
  replacementBody: '`instead`, or `you may instead`',
  conditionTop: 'a condition',
  isOrWas: '`is`, `are`, `was` or `were`',
  tail: '`of`, `in`, `with` or the like',
};

/** What a rule expects where none of its ways fits. */
export const expected = (rule: string, otherwise: string): string => byRule[rule] ?? otherwise;

export const expectations: IParserErrorMessageProvider = {
  ...defaultParserErrorProvider,
  buildMismatchTokenMessage: ({ expected }) => expected.LABEL ?? expected.name,
  buildNotAllInputParsedMessage: () => 'the end of the line',
};
