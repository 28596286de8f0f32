/**
 * What a condition finds is what is meant below it: `if there is a ripe fruit in your shed, sell that fruit` chooses one there and
 * sells it, `if a neighbour has a tool in their shed, borrow it`.
 */
import { withArticle } from '../../../text/english-inflection.ts';
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { firstNounSaid, nounSaid } from '../words/spoken-nouns.ts';

const ONE = '(?<count>an?|another|exactly (?:1|one)|only (?:1|one)|at least (?:1|one))';
const THERE = new RegExp(`^there (?:is|are) ${ONE} (?<what>.+)$`);
const HAS = new RegExp(
  `^(?<who>you|an opponent|another player|any opponent|a player) ha(?:s|ve) ${ONE} (?<what>.+?) (?<at>in|on) (?:your|their) (?<zone>[a-z]+(?: [a-z]+)?)(?<which>(?: (?:with|where) .+)?)$`,
);
const OF_ONE =
  /^(?<count>an?|any) (?<noun>(?!opponent|player|other)[a-z-]+) (?:has|contains|holds|counts) (?<rest>.+)$/;
const IF = /^(\s*)((?:[^:]*, )?)if ([^,:]+)(?:, (.+)|:)$/;

/** The text in which what is found is chosen first; none where nothing is. */
export function withExistingOnes(text: string, vocabulary: Vocabulary): string[] {
  if (!/\bif (?:there|you|an?|any|another)\b/.test(text) || !/\b(?:that|it|its)\b/.test(text)) return [];
  const lines = text.split('\n');
  const at = lines.findIndex((_, i) => linesOf(lines, i, vocabulary) !== undefined);
  return at < 0
    ? []
    : [[...lines.slice(0, at), ...linesOf(lines, at, vocabulary)!, ...lines.slice(at + 1)].join('\n')];
}

function linesOf(lines: readonly string[], i: number, vocabulary: Vocabulary): string[] | undefined {
  const [, margin, front = '', asked, then] = IF.exec(lines[i]) ?? [];
  if (margin === undefined || asked === undefined) return undefined;
  const end = lines.findIndex((below, at) => at > i && !below.startsWith(`${margin} `));
  const block = then ?? lines.slice(i + 1, end < 0 ? lines.length : end).join('\n');
  const found = foundBy(asked);
  const noun = found && spokenOf(found.what, block, lines.slice(0, i).join('\n') + front, vocabulary);
  if (!found || noun === undefined) return undefined;
  const inner = front === '' ? margin : `${margin}  `;
  const one = `${found.what.replace(noun.said, noun.as)}${found.where}`;
  return [
    ...(front === '' ? [] : [`${margin}${front.replace(/, $/, ':')}`]),
    `${inner}if there is ${found.only ? 'exactly 1 ' : found.another ? 'another ' : ''}${found.only || found.another ? one : withArticle(one)}:`,
    `${inner}  choose ${found.another ? `another ${one}` : withArticle(one)}`,
    ...(then === undefined ? [] : [`${inner}  ${then}`]),
  ];
}

interface Found {
  readonly what: string;
  readonly where: string;
  /** There is no other one. */
  readonly only: boolean;
  readonly another: boolean;
}

/** What a condition asks for, and where that is. */
function foundBy(asked: string): Found | undefined {
  const [, , noun, rest] = OF_ONE.exec(asked) ?? [];
  const there = THERE.exec(noun === undefined ? asked : `there is a ${noun} with ${rest}`)?.groups;
  const { who, at, zone, which = '', count = '', what } = there ?? HAS.exec(asked)?.groups ?? {};
  if (what === undefined || /\b(?:or|and)\b/.test(what)) return undefined;
  // One in all is not one of somebody.
  if (who !== undefined && who !== 'you' && !/^(?:an?|at least .+)$/.test(count)) return undefined;
  const whose = who === 'you' ? 'your' : `${who?.replace(/^any /, 'an ')}'s`;
  return {
    what,
    where: there ? '' : ` ${at} ${whose} ${zone}${which}`,
    only: /^(?:only|exactly)/.test(count),
    another: count === 'another',
  };
}

/** The noun of what is found, if the lines below name it again and nothing before could be meant. */
function spokenOf(
  what: string,
  block: string,
  before: string,
  vocabulary: Vocabulary,
): { readonly said: string; readonly as: string } | undefined {
  const head = what.split(/ (?:in|on|with|where|of|from|at|among)\b/)[0];
  const noun = firstNounSaid(vocabulary, head);
  const [, spoken] = /\bthat ([a-z-]+)\b(?! (?:player|opponent)\b)/.exec(block) ?? [];
  if (noun?.of === 'player') return undefined;
  if (noun) {
    const isMeant =
      spoken === noun.one || spoken === 'card' || (spoken === undefined && /\bit\b/.test(block));
    // What each of several players chose is not one, and another condition names nothing.
    const ones = before
      .replaceAll(/\beach (?:other )?(?:player|opponent) [^\n]*/g, '')
      .replaceAll(/\bif there (?:is|are) [^,:\n]+/g, '');
    // What a place is called is no card.
    const places = vocabulary.zones.map((zone) => forms(zone).one).join('|');
    const cards = ones.replaceAll(new RegExp(`\\b(?:${places})\\b`, 'g'), '');
    const isKnown = new RegExp(`\\b(?:an?|that|another|the) (?:[a-z]+ )?${noun.one}\\b`).test(cards);
    // One that the lines below bring up themselves is nearer.
    const inFront = block.slice(0, /\b(?:that (?:[a-z-]+)|it)\b/.exec(block)?.index ?? 0);
    const isNearer = new RegExp(`\\b(?:an?|another) (?:[a-z]+ )?${noun.one}\\b`).test(inFront);
    return isMeant && !isKnown && !isNearer ? { said: noun.said, as: noun.said } : undefined;
  }
  // A value that stands for cards that have it: `if there is a green in your shed, sell that fruit`.
  const kind = vocabulary.kinds.find((each) => forms(each).one === spoken);
  const isValue = vocabulary.terms.get(head)?.some(({ symbol }) => symbol.sort === 'value') === true;
  return kind && isValue && nounSaid(vocabulary, spoken!) && !before.includes(` ${spoken}`)
    ? { said: head, as: `${head} ${spoken}` }
    : undefined;
}
