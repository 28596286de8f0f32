/**
 * Two cards or players of whom something changes places: `swap the tools of the two` (what is attached to them), `exchange the
 * prices of this and another fruit until end of turn`, `exchange their ripeness`, `swap baskets with that player`.
 */
import { homePlaceOf } from '../words/home-places.ts';
import { plural } from '../../../text/english-inflection.ts';
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';

const SWAP = '(?:swap|exchange|switch|trade)s?';
const OWNER =
  "(?:this card's host|(?:your|that player's|an opponent's) (?!opponent)[a-z-]+|this(?: card)?|that [a-z-]+|the [a-z-]+)";
const KNOWN = `${OWNER}(?!')`;
const CHOSEN = '(?:(?:an?|another|one of your) [^,:]+?)';
const ONE = `(?<one>${KNOWN}|${CHOSEN})`;
const OTHER = `(?<other>${KNOWN}|${CHOSEN})`;
const HEAD = '(\\s*(?:[^,:]+, )*?(?:you may )?)';
const NOUN = '([a-z-]+(?: [a-z-]+)?)';
const WHAT = '(?<noun>[a-z-]+(?: [a-z-]+)?)';
const END = '(?: (?<span>until [^,:]+|for the rest of [^,:]+))?$';

/** Of whom, and what: named in the line. */
const NAMED: readonly RegExp[] = [
  new RegExp(`^${HEAD}${SWAP} (?:all )?the ${WHAT} (?:of|on|between) ${ONE} (?:and|with) ${OTHER}${END}`),
  new RegExp(
    `^${HEAD}${SWAP} (?:all )?the ${WHAT} of ${ONE} (?:for|with|and) (?:that|those|the [a-z -]+?) of ${OTHER}${END}`,
  ),
  new RegExp(
    `^${HEAD}${SWAP} (?:all )?(?<one>${OWNER})(?:'s|') ${WHAT} (?:for|with|and) (?<other>${OWNER})(?:'s|') [a-z -]+?${END}`,
  ),
];
/** All that one has to the other, and the other way round; or both do it. */
const BOTH_WAYS: readonly RegExp[] = [
  new RegExp(
    `^${HEAD}(?:move|attach|give|put|pass) all (?:the )?${WHAT} (?:of|on|from|attached to) (?<one>${KNOWN}) (?:onto|on|to) (?<other>${KNOWN}) and (?:(?:move|attach|give|put|pass) )?all (?:the )?\\k<noun> (?:of|on|from|attached to) \\k<other> (?:onto|on|to) \\k<one>(?<span>(?!))?$`,
  ),
  new RegExp(
    `^${HEAD}${SWAP} all (?:the )?${WHAT} (?:of|on|attached to) (?<one>${KNOWN}) (?:and|with|for) (?:all (?:the )?(?:\\k<noun> |those )(?:of|on|attached to) )?(?<other>${KNOWN})${END}`,
  ),
  new RegExp(`^${HEAD}(?<one>${KNOWN}) and (?<other>${KNOWN}) ${SWAP} (?:all )?(?:of )?their ${WHAT}${END}`),
];
/** Of two of one sort. */
const OF_TWO = new RegExp(
  `^${HEAD}${SWAP} (?:all )?the ${WHAT} (?:of|on|between) (?<two>(?:2|two) [^,:]+?)${END}`,
);
/** `swap two stalls' tools` */
const OF_TWO_FIRST = new RegExp(`^${HEAD}${SWAP} (?<two>(?:2|two) [a-z-]+?s)' ${WHAT}${END}`);
/** Of two that the lines above choose. */
const OF_BOTH = new RegExp(
  `^(\\s*)(?:(?:they|those [a-z-]+|the two(?: [a-z-]+)?) ${SWAP} (?:their|the|all their) ${NOUN}|${SWAP} (?:all )?(?:their|the) ${NOUN}(?: (?:of (?:the ([a-z-]+)|those [a-z-]+|the two(?: [a-z-]+)?|both(?: [a-z-]+)?)|between (?:them|the two|those [a-z-]+|the ([a-z-]+))))?)${END}`,
);
const CHOOSE_TWO = /^(\s*)choose (?:exactly )?(?:2|two) (other )?([a-z-]+)((?: [^,:]+?)?)(?: as ([a-z-]+))?$/;
const CHOOSE_BOTH = /^(\s*)choose (an? [^,:]+?) and (an?(?:other)? [^,:]+?)$/;
const CHOOSE_ONE = /^(\s*)choose (an?(?:other)? [^,:]+?)(?: as ([a-z-]+))?$/;

/** A text with each such line in the words of the language. */
export function withExchangedBelongings(text: string, words: Vocabulary): string[] {
  if (!/\b(?:swap|exchange|switch|trade)|\ball [^,:\n]* and /.test(text)) return [];
  const lines = text.split('\n');
  for (let i = 0; i < lines.length; i++) {
    const put =
      ofTwo(lines[i], words) ??
      ofNamed(lines[i], words) ??
      ofBoth(lines, i, words) ??
      ofPlayers(lines[i], words);
    if (put)
      return [[...lines.slice(0, i - (put.above ?? 0)), ...put.lines, ...lines.slice(i + 1)].join('\n')];
  }
  return [];
}

interface Put {
  readonly lines: readonly string[];
  /** How many lines above go with it. */
  readonly above?: number;
}

function ofTwo(line: string, words: Vocabulary): Put | undefined {
  const match = OF_TWO.exec(line) ?? OF_TWO_FIRST.exec(line);
  const { noun, two, span } = match?.groups ?? {};
  const chosen =
    two === undefined ? undefined : chosenTwo([`choose ${withHome(two, words)}`], '', undefined, words);
  const acts = chosen && exchange(words, noun!, 'the first', 'the second', span);
  return acts && { lines: inBlock(match![1], [...chosen!.lines, ...acts]) };
}

function ofNamed(line: string, words: Vocabulary): Put | undefined {
  for (const form of [...NAMED, ...BOTH_WAYS]) {
    const match = form.exec(line);
    const { noun, one, other, span } = match?.groups ?? {};
    if (!match || noun === undefined) continue;
    const chosen = [nameOf(one!, 'first'), nameOf(other!, 'second')];
    const acts = exchange(words, noun, chosen[0].name, chosen[1].name, span);
    if (acts) return { lines: inBlock(match[1], [...chosen.flatMap(({ choice }) => choice ?? []), ...acts]) };
  }
  return undefined;
}

/** What is not known yet is chosen by a name. */
const nameOf = (who: string, name: string): { name: string; choice?: string } =>
  who.startsWith("an opponent's ")
    ? { name: who.replace("an opponent's", "that player's"), choice: 'choose an opponent' }
    : /^(?:an?|another|one) /.test(who)
      ? {
          name: `the ${name}`,
          choice: `choose ${who.replace(/^one of your ([a-z-]+?)s$/, 'a $1 of yours')} as ${name}`,
        }
      : { name: who };

function ofBoth(lines: readonly string[], at: number, words: Vocabulary): Put | undefined {
  const match = OF_BOTH.exec(lines[at]);
  const [, margin, by, of, name, between] = match ?? [];
  const { span } = match?.groups ?? {};
  const noun = by ?? of;
  if (margin === undefined || noun === undefined) return undefined;
  const two = chosenTwo(lines.slice(0, at), margin, name ?? between, words);
  const acts = two && exchange(words, noun, `the ${two.names[0]}`, `the ${two.names[1]}`, span);
  return acts && { above: two.above, lines: [...two.lines, ...acts.map((each) => margin + each)] };
}

/** The two that the lines above choose, each with a name of its own. */
function chosenTwo(
  above: readonly string[],
  margin: string,
  called: string | undefined,
  words: Vocabulary,
): { names: readonly [string, string]; above: number; lines: readonly string[] } | undefined {
  const last = above.at(-1) ?? '';
  const names = ['first', 'second'] as const;
  const [, indent, other = '', many, rest = '', name] = CHOOSE_TWO.exec(last) ?? [];
  if (indent === margin && many !== undefined && (called === undefined || called === name)) {
    const one = [...words.kinds, ...words.nouns].map(forms).find((each) => each.many === many)?.one;
    const apart =
      one === undefined ? undefined : apartIn(rest.replace(/\bof opponents\b/, 'of an opponent'), words);
    return (
      apart && {
        names,
        above: 1,
        lines: [
          `${margin}choose ${other === '' ? 'a' : 'another'} ${one}${apart.first} as first`,
          `${margin}choose another ${one}${apart.second} as second`,
        ],
      }
    );
  }
  if (called !== undefined) return undefined;
  const both = CHOOSE_BOTH.exec(last);
  if (both?.[1] === margin)
    return {
      names,
      above: 1,
      lines: [`${margin}choose ${both[2]} as first`, `${margin}choose ${both[3]} as second`],
    };
  const [first, second] = [above.at(-2) ?? '', last].map((line) => CHOOSE_ONE.exec(line));
  if (first?.[1] !== margin || second?.[1] !== margin) return undefined;
  const own = [first[3] ?? 'first', second[3] ?? 'second'] as const;
  return own[0] === own[1]
    ? undefined
    : {
        names: own,
        above: 2,
        lines: [`${margin}choose ${first[2]} as ${own[0]}`, `${margin}choose ${second[2]} as ${own[1]}`],
      };
}

const APART = /^(.*?) (?:in|from|of) (?:two |2 )?different ([a-z-]+)(.*)$/;

/** Where one and the other is: of different players or heaps, where the text says so. */
function apartIn(rest: string, { zones }: Vocabulary): { first: string; second: string } | undefined {
  const [, before = '', places, behind = ''] = APART.exec(` ${rest.trim()}`) ?? [];
  if (places === undefined) return { first: rest, second: rest };
  const of = `${before.trimEnd()}${behind}`;
  const zone = zones.find((each) => each.of === 'player' && forms(each).many === places);
  if (zone) {
    const where = `${of} in any ${forms(zone).one}`;
    return { first: where, second: `${where} where controller is not the first's controller` };
  }
  const heap = zones.flatMap(({ pile }) => pile ?? []).find((each) => forms(each).many === places);
  return heap && { first: `${of} in a ${forms(heap).one}`, second: `${of} in another ${forms(heap).one}` };
}

const ownerOf = (card: string): string => (card === 'this' ? 'this card' : card);

/** What changes places, by what it is: cards that are attached, places on a board, what is counted, or a value. */
function exchange(
  words: Vocabulary,
  noun: string,
  one: string,
  other: string,
  span: string | undefined,
): string[] | undefined {
  if (/^(?:squares?|places?|positions?|spots?|spaces?|cells?)$/.test(noun))
    return span === undefined && words.zones.some(({ grid }) => grid)
      ? [`swap ${one} and ${other}`]
      : undefined;
  const symbol = symbolOf(words, noun);
  if (symbol?.sort === 'kind' && symbol.goesOn && span === undefined) {
    const { many } = forms(symbol);
    const attach = (from: string, to: string): string => `attach all ${many} attached to ${from} to ${to}`;
    return [`${attach(one, other)} and ${attach(other, one)}`];
  }
  if (symbol?.sort === 'counter' && symbol.holds?.sort !== 'card' && span === undefined)
    return [
      `let former be the ${noun} of ${one}`,
      `${ownerOf(one)}'s ${noun} become (the ${noun} of ${other})`,
      `${ownerOf(other)}'s ${noun} become (the former)`,
    ];
  if (symbol?.sort !== 'field' || span === undefined) return undefined;
  const [said] = symbol.names.en;
  return [
    `let former be ${ownerOf(one)}'s ${said}`,
    `let latter be ${ownerOf(other)}'s ${said}`,
    `the ${said} of ${one} counts as the latter ${span}`,
    `the ${said} of ${other} counts as the former ${span}`,
  ];
}

function symbolOf({ terms, kinds }: Vocabulary, noun: string) {
  const found = [noun, noun.replace(/s$/, ''), noun.replace(/ies$/, 'y')]
    .flatMap((term) => terms.get(term) ?? [])
    .map(({ symbol }) => symbol)
    .find(({ sort }) => sort === 'kind' || sort === 'counter' || sort === 'field');
  return found ?? kinds.flatMap(({ fields }) => fields).find(({ names }) => plural(names.en[0]) === noun);
}

const WITH_PLAYER = new RegExp(
  `^${HEAD}${SWAP} (?:(?:your )?${NOUN} with (that player|an opponent|another player)|your ${NOUN} (?:for|with) (that player's|an opponent's|another player's) ${NOUN})$`,
);

/** `swap hands with that player`: all cards of a zone, or the only card of a kind in one. */
function ofPlayers(line: string, { zones, kinds }: Vocabulary): Put | undefined {
  const [, head, plainly, who, own, theirs, other] = WITH_PLAYER.exec(line) ?? [];
  const noun = plainly ?? own;
  if (head === undefined || noun === undefined) return undefined;
  const whom = who ?? theirs.replace(/'s$/, '');
  const zone = zones.find((each) => each.of === 'player' && Object.values(forms(each)).includes(noun));
  const kind = kinds.find((each) => Object.values(forms(each)).includes(noun));
  const said = zone ?? kind;
  if (!said || (other !== undefined && !Object.values(forms(said)).includes(other))) return undefined;
  const place = zone ?? homePlaceOf(kind!, zones);
  if (!place) return undefined;
  const cards = (whose: string): string =>
    zone ? `all cards in ${whose} ${forms(zone).one}` : `${whose} ${forms(kind!).one}`;
  const to = (whose: string): string => `${whose} ${forms(place).one}`;
  const move = `move ${cards('your')} to ${to("that player's")} and move ${cards("that player's")} to ${to('your')}`;
  return { lines: inBlock(head, [...(whom === 'that player' ? [] : [`choose ${whom}`]), move]) };
}

/** `two stalls`: those of all players, where no place is named. */
function withHome(two: string, { kinds, zones }: Vocabulary): string {
  const kind = kinds.find((each) => two.replace(/^\S+ /, '') === forms(each).many);
  const home = kind && homePlaceOf(kind, zones);
  return home ? `${two} in any ${forms(home).one}` : two;
}

/** Lines with a head in front of the first. */
function inBlock(head: string, lines: readonly string[]): string[] {
  const margin = /^\s*/.exec(head)![0];
  const [, front, may] = /^(.*?),? ?(you may)?$/.exec(head.trim())!;
  const [first, ...rest] = lines;
  const inside =
    may === undefined
      ? lines
      : [`you may ${first}`, ...(rest.length > 0 ? ['if you do:', ...rest.map((each) => `  ${each}`)] : [])];
  const put =
    front === ''
      ? inside
      : /\bper [a-z]+$/.test(front)
        ? [`${front}, ${inside[0]}`, ...inside.slice(1)]
        : [`${front}:`, ...inside.map((each) => `  ${each}`)];
  return put.map((each) => margin + each);
}
