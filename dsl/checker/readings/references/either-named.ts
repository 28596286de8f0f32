/**
 * Two that have names and are asked about together: `if the gift or the prize was sold this turn`, `if the gift and the prize are
 * red`. Each is asked about by itself; of something that is so of neither, both are denied.
 */
import { withArticle } from '../../../text/english-inflection.ts';
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { firstNounSaid } from '../words/spoken-nouns.ts';

const JOINED =
  /\b(if|while|and|or) (either |both |neither )?the ([a-z-]+) (and|or|nor) (?:the )?([a-z-]+) (was|were|is|are|has|have) ((?:not )?)([^,:\n]+?)(?=$|[,:])/gm;
const SINGULAR: Readonly<Record<string, string>> = { were: 'was', are: 'is', have: 'has' };

/** The text with such conditions in two parts; none where the names are not given by it. */
export function withEitherNamed(text: string, vocabulary: Vocabulary): string[] {
  const isGiven = (name: string): boolean =>
    new RegExp(`(?: as|\\blet) ${name}(?=$|[ ,:\\n])`, 'm').test(text) && !vocabulary.terms.has(name);
  const put = text.replaceAll(JOINED, (said: string, ...parts: string[]) => {
    const [head, which = '', one, joint, other, verb, not, rest] = parts;
    const isNeither = which === 'neither ';
    // `and` behind it may go on with something else; of two that are not so, `or` is open.
    if (!isGiven(one) || !isGiven(other) || / (?:and|or) /.test(rest)) return said;
    if (isNeither !== (joint === 'nor') || (which === 'both ' && joint !== 'and')) return said;
    if ((which === 'either ' && joint !== 'or') || (not !== '' && (isNeither || joint === 'or'))) return said;
    // What they are together is no matter of each of them: `are adjacent`, `are of the same colour`.
    if (
      joint === 'and' &&
      /^(?:adjacent|of the same|the same|different|of different|in the same)\b/.test(rest)
    )
      return said;
    const done = SINGULAR[verb] ?? verb;
    const denied = isNeither ? 'not ' : not;
    const what = done === verb ? rest : ofOne(vocabulary, rest);
    const isDeniedHas = isNeither && done === 'has';
    if (isDeniedHas && !/^(?:an?|any) /.test(rest)) return said;
    const state = isDeniedHas ? `has ${rest.replace(/^(?:an?|any) /, 'no ')}` : `${done} ${denied}${what}`;
    const of = (name: string): string => `the ${name} ${state}`;
    return `${head} ${of(one)} ${joint === 'or' ? 'or' : 'and'} ${of(other)}`;
  });
  return put === text ? [] : [put];
}

/** `are ripe fruits`, of each of them: `is a ripe fruit`. */
function ofOne(vocabulary: Vocabulary, said: string): string {
  const noun = firstNounSaid(vocabulary, said);
  return noun?.form === 'many' && said.endsWith(noun.said)
    ? withArticle(said.slice(0, said.length - noun.said.length) + noun.one)
    : said;
}
