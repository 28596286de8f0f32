/**
 * As many as something has happened to, in the words of people: `for each fruit sold this turn`, `the number of fruits you sold this turn`.
 * What a verb takes away is not there to be counted, so that the language counts the times: `for each time a fruit was sold this turn`.
 */
import { withArticle } from '../../../text/english-inflection.ts';
import { participleOfPast } from '../../../text/irregular-verbs.ts';
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { firstNounSaid } from '../words/spoken-nouns.ts';
import { destinationsIn } from '../words/verb-destinations.ts';

const SINCE = '(this (?:turn|round|game)|since [^,:()]+?)';
const END = '(?=$|[,.):]| (?:to|from|until|rounded|is|are|and|plus|minus|times|\\+|-)(?: |$))';
const NOUN = '((?:[a-z-]+ ){0,3}?[a-z]+)';
const OWN = '( of (?:yours|theirs|that player|an opponent))?';
/** By a player; what was done to each; what each has done. */
const DONE =
  '(?:(?:that )?(you|they|that player|an opponent) (?:have |has |had )?([a-z-]+)|(?:(?:that |which )?(?:was |were |has been |have been )|where that [a-z -]+? was )([a-z-]+)|(?:that|which|who) (?:have |has )?([a-z-]+)|([a-z-]+))';
const WHAT = `(?:of (your|their) )?${NOUN}${OWN} ${DONE} ${SINCE}`;
const BEHIND = new RegExp(`\\bfor (?:each|every) ${WHAT}${END}`, 'gm');
const NUMBER = new RegExp(`\\bthe (?:number|amount) of ${WHAT}${END}`, 'gm');
const AS_MANY = new RegExp(`\\bas many ([a-z-]+(?: [a-z-]+)?) as ${WHAT}${END}`, 'gm');
const IN_FRONT = /^(\s*(?:- )?)for each time ([^,:\n]+)(, [^\n]+|:)$/gm;
/** What means the one that is counted, or what has more than one clause. */
const MORE = /\b(?:that|those|it|its|they|their|for each|then|until|if)\b|[,:]/;

type Groups = readonly (string | undefined)[];
/** The event that is asked for in place of what was found. */
type EventOf = (groups: Groups) => string | undefined;

/**
 * The events of one sort: where what is counted is surely gone (`isSure`), or where it may be there still, so that it may be meant how many
 * are left that did it.
 */
const eventsOf =
  (vocabulary: Vocabulary, isSure: boolean): EventOf =>
  ([your, noun = '', own = '', who, by, passive, active, bare, since]) => {
    const found = firstNounSaid(vocabulary, noun);
    const said = by ?? passive ?? active ?? bare ?? '';
    const verb = participleOfPast(said) ?? said;
    const form = vocabulary.verbForms.get(verb);
    if (found?.of !== 'card' || !noun.endsWith(found.said) || !form?.participle) return undefined;
    const isGone = active === undefined && destinationsIn(vocabulary).some((each) => each.verb === form.verb);
    if (isGone !== isSure) return undefined;
    const one = withArticle(noun.slice(0, -found.said.length) + found.one);
    if (by !== undefined) return your || own ? undefined : `${who} ${verb} ${one} ${since}`;
    const whose = your === undefined ? own : ` of ${your}s`;
    return `${one}${whose} ${active === undefined ? 'was ' : ''}${verb} ${since}`;
  };

/** The same of cards in play, where no owner is named: in some games what is done by cards needs a place. */
const inPlay =
  (eventOf: EventOf): EventOf =>
  (groups) => {
    const [your, noun, own, , , , active] = groups;
    if (your !== undefined || own !== undefined || active === undefined) return undefined;
    return eventOf([your, noun, ' in play', ...groups.slice(3)]);
  };

/** Those that did it and are still in play. */
function withThoseLeft(text: string, vocabulary: Vocabulary): string[] {
  const put = text.replaceAll(BEHIND, (said, ...groups: (string | undefined)[]) => {
    const [your, noun = '', own, , , , active, , since] = groups;
    const found = firstNounSaid(vocabulary, noun);
    if (active === undefined || your !== undefined || own !== undefined || found?.of !== 'card') return said;
    return `for each ${noun} in play where that ${found.one} ${active} ${since}`;
  });
  return put === text ? [] : [put];
}

function withTimes(text: string, eventOf: EventOf): string[] {
  const put = text
    .replaceAll(BEHIND, (said, ...groups: (string | undefined)[]) => {
      const event = eventOf(groups);
      return event === undefined ? said : `for each time ${event}`;
    })
    .replaceAll(NUMBER, (said, ...groups: (string | undefined)[]) => {
      const event = eventOf(groups);
      return event === undefined ? said : `the number of times ${event}`;
    })
    .replaceAll(AS_MANY, (said, noun: string, ...groups: (string | undefined)[]) => {
      const event = eventOf(groups);
      return event === undefined ? said : `(the number of times ${event}) ${noun}`;
    });
  const all = inFront(put);
  return all === text ? [] : [all];
}

/** `for each time a fruit was sold this turn, draw a card`: as often, with the words behind if it is one short order. */
const inFront = (text: string): string =>
  text.replaceAll(IN_FRONT, (_, margin: string, event: string, rest: string) => {
    const order = rest.startsWith(', ') ? rest.slice(2) : '';
    return order === '' || MORE.test(order)
      ? `${margin}repeat exactly (the number of times ${event}) times${rest}`
      : `${margin}${order} for each time ${event}`;
  });

/** The text that counts what was taken away, and the text that counts what may be there still. */
export const withCountedOccurrences = (
  text: string,
  vocabulary: Vocabulary,
): { readonly sure: string[]; readonly open: string[] } =>
  /\b(?:each|every|number|amount|many)\b.*\b(?:this|since) /.test(text)
    ? {
        sure: withTimes(text, eventsOf(vocabulary, true)),
        open: [
          ...withTimes(text, eventsOf(vocabulary, false)),
          ...withTimes(text, inPlay(eventsOf(vocabulary, false))),
          ...withThoseLeft(text, vocabulary),
        ],
      }
    : { sure: [], open: [] };
