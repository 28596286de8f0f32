import { writeInstead } from '../../../dsl/diagnostics/replacement-fixes.ts';
import { sortPhrases } from '../../../dsl/language/symbols/symbol-sorts.ts';
import { type Sought, say, type Phrase } from '../../../dsl/diagnostics/catalogue/phrase.ts';
import { isReserved } from '../../../dsl/language/lexer/reserved-words.ts';
import { nearest } from '../../../dsl/text/edit-distance.ts';
import { declare, type Vocabulary } from '../../../dsl/language/symbols/symbol-table.ts';
import type {
  BuiltIn,
  DeclaredSymbol,
  Names,
  NounLike,
  VerbSymbol,
} from '../../../dsl/language/symbols/symbols.ts';
import { valueOf, type Node, type ScalarNode } from '../../../schemas/index.ts';
import { reportAtNode, entries, placeOf, scalars, textOf, unreadIn } from '../loader/link-context.ts';
import type { Sources } from '../loader/link-context.ts';

/** The names under `name`, or the id where there is none; with the other words for it, and what is printed instead. */
export function namesOf(node: Node | undefined, id: string): Names {
  return { ...readNames(valueOf(node, 'name'), id), ...besides(node) };
}

/** The words under `also`, and what is printed instead of the name. */
function besides(node: Node | undefined): Pick<Names, 'also' | 'printed'> {
  const also = valueOf(node, 'also');
  const printed = valueOf(node, 'printed as');
  return {
    ...(also ? { also: synonymsOf(also) } : {}),
    ...(printed ? { printed: namesGiven(printed) } : {}),
  };
}

const wordsIn = (node: Node | undefined): string[] => scalars(node).map((each) => each.text);

/** A word or a list of words, which are English, or those of each language. */
function synonymsOf(node: Node): NonNullable<Names['also']> {
  if (node.kind !== 'map') return { en: wordsIn(node) };
  const [en, fr, de] = ['en', 'fr', 'de'].map((language) => wordsIn(valueOf(node, language)));
  return { en, fr, de };
}

/** `{ en: [card, cards], fr: ... }`, a list of English forms, or one English name. */
export function readNames(node: Node | undefined, id: string): Names {
  if (node === undefined) return { en: [id] };
  if (node.kind !== 'map') return { en: scalars(node).map((each) => each.text) };
  const { en = [id], fr, de } = namesGiven(node);
  return { en, fr, de, ...besides(node) };
}

/** The forms of each language that has some; a word or a list of words is English. */
function namesGiven(node: Node): Partial<Record<'en' | 'fr' | 'de', readonly string[]>> {
  if (node.kind !== 'map') return { en: formsGiven(node) };
  const [en, fr, de] = ['en', 'fr', 'de'].map((language) => formsGiven(valueOf(node, language)));
  return { en, fr, de };
}

function formsGiven(node: Node | undefined): string[] | undefined {
  const given = wordsIn(node);
  return given.length > 0 ? given : undefined;
}

/** The properties of all declarations of a section: sort, names, place, and whether it could be read. */
export const declared = <S extends string>(s: Sources, sort: S, { id, key, node }: Declaration) => ({
  sort,
  unread: unreadIn(s, key, node),
  id,
  names: namesOf(node, id),
  place: placeOf(s, key),
});

/** Declares a noun, and complains where its words are taken. */
export function declareNoun(
  s: Sources,
  vocabulary: Vocabulary,
  symbol: Exclude<NounLike, BuiltIn>,
  node: Node,
): void {
  const words = symbol.names.en.flatMap((form) => form.split(' '));
  const reserved = words.find((word) => isReserved(word));
  if (reserved) reportAtNode(s, 'game/reserved', node, { word: reserved });
  checkArticles(s, symbol.names, node);
  if (symbol.names.printed) checkArticles(s, symbol.names.printed, node);
  const clash = declare(vocabulary, symbol);
  if (clash) reportNameClash(s, node, symbol.names.en[0], clash);
}

/** Says that a word means something else already. */
export function reportNameClash(s: Sources, node: Node, word: string, other: NounLike | VerbSymbol): void {
  const related =
    'place' in other ? [{ place: other.place, message: say('phrase/the-other-stands-here') }] : [];
  reportAtNode(s, 'game/clash', node, { word, other: inWords(other) }, { related });
}

const inWords = (symbol: NounLike | VerbSymbol): Phrase =>
  say(symbol.sort === 'built-in' ? 'phrase/something-in-every-game' : sortPhrases[symbol.sort]);

/** The declaration that a scalar names, or a complaint. */
export function refer<T extends { id: string }>(
  s: Sources,
  /** What it would have to be: the name of a sort, or a phrase that denies it. */
  what: Sought | Phrase,
  node: Node | undefined,
  all: readonly T[],
): T | undefined {
  const word = textOf(node);
  if (node === undefined || word === undefined) return undefined;
  const found = all.find((each) => each.id === word);
  if (found) {
    const to = declaredIn(found);
    if (to) s.references.push({ place: placeOf(s, node), to });
    return found;
  }
  const ids = all.map((each) => each.id);
  const like = all.filter((each) => calls(each, word)).map((each) => each.id);
  const near = [...new Set([...like, ...nearest(word, ids)])];
  return reportAtNode(
    s,
    'game/unknown',
    node,
    { what: typeof what === 'string' ? say(`no/${what}`) : what, word, near, all: ids },
    {
      fixes: writeInstead(placeOf(s, node), near),
    },
  );
}

/** Whether a word is another word for what is declared. */
const calls = (found: object, word: string): boolean =>
  'names' in found &&
  Object.values((found.names as Names).also ?? {})
    .flat()
    .includes(word);

/** The declared symbol, or the one that another word refers to. */
function declaredIn(found: object): DeclaredSymbol | undefined {
  const to = 'counter' in found ? (found.counter as object) : found;
  return 'sort' in to && 'place' in to ? (to as DeclaredSymbol) : undefined;
}

/** An entry of a section. */
interface Declaration {
  readonly id: string;
  readonly key: ScalarNode;
  readonly node: Node;
}

/** The entries of a section: each key is an id. */
export function* section(root: Node, name: string): Generator<Declaration & { readonly index: number }> {
  let index = 0;
  for (const { key, value } of entries(valueOf(root, name)))
    yield { id: key.text, key, node: value, index: index++ };
}

/** Articles and the gender that they show; none where they do not. */
const ARTICLES = {
  fr: { le: 'm', la: 'f', 'l’': '', "l'": '', les: '', un: 'm', une: 'f' },
  de: { der: 'm', die: 'f', das: 'n', ein: '', eine: 'f' },
} as const;

/** The article in front of a name, its gender, and the name without it. */
function parted(name: string, language: 'fr' | 'de'): { bare: string; gender: string } | undefined {
  for (const [article, gender] of Object.entries(ARTICLES[language])) {
    const front = /[’']$/.test(article) ? article : `${article} `;
    if (!name.startsWith(front)) continue;
    const bare = name.slice(front.length);
    return { bare, gender: gender === '' || / [mfn]p?$/.test(bare) ? '' : ` ${gender}` };
  }
  return undefined;
}

/** Texts put articles in front of what is declared, so a name that brings its own would have two. */
function checkArticles(s: Sources, names: Partial<Names>, node: Node): void {
  for (const language of ['fr', 'de'] as const) {
    const [one, ...more] = names[language] ?? [];
    const first = one === undefined ? undefined : parted(one, language);
    if (!first) continue;
    const others = more.map((each) => parted(each, language)?.bare ?? each);
    const all = [`${first.bare}${first.gender}`, ...others];
    const right = `${language}: ${all.length === 1 ? all[0] : `[${all.join(', ')}]`}`;
    reportAtNode(s, 'game/article', node, { name: one, right });
  }
}
