/**
 * What is taken from the end of a pile by another player, or in another number, in place of what would be: `if an opponent
 * would draw a card, you draw it instead`, `if you would draw cards, draw one more`.
 */
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { verbIn } from '../../suggestions/word-suggestions.ts';

const EVENT =
  '^(\\s*(?:[^,:\\n]+, )*?)(?:if|when(?:ever)?|each time|every time) (you|an opponent|a player|another player|the active player|(?:an opponent|a player) other than the active player) would ([a-z]+)';
const IT = new RegExp(
  `${EVENT} (?:an?|1) [a-z]+, (instead,? )?(you may|you|that player) (instead )?([a-z]+) (?:it|that card|that one|the card|one)(,? instead)?$`,
);
const NUMBER = '(\\d+|one|two|three|a|an)';
const MORE = new RegExp(
  `${EVENT} (?:(?:one or more|any number of|1 or more|some) )?[a-z]+, (?:instead,? )?(?:(you|that player|they) (?:instead )?)?([a-z]+) (?:that many (plus|minus|\\+|-) ${NUMBER}(?: cards?)?|${NUMBER} (?:cards? )?(more|fewer|less|additional|extra)(?: cards?)?)(?:,? instead)?$`,
);
/** `if an opponent would draw more than one card, they draw only one` */
const AT_MOST = new RegExp(
  `${EVENT} (?:more than ${NUMBER}|(\\d+|two|three) or more) cards?, (?:instead,? )?(?:(you|that player|they) (?:instead )?)?(?:(?:only|just) ([a-z]+)|([a-z]+) (?:only|just)) ${NUMBER}(?: cards?| of them)?(?:,? instead)?$`,
);
/** The text with each such line in the words of the language. */
export function withDrawsInstead(text: string, vocabulary: Vocabulary): string[] {
  if (!/\bwould\b/.test(text)) return [];
  const put = text
    .split('\n')
    .map(
      (line) => byAnother(line, vocabulary) ?? inNumber(line, vocabulary) ?? atMost(line, vocabulary) ?? line,
    )
    .join('\n');
  return put === text ? [] : [put];
}

/** A verb that takes cards from the end of a pile: which ones is not chosen. */
function drawing({ verbForms }: Vocabulary, word: string): string | undefined {
  const form = verbForms.get(word);
  const takes = form?.verb.parameters[0]?.phrase.snippet.text.trim() ?? '';
  return /^the (?:top|bottom) cards of /.test(takes) ? form!.verb.id : undefined;
}

/** It is the same card that would be drawn: the one at the end of the pile. */
function byAnother(line: string, words: Vocabulary): string | undefined {
  const [, head, who, does = '', before, doer, middle, again, after] = IT.exec(line) ?? [];
  const verb = drawing(words, does);
  if (verb === undefined || drawing(words, again) !== verb || !(before ?? middle ?? after)) return undefined;
  const acts =
    doer === 'that player'
      ? `instead that player ${verbIn(words, verb, 'third')}`
      : `${doer === 'you may' ? 'you may ' : ''}instead ${verb}`;
  return `${head}if ${who} would ${verb} a card, ${acts} a card`;
}

const ONES: Readonly<Record<string, number>> = { a: 1, an: 1, one: 1, two: 2, three: 3 };

const numberOf = (said: string): number => ONES[said] ?? Number(said);

function inNumber(line: string, words: Vocabulary): string | undefined {
  const [, head, who, does = '', doer, again, sign, by, more, how] = MORE.exec(line) ?? [];
  const verb = drawing(words, does);
  if (verb === undefined || again === undefined || drawing(words, again) !== verb) return undefined;
  const isYou = doer === undefined ? who === 'you' : doer === 'you';
  if (isYou !== (who === 'you')) return undefined;
  const said = by ?? more;
  const isLess = /^(?:minus|-|fewer|less)$/.test(sign ?? how);
  const acts = isYou ? verb : `that player ${verbIn(words, verb, 'third')}`;
  return `${head}if ${who} would ${verb} any number of cards, instead ${acts} (that many ${isLess ? '-' : '+'} ${numberOf(said)}) cards`;
}

function atMost(line: string, words: Vocabulary): string | undefined {
  const [, head, who, does = '', above, least, doer, one, other, number = ''] = AT_MOST.exec(line) ?? [];
  const verb = drawing(words, does);
  if (
    verb === undefined ||
    drawing(words, one ?? other) !== verb ||
    (doer === undefined || doer === 'you') !== (who === 'you')
  )
    return undefined;
  const from = above === undefined ? numberOf(least) : numberOf(above) + 1;
  const acts = who === 'you' ? verb : `that player ${verbIn(words, verb, 'third')}`;
  const many = numberOf(number);
  return `${head}if ${who} would ${verb} ${from} or more cards, instead ${acts} ${many === 1 ? 'a card' : `${many} cards`}`;
}
