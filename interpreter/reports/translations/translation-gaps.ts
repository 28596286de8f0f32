/** What the data of a game lack for a language, so that its texts are printed in English words or with wrong endings. */
import { wholeText } from '../../../dsl/text/source.ts';
import { languages, type Language } from '../../../dsl/nlg/index.ts';
import type { SyntaxTree } from '../../../dsl/language/syntax/syntax-visit.ts';
import { syntaxOf } from '../../../dsl/language/syntax/syntax-visit.ts';
import { parseSpoken } from '../../../dsl/language/parser/spoken-form.ts';
import { nounOf } from '../../../dsl/nlg/discourse/noun-forms.ts';
import type { Names } from '../../../dsl/language/symbols/symbols.ts';
import { languageTexts } from '../../compiler/loader/language-texts.ts';
import type { Game } from '../../game/linked-game.ts';

/**
 * What is missing: a word without a name, a noun without its gender, a value that is neither a noun with a gender nor one
 * word that takes endings, a verb without a phrase, a place with a preposition in the other language only, and a text
 * that no language translates.
 */
type GapSort = 'name' | 'gender' | 'adjective' | 'phrase' | 'preposition' | 'label';

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

/** What is missing for a language, each once; nothing for English, in which all data are written. */
export function translationGaps(game: Game, language: Language): TranslationGap[] {
  if (language === 'en') return [];
  const found = [
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

function nameGaps({ vocabulary, cards }: Game, language: Foreign): TranslationGap[] {
  const { kinds, zones, counters, settings, roles, nouns, rankings, rolls, contests, enums, functions } =
    vocabulary;
  const adjectives: readonly Word[] = functions.filter(
    ({ body, wording }) => body.form === 'if' && Object.keys(wording.phrase).length === 0,
  );
  const numbers: readonly Word[] = functions.filter(({ body }) => body.form !== 'if');
  const nounLike: readonly Word[] = [
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
  const values: readonly Word[] = enums.flatMap((each) => each.values);
  const titles: readonly Word[] = cards.map(({ symbol }) => symbol);
  const named = (words: readonly Word[]): Word[] => words.filter((word) => hasName(word, language));
  return [
    ...[...nounLike, ...values, ...adjectives, ...titles]
      .filter((word) => !hasName(word, language))
      .map(({ id }) => ({ sort: 'name' as const, word: id })),
    ...named(nounLike)
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

/** One word in small letters, or a number. */
const takesEndings = ({ names, id }: Word, language: Foreign): boolean =>
  /^(?:\p{Ll}[\p{L}-]*|\d+)$/u.test(nounOf(names, language, id).one);

const verbGaps = ({ vocabulary }: Game, language: Foreign): TranslationGap[] =>
  vocabulary.verbs
    .filter(
      ({ tells, change, decides, wording }) =>
        !tells && !change && !decides && (wording.printed ?? wording).phrase[language] === undefined,
    )
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
