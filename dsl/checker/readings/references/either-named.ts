/**
 * Several that are asked about together, each of them one: `if the gift or the prize was sold this turn`, `fig-2 and plum-3 are ripe`,
 * `Ann and Ben have no coins`. Each is asked about by itself; of something that is so of neither, both are denied.
 */
import { singular, withArticle } from '../../../text/english-inflection.ts';
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { firstNounSaid } from '../words/spoken-nouns.ts';

const ONE =
  "(?:(?:the |this |that )?[a-z][a-z\\d-]*(?:#\\d+)?(?:'s [a-z-]+)?|[A-Z][\\p{L}\\d-]*(?:'s [a-z-]+)?|you|your [a-z-]+)";
const JOINED = new RegExp(
  `(^|\\b(?:if|while|unless|and|or) )(either |both |neither )?(${ONE}(?:, ${ONE})*),? (and|or|nor) (${ONE}) (?:(?:both|all|each) )?(was|were|is|are|has|have) (?:(both|all|each) )?((?:not )?)([^,:\\n]+?)(?=$|[,:])`,
  'gmu',
);
const SINGULAR: Readonly<Record<string, string>> = { were: 'was', are: 'is', have: 'has' };
const OF_YOU: Readonly<Record<string, string>> = { was: 'were', is: 'are', has: 'have' };
/** What two are together is no matter of each of them. */
const TOGETHER = /^(?:not )?(?:adjacent|alike|(?:(?:of|in|on) )?(?:the same|different))\b/;

/** A text with such conditions in parts; none where it is not sure that each subject is one. */
export function withEitherNamed(text: string, vocabulary: Vocabulary): string[] {
  const isOne = (said: string): boolean => {
    const name = said.replace(/'s .*$/, '').replace(/^(?:the|this|that|your) /, '');
    if (/^(?:you|your .*|this|that [a-z-]+|this [a-z-]+|\p{Lu}.*)$/u.test(said)) return true;
    if (vocabulary.cardTerms.has(name)) return true;
    const meanings = vocabulary.terms.get(name);
    return new RegExp(`(?: as|\\blet) ${name}(?=$|[ ,:\\n])`, 'm').test(text) && !meanings;
  };
  const put = text.replaceAll(JOINED, (said: string, ...parts: (string | undefined)[]) => {
    const [head = '', which = '', listed = '', joint, last = '', verb = '', apart, not = '', rest = ''] =
      parts;
    const given = [...listed.split(', '), last];
    const names = sharedWord(given);
    const isNeither = which === 'neither ';
    // `and` behind it may go on with something else; of two that are not so, `or` is open.
    if (!names.every(isOne) || / (?:and|or) /.test(rest)) return said;
    if (isNeither !== (joint === 'nor') || (which === 'both ' && joint !== 'and')) return said;
    if ((which === 'either ' && joint !== 'or') || (not !== '' && (isNeither || joint === 'or'))) return said;
    if (head.startsWith('unless') && joint !== 'and') return said;
    const done = SINGULAR[verb] ?? verb;
    const [one, other] = names;
    if (not && / different /.test(` ${rest}`)) return said;
    if (joint === 'and' && TOGETHER.test(rest))
      return names.length === 2 && !apart && done === 'is' ? head + togetherOf(one, other, not, rest) : said;
    const denied = isNeither ? 'not ' : not;
    const what = done === verb ? rest : ofOne(vocabulary, rest);
    const isDeniedHas = isNeither && done === 'has';
    if (isDeniedHas && !/^(?:an?|any) /.test(rest)) return said;
    const state = isDeniedHas ? rest.replace(/^(?:an?|any) /, 'no ') : denied + what;
    const joined = ` ${joint === 'or' ? 'or' : 'and'} `;
    return (
      head + names.map((name) => `${name} ${name === 'you' ? OF_YOU[done] : done} ${state}`).join(joined)
    );
  });
  return put === text ? [] : [put];
}

/** `the gift and prize`: the word in front is that of both. */
const sharedWord = (names: readonly string[]): readonly string[] =>
  names[0].startsWith('the ')
    ? names.map((name) => (/^(?:the|this|that|your) |[A-Z]/.test(name) ? name : `the ${name}`))
    : names;

/** `are in the same row`, `are adjacent`, `are of different colours`, of two. */
function togetherOf(one: string, other: string, not: string, rest: string): string {
  const [, same, kind = ''] = /^(?:of |in |on )?(?:the )?(same|different) ([a-z-]+)$/.exec(rest) ?? [];
  if (/^(?:in|on) the same /.test(rest)) return `${one} is ${not}${rest.slice(0, 2)} ${other}'s ${kind}`;
  if (same)
    return `${one}'s ${singular(kind)} is ${same === 'same' ? not : 'not '}${other}'s ${singular(kind)}`;
  return `${one} and ${other} are ${not}${rest}`;
}

/** `are ripe fruits`, of each of them: `is a ripe fruit`. */
function ofOne(vocabulary: Vocabulary, said: string): string {
  const noun = firstNounSaid(vocabulary, said);
  return noun?.form === 'many' && said.endsWith(noun.said)
    ? withArticle(said.slice(0, said.length - noun.said.length) + noun.one)
    : said;
}
