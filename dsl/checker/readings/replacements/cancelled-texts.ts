/**
 * What comes to nothing: `when an opponent casts a spell, that spell does nothing`. It is written before what happens: `before an opponent casts
 * a spell, that spell has no effect until end of turn`; and where the spell is taken as well, in the place of what happens: what is
 * moved before it is cast would go on to where cast spells go. Of cards that come into play nobody knows how long they do nothing.
 */
import { longestTerm, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { neverInPlay } from '../../suggestions/own-uses.ts';
import { verbIn } from '../../suggestions/word-suggestions.ts';
import { pricesInFull } from './instead-readings.ts';

const VOID =
  "(?:has no effect(?: (?:this turn|this round|until end of turn|until end of round|for the rest of the game))?|does nothing|is (?:cancell?ed|countered|negated|ignored|nullified|void|prevented)|does(?: not|n't) (?:happen|resolve|work|take effect|take place)|fails|fizzles)(?: instead)?(?=$|[.,;\\n]| and )";
const CARD = '(?:that|the|this) [a-z][a-z-]*(?: card)?';
const STOPS = `(?:cancel|counter|negate|nullify|annul|ignore|stop)(?: (?:it|${CARD})(?:'s effects?)?| the effects? of (?:it|${CARD})| its effects?)(?: instead)?(?=$|[.,;\\n]| and )`;
const WRITTEN = new RegExp(
  `\\b(?:(?:(?:it|${CARD})(?:'s effects?)?|its effects?|the effects? of ${CARD}) ${VOID}|${STOPS})`,
  'gi',
);
const EVENT =
  /^(\s*(?:[^,:\n]+, )*)(?:when(?:ever)?|each time|every time) (an opponent|a player|another player|you|that player) ([a-z-]+) (an? ([a-z-]+(?: [a-z-]+)?))(?: as ([a-z-]+))?(?=[,:])/i;
/** `the first time each turn an opponent would cast a spell`, `if an opponent would cast a spell` */
const WOULD =
  /^(\s*(?:[^,:\n]+, )*)(?:if|the (?:first|next) time(?: (each|every|this) (turn|round),?)?) (an opponent|a player|another player|you|that player) would ([a-z-]+) (?=an? )/i;

/** The text with each such sentence in the words of the language. */
export function withCancelledTexts(text: string, vocabulary: Vocabulary): string[] {
  const put = text
    .split(/\n(?=\S)(?!if you do\b)/i)
    .map((one) => cancelledIn(one, vocabulary) ?? one)
    .join('\n');
  return put === text ? [] : [put];
}

function cancelledIn(text: string, vocabulary: Vocabulary): string | undefined {
  const one = asEvent(text, vocabulary);
  const [said, around, who, word, what, noun, name = 'stopped'] = EVENT.exec(one) ?? [];
  const verb = word === undefined ? undefined : vocabulary.verbForms.get(word)?.verb;
  if (said === undefined || !verb || !isUsedUp(noun, vocabulary)) return undefined;
  const rest = one.slice(said.length);
  if (rest.search(WRITTEN) < 0) return undefined;
  const moved = new RegExp(
    `\\b(?:move|take|return|put|give|add|steal|gain|attach)s? (?:the ${name}|that (?:${noun}|card)|it)\\b`,
  );
  if (!moved.test(rest)) {
    const then = rest.replaceAll(WRITTEN, `the ${name} has no effect until end of turn`);
    return `${around}before ${who} ${word} ${what} as ${name}${inBlock(then)}`;
  }
  const acts = actsOf(rest, name, noun);
  return acts && `${around}if ${who} would ${verb.id} ${what} as ${name}, ${acts}`;
}

/** What `if you do` follows in a line of its own, as a block of both. */
function inBlock(rest: string): string {
  const [, first, then] = /^,\s*([^\n]+)((?:\nif you do\b[^\n]*(?:\n +[^\n]+)*)+)$/i.exec(rest) ?? [];
  return first === undefined ? rest : `:\n  ${first.replace(/\.$/, '')}${then.replaceAll('\n', '\n  ')}`;
}

/** What would happen, as what happens: what is about it alone comes before it. */
function asEvent(text: string, vocabulary: Vocabulary): string {
  return text.replace(
    WOULD,
    (said, around: string, how: string | undefined, span: string | undefined, who: string, word: string) => {
      const verb = vocabulary.verbForms.get(word)?.verb;
      if (verb?.id !== word) return said;
      const isOnce = !/^\s*(?:[^,:\n]+, )*if /i.test(said);
      const times = isOnce ? timesOf(how, span, around) : '';
      return `${around}${times}when ${who} ${who === 'you' ? word : verbIn(vocabulary, verb.id, 'third')} `;
    },
  );
}

/** `the first time each turn`, `the next time this turn`, and `the next time` within the span that is in front, if there is one. */
function timesOf(how: string | undefined, span: string | undefined, around: string): string {
  if (how === 'this') return `until end of ${span}, once, `;
  if (how !== undefined) return `once per ${span}, `;
  return around.trim() === '' ? 'for the rest of the game, once, ' : 'once, ';
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
