/** The vocabulary of a game in words: what it can do, and what its own words mean. */
import { nameIn, nounFor } from '../../../dsl/nlg/index.ts';
import type { Condition, Expression } from '../../../dsl/language/syntax/ast.ts';
import type { FunctionSymbol, TableSymbol } from '../../../dsl/language/symbols/symbols.ts';
import { verbFor } from '../../../dsl/nlg/realiser/verb-phrases.ts';
import { join } from '../../../dsl/nlg/realiser/word-joining.ts';
import { valueOf } from '../../../schemas/index.ts';
import { scalars } from '../../compiler/loader/link-context.ts';
import { verbText } from '../verb-text.ts';
import { noteOf, type GameTextRenderer } from './game-texts.ts';

export const verbTexts = (teller: GameTextRenderer) => {
  const { vocabulary, language, polish } = teller;
  return vocabulary.verbs.map((verb) => {
    const { id, order, first, does } = verbText(vocabulary, verb, language);
    return {
      id,
      note: noteOf(teller, valueOf(valueOf(teller.game.data, 'verbs'), id)),
      order: polish(order),
      first: polish(first),
      /** Nothing where cards only wait for it. */
      does: polish(does),
      /** Orders of the verbs that it counts as. */
      countsAs: verb.counts.flatMap((each) => polish(verbText(vocabulary, each, language).order)),
    };
  });
};

export const nounsOf = (teller: GameTextRenderer) =>
  teller.game.vocabulary.nouns.map((noun) => ({
    name: nameIn(noun, teller.language),
    note: noteOf(teller, valueOf(valueOf(teller.game.data, 'nouns'), noun.id)),
    is: teller.tree('phrase', noun.is.tree),
  }));

export const functionsOf = (teller: GameTextRenderer) =>
  teller.game.vocabulary.functions.map((each) => functionText(teller, each));

/** What a sum is lowered by: of `0 - 2`, 2. */
const subtracted = (e: Expression): Expression | undefined =>
  e.kind === 'binary' && e.operator === '-' && e.left.kind === 'number' && e.left.value === 0
    ? e.right
    : undefined;

export type FunctionText = ReturnType<typeof functionText>;

function functionText(teller: GameTextRenderer, symbol: FunctionSymbol) {
  const { id, names, parameters, body } = symbol;
  const given = new Map(parameters.map(({ name, phrase }) => [name, phrase.tree]));
  const plain = { if: [], minus: false };
  const relation = relationOf(symbol);
  const said = {
    name: relation ? teller.tree('condition', relation).join(' ') : nameIn({ id, names }, teller.language),
    takes: relation ? [] : parameters.map(({ phrase }) => teller.tree('phrase', phrase.tree).join(' ')),
    form: body.form,
    isRelation: relation !== undefined,
    least: undefined,
  };
  switch (body.form) {
    case 'is':
      return { ...said, parts: [{ ...plain, is: teller.formula(body.value.tree, given) }] };
    case 'if':
      return { ...said, parts: [{ ...plain, is: teller.joint('if', body.test.tree, given) }] };
    case 'sum':
      return {
        ...said,
        parts: body.terms.map(({ value }) => ({
          ...plain,
          is: teller.formula(subtracted(value.tree) ?? value.tree, given),
          minus: subtracted(value.tree) !== undefined,
        })),
        least: body.least && teller.tree('expression', body.least.tree, given).join(' '),
      };
    case 'cases':
      return {
        ...said,
        parts: body.cases.map((each) => ({
          minus: false,
          if: each.if ? teller.joint('if', each.if.tree, given) : [],
          is: teller.formula(each.is.tree, given),
        })),
      };
  }
}

/** `a tool suits a fruit`: a condition that is a verb between its operands; undefined if it is a word. */
function relationOf({ id, parameters, wording }: FunctionSymbol): Condition | undefined {
  const [subject, object] = parameters;
  if (Object.keys(wording.phrase).length === 0 || !subject || !object) return undefined;
  const span = { start: 0, end: 0 };
  const args = { object: object.phrase.tree, arguments: [], free: false };
  return { kind: 'does', subject: subject.phrase.tree, negated: false, verb: { text: id, span }, args, span };
}

/** A relation without its object: `beats …`; undefined where the language has no phrase for it. */
function bareRelation(
  { game, language }: GameTextRenderer,
  { id, wording }: TableSymbol,
): string | undefined {
  const verb = wording.phrase[language] === undefined ? undefined : verbFor(game.vocabulary, id, language);
  if (!verb) return undefined;
  const places = verb.slots.flatMap(({ before }) => [before, '…']);
  return join(verb.forms.one, verb.lead, ...places, verb.tail, verb.forms.prefix);
}

export const tablesOf = (teller: GameTextRenderer) => {
  const { game, language } = teller;
  return game.vocabulary.tables.map((table) => ({
    name: bareRelation(teller, table) ?? nameIn(table, language),
    rows: table.from.values.map((value) => ({
      of: nameIn(value, language),
      to: table.to.values
        .filter(({ index }) => (table.rows[value.index] >> index) & 1)
        .map((each) => nameIn(each, language)),
    })),
  }));
};

export const rankingsOf = (teller: GameTextRenderer) =>
  teller.game.vocabulary.rankings.map((ranking) => ({
    name: nameIn(ranking, teller.language),
    among: teller.tree('phrase', ranking.among.tree).join(' '),
    by: ranking.by.map((counter) => nounFor(counter, teller.language).many),
    ties: ranking.ties,
  }));

export const rollTexts = ({ game, language }: GameTextRenderer) =>
  game.vocabulary.rolls.map(({ dice, sides, window, ...symbol }) => ({
    name: nameIn(symbol, language),
    dice,
    sides,
    window: window && nameIn(window, language),
  }));

export const contestsOf = ({ game, language }: GameTextRenderer) =>
  game.vocabulary.contests.map(({ rolls, window, ties, ...symbol }) => ({
    name: nameIn(symbol, language),
    rolls: [nameIn(rolls[0], language), nameIn(rolls[1], language)],
    window: window && nameIn(window, language),
    ties,
  }));

/** Values that cards print, such as colours. */
export const valueTexts = ({ game, language }: GameTextRenderer) =>
  game.vocabulary.enums.map((each) => ({
    name: nameIn(each, language),
    of: each.values.map((value) => nameIn(value, language)),
  }));

export const triggerOrderOf = ({ game }: GameTextRenderer): readonly string[] =>
  scalars(valueOf(game.data, 'order of triggers')).map(({ text }) => text);
