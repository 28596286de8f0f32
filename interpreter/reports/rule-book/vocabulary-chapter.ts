/** The vocabulary of a game in words: what it can do, and what its own words mean. */
import { nameIn, nounFor, type Language } from '../../../dsl/nlg/index.ts';
import type { Condition, Expression, NounPhrase, Tail } from '../../../dsl/language/syntax/ast.ts';
import { saySame } from '../../../dsl/language/syntax/syntax-visit.ts';
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

/** Whose a part of a sum is, and the part as *the*; undefined where it belongs to nobody. */
function ownedPart(e: Expression): { readonly owner: Expression; readonly bare: Expression } | undefined {
  if (e.kind !== 'noun' || e.heads.length !== 1 || e.quantity) return undefined;
  const [of, ...more] = e.tails;
  const owner = e.owner ?? (of?.kind === 'of' && more.length === 0 ? of.phrase : undefined);
  if (!owner || (e.owner && e.tails.length > 0)) return undefined;
  return { owner, bare: { ...e, owner: undefined, determiner: 'the', tails: [] } };
}

/** Parts of a sum in a row that belong to the same card name it once: English with the first, others with the last. */
function inTurn(parts: readonly Expression[], several: boolean, language: Language): readonly Expression[] {
  if (!several) return parts;
  const owned = parts.map(ownedPart);
  const again = (i: number, beside: number): boolean => {
    const [one, other] = [owned[i]?.owner, owned[beside]?.owner];
    return one !== undefined && other !== undefined && saySame(one, other);
  };
  return parts.map((part, i) =>
    again(i, language === 'en' ? i - 1 : i + 1) ? (owned[i]?.bare ?? part) : part,
  );
}

export type FunctionText = ReturnType<typeof functionText>;

function functionText(teller: GameTextRenderer, symbol: FunctionSymbol) {
  const { id, names, parameters, body } = symbol;
  const given = new Map(parameters.map(({ name, phrase }) => [name, phrase.tree]));
  const plain = { if: [], minus: false };
  const relation = relationOf(symbol);
  const ofSeveral = symbol.wording.phrase[teller.language] === undefined ? undefined : ofParameters(symbol);
  const said = {
    name: relation
      ? teller.tree('condition', relation).join(' ')
      : ofSeveral
        ? teller.tree('phrase', ofSeveral).join(' ')
        : nameIn({ id, names }, teller.language),
    takes:
      relation || ofSeveral
        ? []
        : parameters.map(({ phrase }) => teller.tree('phrase', phrase.tree).join(' ')),
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
        parts: inTurn(
          body.terms.map(({ value }) => value.tree),
          parameters.length > 1,
          teller.language,
        ).map((tree) => ({
          ...plain,
          is: teller.formula(subtracted(tree) ?? tree, given),
          minus: subtracted(tree) !== undefined,
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
function relationOf({ id, parameters, wording, body }: FunctionSymbol): Condition | undefined {
  const [subject, object] = parameters;
  if (body.form !== 'if' || Object.keys(wording.phrase).length === 0 || !subject || !object) return undefined;
  const span = { start: 0, end: 0 };
  const args = { object: object.phrase.tree, arguments: [], free: false };
  return { kind: 'does', subject: subject.phrase.tree, negated: false, verb: { text: id, span }, args, span };
}

/** A function of several cards with what each of them is: `price of a fruit at a stall`. */
function ofParameters({ id, parameters }: FunctionSymbol): NounPhrase {
  const span = { start: 0, end: 0 };
  const words = id.split(' ').map((text) => ({ text, span }));
  const tails = parameters.map(({ phrase }): Tail => ({ kind: 'of', phrase: phrase.tree, span }));
  return { kind: 'noun', heads: [{ words, isNew: false, span }], tails, span };
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
  game.vocabulary.enums.flatMap((each) =>
    each.ofCards
      ? []
      : {
          name: nameIn(each, language),
          of: each.values.map((value) => nameIn(value, language)),
        },
  );

export const triggerOrderOf = ({ game }: GameTextRenderer): readonly string[] =>
  scalars(valueOf(game.data, 'order of triggers')).map(({ text }) => text);
