/**
 * When a verb of the game begins and is over, in the words of people: `when a sale ends`, `after an attack`, `when an opponent begins an
 * attack`, `when a duel is decided`. It is put with `before` and with `when`.
 */
import { withArticle } from '../../../text/english-inflection.ts';
import { longestTerm, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import type { VerbSymbol } from '../../../language/symbols/symbols.ts';
import { verbIn } from '../../suggestions/word-suggestions.ts';

const HEAD = '(^|\\n *|, )';
const WHO =
  "(you|an? opponent|a player|any player|another player|your|an opponent's|a player's|another player's)";
const WHEN = '(?:when(?:ever)?|each time|every time|once|as soon as)';
const OVER = '(?:ends|is over|has ended|is finished|is done|is complete|is resolved|finishes)';
const BEGINS = '(?:begins|starts|is begun|is started|is declared|is announced)';
const END = '(?=[,:]| if )';

/** The text with each such moment as the language has it; none where nothing changes. */
export function withMomentsOfVerbs(text: string, words: Vocabulary): string[] {
  if (
    !/\b(?:end|over|finish|done|complete|resolve|begin|start|declare|announce|after|before|decide)/.test(text)
  )
    return [];
  const put = decided(
    words.verbs.reduce((said, verb) => ofVerb(said, words, verb), text),
    words,
  );
  return put === text ? [] : [put];
}

function ofVerb(text: string, words: Vocabulary, verb: VerbSymbol): string {
  const { id } = verb;
  if (!text.includes(id) || !/^[a-z]+$/.test(id)) return text;
  const done = (when: string, whose: string | undefined, object: string | undefined): string | undefined => {
    const what = object ?? objectOf(words, verb);
    if (what === undefined) return undefined;
    const who = /^(?:your|you)$/.test(whose ?? '')
      ? 'you'
      : (whose ?? 'a player').replace(/'s$/, '').replace(/^any /, 'a ');
    return `${when} ${who} ${who === 'you' ? id : verbIn(words, id, 'third')} ${what}`;
  };
  const named = `(?:(?:an?|any|the) |${WHO} )${id}(?: (?:against|on|of) (an? [a-z][a-z -]*?|this))?`;
  const put =
    (when: string) =>
    (said: string, before: string, whose: string | undefined, object: string | undefined): string => {
      const event = done(when, whose, object);
      return event === undefined ? said : `${before}${event}`;
    };
  return text
    .replaceAll(new RegExp(`${HEAD}${WHEN} ${named} ${OVER}${END}`, 'g'), put('when'))
    .replaceAll(new RegExp(`${HEAD}(?:after|at the end of) ${named}${END}`, 'g'), put('when'))
    .replaceAll(new RegExp(`${HEAD}(?:${WHEN}|before) ${named} ${BEGINS}${END}`, 'g'), put('before'))
    .replaceAll(
      new RegExp(`${HEAD}(?:before|at the start of|at the beginning of) ${named}${END}`, 'g'),
      put('before'),
    )
    .replaceAll(
      new RegExp(
        `${HEAD}${WHEN} ${WHO} (?:begins?|starts?|declares?|announces?) (?:(?:to )?${id}(?:ing)? (an? [^,:\\n]+?|this)|(?:an?|the) ${id}(?: (?:against|on) (an? [^,:\\n]+?|this))?)${END}`,
        'g',
      ),
      (said, before: string, who: string, object?: string, other?: string) => {
        const event = done('before', who, object ?? other);
        return event === undefined ? said : `${before}${event}`;
      },
    );
}

/** What the verb is done with, as one says it without knowing which. */
function objectOf(words: Vocabulary, { parameters: [object] }: VerbSymbol): string | undefined {
  const head = object && !object.preposition ? object.phrase.tree.heads[0] : undefined;
  const symbol = head && longestTerm(words, head.words)?.meanings[0].symbol;
  return symbol?.sort === 'kind' ? withArticle(symbol.names.en[0]) : undefined;
}

/** `when a duel is decided by 3 or more`: somebody wins it; not where nobody may win. */
function decided(text: string, { contests, verbs }: Vocabulary): string {
  return contests.reduce((said, { names, ties }) => {
    if (ties === 'nobody') return said;
    const holds = verbs.filter(({ body }) =>
      body.some(
        (each) =>
          each.kind === 'order' &&
          each.verb.text === 'hold' &&
          each.args.object?.kind === 'noun' &&
          each.args.object.heads[0]?.words.at(-1)?.text === names.en[0],
      ),
    );
    const called = [names.en[0], ...(contests.length === 1 ? holds.map(({ id }) => id) : [])].join('|');
    return said.replaceAll(
      new RegExp(
        `${HEAD}${WHEN} (?:an?|any|the) (?:${called}) is (?:decided|won|over|finished|resolved)((?: by [^,:\\n]+?)?)${END}`,
        'g',
      ),
      (_, before: string, by: string) => `${before}when a player wins ${withArticle(names.en[0])}${by}`,
    );
  }, text);
}
