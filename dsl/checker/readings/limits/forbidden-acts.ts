/**
 * What is forbidden with several cards at once, or with a pile and what is in it: `players cannot move, split or sell the stall`, `the
 * pair cannot be moved`, `fruits in that stall cannot be sold or moved`. Each verb gets a line of its own with what it is done with: a
 * pile, or the cards in it.
 */
import { withArticle } from '../../../text/english-inflection.ts';
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import type { VerbSymbol } from '../../../language/symbols/symbols.ts';
import { verbIn, verbsLike } from '../../suggestions/word-suggestions.ts';
import { heapWordsOf } from '../piles/heap-words.ts';
import { firstNounSaid, nounSaid } from '../words/spoken-nouns.ts';

const SPAN =
  '(?: (?:until [^,:]+|this (?:turn|round)|for the rest of (?:the|this) (?:turn|round)|during (?:the|this) (?:turn|round)))';
const HEAD = `^(\\s*(?:- )?(?:(?:until|if|otherwise|while)\\b[^,:]*, )?)`;
const OBJECT =
  '(?:(?:all |the |any |each of the |each |every )?(?<inside>[a-z-]+) (?:in|of|from|among) )?(?<object>(?:the|that|those|this) (?:[a-z-]+ )?[a-z-]+|it|them)';
const VERBS = '(?<verbs>[a-z-]+(?:(?:,? (?:or|and|nor) |, )[a-z-]+)*)';
const PASSIVE = new RegExp(`${HEAD}${OBJECT} (?:cannot|can not|may not) be ${VERBS}(?<span>${SPAN}?)$`);
const ACTIVE = new RegExp(
  `${HEAD}(?:(?:players|(?:each|every) player) (?:cannot|may not|can not)|(?:nobody|no one|no player|no players) (?:can|may)) ${VERBS} ${OBJECT}(?<span>${SPAN}?)$`,
);

/** A text with each such prohibition in lines of one verb each; none where nothing changes. */
export function withForbiddenActs(text: string, vocabulary: Vocabulary): string[] {
  if (!/\b(?:cannot|can not|may not|nobody|no one|no players?)\b/.test(text)) return [];
  const lines = text.split('\n');
  const put = lines.map((line, i) => apart(line, lines.slice(0, i), vocabulary) ?? line).join('\n');
  return put === text ? [] : [put];
}

function apart(line: string, before: readonly string[], vocabulary: Vocabulary): string | undefined {
  const found = PASSIVE.exec(line) ?? ACTIVE.exec(line);
  const words = heapWordsOf(vocabulary);
  if (!found?.groups || !words) return undefined;
  const { inside, object, verbs, span = '' } = found.groups;
  // What holds for some time says so behind: a loop may not follow it.
  const [, margin, time] = /^(\s*)(until [^,:]+), $/.exec(found[1]) ?? [];
  if (time !== undefined && span !== '') return undefined;
  const [head, end] = time === undefined ? [found[1], span] : [margin, ` ${time}`];
  const said = verbs.split(/,? (?:or|and|nor) |, /);
  const what = meant(object, before, vocabulary);
  if (what === undefined || (inside !== undefined && nounSaid(vocabulary, inside)?.of !== 'card'))
    return undefined;
  const lines: string[] = [];
  for (const word of said) {
    const verb = verbNamed(vocabulary, word);
    if (verb === undefined) return undefined;
    const rules =
      what.of === 'pile'
        ? ofPile(verb, what.said, inside ?? words.card.many, vocabulary)
        : ofCards(verb, what.said, what.one, vocabulary);
    if (!rules) return undefined;
    lines.push(...rules);
  }
  return [...new Set(lines)].map((each) => `${head}${each}${end}`).join('\n');
}

/** What an object refers to: a pile, or several cards. */
function meant(
  object: string,
  before: readonly string[],
  vocabulary: Vocabulary,
): { readonly of: 'pile' | 'cards'; readonly said: string; readonly one: string } | undefined {
  const [, article = '', name = ''] = /^(the|that|those|this) (.+)$/.exec(object) ?? [];
  const noun = nounSaid(vocabulary, name);
  if (article === 'that' && noun?.of === 'pile') return { of: 'pile', said: object, one: noun.one };
  const chosen = before.flatMap((line) => {
    const [, count, what, given] =
      /^\s*choose (an?|the|another|\d+|two|three) (.+?)(?: as ([a-z-]+))?$/.exec(line) ?? [];
    const of = what === undefined ? undefined : firstNounIn(vocabulary, what);
    return count === undefined || !of ? [] : [{ many: /^(?:\d|two|three)/.test(count), of, given }];
  });
  const called =
    article === 'the'
      ? chosen.find(({ given }) => given === name)
      : article === 'those' && noun?.form === 'many'
        ? chosen.filter(({ many, given }) => many && given === undefined).at(-1)
        : undefined;
  if (!called) return undefined;
  if (called.of.of === 'pile' && !called.many) return { of: 'pile', said: object, one: called.of.one };
  return called.of.of === 'card' && called.many
    ? { of: 'cards', said: object, one: called.of.one }
    : undefined;
}

function firstNounIn(vocabulary: Vocabulary, phrase: string): ReturnType<typeof nounSaid> {
  const [bare] = phrase.split(/ (?:with|where|in|of|from|on|without) /);
  return firstNounSaid(vocabulary, bare);
}

/** The verb of a word in any form, `move` for the order of the language. */
function verbNamed(vocabulary: Vocabulary, word: string): VerbSymbol | 'move' | undefined {
  if (/^moved?$/.test(word) && !vocabulary.verbForms.has(word)) return 'move';
  const own = vocabulary.verbForms.get(word);
  if (own) return own.verb;
  const like = verbsLike(vocabulary, word).map((each) => vocabulary.verbForms.get(each)?.verb);
  return like.length === 1 ? like[0] : undefined;
}

/** What is forbidden of a pile: as the verb takes it, or its cards; also where it is what something is done with. */
function ofPile(
  verb: VerbSymbol | 'move',
  pile: string,
  cards: string,
  vocabulary: Vocabulary,
): string[] | undefined {
  if (verb === 'move') return [`all ${cards} in ${pile} cannot be moved`];
  const done = verbIn(vocabulary, verb.id, 'participle');
  const rules = verb.parameters.map(({ phrase, preposition }) => {
    const [head, ...others] = phrase.tree.heads;
    const said = head?.words.map(({ text }) => text).join(' ') ?? '';
    const noun = others.length > 0 ? undefined : firstNounSaid(vocabulary, said);
    if (noun?.of !== 'pile' && noun?.of !== 'card') return undefined;
    const [first] = verb.parameters;
    const direct = firstNounSaid(
      vocabulary,
      first.phrase.tree.heads[0]?.words.map(({ text }) => text).join(' ') ?? '',
    );
    if (preposition === undefined)
      return noun.of === 'pile' ? `${pile} cannot be ${done}` : `all ${cards} in ${pile} cannot be ${done}`;
    if (!direct) return undefined;
    const to = noun.of === 'pile' ? pile : `${withArticle(noun.one)} in ${pile}`;
    return `${withArticle(direct.one)} cannot be ${done} ${preposition} ${to}`;
  });
  return rules.includes(undefined) || rules.length === 0 ? undefined : (rules as string[]);
}

/** What is forbidden of several cards: of each by itself. */
function ofCards(
  verb: VerbSymbol | 'move',
  those: string,
  one: string,
  vocabulary: Vocabulary,
): string[] | undefined {
  const done = verb === 'move' ? 'moved' : verbIn(vocabulary, verb.id, 'participle');
  if (verb !== 'move') {
    const [first, ...others] = verb.parameters;
    const head = first?.phrase.tree.heads[0]?.words.map(({ text }) => text).join(' ') ?? '';
    if (others.length > 0 || firstNounSaid(vocabulary, head)?.of !== 'card') return undefined;
  }
  return [`for each ${one} among ${those}, that ${one} cannot be ${done}`];
}
