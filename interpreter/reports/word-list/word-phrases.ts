/** Words of a game that take objects, with these objects, as a text has them. */
import { inOneLine } from '../../../dsl/text/source.ts';
import { participle, thirdPerson } from '../../../dsl/text/english-inflection.ts';
import { nameIn, type Language } from '../../../dsl/nlg/index.ts';
import { forms, type Vocabulary } from '../../../dsl/language/symbols/symbol-table.ts';
import type {
  FunctionSymbol,
  Parameter,
  RankingSymbol,
  TableSymbol,
  VerbSymbol,
  Wording,
} from '../../../dsl/language/symbols/symbols.ts';
import { withoutStop } from '../../../dsl/nlg/realiser/word-joining.ts';
import { verbText } from '../verb-text.ts';
import type { GameWord } from './word-list.ts';
import { printedAs, valueName, writtenName } from './one-line-text.ts';
import { functionMeaning } from '../../../dsl/ir/called-functions.ts';

/** What a parameter takes; if it takes any number of cards, `2` of them stand for all numbers. */
function taken({ phrase: { tree, snippet } }: Parameter): string {
  const text = inOneLine(snippet.text);
  const isBare = tree.determiner === undefined && tree.quantity === undefined && tree.owner === undefined;
  return isBare ? `2 ${text}` : text;
}

/** `give a card to a player`, with `gives` and `given`. */
export function verbWord(vocabulary: Vocabulary, verb: VerbSymbol, language: Language): GameWord {
  const { id, parameters, wording } = verb;
  const object = parameters.filter(({ preposition }) => preposition === undefined);
  const others = parameters.filter(({ preposition }) => preposition !== undefined);
  const words = [id, ...object.map(taken), ...others.map((each) => `${each.preposition} ${taken(each)}`)];
  const written = words.join(' ');
  const [third, done] = wording.forms.en ?? [];
  return {
    id,
    written: [written],
    forms: [third ?? thirdPerson(id), done ?? participle(id)],
    ...partsOf(parameters),
    ...(language === 'en' && !wording.printed ? {} : printedAs(orderOf(vocabulary, verb, language), written)),
  };
}

/** The names that its own text gives to its parameters. */
const partsOf = (parameters: readonly Parameter[]): Pick<GameWord, 'parts'> =>
  parameters.length === 0 ? {} : { parts: parameters.map(({ name }) => name) };

/** The order to do it, as a part of a sentence. */
const orderOf = (vocabulary: Vocabulary, verb: VerbSymbol, language: Language): string =>
  withoutStop(verbText(vocabulary, verb, language).order.join(' '));

/** A condition as a verb: `suits`, of `suit` as of `suits`. */
function relationOf(id: string, { forms }: Wording): string {
  if (forms.en?.[0] !== undefined) return forms.en[0];
  return id.endsWith('s') && thirdPerson(id.slice(0, -1)) === id ? id : thirdPerson(id);
}

/** `the juice of a fruit`, `the worth between a fruit and a fruit`, `a fruit is heavy`, `a fruit presses a fruit`. */
export function functionWord(symbol: FunctionSymbol, language: Language): GameWord {
  const { id, parameters, body, wording } = symbol;
  const meaning = functionMeaning(symbol);
  const name = writtenName(symbol);
  const [first, second, third] = parameters.map(taken);
  const written =
    body.form === 'if'
      ? first === undefined
        ? `you are ${name}`
        : second === undefined
          ? `${first} is ${name}`
          : `${first} ${relationOf(id, wording)} ${second}`
      : first === undefined
        ? `${meaning?.needsYou ? 'your' : 'the'} ${name}`
        : second === undefined
          ? `the ${name} of ${first}`
          : third === undefined
            ? `the ${name} between ${first} and ${second}`
            : `the ${name} of ${first} between ${second} and ${third}`;
  return { id, written: [written], ...partsOf(parameters), ...printedAs(nameIn(symbol, language), name) };
}

/** `gold outshines red`: one value that is related to another. */
export function tableWord(
  { id, wording, from, to, rows, ...symbol }: TableSymbol,
  language: Language,
): GameWord {
  const relation = relationOf(id, wording);
  const pairs = from.values.flatMap((one) =>
    to.values.filter(({ index }) => (rows[one.index] >> index) & 1).map((other) => [one, other] as const),
  );
  const written = pairs.map(([one, other]) => `${valueName(one)} ${relation} ${valueName(other)}`);
  const name = writtenName({ id, names: symbol.names });
  return { id, written, ...printedAs(nameIn({ id, names: symbol.names }, language), name) };
}

/** `the richest player`, by what it is ranked. */
export const rankingWord = (symbol: RankingSymbol, language: Language): GameWord => ({
  id: symbol.id,
  written: [`the ${writtenName(symbol)}`],
  ...printedAs(nameIn(symbol, language), writtenName(symbol)),
  is: `${inOneLine(symbol.among.snippet.text)}: ${symbol.by.map((each) => forms(each).many).join(', ')}`,
});
