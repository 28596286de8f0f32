/**
 * How many cards of some description you and others have: `there are more ripe fruits in your row than in an opponent's row`,
 * `you have more fruits where ripeness is 1 in your row than each opponent`. The description is the same for both numbers.
 */
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { opposite, RELATIONS } from '../conditions/has-readings.ts';
import { handOf, isAnyCard } from '../places/cards-in-hands.ts';
import { firstNounSaid, nounSaid } from '../words/spoken-nouns.ts';

const HOW = Object.keys(RELATIONS)
  .toSorted((a, b) => b.length - a.length)
  .join('|');
const START = '(?<=^|[ :])(?<head>if|while|when|and|or) ';
const WHAT = '(?<what>(?:(?! than | as |,|:| and | or ).)+?)';
const OTHERS = '(?<others>(?:an?|any|another|each|every|all)(?: other)?) (?:opponent|player)';
const END = '(?=$|[,:]| and | or )';
const DOES = '(?: (?:do|does|has|have))?';
const THEIRS = '(?: (?:in|on) (?:theirs|their (?<zone>[a-z]+(?: [a-z]+)?)))?';

const FORMS: readonly RegExp[] = [
  `${START}there (?:is|are) (?<how>${HOW}) ${WHAT} (?:than|as) (?:there (?:is|are) )?(?:in|on) ${OTHERS}(?:s|'s|s') (?<zone>[a-z]+(?: (?!and\\b|or\\b)[a-z]+)?)${END}`,
  `${START}you (?:have|own|control) (?<how>${HOW}) ${WHAT} (?:than|as) ${OTHERS}s?${DOES}${THEIRS}${END}`,
  `${START}${OTHERS.replace('|each|every|all', '')} (?:has|owns|controls) (?<turned>${HOW}) ${WHAT} (?:than|as) you${DOES}(?: (?:in|on) (?:yours|your (?<zone>[a-z]+(?: [a-z]+)?)))?${END}`,
].map((form) => new RegExp(form, 'gm'));

const PLACE =
  / (in|on) (?:your|their|the) ([a-z]+(?: (?!where\b|with\b|that\b|and\b)[a-z]+)?)(?= where | with |$)/;
const DESCRIBED = /^(.+?)( (?:with|where) .+)$/;

/** The text with each such comparison as one of numbers; none where there is none. */
export function withDescribedCounts(text: string, vocabulary: Vocabulary): string[] {
  if (!/ (?:than|as) /.test(text)) return [];
  let put = text;
  for (const form of FORMS)
    put = put.replaceAll(form, (said: string, ...rest: unknown[]) => {
      const parts = rest.at(-1) as Record<string, string | undefined>;
      return compared(vocabulary, parts) ?? said;
    });
  return put === text ? [] : [put];
}

function compared(vocabulary: Vocabulary, parts: Record<string, string | undefined>): string | undefined {
  const { head, how, turned, what = '', others = '', zone } = parts;
  const counted = countedIn(vocabulary, what, zone);
  if (counted === undefined) return undefined;
  const [of, back] = RELATIONS[how ?? turned ?? ''];
  const isOfEach = /^(?:each|every|all|any)\b/.test(others) && how !== undefined;
  const relation = turned !== undefined ? of : isOfEach ? opposite(back) : back;
  if (relation === undefined) return undefined;
  const [theirs, yours] = [counted("that player's"), counted('your')];
  return `${head} there is ${isOfEach ? 'no' : 'an'} opponent where (${theirs}) is ${relation}(${yours})`;
}

/** The number of what is described so, of one player; none where the words need no description to be read. */
function countedIn(
  vocabulary: Vocabulary,
  said: string,
  otherZone: string | undefined,
): ((whose: string) => string) | undefined {
  const [place = '', at, zone] = PLACE.exec(said) ?? [];
  const [, nouns = said.replace(place, ''), behind = ''] = DESCRIBED.exec(said.replace(place, '')) ?? [];
  const described = withNumber(vocabulary, nouns);
  const noun = firstNounSaid(vocabulary, described.nouns);
  if (noun?.of !== 'card' || noun.form !== 'many' || !described.nouns.endsWith(noun.said)) return undefined;
  const isBare = nounSaid(vocabulary, nouns) !== undefined && behind === '';
  const where = described.where + behind;
  if (isBare || (otherZone !== undefined && zone !== undefined && otherZone !== zone)) return undefined;
  if (described.where !== '' && behind !== '') return undefined;
  const there = zone ?? (isAnyCard(noun.said) ? handOf(vocabulary) : undefined);
  const symbol = there === undefined ? undefined : vocabulary.terms.get(there)?.[0]?.symbol;
  if (symbol?.sort === 'zone' && symbol.of === 'player')
    return (whose) => `the number of ${described.nouns} ${at ?? 'in'} ${whose} ${there}${where}`;
  // In a place that all share, cards are counted by their players.
  if (otherZone !== undefined || (there !== undefined && symbol?.sort !== 'zone')) return undefined;
  return (whose) =>
    `the number of ${described.nouns} of ${whose === 'your' ? 'yours' : whose.replace(/'s$/, '')}${there === undefined ? '' : ` ${at} the ${there}`}${where}`;
}

/** `weight 2 fruits` are fruits where that is so. */
function withNumber({ kinds }: Vocabulary, said: string): { readonly nouns: string; readonly where: string } {
  for (const { fields } of kinds)
    for (const field of fields)
      if (field.type.type === 'number') {
        const { one } = forms(field);
        if (said.startsWith(`${one} `)) {
          const [, number, nouns] = /^(\d+) (.+)$/.exec(said.slice(one.length + 1)) ?? [];
          if (nouns !== undefined) return { nouns, where: ` where ${one} is ${number}` };
        }
      }
  return { nouns: said, where: '' };
}
