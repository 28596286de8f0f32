/**
 * What is done with the rest of what was looked at: `look at the top 3 cards of the deck, put one into your hand and discard the
 * rest`. The rest goes where the verb puts what it is done with.
 */
import { withArticle } from '../../../text/english-inflection.ts';
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { ownPlace } from '../attachments/carried-readings.ts';
import { destinationsIn } from '../words/verb-destinations.ts';

const JOINT = '(?:\\n|, and (?:then )?|, then |,? and then | and |, )(?:then )?';
const SEEN = '(?: (?:from )?(?:of|among|from) (?:them|those cards|those|these|the revealed cards))?';
const LOOKED = new RegExp(
  `^((?:look at|reveal) the top \\S+ cards of [^,\\n]+?)${JOINT}(you may )?([a-z-]+) (one|an?|up to \\d+|\\d+)(?: (?!of\\b|among\\b|from\\b|into\\b|in\\b|to\\b|onto\\b|for\\b|and\\b|then\\b)([a-z0-9 -]+?))?${SEEN}((?: (?:into|onto|in|on|to|for) [^,\\n]+?)?)${JOINT}([a-z-]+) (?:the rest|the others?|the other cards?|the other one|the remaining cards?|all others)(?: of them)?((?: (?:into|onto|in|on|to|at) [^,\\n]+)?)$`,
);

/** Words for taking something into one's hand, where no place is named. */
const KEEPS = /^(?:keep|take|get|pick|draw)$/;
/** Words for moving. */
const MOVES = /^(?:put|place|move|add|return)$/;

/** Texts about cards that were looked at, with the verbs of the game. */
export const withLookedAt = (text: string, vocabulary: Vocabulary): string[] => [
  ...withRest(text, vocabulary),
  ...withTop(text, vocabulary),
];

const TOP_ONES =
  /\b([a-z]+) the top (card|(?:\d+|two|three|four|five) cards) (?:of|from) ([^,:\n]+?)(?=$|[,:\n]| instead\b)/g;

/** `bury the top 2 cards of your deck`, with a verb that takes cards from there anyway. */
export function withTopOnes(text: string, { verbForms }: Vocabulary): string[] {
  const put = text.replaceAll(TOP_ONES, (said, word: string, count: string, pile: string) => {
    const takes = verbForms.get(word)?.verb.parameters[0]?.phrase.snippet.text.trim();
    return takes === `the top cards of ${pile}` ? `${word} ${count === 'card' ? 'a card' : count}` : said;
  });
  return put === text ? [] : [put];
}

const TOP =
  /((?:look at|reveal) the top card of ([^,:\n]+?))(\n *(?:if [^\n]+\n *otherwise,? )?|, then |,? and (?:then )?)((?:you may |if [^,:\n]+, (?:you may )?)?)([a-z-]+) (?:it|that card)(?=$|\n)/;

/** `look at the top card of your deck`, and below it `you may bury it`, with a verb that takes cards from the top of it. */
function withTop(text: string, { verbForms }: Vocabulary): string[] {
  const said = text
    .toLowerCase()
    .replaceAll(/[.;!] +(?=[a-z])/g, '\n')
    .replaceAll(/[.!](?=\n|$)/g, '');
  const [whole, look, pile, joint, may, word] = TOP.exec(said) ?? [];
  const verb = word === undefined ? undefined : verbForms.get(word);
  const takes = verb?.verb.parameters[0]?.phrase.snippet.text.trim();
  if (whole === undefined || verb?.form !== 'base' || takes !== `the top cards of ${pile}`) return [];
  return [said.replace(whole, `${look}${joint}${may}${word} a card`)];
}

/** A text of which the rest goes where its verb puts its object. */
function withRest(text: string, vocabulary: Vocabulary): string[] {
  const whole = text
    .toLowerCase()
    .replaceAll(/[.;!] +(?=[a-z])/g, '\n')
    .replaceAll(/[.!]\s*$/g, '')
    .trimEnd();
  const [, look, may = '', first, count, noun, to = '', last, behind = ''] = LOOKED.exec(whole) ?? [];
  if (look === undefined) return [];
  const one = /^(?:one|an?|1)$/.test(count);
  const what = noun ?? (one ? 'card' : 'cards');
  const kept = `${one ? withArticle(what) : `${count} ${what}`} among the seen as kept`;
  const keeps = KEEPS.test(first) && to === '';
  const place = keeps ? ' to your hand' : to.replace(/^ (?:into|onto|in|on) /, ' to ');
  const isMoved = keeps || (MOVES.test(first) && place.startsWith(' to '));
  const put = restOf(last, behind, vocabulary);
  if (put === undefined) return [];
  // What a verb takes from one place only, and is done with for free, is brought there first.
  const home = place === ' for free' ? ownPlace(vocabulary.verbForms.get(first)) : undefined;
  const each = one
    ? `${first} the kept for free`
    : `for each card among the kept, ${first} that card for free`;
  return [
    [
      `${look} as seen`,
      ...(home === undefined
        ? [`${may}${isMoved ? 'move' : first} ${kept}${place}`]
        : [`${may}move ${kept} to ${home}`, `${may === '' ? '' : 'if you do, '}${each}`]),
      `move all cards among the seen other than the kept to ${put}`,
    ].join('\n'),
  ];
}

/** Where the rest goes: a place that is named, or the one where the verb puts its object. */
function restOf(verb: string, behind: string, vocabulary: Vocabulary): string | undefined {
  if (MOVES.test(verb)) return /^ (?:into|onto|in|on|to) ((?:the|your) [a-z ]+)$/.exec(behind)?.[1];
  const there = destinationsIn(vocabulary).find((each) => each.verb.id === verb);
  if (!there || behind !== '') return undefined;
  return `${there.zone.of === 'player' ? 'your' : 'the'} ${there.zone.names.en[0]}`;
}
