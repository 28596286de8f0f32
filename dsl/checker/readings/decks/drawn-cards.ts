/**
 * `take the top card of the deck into your hand`, and below it what is done with `it`: a card on top of a pile is another one as soon as
 * this one has gone, so it gets a name. And cards that are drawn one by one, `draw a card for each fruit`, are `those cards` below it.
 */
import { givenNames } from '../../../language/lexer/given-names.ts';
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { plural } from '../../../text/english-inflection.ts';
import { firstNounSaid } from '../words/spoken-nouns.ts';

const TAKEN =
  /^(\s*(?:- )?(?:[^\n]*?, |[^\n]*?\bmay )?(?:[a-z ]+? )?moves? the top card of [^\n,]+?) to ((?:your|their|that player's|the) [a-z ]+?)(?=$|,|\n)/m;
/** The card in the words behind it. */
const IT = /\b(?:that card|it)\b(?!'s)|\bthat card's\b|\bits\b/g;

/** The texts in which what follows is about cards that the language can name. */
export const withDrawnCards = (text: string, vocabulary: Vocabulary): string[] => [
  ...withName(text),
  ...drawnAtOnce(text, vocabulary),
  ...drawnThisWay(text, vocabulary),
];

/** The text with a name for the card that is taken, where what follows is about one card. */
function withName(text: string): string[] {
  const taken = TAKEN.exec(text);
  if (!taken || givenNames(text).includes('drawn')) return [];
  const [whole, before, to] = taken;
  if (/ as [a-z-]+$/.test(before)) return [];
  const end = taken.index + whole.length;
  const rest = text.slice(end);
  const put = rest.replaceAll(IT, (said) => (said.endsWith('s') ? "the drawn's" : 'the drawn'));
  return put === rest ? [] : [`${text.slice(0, taken.index)}${before} as drawn to ${to}${put}`];
}

const FOR_EACH =
  /^((?:[^,:\n]+, )*(?:[a-z ]+ )?[a-z]+) (?:an?|1) card for (?:each|every) ([a-z][^,:\n]*?)((?:\n|[,.;] )[^]*\b(?:those cards|them|this way|cards drawn|drawn cards)\b[^]*)$/m;

/** With a name for all that are drawn. */
const FOR_EACH_AS =
  /^((?:[^,:\n]+, )*(?:[a-z ]+ )?[a-z]+) (?:an?|1) card for (?:each|every) ([a-z][^,:\n]*?)( as [a-z-]+)(?=$|\n)/m;

/** As many cards as there are of something, drawn together. */
function drawnAtOnce(text: string, vocabulary: Vocabulary): string[] {
  const [whole, before, each, rest] = FOR_EACH_AS.exec(text) ?? FOR_EACH.exec(text) ?? [];
  const found = each === undefined ? undefined : firstNounSaid(vocabulary, nounIn(each));
  if (whole === undefined || each === undefined || !found) return [];
  const symbol = vocabulary.terms.get(found.said)?.[0]?.symbol;
  const many = symbol && found.of !== 'player' ? forms(symbol).many : plural(found.one);
  const counted = each.replace(found.said, many);
  return [text.replace(whole, () => `${before} (the number of ${counted}) cards${rest}`)];
}

/** The words of a phrase in front of what says where it is. */
const nounIn = (phrase: string): string =>
  /^.*?(?=$| (?:in|on|of|with|without|where|that|among)\b)/.exec(phrase)![0];

const THIS_WAY =
  /\b(among|of|from) (?:the cards (?:you )?([a-z]+)(?: this way)?|the ([a-z]+) cards)(?=$|[,:.\n]| (?:for|to|is|are)\b)|\b(an?|one|\d+|up to \d+|all|the) ([a-z]+)s? (?:you )?([a-z]+) (?:this way|like this)(?=$|[,:.\n]| (?:for|to|is|are)\b)/g;

/** `a fruit drawn this way` is one among those cards, where a line above draws them. */
function drawnThisWay(text: string, { verbForms }: Vocabulary): string[] {
  const lines = text.split('\n');
  const put = lines.map((line, i) =>
    line.replaceAll(THIS_WAY, (all, ...parts: (string | undefined)[]) => {
      const [joint, one, other, count, noun, third] = parts;
      const done = one ?? other ?? third;
      const form = done === undefined ? undefined : verbForms.get(done);
      const isAbove =
        form !== undefined &&
        [...lines.slice(0, i), line.slice(0, line.indexOf(all))].some((above) =>
          above.split(/[^a-z-]+/).some((word) => verbForms.get(word)?.verb === form.verb),
        );
      if (!isAbove) return all;
      return count === undefined ? `${joint} those cards` : `${count} ${noun} among those cards`;
    }),
  );
  return put.join('\n') === text ? [] : [put.join('\n')];
}
