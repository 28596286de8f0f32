/** What a verb is done with: the places of its phrase, filled. */
import { primitives, type VerbPart } from '../../language/symbols/builtin-verbs.ts';
import type {
  Args,
  Block,
  Expression,
  Order,
  Statement,
  Tail,
  VerbPreposition,
} from '../../language/syntax/ast.ts';
import type { Vocabulary } from '../../language/symbols/symbol-table.ts';
import type { VerbSymbol } from '../../language/symbols/symbols.ts';
import { headOf, isInPlayWord, wordsOf, type DiscourseScope } from '../discourse/discourse-scope.ts';
import { spokenVerb } from '../discourse/spoken-verbs.ts';
import { isNumeric } from './amounts.ts';
import { primitiveOfForm, type VerbSlot, type Verb } from './verb-phrases.ts';

/** A place of a verb's phrase that is filled. */
export interface Filled {
  readonly slot: VerbSlot;
  readonly phrase: Expression;
  /** The phrase of the verb has no words for it. */
  readonly loose: boolean;
}

/** The places of a verb's phrase with their objects; parts without a place come last. */
export function filled(verb: Verb, args: Args): Filled[] {
  const given = new Map<string, Expression>(args.arguments.map((each) => [each.preposition, each.phrase]));
  if (args.object) given.set('', args.object);
  const placed = verb.slots.flatMap((slot): Filled[] => {
    const phrase = given.get(slot.preposition ?? '');
    given.delete(slot.preposition ?? '');
    return phrase ? [{ slot, phrase, loose: slot.borrowed === true }] : [];
  });
  const rest = [...given].map(([word, phrase]): Filled => {
    const preposition = word === '' ? undefined : (word as VerbPreposition);
    return { slot: { name: word, preposition, before: '', demands: undefined }, phrase, loose: true };
  });
  return [...placed, ...rest];
}

/** Whether a number precedes a noun of the verb's phrase: `deal {amount} damage`. */
export const isBareNumber = (scope: DiscourseScope, { slot, phrase, loose }: Filled): boolean =>
  !loose && slot.before === '' && slot.preposition === 'by' && isNumeric(scope, phrase);

/** Whether the place of an object is rendered as its origin. */
export function comesFrom(vocabulary: Vocabulary, word: string, { slot, phrase }: Filled): boolean {
  const comes = comesOf(vocabulary, word, slot.preposition);
  return comes === 'always' || (comes === 'out of play' && !isWhole(phrase) && !isInPlay(vocabulary, phrase));
}

/** Whether a phrase refers to everything in a place: nothing is picked out of it. */
const isWhole = (e: Expression): boolean => e.kind === 'noun' && e.determiner === 'all';

function comesOf(vocabulary: Vocabulary, word: string, at: VerbPreposition | undefined): VerbPart['comes'] {
  const verb = vocabulary.verbForms.get(word)?.verb;
  if (verb) return takenBy(vocabulary, verb, at) ? 'always' : undefined;
  const own = primitiveOfForm(word);
  const takes: readonly Pick<VerbPart, 'name' | 'preposition' | 'comes'>[] =
    spokenVerb(word)?.takes ?? (own === undefined ? [] : primitives[own].takes);
  return takes.find(({ preposition }) => preposition === at)?.comes;
}

const taken = new WeakMap<VerbSymbol, Map<string, boolean>>();

/** Whether a verb of the game takes its object away from its place: its text says so in any case. */
function takenBy(vocabulary: Vocabulary, verb: VerbSymbol, at: VerbPreposition | undefined): boolean {
  const parameter = verb.parameters.find(({ preposition }) => preposition === at);
  if (!parameter) return false;
  const known = taken.get(verb) ?? new Map<string, boolean>();
  taken.set(verb, known);
  const before = known.get(parameter.name);
  if (before !== undefined) return before;
  known.set(parameter.name, false);
  const found = [...verb.first, ...verb.body].some((each) => takes(vocabulary, each, parameter.name));
  known.set(parameter.name, found);
  return found;
}

function takes(vocabulary: Vocabulary, statement: Statement, name: string): boolean {
  switch (statement.kind) {
    case 'order':
      return takesInOrder(vocabulary, statement, name);
    case 'together':
    case 'sequence':
      return statement.parts.some((each) => takes(vocabulary, each, name));
    case 'if':
      return everywhere(vocabulary, [statement.then, statement.otherwise ?? []], name);
    default:
      return false;
  }
}

/** Whatever a condition says. */
const everywhere = (vocabulary: Vocabulary, blocks: readonly Block[], name: string): boolean =>
  blocks.every((block) => block.some((each) => takes(vocabulary, each, name)));

const takesInOrder = (vocabulary: Vocabulary, { verb, args }: Order, name: string): boolean =>
  [{ preposition: undefined, phrase: args.object }, ...args.arguments].some(
    ({ preposition, phrase }) =>
      phrase !== undefined &&
      isNamed(phrase, name) &&
      comesOf(vocabulary, verb.text, preposition) === 'always',
  );

const isNamed = (e: Expression, name: string): boolean =>
  e.kind === 'noun' && e.determiner === 'the' && e.heads.length === 1 && wordsOf(e.heads[0].words) === name;

/** Whether a phrase names a place that is in play. */
function isInPlay(vocabulary: Vocabulary, e: Expression): boolean {
  if (e.kind !== 'noun') return false;
  return e.tails.some((tail) => {
    if (tail.kind !== 'place') return false;
    const symbol = headOf(vocabulary, tail.phrase)?.symbol;
    const zone = symbol?.sort === 'pile' || symbol?.sort === 'cell' ? symbol.zone : symbol;
    return zone?.sort === 'zone' && zone.inPlay;
  });
}

/** `face up` or `face down` at the end of what is turned, and the phrase without it. */
export function turned(phrase: Expression): { cards: Expression; face: 'up' | 'down' } | undefined {
  if (phrase.kind !== 'noun') return undefined;
  const last = phrase.tails.at(-1);
  if (last && 'phrase' in last) {
    const inner = turned(last.phrase);
    if (!inner) return undefined;
    const tails = [...phrase.tails.slice(0, -1), { ...last, phrase: inner.cards } as Tail];
    return { cards: { ...phrase, tails }, face: inner.face };
  }
  const head = phrase.heads.at(-1);
  const words = head?.words ?? [];
  const face = words.at(-1)?.text;
  if (words.at(-2)?.text !== 'face' || (face !== 'up' && face !== 'down')) return undefined;
  const left = words.slice(0, -2);
  if (left.length === 0) return { cards: { kind: 'pronoun', which: 'this', span: phrase.span }, face };
  const heads = [...phrase.heads.slice(0, -1), { ...head!, words: left }];
  return { cards: { ...phrase, heads }, face };
}

/** Whether a place is left by what is taken from it; a card that is played *on a roll* does not leave the roll. */
export function leavesPlace(
  vocabulary: Vocabulary,
  { preposition, phrase }: Tail & { kind: 'place' },
): boolean {
  if ((preposition !== 'in' && preposition !== 'on') || isInPlayWord(phrase)) return false;
  const symbol = headOf(vocabulary, phrase)?.symbol;
  return symbol === undefined || ['zone', 'pile', 'cell', 'noun'].includes(symbol.sort);
}
