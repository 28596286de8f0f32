/**
 * Who got what when everybody gives a card away: `each player secretly gives a tool to the next player`, and below it `each player who got
 * a net draws a card` or `for each player, if the tool that player was given ...`. They are the tools that were given, and where these are.
 */
import { plural } from '../../../text/english-inflection.ts';
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { withBroughtAlong } from '../attachments/brought-along.ts';
import { firstNounSaid } from '../words/spoken-nouns.ts';

const EACH = 'each (?:other )?(?:player|opponent)';
/** In secret all are given at once: one that comes first is not given on. */
const GIVES = new RegExp(
  `^(\\s*)${EACH} (?:secretly (?:gives|passes|hands) an? ([^,:]+?)|(?:gives|passes|hands) (?:the|their|that player's) ([a-z-]+)) to [^,:]+$`,
);
const PICK = new RegExp(`^\\s*${EACH} (?:secretly )?chooses an? ([^,:]+?) as ([a-z-]+)$`);
const GOT =
  '(?:got|gets|received|receives|has received|was given|were given|has been given|was handed|was passed|gained)';

/** The text with each of these cards and who has it then; none where nothing changes. */
export function withReceivedCards(said: string, vocabulary: Vocabulary): string[] {
  const [text = said] = withBroughtAlong(said, vocabulary);
  if (!new RegExp(`\\b(?:${GOT}|new)\\b`).test(text)) return [];
  const lines = text.split('\n');
  const at = lines.findIndex((line) => GIVES.test(line));
  const [, margin, given, name] = GIVES.exec(lines[at] ?? '') ?? [];
  if (margin === undefined) return [];
  const picked = name === undefined ? given : pickedAs(lines.slice(0, at), name);
  const noun = picked === undefined ? undefined : nounIn(picked, vocabulary);
  if (noun === undefined) return [];
  const below = lines.slice(at + 1);
  const [, zone] = / in their ([a-z-]+)\b/.exec(picked!) ?? [];
  if (zone === undefined) return [];
  const put = receivedBelow(below, noun, zone);
  if (put.every((line, i) => line === below[i])) return [];
  // What somebody gave is not theirs any more.
  return put.some(
    (line) => name !== undefined && new RegExp(`\\b(?:their|that player's) ${name}\\b`).test(line),
  )
    ? []
    : [[...lines.slice(0, at + 1), ...put].join('\n')];
}

const pickedAs = (lines: readonly string[], name: string): string | undefined =>
  lines.flatMap((line) => {
    const [, what, as] = PICK.exec(line) ?? [];
    return as === name ? [what] : [];
  })[0];

const nounIn = (phrase: string, vocabulary: Vocabulary): string | undefined => {
  const found = firstNounSaid(vocabulary, phrase.replace(/ (?:in|from|of|on|with|where) .*$/, ''));
  return found?.of === 'card' && found.form === 'one' ? found.said : undefined;
};

function receivedBelow(lines: readonly string[], noun: string, zone: string): string[] {
  const that = `that ${noun}`;
  const taken = `(?:the|that|their|whatever) (?:new )?(?:${noun}|card) (?:that |which )?(?:that player|that opponent|they) ${GOT}(?: this way)?(?= |'s |[,:]|$)|(?:their|that player's|that opponent's) new (?:${noun}|card)\\b`;
  const loop = new RegExp(`^\\s*for ${EACH}(?: in turn order(?: from you)?)?:$`);
  const put: string[] = [];
  let margin: number | undefined;
  for (const line of lines) {
    const own = /^ */.exec(line)![0].length;
    if (margin !== undefined && own <= margin) margin = undefined;
    const inside =
      margin === undefined
        ? undefined
        : received(line, taken, `for each ${noun} among those ${plural(noun)} in that player's ${zone}, `);
    if (loop.test(line)) margin = own;
    put.push(
      (inside ?? whoGot(line, noun, `for each ${noun} among those ${plural(noun)}`, taken)).replaceAll(
        new RegExp(`\\b(?:${taken})`, 'g'),
        that,
      ),
    );
  }
  return put;
}

/** A condition on it, of the player whose place it is in. */
function received(line: string, taken: string, each: string): string | undefined {
  const [, margin, act] = new RegExp(`^(\\s*)(if [^,:]*\\b(?:${taken})[^,:]*, .+)$`).exec(line) ?? [];
  return act === undefined ? undefined : margin + each + act;
}

/** `each player who got a net draws a card`, `each player whose new tool has no mark draws a card`. */
function whoGot(line: string, noun: string, each: string, taken: string): string {
  const that = `that ${noun}`;
  return line
    .replace(
      new RegExp(
        `^(\\s*)${EACH} (?:who|that) ${GOT} (an?) ((?!new\\b)[a-z-]+)(?: ${noun}| card)?((?: (?:with|without) (?:an?|no) [a-z-]+)?)(?: this way)? ([a-z-]+s .+)$`,
      ),
      (_, margin: string, article: string, what: string, rest: string, act: string) => {
        const is = what === noun ? '' : ` is ${article} ${what}`;
        const has = rest.replace(/^ with /, ' has ').replace(/^ without an? /, ' has no ');
        const tests = [is, has].filter((one) => one !== '');
        if (tests.length === 0) return line;
        return `${margin}${each}, if ${tests.map((one) => that + one).join(' and ')}, ${that}'s controller ${act}`;
      },
    )
    .replace(
      new RegExp(
        `^(\\s*)${EACH} whose new (?:${noun}|card) ((?:has|is|was) .+?) ((?!${noun}\\b)[a-z-]+s (?:an?|\\d+|the|all|your) .+)$`,
      ),
      (_, margin: string, is: string, act: string) =>
        `${margin}${each}, if ${that} ${is}, ${that}'s controller ${act}`,
    )
    .replace(
      new RegExp(`^(\\s*)${EACH} (draws|discards|[a-z-]+s) ([^,:]+?) if (?:${taken}) (has|is) ([^,:]+)$`),
      (_, margin: string, verb: string, what: string, has: string, rest: string) =>
        `${margin}${each}, if ${that} ${has} ${rest}, ${that}'s controller ${verb} ${what}`,
    );
}
