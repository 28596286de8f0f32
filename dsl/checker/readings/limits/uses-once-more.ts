/**
 * What may be done once more later in the turn: `you may roll this once more this turn` lifts a limit and does nothing by itself, in a
 * game that limits it. Without *this turn* it is done at once.
 */
import { withArticle } from '../../../text/english-inflection.ts';
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { verbIn } from '../../suggestions/word-suggestions.ts';
import { usesIn } from '../acting-cards/uses-of-cards.ts';
import type { VerbSymbol } from '../../../language/symbols/symbols.ts';

const AGAIN =
  '(?:again|once more|once again|one more time|(?:an?|one) (?:additional|extra|further|second|third) time|another time)';
const TURN = '(?:this turn|until (?:the )?end of (?:the |this )?turn)';
const MAY = new RegExp(
  `^(\\s*(?:if [^,:]+, |when [^,:]+, |otherwise, )?)you (?:may|can) ([a-z-]+)(?: ([^,:.]+?))? (${AGAIN}|twice) ${TURN}$`,
);
const ORDER = new RegExp(`^(\\s*(?:if [^,:]+, )?)([a-z-]+) ([^,:.]+?) ${AGAIN} ${TURN}$`);
const MARKED = new RegExp(
  `^(\\s*(?:[^:]+, )?)(this|(?:the|that) [a-z' -]+?) (?:may|can) ([a-z-]+) ${AGAIN} ${TURN}$`,
);
/** `this can walk twice each turn` */
const MARKED_TWICE = new RegExp(
  `^(\\s*(?:[^:]+, )?)(it|this(?: (?!may\\b|can\\b)[a-z-]+)?|(?:the|that) [a-z' -]+?) (?:(?:may|can) )?([a-z-]+) (?:(?:up to )?(twice|\\d+ times|two times|three times)|${AGAIN})(?: (?:each|every|per|a|in a|(this)) turn)?$`,
);
/** `you may sell this once more each turn` */
const EACH_TURN = new RegExp(
  `^(\\s*(?:while [^,:]+, )?)you (?:may|can) ([a-z-]+) ((?:this|the|that|your|an?) [^,:.]+?) ${AGAIN} (?:each|every|per|a|in each) turn$`,
);
/** One of several, which may be chosen now or when it is done. */
const ANY = /^(?:an?|another|one of|any)\b/;

/** A text with what is allowed once more, and what it may mean besides where that is open. */
export function withOnceMore(text: string, vocabulary: Vocabulary): { first: string[]; guessed: string[] } {
  if (!/\b(?:again|more|time|times|twice)\b/.test(text)) return { first: [], guessed: [] };
  const lines = text.split('\n');
  const ways = lines.map((line) => waysOf(line, vocabulary) ?? [line]);
  const open = ways.some((each) => each.length > 1);
  const put = [0, 1].map((way) => ways.map((each) => each[Math.min(way, each.length - 1)]).join('\n'));
  const found = [...new Set(put)].filter((each) => each !== text);
  return open ? { first: [], guessed: found } : { first: found, guessed: [] };
}

function waysOf(line: string, vocabulary: Vocabulary): string[] | undefined {
  const unmarked = withoutMark(line, vocabulary);
  if (unmarked !== undefined) return [unmarked];
  const twice = withoutMarkEachTurn(line, vocabulary);
  if (twice !== undefined) return [twice];
  const more = limitRaised(line, vocabulary);
  if (more !== undefined) return [more];
  const [, head, said, of, how] = MAY.exec(line) ?? [];
  const [word, what] = usedText(vocabulary, said, of) ?? [said, of];
  const verb = word === undefined ? undefined : baseSaid(vocabulary, word);
  if (head === undefined || !verb) {
    const [, before, act, rest] = ORDER.exec(line) ?? [];
    return act !== undefined && baseSaid(vocabulary, act) ? [`${before}${act} ${rest} again`] : undefined;
  }
  const object = what ?? objectOf(verb);
  const isLimited = vocabulary.limited.has(verb);
  if (how === 'twice')
    return isLimited ? [`${head}until end of turn, you can ${word} ${object} twice per turn`] : undefined;
  const now = `${head}you may ${word} ${object} again`;
  if (!isLimited || object === undefined) return [now];
  const later = `${head}you can ${word} ${object} again this turn`;
  if (!ANY.test(object)) return [later];
  const margin = /^\s*/.exec(line)![0];
  const [, noun] = /^(?:an?|another|any) ([a-z-]+)/.exec(object) ?? [];
  return head.trim() === '' && noun !== undefined
    ? [`${margin}choose ${object}\n${margin}you can ${word} that ${noun} again this turn`, now]
    : [now, later];
}

/** The limit of once in a turn is twice. */
function limitRaised(line: string, vocabulary: Vocabulary): string | undefined {
  const [, head, word, what] = EACH_TURN.exec(line) ?? [];
  const verb = word === undefined ? undefined : baseSaid(vocabulary, word);
  return verb && vocabulary.limited.has(verb)
    ? `${head}${what} can be ${verbIn(vocabulary, verb.id, 'participle')} twice per turn`
    : undefined;
}

/** `this can walk again this turn`, where cards that have walked are marked. */
function withoutMark(line: string, vocabulary: Vocabulary): string | undefined {
  const [, head, who, word] = MARKED.exec(line) ?? [];
  const verb = word === undefined ? undefined : baseSaid(vocabulary, word);
  const mark = verb && !vocabulary.limited.has(verb) ? vocabulary.marks.get(verb) : undefined;
  return mark && `${head}${who} loses all ${mark.names.en.at(-1)!}`;
}

/** `this can walk twice each turn`: once it has walked, it is without its mark. */
function withoutMarkEachTurn(line: string, vocabulary: Vocabulary): string | undefined {
  const [, head, who, word, often, now] = MARKED_TWICE.exec(line) ?? [];
  const form = word === undefined ? undefined : vocabulary.verbForms.get(word);
  const verb = form?.participle ? undefined : form?.verb;
  const mark = verb && !vocabulary.limited.has(verb) ? vocabulary.marks.get(verb) : undefined;
  if (!mark) return undefined;
  const more = Number(/\d+/.exec(often?.replace('three', '3') ?? '2')?.[0] ?? 2) - 1;
  const times = more === 1 ? 'once' : more === 2 ? 'twice' : `${more} times`;
  const span = now === undefined ? `${times} per turn` : `until end of turn, ${times}`;
  return `${head}${span}, when ${who} ${verbIn(vocabulary, verb!.id, 'third')}, ${who} loses all ${mark.names.en.at(-1)!}`;
}

/** `use that fruit's effect`, in a game that has a verb for it. */
function usedText(
  vocabulary: Vocabulary,
  word: string | undefined,
  of: string | undefined,
): string[] | undefined {
  const [, which, field] = /^(.+)'s ([a-z ]+)$/.exec(word === 'use' ? (of ?? '') : '') ?? [];
  const use = usesIn(vocabulary).filter((each) => each.field !== undefined && each.field === field);
  return use.length === 1 && which !== undefined
    ? [use[0].verb.id, which.replace(/^this card$/, 'this')]
    : undefined;
}

const baseSaid = ({ verbForms }: Vocabulary, word: string): VerbSymbol | undefined => {
  const found = verbForms.get(word);
  return found?.form === 'base' ? found.verb : undefined;
};

/** What a verb is done with, where nothing is named. */
function objectOf({ parameters: [object] }: VerbSymbol): string | undefined {
  const noun = object?.preposition ? undefined : object?.phrase.tree.heads[0]?.words.at(-1)?.text;
  return noun === undefined ? undefined : withArticle(noun);
}
