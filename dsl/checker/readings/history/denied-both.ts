/**
 * Two acts that somebody did not do: `if you neither sold nor bought a fruit this turn`, `if that player did not sell or buy a fruit this
 * turn`, is that they did not do the one and did not do the other. What the second alone has behind it is what both were done with, where
 * the first has nothing behind it.
 */
import { withArticle } from '../../../text/english-inflection.ts';
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { firstNounSaid } from '../words/spoken-nouns.ts';
import { takesKind } from '../words/verb-destinations.ts';
import { participleOfPast } from '../../../text/irregular-verbs.ts';

const WHO = '(you|they|that player|the active player|this|that [a-z]+)';
const SINCE = '(this (?:turn|round|game)|since [^,:]+?)';
const OBJECT = "((?: (?!nor\\b|or\\b|this (?:turn|round|game)\\b|since\\b)[a-z'-]+)*?)";
const NEITHER = new RegExp(
  `(\\b(?:if|while|and|unless) )${WHO} (?:have |has )?neither ([a-z]+)${OBJECT},? nor ([a-z]+)${OBJECT} ${SINCE}(?=$|[,:])`,
  'g',
);
const NOT_OR = new RegExp(
  `(\\b(?:if|while|and) )${WHO} (?:did not|didn't|have not|haven't|has not|hasn't) ([a-z]+)${OBJECT},? (?:or|nor|and did not|and has not) ([a-z]+)${OBJECT} ${SINCE}(?=$|[,:])`,
  'g',
);
const NO_OBJECT = '(nobody|no one|no [a-z-]+)';
const NONE_AND_NONE = new RegExp(
  `(\\b(?:if|while|and) )${WHO} (?:have |has )?([a-z]+) ${NO_OBJECT},? and (?:have |has )?([a-z]+) ${NO_OBJECT} ${SINCE}(?=$|[,:])`,
  'g',
);

/** The text with both denied apart; none where one of the two is no verb of the game. */
export function withBothDenied(text: string, vocabulary: Vocabulary): string[] {
  const { verbForms } = vocabulary;
  const verbOf = (word: string): string | undefined => {
    const form = verbForms.get(participleOfPast(word) ?? word);
    return form && form.form !== 'third' ? form.verb.id : undefined;
  };
  const apart = (
    said: string,
    asks: string,
    who: string,
    one: string,
    what: string,
    other: string,
    whatElse: string,
    since: string,
  ): string => {
    const verbs = [verbOf(one), verbOf(other)];
    if (verbs.includes(undefined)) return said;
    const denied = (verb: string | undefined, object: string): string =>
      `${who} did not ${verb}${object} ${since}`;
    const shared = what === '' && isTakenBy(vocabulary, one, whatElse) ? whatElse : what;
    return `${asks}${denied(verbs[0], shared)} and ${denied(verbs[1], whatElse)}`;
  };
  const put = text
    .replaceAll(NEITHER, apart)
    .replaceAll(NOT_OR, apart)
    .replaceAll(NONE_AND_NONE, (said, asks, who, one, what, other, whatElse, since) =>
      apart(said, asks, who, one, some(what), other, some(whatElse), since),
    );
  return put === text ? [] : [put];
}

/** `no fruit` asks for a fruit; of nobody there is no object. */
const some = (object: string): string =>
  object.startsWith('no ') && object !== 'no one' ? ` ${withArticle(object.slice(3))}` : '';

/** Whether a verb can be done with what the other one has behind it. */
function isTakenBy(vocabulary: Vocabulary, word: string, object: string): boolean {
  const verb = vocabulary.verbForms.get(participleOfPast(word) ?? word)?.verb;
  const noun = firstNounSaid(vocabulary, object.trim().replace(/^(?:an?|any|the) /, ''));
  const kind = vocabulary.kinds.find((each) => noun !== undefined && forms(each).one === noun.one);
  return verb !== undefined && kind !== undefined && takesKind(vocabulary, verb, kind);
}
