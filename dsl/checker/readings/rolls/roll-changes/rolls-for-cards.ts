/**
 * What is added to the rolls for some cards: `+1 to the rolls of your ripe pears`, `your pears with a leaf get +1 to their rolls`. It is added
 * whenever such a card is rolled for.
 */
import { thirdPerson, withArticle } from '../../../../text/english-inflection.ts';
import { forms, type Vocabulary } from '../../../../language/symbols/symbol-table.ts';
import { outcomesIn, rollOf, type Outcome } from '../outcomes.ts';
import { firstNounSaid } from '../../words/spoken-nouns.ts';

const HEAD = '(?<head>\\s*(?:(?:while|until|for the rest of|during) [^,:\\n]+, )*)';
const AMOUNT = '(?<much>[+-](?:\\d+|\\([^()\\n]+\\)))';
const WHICH =
  "(?:all |each |every |any )?(?:of )?(?:the )?(?<whose>your |opponents' |an opponent's |enemy )?(?<noun>[a-z][a-z -]*?)(?<rest>(?: (?:in|of|with|without|that|who|which|where) [^,:\\n]+?)?)";
const SPAN = '(?<span>(?: (?:until|this|for the rest of)\\b[^,:\\n]*)?)';
const EACH = '(?<each>(?: for (?:each|every) [^,:\\n]+?)?)';
const FORMS = [
  `^${HEAD}${AMOUNT} (?:to|on|for) (?:the |all )?(?<kind>[a-z]+ )?rolls? (?:of|(?:made )?for(?! (?:each|every)\\b)) ${WHICH}${EACH}${SPAN}$`,
  `^${HEAD}${WHICH} (?:have|has|gets?|gains?) ${AMOUNT} (?:to|on|for) (?:all )?(?:their|its) (?<kind>[a-z]+ )?rolls?${EACH}${SPAN}$`,
].map((form) => new RegExp(form));

/** The text with each such line as what is added to that roll; none where there is none. */
export function withRollsForCards(text: string, vocabulary: Vocabulary): string[] {
  if (!/\brolls?\b/.test(text)) return [];
  const outcomes = outcomesIn(vocabulary);
  const put = text
    .split('\n')
    .map(
      (line) =>
        FORMS.map((form) => added(form.exec(line)?.groups, outcomes, vocabulary)).find(Boolean) ?? line,
    )
    .join('\n');
  return put === text ? [] : [put];
}

function added(
  found: Readonly<Record<string, string | undefined>> | undefined,
  outcomes: readonly Outcome[],
  vocabulary: Vocabulary,
): string | undefined {
  if (!found) return undefined;
  const { head = '', much, kind, whose = '', noun = '', rest = '', span = '', each = '' } = found;
  const such = outcomes.filter((one) => kind === undefined || rollOf(one) === `${kind}roll`);
  const meant = such.flatMap((one) => {
    const what = whatOf(noun, one.noun, vocabulary);
    return what === undefined ? [] : [{ verb: one.verb, what }];
  });
  if (meant.length !== 1) return undefined;
  const [{ verb, what }] = meant;
  const where = rest.replace(/^ (?:that|who|which) (?:has|have|carry|carries|bears?) /, ' with ');
  const isYours = whose === 'your ' || / (?:in your|of yours)\b/.test(where);
  const isOthers =
    /opponent|enemy/.test(whose) || / (?:in|of) (?:an opponent|opponents|each opponent)\b/.test(where);
  // Of one that is known the language says it itself.
  if (/^ (?:of|in) (?:that|this|the)\b/.test(where)) return undefined;
  const who = isYours ? 'you' : isOthers ? 'an opponent' : 'a player';
  const place = where.replace(/ of (?:yours|an opponent|opponents|each opponent)\b/, '');
  const does = isYours ? verb.id : thirdPerson(verb.id);
  const lasting = span === '' ? '' : `${span.trim().replace(/^this (turn|round)$/, 'until end of $1')}, `;
  return `${head}${lasting}when ${who} ${does} ${withArticle(what)}${place}, ${much} to that roll${each}`;
}

/** The cards in the words of the text, of the sort that is rolled for: `ripe pear`, and `ripe pear` of those that are called by a value. */
function whatOf(said: string, noun: string, vocabulary: Vocabulary): string | undefined {
  const kind = vocabulary.kinds.find((each) => forms(each).one === noun);
  const found = firstNounSaid(vocabulary, said);
  if (found)
    return found.of === 'card' && found.one === noun ? said.replace(found.said, found.one) : undefined;
  const value = vocabulary.terms.get(said)?.[0]?.symbol;
  if (value?.sort !== 'value') return undefined;
  const has = kind?.fields.some(({ type }) => type.type === 'value' && type.of === value.of);
  return has === true ? `${value.names.en[0]} ${noun}` : undefined;
}
