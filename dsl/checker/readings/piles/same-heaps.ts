/**
 * What is together: `another fruit in the same stall as the bait`, `choose a fruit. Sell another one in the same stall`, `a red fruit
 * and a green fruit in the same stall`. How many of one sort are together (`2 fruits in the same stall`) the language says itself.
 */
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { firstNounSaid, nounSaid } from '../words/spoken-nouns.ts';

/** The text with such places wherever they are meant; none where nothing changes. */
export function withSameHeaps(text: string, vocabulary: Vocabulary): string[] {
  if (!/\b(?:the|an?) (?:same|common) |\bshar(?:e|es|ing) (?:an?|the same) /.test(text)) return [];
  const put: string[] = [];
  for (const line of text.split('\n')) {
    const [margin] = /^\s*/.exec(line)!;
    const said = plainer(line.slice(margin.length));
    const lines = STEPS.reduce<string | undefined>(
      (found, step) => found ?? step(said, vocabulary, put.join('\n')),
      undefined,
    );
    put.push((lines ?? said).replaceAll(/^/gm, margin));
  }
  const read = put.join('\n');
  return read === text ? [] : [read];
}

/** `of the same stall`, `that share a stall`, `both in the same stall`: `in the same stall`. */
const plainer = (line: string): string =>
  line
    .replaceAll(/,? \b(?:both|all|each)(?: of them)? (?=(?:in|from|of|out of) the same )/g, ' ')
    .replaceAll(/ (?:that|which|who) (?:share|have|are in) (?:an?|the same) /g, ' in the same ')
    .replaceAll(/ (?:that|which|who) (?:are|is|lie|lies) (?:together )?(?=in the same )/g, ' ')
    .replaceAll(/ sharing (?:an?|the same) /g, ' in the same ')
    .replace(/ (in the same [a-z-]+(?: [a-z-]+)?), (?=to )/, ' $1 ');

const STEPS: readonly ((line: string, vocabulary: Vocabulary, before: string) => string | undefined)[] = [
  asThat,
  ofTwoSorts,
  areThere,
  ofSeveral,
  asTheLast,
];

/** The place of a card: of a pile its own, of a place of a player that of its controller. */
function placeOf(card: string, said: string, { zones }: Vocabulary): string | undefined {
  const pile = zones.find((zone) => zone.pile !== undefined)?.pile;
  if (pile && isPile(said, zones)) return `${card}'s ${forms(pile).one}`;
  const zone = zones.find(({ of, names }) => of === 'player' && names.en[0] === said);
  return zone ? `${card}'s controller's ${said}` : undefined;
}

const isPile = (said: string, zones: Vocabulary['zones']): boolean =>
  zones.some(({ pile }) => pile !== undefined && forms(pile).one === said);

const nounOfPlace = (said: string, vocabulary: Vocabulary): string | undefined => {
  const found = nounSaid(vocabulary, said);
  const pile = vocabulary.zones.find((zone) => zone.pile !== undefined)?.pile;
  if (found?.of === 'pile' && found.form === 'one' && pile) return forms(pile).one;
  return vocabulary.zones.some(({ of, names }) => of === 'player' && names.en[0] === said) ? said : undefined;
};

const ONE = '((?:the|that|this|your) [a-z0-9-]+(?: [a-z0-9-]+)??|it|this|that one)';
const AS = new RegExp(
  `\\b(?:in|from|of|out of) the same ([a-z-]+(?: [a-z-]+)??) (?:as|with) ${ONE}(?=$|[,:]| (?:cannot|can|to|as|until|for|where|with|would|is|are|and|or|gains?|loses?|counts?)\\b)`,
);

/** `in the same stall as the bait`: in the bait's stall. */
function asThat(line: string, vocabulary: Vocabulary): string | undefined {
  const [said, place, card] = AS.exec(line) ?? [];
  const noun = place === undefined ? undefined : nounOfPlace(place, vocabulary);
  const where = noun && placeOf(card === 'it' ? 'this' : card, noun, vocabulary);
  if (!said || !where) return undefined;
  const put = line.replace(said, `in ${where}`);
  // The card itself is there too, and it is no other.
  return put.replace(/\b(all|each) other ([^,:]+?) in (.+?)'s (?=[a-z])/, (all, each, what: string, own) =>
    own === card ? `${each} ${what} other than ${own} in ${own}'s ` : all,
  );
}

const TWO =
  /^(.*?\b)(an? [^,:]+?) and (an?|another) ([^,:]+?) in the same ([a-z-]+(?: [a-z-]+)??)(?: as ([a-z-]+))?((?: (?:to|for)\b[^,:]*)?)$/;

/** `a red fruit and a green fruit in the same stall`: the second where the first is. */
function ofTwoSorts(line: string, vocabulary: Vocabulary): string | undefined {
  const [, head = '', one, article, other, place, name, rest = ''] = TWO.exec(line) ?? [];
  if (one === undefined || other === undefined || place === undefined) return undefined;
  const noun = nounOfPlace(place, vocabulary);
  const [, verb] = /^([a-z-]+) $/.exec(head) ?? [];
  const first = firstNounSaid(vocabulary, one.replace(/^an? /, ''));
  if (!noun || verb === undefined || !first || (name !== undefined && verb !== 'choose')) return undefined;
  const where = placeOf('the first', noun, vocabulary);
  if (!where) return undefined;
  const lines = [
    `choose ${one} in ${/^[aeiou]/.test(place) ? 'an' : 'a'} ${place} as first`,
    `choose ${article} ${other} in ${where} as second`,
  ];
  if (verb !== 'choose') lines.push(`${verb} the first and the second${rest}`);
  return lines.join('\n');
}

const THERE =
  /\b(there (?:is|are)) ((?:at least |exactly |more than )?(?:\d+|an?)(?: or more)? )([^,:]+?)( (?:of|with) (?:the same|one) [a-z-]+)? in the same ([a-z-]+(?: [a-z-]+)??)(?=$|[,:])/;

/** `if there are 2 red fruits in the same stall`: if there is a stall with them. */
function areThere(line: string, vocabulary: Vocabulary): string | undefined {
  const [said, , count, cards, alike, place] = THERE.exec(line) ?? [];
  if (said === undefined || place === undefined || nounSaid(vocabulary, place)?.of !== 'pile')
    return undefined;
  const many = /^\d/.test(count) ? `at least ${count}`.replace(' or more', '') : count;
  const same = alike === undefined ? '' : ` of the same ${/[a-z-]+$/.exec(alike)![0]}`;
  return line.replace(said, `there is a ${place} with ${many}${cards}${same}`);
}

const COUNTED =
  /\b((?:up to |exactly |at least )?\d+(?: or more)? |any number of )([^,:]+?) (?:of|out of) the same ([a-z-]+)\b/;

/** `2 fruits of the same stall` are in it. */
function ofSeveral(line: string, vocabulary: Vocabulary): string | undefined {
  const [said, count, cards, place] = COUNTED.exec(line) ?? [];
  if (said === undefined || place === undefined || nounSaid(vocabulary, place)?.of !== 'pile')
    return undefined;
  return line.replace(said, `${count}${cards} in the same ${place}`);
}

const LAST =
  /\b(?:another|other|all|each|every|any|an?)(?: [a-z0-9-]+){0,6} in the same ([a-z-]+(?: [a-z-]+)??)(?=$|[,:]| (?:to|as|until|where|with|cannot)\b)/;
const CHOSEN = /\bchoose (?:an?|another|the|one) ([^,:]+?)(?: as ([a-z-]+))?(?=$|,)/gm;

/** `choose a fruit. Sell another fruit in the same stall`: in the stall of the one that was named last. */
function asTheLast(line: string, vocabulary: Vocabulary, before: string): string | undefined {
  const [said, place] = LAST.exec(line) ?? [];
  const noun = place === undefined ? undefined : nounOfPlace(place, vocabulary);
  if (said === undefined || !noun) return undefined;
  const earlier = `${before}\n${line.slice(0, line.indexOf(said))}`;
  const names = [...earlier.matchAll(CHOSEN)];
  const last = names.at(-1);
  if (!last) return undefined;
  const one = firstNounSaid(vocabulary, last[1])?.one;
  const card = last[2] === undefined ? one && `that ${one}` : `the ${last[2]}`;
  const where = card && placeOf(card, noun, vocabulary);
  return where ? line.replace(said, said.replace(/ in the same .+$/, ` in ${where}`)) : undefined;
}
