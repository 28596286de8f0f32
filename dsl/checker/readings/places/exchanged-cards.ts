/**
 * Cards that change places where no board is: a card of one's hand for one of somebody else's (`exchange a card in your hand for a
 * random card in that player's hand`; both are chosen before either goes), and two that are known (`exchange this for the rival`).
 */
import { homePlaceOf } from '../words/home-places.ts';
import { withArticle } from '../../../text/english-inflection.ts';
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import type { KindSymbol, ZoneSymbol } from '../../../language/symbols/symbols.ts';

const EXCHANGE =
  /^(\s*)(you may )?(?:exchange|trade|swap|switch) (an? [^,:\n]+? (?:in|of|from) your ([a-z-]+)) (?:for|with|against) (an? [^,:\n]+?) (?:in|of|from) (that player's|the [a-z]+'s) \4$/;

export function withExchangedCards(said: string, words: Vocabulary, kind: KindSymbol | undefined): string[] {
  const text = withOwnLast(withHomes(withoutCarried(withNouns(said), words), words));
  const put = exchanged(text, words, kind);
  return put.length === 0 && text !== said ? [text] : put;
}

const exchanged = (text: string, words: Vocabulary, kind: KindSymbol | undefined): string[] => [
  ...ofHands(text, words),
  ...ofKnownCards(chosenFirst(text), words, kind),
  ...ofOwnPlaces(text, words),
  ...ofCarried(text, words),
];

/** `with their tools`: what a card carries goes with it. */
function withoutCarried(text: string, { kinds }: Vocabulary): string {
  const carried = kinds.filter(({ goesOn }) => goesOn).flatMap((each) => Object.values(forms(each)));
  if (carried.length === 0) return text;
  const what = `(?:all )?(?:their|its|any|the) (?:attached )?(?:${carried.join('|')})`;
  return text.replace(
    new RegExp(
      `^(\\s*(?:you may )?(?:exchange|trade|swap|switch) [^,:\\n]+?)(?:,? (?:(?:together |along )?with|including|and) ${what}|\\n\\s*${what} (?:go|move|stay|come)(?:es|s)? (?:along )?with (?:them|it))$`,
      'm',
    ),
    '$1',
  );
}

const OF_SIDES =
  /^(\s*(?:you may )?)(?:exchange|trade|swap|switch) (?:an?|one) ([a-z]+)(?: of yours| from your side)? (?:for|with|against|and) (?:(?:an?|one|another) )?(?:\2 (?:of |from )?)?(an opponent|another player|that player)(?:'s \2)?$/m;

/** `swap a pear of yours with a pear of an opponent`: where each of them has such cards in play. */
function withHomes(text: string, { kinds, zones }: Vocabulary): string {
  return text.replace(OF_SIDES, (all, head: string, noun: string, whose: string) => {
    const kind = kinds.find((each) => forms(each).one === noun);
    const place = kind && homePlaceOf(kind, zones)?.names.en[0];
    const one = withArticle(noun);
    if (place === undefined) return all;
    const lines = [
      `choose ${one} in your ${place} as given`,
      `choose ${one} in ${whose}'s ${place} as taken`,
      'exchange the given for the taken',
    ];
    const margin = /^\s*/.exec(head)![0];
    // With `may` the first one is chosen or none.
    const said = head.includes('may')
      ? [`you may ${lines[0]}`, 'if you do:', ...lines.slice(1).map((line) => `  ${line}`)]
      : lines;
    return said.map((line) => margin + line).join('\n');
  });
}

/** `exchange a pear in your row for one in your hand`: for another pear. */
const withNouns = (text: string): string =>
  text.replaceAll(
    /\b((?:exchange|trade|swap|switch) (an? (?:[a-z-]+ )?[a-z]+) (?:in|from|of) [^,:\n]+? (?:for|with|against) )(?:another )?one (?=(?:in|from|of)\b)/g,
    (_, head: string, what: string) => `${head}${what} `,
  );

const MINE_LAST =
  /^(\s*(?:you may )?(?:exchange|trade|swap|switch)) (an? [^,:\n]+? (?:in|from) (?:an opponent's|another player's) [a-z]+(?: [a-z]+)?) (?:for|with|against|and) (an? [^,:\n]+? in your [a-z]+(?: [a-z]+)?)$/gm;

/** One's own first. */
const withOwnLast = (text: string): string => text.replaceAll(MINE_LAST, '$1 $3 for $2');

/** Two that are attached: each goes to where the other one was. */
function ofCarried(text: string, { kinds }: Vocabulary): string[] {
  const carried = kinds.filter(({ goesOn }) => goesOn).map((kind) => forms(kind).one);
  if (carried.length === 0) return [];
  const one = `((?:an?|one|another) (?:[a-z]+ )?(?:${carried.join('|')})(?: (?:of|attached to|in|on)[^,:\\n]+?)?)`;
  const line = new RegExp(
    `^(\\s*)(?:exchange|trade|swap|switch) ${one} (?:for|with|and|against) ${one}$`,
    'm',
  );
  const put = text.replace(line, (_, margin: string, first: string, second: string) =>
    [
      `choose ${first.replace(/^one /, 'a ')} as first`,
      `choose ${second.replace(/^one /, 'a ')} as second`,
      "attach the first to the second's host and attach the second to the first's host",
    ]
      .map((each) => margin + each)
      .join('\n'),
  );
  return put === text ? [] : [put];
}

const OWN_PLACES =
  /^(\s*(?:when(?:ever)? [^,:]+, |at the [^,:]+, )?)(you may )?(?:exchange|trade|swap|switch) (an? [^,:\n]+? (?:in|of|from) (your|the) ([a-z]+(?: [a-z]+)?)) (?:for|with|against) (an? [^,:\n]+? (?:in|of|from) (your|the) ([a-z]+(?: [a-z]+)?))$/;

/** A card in one place of yours for one in another: both are chosen before either goes. */
function ofOwnPlaces(text: string, { zones }: Vocabulary): string[] {
  const isThere = (whose: string, place: string): boolean =>
    zones.some(({ names, of }) => (of === 'player') === (whose === 'your') && names.en[0] === place);
  const put = text
    .split('\n')
    .map((line) => {
      const [, head, may, one, whose, here, other, whoseOther, there] = OWN_PLACES.exec(line) ?? [];
      if (head === undefined || here === there) return line;
      if (!isThere(whose, here) || !isThere(whoseOther, there)) return line;
      const margin = /^\s*/.exec(head)![0];
      const acts = [
        `choose ${other} as second`,
        `move the first to ${whoseOther} ${there} and move the second to ${whose} ${here}`,
      ];
      const all =
        may === undefined
          ? [`choose ${one} as first`, ...acts]
          : [`you may choose ${one} as first`, 'if you do:', ...acts.map((each) => `  ${each}`)];
      const front = head.trim().replace(/,$/, '');
      const lines = front === '' ? all : [`${front}:`, ...all.map((each) => `  ${each}`)];
      return lines.map((each) => margin + each).join('\n');
    })
    .join('\n');
  return put === text ? [] : [put];
}

const inPlace = (what: string): string => what.replace(/ from (?=(?:an|another|that|your|the)\b)/, ' in ');

const FOR_ONE =
  /^(\s*(?:you may )?)(exchange|trade|swap|switch) (this(?: [a-z-]+)?) (?:for|with|against|and) (an? [^,:\n]+? (?:of your choice )?(?:in|from) (?:an opponent's|another player's|your) [a-z]+(?: [a-z]+)?)$/gm;

const NAMED_FOR_ONE =
  /^(\s*)(exchange|trade|swap|switch) (the [a-z]+) (?:for|with|against|and) (an? [^,:\n]+? (?:in|from) (?:an opponent's|another player's|that player's|your|the) [a-z]+(?: (?!as\b)[a-z]+)?)(?: as ([a-z]+))?$/gm;

/** What this card, or one that has a name, is exchanged for is chosen first. */
const chosenFirst = (said: string): string => {
  const text = said.replaceAll(
    NAMED_FOR_ONE,
    (_, margin: string, verb: string, one: string, what: string, name = 'taken') =>
      `${margin}choose ${inPlace(what)} as ${name}\n${margin}${verb} ${one} for the ${name}`,
  );
  return /\bthe other\b/.test(text)
    ? text
    : text.replaceAll(FOR_ONE, (_, head: string, verb: string, _self: string, what: string) =>
        head.includes('may')
          ? `${head}choose ${inPlace(what)} as other\n${head.replace('you may ', '')}if you do, ${verb} this for the other`
          : `${head}choose ${inPlace(what)} as other\n${head}${verb} this for the other`,
      );
};

const KNOWN = "this(?: [a-z-]+)?(?!')|(?:the|that) [a-z-]+(?!')";
const KNOWN_PAIR = new RegExp(
  `^(\\s*(?:- )?(?:[^,:]+, )*?(?:you may )?)(?:exchange|trade|swap|switch) (?:(?:the )?places of )?(${KNOWN}) (?:for|with|against|and) (${KNOWN})$`,
);

/** A text with each such line as two moves in one sentence; none where a place of theirs is unknown, or both are in one. */
function ofKnownCards(
  text: string,
  { zones, terms, kinds }: Vocabulary,
  kind: KindSymbol | undefined,
): string[] {
  const lines = text.split('\n');
  const own = zones.filter(({ inPlay, takes }) => inPlay && (!takes || !kind || takes.includes(kind)));
  /** Where a card is, for the one that comes there. */
  const placeOf = (card: string): string | undefined => {
    if (/^this\b/.test(card)) return own.length === 1 ? placeIn(own[0], 'your') : undefined;
    const name = card.replace(/^\S+ /, '');
    const chosen = new RegExp(
      `\\bchooses? (?:an?|another|one|1) (?:.*? )?in (your|an opponent's|another player's|any|the|that player's) ([a-z-]+(?: [a-z-]+)?)(?: (?:where|with) .*)? as ${name}$`,
    );
    const [, whose, place] = lines.map((line) => chosen.exec(line)).find((found) => found) ?? [];
    const zone = place === undefined ? undefined : terms.get(place)?.[0]?.symbol;
    if (zone?.sort !== 'zone') return undefined;
    if (whose === 'your' || zone.of === 'table') return placeIn(zone, 'your');
    return zone.inPlay || zone.seenBy === 'owner' ? placeIn(zone, `${card}'s controller's`) : undefined;
  };
  const carried = kinds.filter(({ goesOn }) => goesOn).map((each) => forms(each).one);
  const isCarried = (card: string | undefined): boolean =>
    carried.length > 0 &&
    card !== undefined &&
    new RegExp(
      `\\bchooses? an?(?:other)? (?:[a-z]+ )??(?:${carried.join('|')})\\b[^,:\\n]* as ${card.replace(/^\S+ /, '')}$`,
      'm',
    ).test(text);
  const put = lines.map((line) => {
    const [, head, one, other] = KNOWN_PAIR.exec(line) ?? [];
    if (isCarried(one) && isCarried(other))
      return `${head}attach ${one} to ${other}'s host and attach ${other} to ${one}'s host`;
    const [here, there] = [one, other].map((card) => card && placeOf(card));
    return here === undefined || there === undefined || here === there
      ? line
      : `${head}move ${one} to ${there} and move ${other} to ${here}`;
  });
  return put.every((line, i) => line === lines[i]) ? [] : [put.join('\n')];
}

const placeIn = ({ of, names }: ZoneSymbol, whose: string): string =>
  `${of === 'player' ? whose : 'the'} ${names.en[0]}`;

/** A text with each such line as two choices and a move; none where there is none. */
function ofHands(text: string, { zones }: Vocabulary): string[] {
  const put = text
    .split('\n')
    .map((line) => {
      const [, margin, may, own, place, other, whose] = EXCHANGE.exec(line) ?? [];
      const zone = zones.find(({ names, of }) => of === 'player' && names.en[0] === place);
      if (margin === undefined || own === undefined || !zone || /\b(?:given|taken)\b/.test(text)) return line;
      const acts = [
        `choose ${own.replace(/ (?:of|from) your /, ' in your ')} as given`,
        `choose ${other} in ${whose} ${place} as taken`,
        `move the given to ${whose} ${place} and move the taken to your ${place}`,
      ];
      const all =
        may === undefined
          ? acts
          : [`you may ${acts[0]}`, 'if you do:', ...acts.slice(1).map((each) => `  ${each}`)];
      return all.map((each) => margin + each).join('\n');
    })
    .join('\n');
  return put === text ? [] : [put];
}
