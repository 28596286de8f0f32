/**
 * What a card does as long as it, or another one that it has named, stays where it is: `when the star is destroyed, ...` in the block of
 * `when you lay this:`, `this has the star's habit while the star is in your row`, `until the star leaves your row`.
 */
import type { EntryKind } from '../../../language/syntax/ast.ts';
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { destinationsIn } from '../words/verb-destinations.ts';

const CARD = '(?:this|that [a-z-]+|the [a-z-]+)';
const ENTERS = /^(\s*)when(?:ever)? you ([a-z-]+) this(?:,? (choose [^,:]+? as ([a-z-]+)))?(:?)$/;
const WAITS =
  /^(?:when(?:ever)? (?!(?:you|they) do\b)|before |while |as long as |(?:(?:once|twice|\d+ times) per turn, )?if [^,:]+? would |the (?:first|next) time (?:each turn )?[^,:]+? would )/;
const BEHIND = new RegExp(
  `^(\\s*)((?!until |while |when|if |at |before |as long as )[^:]+?),? (?:while|(?:for )?as long as) (${CARD}(?: and ${CARD})? (?:is|are|stays?|remains?)(?: both)? in [a-z' -]+)$`,
);
const STAYS = new RegExp(`\\b(${CARD}) (?:stays|remains) in `, 'g');
const BOTH = new RegExp(
  `\\b(${CARD}) and (${CARD}) are (?:both )?in (their|any|an?|your|the) ([a-z-]+?)(s?)(?=[,:]| and |$)`,
  'g',
);
const SOMEWHERE = new RegExp(`\\b(${CARD}) is in an? ([a-z -]+?)(?=[,:]| and |$)`, 'g');
const LEAVES = new RegExp(`\\buntil (${CARD}) leaves (?:the|any|an?) ([a-z -]+?)(?=,|$)`, 'g');
const EFFECT = new RegExp(
  `^(\\s*)while (${CARD}) is in (?:play|(?:any|your|an opponent's|that player's|the [a-z-]+'s) [a-z -]+)(?: and [^,:]+)?[,:]`,
);

/** The text with the spans in which such sentences hold. */
export function withLastingStays(text: string, vocabulary: Vocabulary, entry: EntryKind): string[] {
  const plain = text
    .split('\n')
    .map((line) => inOrder(line, vocabulary))
    .join('\n');
  const lines = inBlock(plain.split('\n'), vocabulary);
  const put = entry === 'effect' ? ofEffect(lines) : ofBlocks(lines, vocabulary);
  const said = put.join('\n');
  return said === text ? [] : [said];
}

/** In a text that is carried out once, what waits for something about a card may do so for one of two spans. */
export const withSpansLeftOut = (text: string, entry: EntryKind): string[] => {
  const about = /^(\s*)(?=when(?:ever)? (the [a-z-]+|that [a-z-]+) [a-z]+[^,:\n]*[,:])/m;
  const [, margin, card] = (entry === 'effect' ? about.exec(text) : undefined) ?? [];
  return card === undefined
    ? []
    : [`until ${card} leaves play`, 'until end of turn'].map((span) =>
        text.replace(about, `${margin}${span}, `),
      );
};

/** A line with the condition in front, and the words of the language for places and spans. */
function inOrder(line: string, vocabulary: Vocabulary): string {
  return line
    .replace(BEHIND, (_, margin: string, act: string, holds: string) => `${margin}while ${holds}, ${act}`)
    .replace(/^(\s*)(?:for )?as long as /, '$1while ')
    .replace(STAYS, '$1 is in ')
    .replace(BOTH, (said, one: string, other: string, whose: string, noun: string, s: string) => {
      if (whose === 'the' || (s !== '') !== (whose === 'their')) return said;
      const where = whose === 'your' ? `your ${noun}` : `any ${noun}`;
      return `${one} is in ${where} and ${other} is in ${where}`;
    })
    .replace(SOMEWHERE, (said, card: string, place: string) =>
      vocabulary.zones.some((each) => each.of === 'player' && forms(each).one === place)
        ? `${card} is in any ${place}`
        : said,
    )
    .replace(LEAVES, (said, card: string, place: string) =>
      isOnlyPlace(vocabulary, place) ? `until ${card} leaves play` : said,
    )
    .replace(/\balso has (the [a-z-]+'s )(?!effect\b)/, 'has $1');
}

/** Whether cards that can be somewhere are in play nowhere else. */
function isOnlyPlace({ zones }: Vocabulary, place: string): boolean {
  const zone = zones.find((each) => each.inPlay && forms(each).one === place);
  return (
    zone?.takes !== undefined &&
    zones.every(
      (each) => each === zone || !each.inPlay || !each.takes?.some((kind) => zone.takes!.includes(kind)),
    )
  );
}

/** What is chosen when a card comes into play, and below it lines about that: all in one block. */
function inBlock(lines: readonly string[], vocabulary: Vocabulary): readonly string[] {
  const opened = ofOpened(lines, vocabulary);
  if (opened) return opened;
  const at = lines.findIndex((line) => {
    const [, margin, verb, chosen] = ENTERS.exec(line) ?? [];
    return margin === '' && chosen !== undefined && comesIntoPlay(vocabulary, verb);
  });
  const [, , verb, chosen, name] = ENTERS.exec(lines[at] ?? '') ?? [];
  if (name === undefined) return lines;
  const block = [...lines.slice(0, at), `when you ${verb} this:`, `  ${chosen}`, ...lines.slice(at + 1)];
  return ofOpened(block, vocabulary) ?? lines;
}

const NAMED = /^ +choose [^,:]+? as ([a-z-]+)$/;
const STANDS =
  /^(?:when|before |while |as long as |if |once per|twice per|\d+ times|the first |the next |[+-]|this |the |all |that )/;

/** The same where the choice is in a block: lines below that name what was chosen go into the block, as long as the card stays. */
function ofOpened(lines: readonly string[], vocabulary: Vocabulary): readonly string[] | undefined {
  const at = lines.findIndex((line) => {
    const [, margin, verb, , , colon] = ENTERS.exec(line) ?? [];
    return margin === '' && colon === ':' && comesIntoPlay(vocabulary, verb);
  });
  if (at < 0) return undefined;
  const [block, ...below] = groupsOf(lines.slice(at));
  const names = block.flatMap((line) => NAMED.exec(line)?.[1] ?? []);
  const about = new RegExp(`\\bthe (?:${names.join('|')})\\b`);
  const own = below.filter((group) => about.test(group.join('\n')));
  if (names.length === 0 || own.length === 0 || !own.every(([head]) => STANDS.test(head))) return undefined;
  const margin = /^ */.exec(block[1])![0];
  return [
    ...lines.slice(0, at),
    ...block,
    ...own.flatMap(([head, ...more]) => [
      `${margin}${head.startsWith('until ') ? '' : 'until this leaves play, '}${head}`,
      ...more.map((line) => margin + line),
    ]),
    ...below.filter((group) => !own.includes(group)).flat(),
  ];
}

/** Lines at the left, each with those below it that are deeper. */
function groupsOf(lines: readonly string[]): string[][] {
  const groups: string[][] = [];
  for (const line of lines)
    if (line.startsWith(' ') && groups.length > 0) groups.at(-1)!.push(line);
    else groups.push([line]);
  return groups;
}

/** In the block of a card that comes into play, what waits or holds does so as long as it stays. */
function ofBlocks(lines: readonly string[], vocabulary: Vocabulary): readonly string[] {
  let within: string | undefined;
  return lines.map((line) => {
    const margin = /^\s*/.exec(line)![0];
    if (within !== undefined && margin.length <= within.length) within = undefined;
    const [, header, verb, , , colon] = ENTERS.exec(line) ?? [];
    if (header !== undefined && colon === ':' && comesIntoPlay(vocabulary, verb)) {
      within = header;
      return line;
    }
    if (within === undefined || margin.length !== within.length + 2) return line;
    const said = line.trimStart();
    return WAITS.test(said) ? `${margin}until this leaves play, ${said}` : line;
  });
}

const comesIntoPlay = (vocabulary: Vocabulary, word: string): boolean => {
  const verb = vocabulary.verbForms.get(word)?.verb;
  const [first] = verb?.body ?? [];
  if (first?.kind === 'order' && first.verb.text === 'attach') return true;
  return destinationsIn(vocabulary).some((each) => each.verb === verb && each.zone.inPlay);
};

/** In a text that is carried out once, what holds while a card is somewhere does so as long as that stays in play. */
const ofEffect = (lines: readonly string[]): readonly string[] =>
  lines.map((line) =>
    line.replace(
      EFFECT,
      (said, margin: string, card: string) =>
        `${margin}until ${card} leaves play, ${said.slice(margin.length)}`,
    ),
  );
