/**
 * What somebody does using a card, and what a card stops: `when an opponent waters a fruit using a can, cancel it`. In its place only the
 * card is laid away that it would be done with, as the verb does first of all.
 */
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import type { VerbSymbol } from '../../../language/symbols/symbols.ts';
import type { Block } from '../../../language/syntax/ast.ts';
import { verbIn } from '../../suggestions/word-suggestions.ts';
import { pricesInFull } from './instead-readings.ts';
import { isNamed } from '../acting-cards/uses-of-cards.ts';

const EVENT =
  /^((?:[^,:\n]+, )*)(?:when(?:ever)?|each time|every time|if) (an opponent|a player|another player|that player|that opponent) (would )?([a-z]+) ([^,:\n]+)(?:, |:\n *)/;
const STOPS = '(?:cancel|counter|negate|nullify|annul|stop|prevent|ignore|block)';
const VOID =
  '(?:has no effect|fails|is (?:cancell?ed|countered|negated|ignored|nullified|stopped|void|undone)|does not (?:happen|count|apply|work)|(?:does|has|counts for) nothing)';

/** A text with each such sentence as what is put in the place of the verb. */
export function withStoppedActs(text: string, vocabulary: Vocabulary): string[] {
  const uses = usesIn(vocabulary);
  if (uses.length === 0) return [];
  const put = text
    .split(/\n(?=\S)/)
    .map(
      (one) => uses.map((use) => inItsPlace(one, use, vocabulary)).find((each) => each !== undefined) ?? one,
    )
    .join('\n');
  return put === text ? [] : [put];
}

function inItsPlace(text: string, use: Use, vocabulary: Vocabulary): string | undefined {
  const [head, before, who, would, word, said] = EVENT.exec(text) ?? [];
  if (head === undefined || word === undefined || said === undefined) return undefined;
  const what = objectOf(use, vocabulary, word, said, would !== undefined);
  const stopped = what === undefined ? undefined : stoppedIn(text.slice(head.length), use);
  if (what === undefined || !stopped) return undefined;
  const event = `${before}if ${who} would ${use.verb.id} ${what} as stopped`;
  const act = `that player ${verbIn(vocabulary, use.laidAway.id, 'third')} the stopped`;
  if (stopped.then !== undefined) {
    // What follows is done in its place as well.
    const block = [act, ...stopped.then].map((each) => `\n  ${each}`).join('');
    return `${event}, ${stopped.may ? 'you may instead' : 'instead'}:${block}`;
  }
  return stopped.price === undefined
    ? `${event}, ${stopped.may ? 'you may ' : ''}instead ${act}`
    : `${event}, you may instead:\n  ${pricesInFull(stopped.price)}\n  ${act}`;
}

/** What a verb is done with, and how that is laid away before all else. */
interface Use {
  readonly verb: VerbSymbol;
  readonly card: string;
  readonly laidAway: VerbSymbol;
}

function usesIn(vocabulary: Vocabulary): Use[] {
  return vocabulary.verbs.flatMap((verb) => {
    const using = verb.parameters.find(({ preposition }) => preposition === 'using');
    const words = using?.phrase.snippet.text.trim().replace(/^an? /, '');
    const card = vocabulary.kinds.find((kind) => forms(kind).one === words);
    const laidAway = using && laidAwayIn(verb.first, using.name, vocabulary);
    return card && laidAway ? [{ verb, card: forms(card).one, laidAway }] : [];
  });
}

function laidAwayIn(block: Block, name: string, { verbForms }: Vocabulary): VerbSymbol | undefined {
  for (const each of block)
    if (each.kind === 'order' && each.args.object && isNamed(each.args.object, name))
      return verbForms.get(each.verb.text)?.verb;
  return undefined;
}

/** What the verb is done to, with the card that it is done with. */
function objectOf(
  { verb, card }: Use,
  { verbForms }: Vocabulary,
  word: string,
  said: string,
  would: boolean,
): string | undefined {
  const form = verbForms.get(word);
  if (form?.verb === verb && form.form === (would ? 'base' : 'third'))
    return said.includes(' using ')
      ? said.replace(/ using (?:the|their|an?) .+$/, ` using a ${card}`)
      : `${said} using a ${card}`;
  const [, what] = /^(?:plays?|uses?)$/.test(word)
    ? (new RegExp(`^an? ${card} (?:on|against|to|for) (.+)$`).exec(said) ?? [])
    : [];
  if (what === undefined) return undefined;
  return `${what.replace(/^your (.+)$/, (_, one: string) => `a ${one} of yours`)} using a ${card}`;
}

interface Stopped {
  readonly may: boolean;
  readonly price?: string;
  /** What follows from it. */
  readonly then?: readonly string[];
}

function stoppedIn(rest: string, { verb, card }: Use): Stopped | undefined {
  const one = `(?:${[verb.id, card, card.replace(/ card$/, ''), 'card'].join('|')})`;
  const that = `(?:it|that ${one}|the ${one}|this ${one})`;
  const stop = `(?:${STOPS} (?:${that}(?:'s effects?)?|its effects?|the effects? of ${that})|${that}(?:'s effect)? ${VOID})(?: instead)?`;
  const alone = new RegExp(`^(you may )?${stop}$`).exec(rest);
  if (alone) return { may: alone[1] !== undefined };
  const [, may, then, done, block] =
    new RegExp(
      `^(you may )?${stop}(?:,? (?:and|then|and then) ([^,:\\n]+)|[.\\n] *if you do(?:, ([^:\\n]+)|:((?:\\n +[^:\\n]+)+)))$`,
      'i',
    ).exec(rest) ?? [];
  const follows = then ?? done ?? block;
  if (follows !== undefined) return { may: may !== undefined, then: follows.trim().split(/\n +/) };
  const [, price, other] =
    new RegExp(`^you may (?:([^,:\\n]+?) to ${stop}|([^,:\\n]+)\\n *if you do,? ${stop})$`).exec(rest) ?? [];
  const paid = price ?? other;
  return paid === undefined ? undefined : { may: true, price: paid };
}
