/**
 * What comes to nothing: `when an opponent casts a spell, that spell does nothing`. It is written before what happens: `before an opponent casts
 * a spell, that spell has no effect until end of turn`; and where the spell is taken as well, in the place of what happens: what is
 * moved before it is cast would go on to where cast spells go. Of cards that come into play nobody knows how long they do nothing.
 */
import { longestTerm, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { neverInPlay } from '../../suggestions/own-uses.ts';
import { pricesInFull } from './instead-readings.ts';

const VOID =
  "(?:has no effect(?: (?:this turn|this round|until end of turn|until end of round|for the rest of the game))?|does nothing|is (?:cancell?ed|countered|negated|ignored|nullified|void|prevented)|does(?: not|n't) (?:happen|resolve|work|take effect|take place)|fails|fizzles)(?: instead)?(?=$|[.,;\\n]| and )";
const CARD = '(?:that|the|this) [a-z][a-z-]*(?: card)?';
const WRITTEN = new RegExp(`\\b(?:${CARD}(?:'s effects?)?|the effects? of ${CARD}) ${VOID}`, 'gi');
const EVENT =
  /^(\s*(?:[^,:\n]+, )*)(?:when(?:ever)?|each time|every time) (an opponent|a player|another player|you|that player) ([a-z-]+) (an? ([a-z-]+(?: [a-z-]+)?))(?: as ([a-z-]+))?(?=[,:])/i;

/** The text with each such sentence in the words of the language. */
export function withCancelledTexts(text: string, vocabulary: Vocabulary): string[] {
  const put = text
    .split(/\n(?=\S)/)
    .map((one) => cancelledIn(one, vocabulary) ?? one)
    .join('\n');
  return put === text ? [] : [put];
}

function cancelledIn(one: string, vocabulary: Vocabulary): string | undefined {
  const [said, around, who, word, what, noun, name = 'stopped'] = EVENT.exec(one) ?? [];
  const verb = word === undefined ? undefined : vocabulary.verbForms.get(word)?.verb;
  if (said === undefined || !verb || !isUsedUp(noun, vocabulary)) return undefined;
  const rest = one.slice(said.length);
  if (rest.search(WRITTEN) < 0) return undefined;
  const moved = new RegExp(
    `\\b(?:move|take|return|put|give|add|steal|gain|attach)s? (?:the ${name}|that (?:${noun}|card)|it)\\b`,
  );
  if (!moved.test(rest))
    return `${around}before ${who} ${word} ${what} as ${name}${rest.replaceAll(WRITTEN, `the ${name} has no effect until end of turn`)}`;
  const acts = actsOf(rest, name, noun);
  return acts && `${around}if ${who} would ${verb.id} ${what} as ${name}, ${acts}`;
}

/** What is done in its place, the price first: `you may discard a card`, and `if you do` what follows. */
function actsOf(rest: string, name: string, noun: string): string | undefined {
  const [head, ...more] = rest
    .replace(/^[,:]\s*/, '')
    .split(/\n+|[.;]\s+|,? then | and (?=(?:the|that|move|take|return|put|give|add|draw|gain|you)\b)/)
    .map((each) => each.trim().replace(/[.;]$/, ''))
    .filter((each) => each !== '');
  const [, price] = /^you may (.+)$/i.exec(head ?? '') ?? [];
  const lines = price === undefined ? [head, ...more] : more;
  const first = lines[0]?.replace(/^if you do(?:, |:\s*)?/i, '') ?? '';
  const acts = (price === undefined ? lines : [first, ...lines.slice(1)])
    .filter((each) => each !== '' && !new RegExp(`^(?:${WRITTEN.source})$`, 'i').test(each))
    .map((each) => each.replaceAll(new RegExp(`\\bthat (?:${noun}|card)\\b|\\bit\\b`, 'g'), `the ${name}`));
  if (price !== undefined && !/^if you do\b/i.test(lines[0] ?? '')) return undefined;
  if (acts.length === 0 || acts.some((each) => /^(?:if|otherwise|for|when)\b|:$|\bno effect\b/i.test(each)))
    return undefined;
  const block = [...(price === undefined ? [] : [pricesInFull(price)]), ...acts];
  return `${price === undefined ? 'instead' : 'you may instead'}:${block.map((each) => `\n  ${each}`).join('')}`;
}

function isUsedUp(noun: string | undefined, vocabulary: Vocabulary): boolean {
  const words = (noun ?? '').split(' ').map((text) => ({ text, span: { start: 0, end: 0 } }));
  const symbol = longestTerm(vocabulary, words)?.meanings[0].symbol;
  return symbol?.sort === 'kind' && neverInPlay(vocabulary, symbol);
}
