/** What the data of a game lack for a language, so that its texts are printed in English words or with wrong endings. */
import { wholeText } from '../../../dsl/text/source.ts';
import { languages, type Language } from '../../../dsl/nlg/index.ts';
import type { SyntaxTree } from '../../../dsl/language/syntax/syntax-visit.ts';
import { syntaxOf } from '../../../dsl/language/syntax/syntax-visit.ts';
import { parseSpoken } from '../../../dsl/language/parser/spoken-form.ts';
import { nounOf } from '../../../dsl/nlg/discourse/noun-forms.ts';
import type { Names, VerbSymbol } from '../../../dsl/language/symbols/symbols.ts';
import { languageTexts } from '../../compiler/loader/language-texts.ts';
import type { Game } from '../../game/linked-game.ts';

/**
 * What is missing: a name in any language, so that the key of the data is printed; a word without a name, a noun without its gender, a value that is neither a noun with a gender nor one
 * word that takes endings, a verb without a phrase, a place with a preposition in the other language only, and a text
 * that no language translates.
 */
type GapSort = 'own' | 'name' | 'gender' | 'adjective' | 'phrase' | 'preposition' | 'label';

export interface TranslationGap {
  readonly sort: GapSort;
  /** The word of the game, or of the text. */
  readonly word: string;
}

type Foreign = Exclude<Language, 'en'>;
interface Word {
  readonly id: string;
  readonly names: Names;
}

/** What is missing for a language, each once; for English only keys that have no name. */
export function translationGaps(game: Game, language: Language): TranslationGap[] {
  const found =
    language === 'en'
      ? ownGaps(game)
      : [
          ...nameGaps(game, language),
          ...verbGaps(game, language),
          ...placeGaps(game, language),
          ...textGaps(game),
        ];
  const keys = new Set<string>();
  return found.filter(({ sort, word }) => {
    const key = `${sort} ${word}`;
    return keys.has(key) ? false : keys.add(key);
  });
}

/** Keys of the data that are printed, as nobody has named them. */
const ownGaps = (game: Game): TranslationGap[] => [
  ...Object.values(wordsOf(game))
    .flat()
    .filter(({ id, names }) => !names.printed?.en && !names.fr && !names.de && names.en.join() === id)
    .map(({ id }) => ({ sort: 'own' as const, word: id })),
  ...spokenVerbsOf(game)
    .filter(({ wording }) => Object.keys((wording.printed ?? wording).phrase).length === 0)
    .map(({ id }) => ({ sort: 'own' as const, word: id })),
];

/** The words of a game that texts print, by how they are used. */
function wordsOf({
  vocabulary,
  cards,
}: Game): Readonly<Record<'nouns' | 'adjectives' | 'values' | 'titles', readonly Word[]>> {
  const { kinds, zones, counters, settings, roles, nouns, rankings, rolls, contests, enums, functions } =
    vocabulary;
  const adjectives = functions.filter(
    ({ body, wording }) => body.form === 'if' && Object.keys(wording.phrase).length === 0,
  );
  const numbers = functions.filter(({ body }) => body.form !== 'if');
  const nounLike = [
    ...kinds,
    ...kinds.flatMap(({ fields }) => fields),
    ...zones,
    ...counters,
    ...settings,
    ...roles,
    ...nouns,
    ...rankings,
    ...rolls,
    ...contests,
    ...enums,
    ...numbers,
  ];
  const values = enums.flatMap((each) => each.values);
  return { nouns: nounLike, adjectives, values, titles: cards.map(({ symbol }) => symbol) };
}

function nameGaps(game: Game, language: Foreign): TranslationGap[] {
  const { nouns, adjectives, values, titles } = wordsOf(game);
  const named = (words: readonly Word[]): Word[] => words.filter((word) => hasName(word, language));
  return [
    ...[...nouns, ...values, ...adjectives, ...titles]
      .filter((word) => !hasName(word, language))
      .map(({ id }) => ({ sort: 'name' as const, word: id })),
    ...named(nouns)
      .filter((word) => genderOf(word, language) === undefined)
      .map(({ id }) => ({ sort: 'gender' as const, word: id })),
    ...named([...values, ...adjectives])
      .filter((word) => genderOf(word, language) === undefined && !takesEndings(word, language))
      .map(({ id }) => ({ sort: 'adjective' as const, word: id })),
  ];
}

const hasName = ({ names }: Word, language: Foreign): boolean =>
  (names.printed?.[language] ?? names[language]) !== undefined;

const genderOf = ({ names, id }: Word, language: Foreign): string | undefined =>
  nounOf(names, language, id).gender;

/** One word in small letters, a number, or what has no endings: a name, and words behind a preposition or in front of one. */
const takesEndings = ({ names, id }: Word, language: Foreign): boolean =>
  isTitle(names.en[0]) || endings[language].test(nounOf(names, language, id).one);

/** What English writes with a capital is a name, and has no endings in any language. */
const isTitle = (word: string): boolean => /^\p{Lu}/u.test(word);

const endings: Readonly<Record<Foreign, RegExp>> = {
  fr: /^(?:\p{Ll}[\p{L}-]*|\d+|(?:(?:de|à|au|aux|en|hors|sans|sur) |d’).*|\p{Ll}[\p{L}-]* (?:de |d’).*)$/u,
  de: /^(?:\p{Ll}[\p{L}-]*|\d+|(?:am|an|auf|außer|bei|im|in|ohne|vom|von|vor|zu|zum|zur) .*)$/u,
};

/** Verbs that a text can use: the others are events of counters and contests. */
const spokenVerbsOf = ({ vocabulary }: Game): readonly VerbSymbol[] =>
  vocabulary.verbs.filter(({ tells, change, decides }) => !tells && !change && !decides);

/** Verbs without a phrase, and functions and tables that have one in English only. */
const verbGaps = (game: Game, language: Foreign): TranslationGap[] =>
  [
    ...spokenVerbsOf(game),
    ...[...game.vocabulary.functions, ...game.vocabulary.tables].filter(
      ({ wording }) => Object.keys(wording.phrase).length > 0,
    ),
  ]
    .filter(({ wording }) => (wording.printed ?? wording).phrase[language] === undefined)
    .map(({ id }) => ({ sort: 'phrase', word: id }));

function placeGaps({ vocabulary }: Game, language: Foreign): TranslationGap[] {
  const others = languages.filter((each): each is Foreign => each !== 'en' && each !== language);
  return vocabulary.zones
    .filter(
      ({ prepositions }) =>
        prepositions[language] === undefined && others.some((each) => prepositions[each] !== undefined),
    )
    .map(({ id }) => ({ sort: 'preposition', word: id }));
}

/** What texts print that no language translates. */
const textGaps = ({ data, vocabulary }: Game): TranslationGap[] =>
  languageTexts(data, 'game', vocabulary).flatMap(({ node, entry }) => {
    const { tree } = parseSpoken(entry, wholeText(node.text));
    return tree === undefined ? [] : labelsOf(tree);
  });

const labelsOf = (tree: SyntaxTree): TranslationGap[] =>
  syntaxOf(tree, 'choose-one').flatMap(({ modes }) =>
    modes.flatMap(({ label }) => (label === undefined ? [] : [{ sort: 'label' as const, word: label }])),
  );
