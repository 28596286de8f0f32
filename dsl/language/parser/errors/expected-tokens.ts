/** What the parser expected, as the label of a token or a phrase: the text of an internal exception. */
import { defaultParserErrorProvider, type IParserErrorMessageProvider } from 'chevrotain';
import { say, written, type FixedPhraseId, type Phrase } from '../../../diagnostics/catalogue/phrase.ts';
import type { TokenLabel } from '../../lexer/tokens.ts';

const PHRASE = 'phrase/a-phrase-that-starts-with-a';

/** For each rule of the grammar that chooses: what a reader would call its alternatives. */
const byRule: Readonly<Record<string, FixedPhraseId>> = {
  primary: PHRASE,
  innerPhrase: PHRASE,
  innerOrBare: 'phrase/a-phrase-such-as-a-card',
  phraseOrBare: 'phrase/a-phrase-such-as-a-card',
  possession: 'phrase/a-phrase-such-as-a-card',
  comparedAmount: PHRASE,
  subject: 'phrase/who-or-what-does-it-a',
  nounRest: 'phrase/a-noun',
  afterQuantity: 'phrase/a-noun-such-as-cards',
  value: PHRASE,
  statement: 'phrase/what-happens-a-verb-or-who',
  simple: 'phrase/what-happens-a-verb-or-who',
  standing: 'phrase/cannot-can-must-counts-as-or',
  body: 'phrase/comma-and-what-happens-or-colon',
  abilityBody: 'phrase/comma-and-an-ability-or-colon',
  ability: 'phrase/an-ability-when-1-to-if',
  orderPredicate: 'phrase/a-verb',
  eventPredicate: 'phrase/a-verb',
  conditionPredicate: 'phrase/a-verb-is-or-has',
  complement: 'phrase/what-it-is',
  amount: 'phrase/a-number-or-a-sum-in',
  limits: 'phrase/a-number-or-exactly-at-least',
  compared: 'phrase/a-number-or-a-sum-in',
  definiteNumber: PHRASE,
  duration: 'phrase/how-long-it-lasts-such-as',
  rounded: 'phrase/rounded-up-or-rounded-down',
  repeatStatement: 'phrase/up-to-or-exactly',
  arm: 'phrase/a-value-a-range-such-as',
  replacementBody: 'phrase/instead-or-you-may-instead',
  conditionTop: 'phrase/a-condition',
  isOrWas: 'phrase/is-are-was-or-were',
  tail: 'phrase/of-in-with-or-the-like',
};

/** What is expected where a line goes on behind what could end it. */
export const END_OF_LINE: FixedPhraseId = 'phrase/the-end-of-the-line';

/** What was expected, in words. */
export const expectedPhrase = (label: TokenLabel): Phrase =>
  label.startsWith('`') ? written(label.slice(1, -1)) : say(label as FixedPhraseId);

/** What a rule expects where none of its ways fits. */
export const expected = (rule: string, otherwise: FixedPhraseId): FixedPhraseId => byRule[rule] ?? otherwise;

export const expectations: IParserErrorMessageProvider = {
  ...defaultParserErrorProvider,
  buildMismatchTokenMessage: ({ expected }) => expected.LABEL ?? expected.name,
  buildNotAllInputParsedMessage: () => END_OF_LINE,
};
