/**
 * What a verb was done with, by its participle: `sell a fruit. If the sold fruit is red, ...`, `when you outbid a player, the outbid
 * player draws a card`. The verb gets the participle as a name: `sell a fruit as sold`, `if the sold is red`. What the sentence leaves
 * out is added: `when you outbid for a pear`, `when you outbid a player for a pear`.
 */
import { thirdPerson } from '../../../text/english-inflection.ts';
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import type { Parameter, VerbSymbol } from '../../../language/symbols/symbols.ts';
import { primitives } from '../../../language/symbols/builtin-verbs.ts';
import { verbIn } from '../../suggestions/word-suggestions.ts';
import { nounSaid } from '../words/spoken-nouns.ts';

/** `one of the sold cards` is one of those. */
const SPOKEN =
  /(?<!\b(?:among|of|from) (?=the [a-z]+ cards\b))\bthe ([a-z]+) ((?:[a-z]+ )?[a-z]+?)(s?)(?=$|'|[ ,.:;\n)])/g;

/** A condition behind what is done. */
const IF_BEHIND =
  /^(\s*(?:(?:when(?:ever)?|before|until|once|each time|while) [^,:\n]+, )*)(?!if )([^,:\n]+?) if (the [a-z]+ [a-z]+ [^,:\n]+)$/gm;

/** A text with such names; none where nothing is called so. */
export function withParticiples(text: string, vocabulary: Vocabulary): string[] {
  let put = text.replaceAll(IF_BEHIND, '$1if $3, $2');
  const seen = new Set<string>();
  for (const [said, word, noun, s] of put.matchAll(SPOKEN)) {
    const [one] = noun.split(' ');
    const what = [noun + s, noun, one + (noun === one ? s : '')].find((each) => nounSaid(vocabulary, each));
    const found = what === undefined ? undefined : nounSaid(vocabulary, what);
    if (!found || what === undefined || found.of === 'pile' || isOwnWord(vocabulary, word, what)) continue;
    const phrase = `the ${word} ${what}`;
    if (!said.startsWith(phrase) || seen.has(phrase)) continue;
    seen.add(phrase);
    const verb = verbOf(vocabulary, word);
    const at = put.search(new RegExp(`\\b${phrase}\\b`));
    const name = verb && named(put.slice(0, at), { ...verb, word, isPlayer: found.of === 'player' });
    if (!name) continue;
    const behind = put.slice(at).replaceAll(new RegExp(`\\b${phrase}\\b`, 'g'), name.called);
    put = name.before + behind;
  }
  put = rollsByParticiples(put, vocabulary).replaceAll(
    /\b(if|while) (it|that [a-z-]+|the [a-z-]+) was (?=(not )?(an? )?([a-z-]+)(?=$|[ ,:\n.]))/g,
    (said, head: string, what: string, _not: string, article: string | undefined, word: string) =>
      article === undefined && vocabulary.terms.get(word)?.[0]?.symbol.sort !== 'value'
        ? said
        : `${head} ${what} is `,
  );
  return put === text ? [] : [put];
}

/** `when you wash a roll, if the washed roll is high`: that roll. */
const rollsByParticiples = (text: string, { verbForms }: Vocabulary): string =>
  text.replaceAll(
    /\b(when(?:ever)? [^,:\n]*? ([a-z]+) (?:an?|another) (?:[a-z]+ )?roll\b[^,:\n]*[,:][^\n]*?\b)the ([a-z]+) roll\b/g,
    (said, before: string, word: string, done: string) => {
      const participle = verbForms.get(done);
      return participle?.participle === true && participle.verb === verbForms.get(word)?.verb
        ? `${before}that roll`
        : said;
    },
  );

/** A verb of which a word is the participle, and its forms. */
interface Done {
  readonly forms: readonly string[];
  readonly parameters: readonly Pick<Parameter, 'preposition' | 'phrase'>[];
}

function verbOf(vocabulary: Vocabulary, word: string): Done | undefined {
  const verb: VerbSymbol | undefined = vocabulary.verbs.find(
    ({ id }) => verbIn(vocabulary, id, 'participle') === word,
  );
  if (verb) return { forms: [verb.id, verbIn(vocabulary, verb.id, 'third')], parameters: verb.parameters };
  const own = Object.keys(primitives).find((id) => verbIn(vocabulary, id, 'participle') === word);
  return own === undefined || own === 'choose'
    ? undefined
    : { forms: [own, thirdPerson(own)], parameters: [] };
}

/** Whether the game has a word for it: `the planted tree` as a noun, or a state of cards. */
const isOwnWord = ({ terms }: Vocabulary, word: string, noun: string): boolean =>
  terms.has(`${word} ${noun}`) || terms.has(word);

/** A name is put before these. */
const ENDS = 'to|from|into|onto|for|using|against|until|and|then|instead|if|this|by|as';
const OBJECT = `(?:an?|another|one|the (?:top|bottom)|all|up to \\d+|exactly \\d+|\\d+|any number of|the same) [^,.:;\\n]*?(?=$| (?:${ENDS})\\b|[,.:;\\n])`;

/** The text with a name at the last place of the verb; none where it has none. */
function named(
  before: string,
  { forms, parameters, word, isPlayer }: Done & { readonly word: string; readonly isPlayer: boolean },
): { before: string; called: string } | undefined {
  const active = new RegExp(
    `(?<!\\b(?:an?|the|that|this|your|their|each|any|every) )\\b(?:${forms.join('|')})(?= |$|[,.:;\\n])`,
    'g',
  );
  const last = [...before.matchAll(active)].at(-1);
  const passive = [
    ...before.matchAll(new RegExp(`\\b(?:is|are|would be) ${word}\\b(?: as ([a-z-]+))?`, 'g')),
  ].at(-1);
  if (passive && (!last || passive.index > last.index)) {
    const [all, called] = passive;
    if (called !== undefined) return { before, called: `the ${called}` };
    const end = passive.index + all.length;
    return { before: `${before.slice(0, end)} as ${word}${before.slice(end)}`, called: `the ${word}` };
  }
  if (!last) return undefined;
  const start = last.index + last[0].length;
  const rest = before.slice(start);
  const ofPlayer = parameters.filter((each) => isOfPlayer(each) === isPlayer);
  const [parameter] = ofPlayer;
  const preposition = parameter?.preposition;
  if (parameters.length > 0 && !parameter) return undefined;
  const found = new RegExp(
    `^${preposition === undefined ? '' : `[^,.:;\\n]*? ${preposition}`} (${OBJECT})(?: as ([a-z-]+))?`,
  ).exec(rest);
  if (found) {
    const [all, , called] = found;
    if (called !== undefined) return { before, called: `the ${called}` };
    // What it is taken from is a place behind it.
    const place = /^ from [^,.:;\n]*?(?=$| (?:to|into|onto|until|and|then)\b|[,.:;\n])/.exec(
      rest.slice(all.length),
    ) ?? [''];
    const where = place[0].replace(/^ from /, ' in ');
    const end = all.length + place[0].length;
    return {
      before: `${before.slice(0, start)}${all}${where} as ${word}${rest.slice(end)}`,
      called: `the ${word}`,
    };
  }
  // What an event leaves out goes in front of what has a word of its own.
  if (/^ (?:you|me|us)\b/.test(rest) && preposition === undefined) return undefined;
  if (
    !/\b(?:when(?:ever)?|each time|every time|before|if|once)\b[^,.:;\n]*$/.test(before.slice(0, last.index))
  )
    return undefined;
  // Where there is no other player, it is that one.
  const line = before.slice(before.lastIndexOf('\n') + 1);
  const isAlone = isPlayer && !/\b(?:player|opponent)/.test(line);
  const own = `${preposition === undefined ? '' : ` ${preposition}`} a ${isPlayer ? 'player' : 'card'}${isAlone ? '' : ` as ${word}`}`;
  const at = preposition === undefined ? 0 : placeOf(rest);
  return {
    before: `${before.slice(0, start)}${rest.slice(0, at)}${own}${rest.slice(at)}`,
    called: isAlone ? 'that player' : `the ${word}`,
  };
}

/** Behind the direct object, in front of other parts. */
const placeOf = (rest: string): number =>
  /^(?: (?:you|an?(?:other)? [a-z-]+|that [a-z-]+))?/.exec(rest)![0].length;

const isOfPlayer = ({ phrase }: Pick<Parameter, 'phrase'>): boolean =>
  /\b(?:player|opponent)s?$/.test(phrase.snippet.text.trim());
