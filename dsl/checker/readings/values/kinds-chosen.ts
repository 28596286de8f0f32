/**
 * Kinds of cards as people choose and compare them: `name fruit or tool`, and below it `discard all cards of that kind`; `take a card of the
 * same kind as the shown`. The language has no kinds as values, so what follows is written for each of them.
 */
import { plural, withArticle } from '../../../text/english-inflection.ts';
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { isKindChosen, KIND_FIELD } from '../comparisons/likeness/kinds-compared.ts';
import { nounSaid } from '../words/spoken-nouns.ts';

/** The text with both written out for each kind; none where no kind is meant, or where kinds are values that are chosen. */
export function withKindsChosen(text: string, vocabulary: Vocabulary): string[] {
  if (isKindChosen(text) && vocabulary.fields.some(({ id }) => id === KIND_FIELD)) return [];
  if (!/\b(?:kind|type|choose|name|say|guess|declare|call)\b/.test(text)) return [];
  const alike = withSameKind(text, vocabulary);
  const put = chosen(alike.split('\n'), vocabulary)?.join('\n') ?? alike;
  return put === text ? [] : [put];
}

/** So many kinds are written out at most. */
const MOST = 6;
const CHOICE =
  /^(\s*)((?:[^,:\n]+ and )?)(?:choose|name|say|call|guess|declare) (?:(a (?:kind|type)(?: of card)?|a card (?:kind|type))(?:(?: among| from| out of|:) (?:the kinds )?([a-z][a-z, ]*? (?:and|or) [a-z][a-z ]*?))?|([a-z][a-z ]*(?:, [a-z ]+)*,? or [a-z][a-z ]*?))(?: as ([a-z-]+))?$/;

function chosen(lines: readonly string[], vocabulary: Vocabulary): string[] | undefined {
  const at = lines.findIndex((line) => CHOICE.test(line));
  const [, margin = '', before = '', any, among, list, name] = CHOICE.exec(lines[at] ?? '') ?? [];
  if (at < 0) return undefined;
  const listed = among ?? list;
  const kinds = any === undefined || among !== undefined ? kindsIn(listed, vocabulary) : inHands(vocabulary);
  if (!kinds || kinds.length < 2 || kinds.length > MOST) return undefined;
  const end = lines.findIndex((line, i) => i > at && !line.startsWith(margin));
  const below = lines.slice(at + 1, end < 0 ? lines.length : end);
  const options = kinds.map((kind) => below.map((line) => ofKind(line, kind, name)));
  const [first] = options;
  const mentions = new RegExp(
    `\\b(?:that|chosen|named|same) (?:kind|type)\\b${name === undefined ? '' : `|\\bthe ${name}\\b`}`,
  );
  if (first.join('\n') === below.join('\n') || options.flat().some((line) => mentions.test(line)))
    return undefined;
  return [
    ...lines.slice(0, at),
    ...(before === '' ? [] : [margin + before.replace(/ and $/, '')]),
    `${margin}choose one:`,
    ...options.flatMap((option) =>
      option.map((line, i) => `${margin}  ${i === 0 ? '- ' : '  '}${line.slice(margin.length)}`),
    ),
    ...(end < 0 ? [] : lines.slice(end)),
  ];
}

/** The kinds of a list: `fruit, tool or magic`, of magic cards as well; none where one of them is no kind. */
function kindsIn(list: string, vocabulary: Vocabulary): string[] | undefined {
  const found = list
    .split(/,? (?:or|and) |, /)
    .map((each) => each.trim().replace(/^an? /, ''))
    .map((each) => kindCalled(each, vocabulary) ?? kindCalled(`${each} card`, vocabulary));
  return found.includes(undefined) ? undefined : (found as string[]);
}

function kindCalled(said: string, vocabulary: Vocabulary): string | undefined {
  const found = nounSaid(vocabulary, said);
  return found?.of === 'card' && found.one !== 'card' ? found.one : undefined;
}

/** All kinds of cards that players hold. */
function inHands({ kinds, zones }: Vocabulary): string[] {
  const hands = zones.filter(
    ({ of, inPlay, names }) => of === 'player' && !inPlay && /\bhand$/.test(names.en[0] ?? ''),
  );
  const held = hands.flatMap(({ takes }) => takes ?? kinds);
  return kinds.filter((kind) => held.includes(kind)).map((kind) => forms(kind).one);
}

/** A line for one of the kinds. */
function ofKind(line: string, kind: string, name: string | undefined): string {
  const that = `(?:that (?:kind|type)|the (?:chosen|named|guessed|declared) (?:kind|type)${name === undefined ? '' : `|the ${name}`})`;
  return line
    .replaceAll(new RegExp(`\\b(an?|one) card of ${that}\\b`, 'g'), withArticle(kind))
    .replaceAll(new RegExp(`\\bcards of ${that}\\b`, 'g'), plural(kind))
    .replaceAll(new RegExp(`\\bcard of ${that}\\b`, 'g'), kind)
    .replaceAll(
      new RegExp(`\\b(is|was)( not)? (?:an? card )?(?:of )?${that}(?! card)`, 'g'),
      (_, is: string, not = '') => `${is}${not} ${withArticle(kind)}`,
    )
    .replaceAll(new RegExp(`\\ban? ${that} card\\b`, 'g'), withArticle(kind));
}

const SAME =
  /^(\s*)([^,:\n]*?\b)(an?|the|one|another) card of the same (?:kind|type) as ((?:the|that) [a-z-]+(?: card)?|it)((?: [^,:\n]*)?)$/gm;

/** `take a card of the same kind as the shown`: for each kind of which that may be. */
const withSameKind = (text: string, vocabulary: Vocabulary): string => {
  const kinds = inHands(vocabulary);
  if (kinds.length > MOST) return text;
  return text.replaceAll(
    SAME,
    (_, margin: string, act: string, article: string, card: string, rest: string) =>
      kinds
        .map((kind, i) => {
          const one = article === 'another' ? `another ${kind}` : withArticle(kind);
          return `${margin}${i === 0 ? '' : 'otherwise '}if ${card} is ${withArticle(kind)}, ${act}${one}${rest}`;
        })
        .join('\n'),
  );
};
