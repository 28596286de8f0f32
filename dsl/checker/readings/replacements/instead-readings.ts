/**
 * What happens in place of what a verb does: `when you attack a ship, you may draw a card instead`. A verb without an effect of
 * its own cannot be replaced.
 */
import { takenOffAsPaid } from '../../../language/parser/errors/everyday/everyday-prices.ts';
import type { VerbSymbol } from '../../../language/symbols/symbols.ts';
import type { Block } from '../../../language/syntax/ast.ts';
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { writtenNumbers } from '../../../language/lexer/number-words.ts';
import { thirdPerson } from '../../../text/english-inflection.ts';
import { longestTerm } from '../../../language/symbols/symbol-table.ts';
import { placeAfterUse } from '../../places/used-up-texts.ts';

const INSTEAD =
  /^((?:[^,:]+, )*)(?:when(?:ever)?|each time|every time|if) (you|an opponent|a player|another player|this|that [a-z-]+|the [a-z-]+(?: [a-z-]+)?) (would )?([a-z-]+)((?: [^,:]+)?), (?:instead,? )?((?:you|that player|they) may )?([^,:]+?),? instead$/;

const STOPS = '(?:cancel|counter|negate|nullify|annul|stop|prevent|ignore|undo)';
const CANCELLED = new RegExp(
  `^((?:[^,:]+, )*)(?:when(?:ever)?|each time|every time|if) (an opponent|a player|another player|you) ([a-z-]+) (an?|another) ([a-z][a-z -]*?), ((?:you|that player|they) may )?(?:([^,:]+?)(?: to |,? and |, then ))?${STOPS} (?:it|that [a-z-]+(?: card)?|the card|its effects?|the effects? of (?:it|that [a-z-]+(?: card)?)|that [a-z-]+(?: card)?'s effects?)(?: from (?:having|taking) (?:an |its |any )?effect)?$`,
);

/** `when an opponent plays a spell, you may discard a card to cancel its effect`: it goes where the verb puts it afterwards. */
function cancelled(line: string, vocabulary: Vocabulary): string {
  const [, head, who, word, article, what, may = '', price] = CANCELLED.exec(line) ?? [];
  const form = word === undefined ? undefined : vocabulary.verbForms.get(word);
  if (!form || form.form !== (who === 'you' ? 'base' : 'third') || /\bstopped\b/.test(line)) return line;
  const object = form.verb.parameters.find(({ preposition }) => !preposition)?.name;
  const place = object === undefined ? undefined : placeAfterUse(form.verb.body, object);
  if (place === undefined || !longestTerm(vocabulary, wordsOf(what))) return line;
  const instead = `${head}if ${who} would ${form.verb.id} ${article} ${what} as stopped, ${may}instead`;
  const put = `move the stopped to ${place}`;
  return `${instead} ${price === undefined ? put : `${put} and ${inFull(price)}`}`;
}

/** A price that has to be paid in full: `discard 2 cards` is done with one where there is one, `pay 2 coins` never. */
const inFull = (price: string): string => price.replace(/^(?!pay )([a-z-]+) (\d+) /, '$1 exactly $2 ');

const OFFERED =
  /^(\s*)((?:[^,:]+, )*)(?:when(?:ever)?|each time|every time|if) (an opponent|a player|another player|you) ([a-z-]+)( [^,:]+)?, you may ([^,:]+)$/;
const IN_PLACE =
  /^\s*if you do,? (?:you )?(.+?),? instead(?: of (?:them|that player|it|that [a-z-]+))?(?:,? and (?:then )?(.+))?$/;

/** `when an opponent plays a card, you may pay a coin`, and below it `if you do, draw that card instead`. */
function insteadBelow(text: string, vocabulary: Vocabulary): string[] {
  const lines = text
    .toLowerCase()
    .replaceAll(/[.;!] +(?=[a-z])/g, '\n')
    .replaceAll(/[.!](?=\n|$)/g, '')
    .split('\n');
  return lines.flatMap((line, i) => {
    const [, margin, head, who, word, rest = '', price] = OFFERED.exec(line) ?? [];
    const [, act, then] = IN_PLACE.exec(lines[i + 1] ?? '') ?? [];
    const form = word === undefined ? undefined : vocabulary.verbForms.get(word);
    if (act === undefined || form?.form !== (who === 'you' ? 'base' : 'third')) return [];
    if (form.verb.body.every(({ kind }) => kind === 'nothing') && !isAskedFor(vocabulary, form.verb))
      return [];
    const put = [
      `${margin}${head}if ${who} would ${form.verb.id}${rest}, you may instead:`,
      ...[inFull(digits(price)), act, ...(then === undefined ? [] : [byThem(then)])].map(
        (each) => `${margin}  ${each}`,
      ),
    ];
    return [[...lines.slice(0, i), ...put, ...lines.slice(i + 2)].join('\n')];
  });
}

/** `they gain a coin` of the player who has done it. */
const byThem = (act: string): string =>
  act.replace(/^they (?!may\b|cannot\b)([a-z-]+)/, (_, verb: string) => `that player ${thirdPerson(verb)}`);

const WRITTEN = new RegExp(`\\b(${writtenNumbers.slice(2).join('|')})\\b`, 'g');
/** A price with its numbers as digits, to be paid in full. */
export const pricesInFull = (price: string): string => takenOffAsPaid(inFull(digits(price)));
const digits = (text: string): string =>
  text.replaceAll(WRITTEN, (word) => String(writtenNumbers.indexOf(word)));

const wordsOf = (what: string) => what.split(' ').map((text) => ({ text, span: { start: 0, end: 0 } }));

/** A text in which each such line is a replacement. */
export function insteadOf(text: string, vocabulary: Vocabulary): string[] {
  const stopped = text
    .split('\n')
    .map((line) => cancelled(line, vocabulary))
    .join('\n');
  if (stopped !== text) return [stopped];
  const below = insteadBelow(text, vocabulary);
  if (below.length > 0) return below;
  const put = text
    .split('\n')
    .map((line) => {
      const [, head, who, would, word, rest, may = '', act] = INSTEAD.exec(line) ?? [];
      const form = word === undefined ? undefined : vocabulary.verbForms.get(word);
      if (form?.form !== (would !== undefined || who === 'you' ? 'base' : 'third')) return line;
      return form.verb.body.every(({ kind }) => kind === 'nothing') && !isAskedFor(vocabulary, form.verb)
        ? line
        : `${head}if ${who} would ${form.verb.id}${rest}, ${may}instead ${act}`;
    })
    .join('\n');
  return put === text ? [] : [put];
}

/** Whether the game asks behind the verb whether it was done, so that what is in its place keeps from happening what follows. */
const isAskedFor = (vocabulary: Vocabulary, { id }: VerbSymbol): boolean =>
  vocabulary.verbs.some(({ body }) => asksBehind(body, id));

function asksBehind(block: Block, verb: string): boolean {
  return block.some((each, i) => {
    if (each.kind === 'if-done') {
      const before = block[i - 1];
      if (before?.kind === 'order' && before.verb.text === verb) return true;
    }
    return (
      (each.kind === 'if' || each.kind === 'if-done') &&
      (asksBehind(each.then, verb) || asksBehind(each.otherwise ?? [], verb))
    );
  });
}
