import { say, written } from '../../diagnostics/catalogue/phrase.ts';
import { writeInstead } from '../../diagnostics/replacement-fixes.ts';
import { placeIn, type Span } from '../../text/source.ts';
import { wrongSort } from '../expectations.ts';
import { nameTaken } from '../common-findings.ts';
import type { Many, Pick as Choosing, Scalar } from '../../ir/expressions.ts';
import type { Expression, Order } from '../../language/syntax/ast.ts';
import type { Act, Gathering } from '../../ir/statements.ts';
import { isSameNode, nodesOf } from '../../ir/visit.ts';
import { listOfOne, asCards } from '../nouns/noun-meanings.ts';
import { mention } from '../nouns/references.ts';
import { noteEverybodys } from '../places/everybodys-cards.ts';
import { reportAt, newSlot, slotNames, writtenWords } from '../scope.ts';
import type { Mention, PhraseMeaning, Scope, PhraseType } from '../scope.ts';

/** For locals whose values nobody chose for what is being done. */
export const UNCHOSEN = { unchosen: true } as const;

/** Words for a local: the name that the text gives it, or what it is. */
export function slotFor(
  scope: Scope,
  described: { readonly name?: string | undefined; readonly thing: PhraseType; readonly many: boolean },
  many = described.many,
  how: { readonly unchosen?: boolean } = {},
): number {
  const wanted = described.name ?? described.thing.sort;
  const taken = slotNames(scope).countOf(wanted);
  const { sort, of } = described.thing;
  const more = sort === 'value' && of ? { values: of.values.map((value) => value.id) } : {};
  const numbered = taken === 0 ? {} : { called: wanted };
  const name = taken === 0 ? wanted : `${wanted} ${taken + 1}`;
  return newSlot(scope, name, sort, many, { ...more, ...numbered, ...how });
}

/** The act of choosing what a phrase leaves open; afterwards the chosen is what the phrase describes. */
export function readPick(
  scope: Scope,
  described: PhraseMeaning,
): { act: Act & { op: 'pick' }; chosen: PhraseMeaning } | undefined {
  const { choice, thing, span } = described;
  if (!choice) return undefined;
  if (thing.sort === 'player' && !choice.chance && isTheirsOrYours(scope, span)) return undefined;
  const slot = slotFor(scope, described, described.many, choice.chance ? UNCHOSEN : {});
  scope.maybeNone.add(slot);
  if (offersNew(described.set)) scope.maybeNew.add(slot);
  const by = choice.chance ? ('chance' as const) : scope.acting;
  if (!by) return reportAt(scope, 'name/no-you', span, { word: `who chooses ${writtenWords(scope, span)}` });
  const act: Choosing = {
    slot,
    sort: thing.sort,
    ...(thing.of ? { values: thing.of.values.map((value) => value.id) } : {}),
    many: described.many,
    by,
    from: described.set,
    depth: described.depth,
    reasons: described.reasons,
    least: choice.least,
    most: choice.most,
    notAll: choice.notAll,
    exact: choice.exact,
    together: described.together,
    ...(described.oneOf ? { silent: true } : {}),
    span,
  };
  if (described.name !== undefined && scope.mentions.some((known) => known.name === described.name)) {
    return nameTaken(scope, span, described.name);
  }
  mention(scope, thing, slot, described.many, described.name, span);
  noteEverybodys(scope, described);
  if (thing.sort === 'number' && !described.many) countsAsMany(scope, slot);
  for (const test of described.together) scope.sums.open.delete(test);
  return { act: { op: 'pick', pick: act, span }, chosen: chosenIn(described, slot) };
}

/** Where somebody else chooses `an opponent`, those of who acts could be meant as well as yours, and nobody means themselves. */
function isTheirsOrYours(scope: Scope, span: Span): boolean {
  const { acting, you } = scope;
  const words = writtenWords(scope, span);
  if (!acting || !you || isSameNode(acting, you) || !/^an(?:other)? opponent\b(?!.* other than )/.test(words))
    return false;
  const right = words.replace(/^an(?:other)? opponent/, 'a player other than that player');
  reportAt(
    scope,
    'name/whose',
    span,
    { zone: words, neighbour: false },
    {
      advice: say('phrase/write', { example: written(right) }),
      fixes: writeInstead(placeIn(scope.snippet, span), [right]),
    },
  );
  return true;
}

/** `choose a number`, and then `that many`, where nothing else is meant by it. */
function countsAsMany(scope: Scope, slot: number): void {
  const made = scope.mentions.at(-1)!;
  scope.mentions = [
    ...scope.mentions.slice(0, -1),
    { ...made, amount: { value: () => ({ op: 'local', slot }) } },
  ];
}

/** Whether one of the options is a pile that is not there yet. */
function offersNew(set: Many): boolean {
  if (set.op === 'union') return set.parts.some(offersNew);
  return set.op === 'new-pile' || (set.op === 'filter' && offersNew(set.of));
}

/** What a phrase describes once it is in a local. */
function chosenIn(described: PhraseMeaning, slot: number): PhraseMeaning {
  const local: Scalar = { op: 'local', slot };
  const set: Many = described.many ? { op: 'list', slot } : listOfOne(described.thing, local);
  const scalar = described.many ? undefined : local;
  return { ...described, scalar, set, choice: undefined, reasons: [], together: [] };
}

/** What is taken from the end of a zone that may run out has to be there. */
export function supply({ set, thing, span }: PhraseMeaning): Act[] {
  if (set.op !== 'end-cards' || !thing.zone?.runsOut) return [];
  return [{ op: 'supply', zone: set.zone, of: thing.zone, amount: set.amount, span }];
}

const ONE: Scalar = { op: 'constant', value: 1 };

/** `move that card's tool to ...`: if there are several, the player who acts chooses one. */
export function asChoice(scope: Scope, described: PhraseMeaning): PhraseMeaning {
  if (!described.oneOf || described.scalar?.op !== 'only' || !scope.acting) return described;
  const choice = { least: ONE, most: ONE, notAll: false, exact: true, chance: false };
  return { ...described, scalar: undefined, depth: scope.depth + 1, choice };
}

/**
 * Makes a description a fixed value: chosen if it asks for a choice, evaluated now if it is computed. Adds
 * the acts that do so.
 */
export function bindToLocal(
  scope: Scope,
  described: PhraseMeaning,
  prepare: Act[],
): PhraseMeaning | undefined {
  const asked = asChoice(scope, described);
  if (asked.choice) {
    const picked = readPick(scope, asked);
    if (!picked) return undefined;
    prepare.push(picked.act);
    return picked.chosen;
  }
  prepare.push(...supply(described));
  if (described.scalar) {
    if (described.scalar.op === 'local' || described.scalar.op === 'constant') return described;
    if (described.scalar.op === 'you' && described.name === undefined) return described;
    const slot = slotFor(scope, described, false, UNCHOSEN);
    scope.maybeNone.add(slot);
    prepare.push({ op: 'let', slot, value: described.scalar, span: described.span });
    const named = described.oneOf ?? described.name !== undefined;
    if (named) mention(scope, described.thing, slot, false, described.name, described.span);
    return chosenIn(described, slot);
  }
  if (described.set.op === 'list') return described;
  const slot = slotFor(scope, described, true);
  prepare.push({ op: 'list', slot, value: described.set, span: described.span });
  mention(scope, described.thing, slot, true, described.name, described.span);
  noteEverybodys(scope, described);
  return chosenIn({ ...described, many: true }, slot);
}

/** The cards that an order is about, fixed before it begins; a pile stands for its cards. */
export function fixedCards(scope: Scope, object: Expression, prepare: Act[]): PhraseMeaning | undefined {
  const described = scope.read.expression(scope, object);
  const settled = described && bindToLocal(scope, described, prepare);
  if (!settled) return undefined;
  const cards = asCards(settled);
  if (cards.thing.sort === 'card') return cards;
  if (settled.thing.sort !== 'zone') return wrongSort(scope, settled, 'cards', object.span);
  const right = `all cards in ${writtenWords(scope, object.span)}`;
  const advice = say('phrase/name-the-cards-in-it', { example: written(right) });
  return wrongSort(scope, settled, 'cards', object.span, {
    advice,
    fixes: writeInstead(placeIn(scope.snippet, object.span), [right]),
    spoken: true,
  });
}

/** What each of several players chose: `each opponent discards a card`, then `those cards`. */
export function gathered(
  scope: Scope,
  acts: readonly Act[],
  inside: readonly Mention[],
  { verb, span }: Pick<Order, 'verb' | 'span'>,
): Gathering | undefined {
  const [attempt] = acts;
  const prepare = attempt?.op === 'attempt' ? attempt.prepare : [];
  const gather = gatheredFrom(
    scope,
    prepare.flatMap((act) => (act.op === 'pick' ? [act.pick] : [])),
    inside,
    span.end,
  );
  const asked = gather && /^chooses?$/.test(verb.text) && asksForChoices(scope, span.end);
  return asked ? bySeat(scope, gather, inside) : gather;
}

/** Whether the lines below ask what one of the players has chosen. */
const asksForChoices = ({ snippet }: Scope, end: number): boolean =>
  /\bchoices?\b/.test(snippet.text.slice(end));

/** The same with what each player has chosen: a card is where that player chose it, as long as nothing brings it elsewhere. */
function bySeat(scope: Scope, gather: Gathering, inside: readonly Mention[]): Gathering {
  const made = scope.mentions.at(-1)!;
  const thing = inside.find((each) => each.slot === gather.from)?.thing ?? { sort: made.thing.sort };
  // Of several it holds where those of each begin, and how many these are.
  const slot = newSlot(scope, `choices ${scope.slots.length}`, gather.many ? 'number' : thing.sort, true);
  const all = gather.many && gather.slot;
  scope.mentions = [
    ...scope.mentions.slice(0, -1),
    { ...made, bySeat: { slot, thing, ...(all !== undefined && { all }) } },
  ];
  return { ...gather, bySeat: slot };
}

/**
 * The cards that a loop takes, one in each turn or none, of which the lines below say `those cards`: only where no other cards can be meant.
 */
export function gatheredInLoop(
  scope: Scope,
  acts: readonly Act[],
  inside: readonly Mention[],
  end: number,
): Gathering | undefined {
  const picks = acts.flatMap(picksIn);
  // What is done again and again inside, or later, takes others as well.
  if (picks.length !== 1 || nodesOf(acts, 'pick').length !== 1) return undefined;
  if (!/\b(?:those|these|other)\b/.test(scope.snippet.text.slice(end))) return undefined;
  if (picks[0]?.sort !== 'card' || scope.mentions.some(({ many, thing }) => many && thing.sort === 'card'))
    return undefined;
  // What is done in the loop may have brought them elsewhere.
  return gatheredFrom(scope, picks, inside, end, { zone: undefined, inPlay: undefined, side: undefined });
}

/** The choices of a statement, those of the statements in it as well. */
function picksIn(act: Act): readonly Choosing[] {
  if (act.op === 'pick') return [act.pick];
  if (act.op === 'attempt') return [...act.prepare, ...act.acts].flatMap(picksIn);
  return act.op === 'if' || act.op === 'if-done' ? [...act.then, ...act.otherwise].flatMap(picksIn) : [];
}

function gatheredFrom(
  scope: Scope,
  picks: readonly Choosing[],
  inside: readonly Mention[],
  end: number,
  place?: Partial<PhraseType>,
): Gathering | undefined {
  const [pick, ...more] = picks;
  if (!pick || more.length > 0) return undefined;
  // Several of each are kept only where the lines below may ask for them.
  if (pick.many && !/\b(?:those|these|votes?|choices|other)\b/.test(scope.snippet.text.slice(end)))
    return undefined;
  const { sort } = pick;
  if (sort === 'line') return undefined;
  const { thing: one, everybodys } = inside.find((each) => each.slot === pick.slot) ?? { thing: { sort } };
  const ofEach = everybodys ? undefined : { notOf: one.side?.notOf, several: true as const };
  const thing = { ...one, ...(place ?? { side: ofEach }) };
  const slot = newSlot(scope, `${sort}s of each ${scope.slots.length}`, sort, true);
  mention(scope, thing, slot, true);
  scope.mentions = [...scope.mentions.slice(0, -1), { ...scope.mentions.at(-1)!, ofEach: true, everybodys }];
  return pick.many ? { slot, from: pick.slot, many: true } : { slot, from: pick.slot };
}
