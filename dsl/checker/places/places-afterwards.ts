/** Where the cards of an event are once it has happened: `when you pick a fruit, you may sell that fruit` is about one that is elsewhere by then. */
import type { EventPattern } from '../../ir/statements.ts';
import { isSameNode } from '../../ir/visit.ts';
import type { Block } from '../../language/syntax/ast.ts';
import { eachSyntax } from '../../language/syntax/syntax-visit.ts';
import type { VerbSymbol, ZoneSymbol } from '../../language/symbols/symbols.ts';
import { placeOfOwn } from './card-places.ts';
import { placeOfContested } from './contested-cards.ts';
import { destinationsIn, isParameter, type VerbDestination } from '../readings/words/verb-destinations.ts';
import type { PhraseType, Scope, WhoseZones } from '../scope.ts';

/** Gives what was mentioned in events that have happened the place to which these have brought it; none where that may be one or another. */
export function placeAfterwards(scope: Scope, found: readonly EventPattern[]): void {
  scope.mentions = scope.mentions.map((known) => {
    const about = found.filter(
      ({ arguments: slots, together }) => slots.includes(known.slot) || together?.slot === known.slot,
    );
    if (known.thing.sort !== 'card' || about.length === 0) return known;
    const [first, ...others] = about.map((pattern) => placeAfter(scope, pattern, known.slot, known.thing));
    const isSure = others.every(({ zone, side }) => zone === first.zone && isSameSide(side, first.side));
    return { ...known, thing: { ...known.thing, ...(isSure ? first : NOWHERE) } };
  });
}

interface CardPlace {
  readonly zone: ZoneSymbol | undefined;
  readonly inPlay: true | undefined;
  readonly side: WhoseZones | undefined;
}

const NOWHERE: CardPlace = { zone: undefined, inPlay: undefined, side: undefined };

const isSameSide = (a: WhoseZones | undefined, b: WhoseZones | undefined): boolean =>
  a?.of === b?.of || (a?.of !== undefined && b?.of !== undefined && isSameNode(a.of, b.of));

/** What becomes of the card in a local by one event. */
function placeAfter(
  scope: Scope,
  pattern: EventPattern,
  slot: number,
  { zone, inPlay, side }: PhraseType,
): CardPlace {
  const { verb, arguments: slots } = pattern;
  const at = slots.indexOf(slot);
  const parameter = verb.parameters[at === -1 ? 0 : at];
  const there = destinationOf(scope, verb);
  if (there && verb.parameters[0] === parameter && timesDone(verb.body, parameter.name) <= 1)
    return { ...NOWHERE, zone: there.zone, side: there.of === 'doer' ? doerOf(scope, pattern) : undefined };
  if (!staysAfter(scope, verb)) return NOWHERE;
  const contested = placeOfContested(scope.vocabulary, pattern, isDoneByYou(scope, pattern));
  if (contested && parameter?.preposition === 'for') return { ...NOWHERE, ...contested };
  return zone || inPlay ? { zone, inPlay, side } : { ...NOWHERE, ...placeOfHost(scope, pattern, slot) };
}

/** Where a verb brings its object, or the verb by which it does that first: `beat` a fruit, which spoils it. */
function destinationOf({ vocabulary }: Scope, verb: VerbSymbol): VerbDestination | undefined {
  const own = destinationsIn(vocabulary).find((each) => each.verb === verb);
  const [object] = verb.parameters;
  const first = verb.body.find(({ kind }) => kind !== 'becomes' && kind !== 'let');
  if (own || !object || first?.kind !== 'order' || first.subject) return own;
  if (!isParameter(first.args.object, object.name)) return undefined;
  const by = vocabulary.verbForms.get(first.verb.text)?.verb;
  return destinationsIn(vocabulary).find((each) => each.verb === by && each.of !== 'doer');
}

/** The place of the card that this one is attached to, where the event is about that one. */
function placeOfHost(scope: Scope, { test }: EventPattern, slot: number): ReturnType<typeof placeOfOwn> {
  const about = (test.op === 'and' ? test.parts : [test]).find(
    (part) =>
      part.op === 'compare' && part.how === '=' && part.left.op === 'local' && part.left.slot === slot,
  );
  return about?.op === 'compare' ? placeOfOwn(scope, about.right) : undefined;
}

/** How often a text does something to what it is given by a name. */
function timesDone(body: Block, name: string): number {
  let times = 0;
  eachSyntax(body, (node) => {
    if (node.kind === 'order' && isParameter(node.args.object, name)) times++;
  });
  return times;
}

/** The player who does it, as far as the event says who that is. */
function doerOf(scope: Scope, pattern: EventPattern): WhoseZones {
  const { you, mentions } = scope;
  const { agent } = pattern;
  if (isDoneByYou(scope, pattern) && you) return { of: you };
  const notOf = mentions.find(({ slot }) => slot === agent)?.thing.side?.notOf;
  return { of: { op: 'local', slot: agent }, ...(notOf && { notOf }) };
}

const isDoneByYou = ({ you }: Scope, { agent, test }: EventPattern): boolean =>
  (test.op === 'and' ? test.parts : [test]).some(
    (part) =>
      part.op === 'compare' &&
      part.how === '=' &&
      part.left.op === 'local' &&
      part.left.slot === agent &&
      you !== undefined &&
      isSameNode(part.right, you),
  );

/** The verbs of the language by which cards come elsewhere. */
const MOVING: ReadonlySet<string> = new Set(['move', 'attach', 'cover', 'uncover', 'use', 'resolve']);

/** Whether a verb leaves all cards where they are, and all verbs that it uses do. */
export function staysAfter(scope: Scope, verb: VerbSymbol, asked = new Set<VerbSymbol>()): boolean {
  if (asked.has(verb)) return true;
  asked.add(verb);
  if (verb.change ?? verb.tells ?? verb.decides) return true;
  if (verb.moves ?? verb.crosses) return false;
  let stays = true;
  eachSyntax([verb.first, verb.body], (node) => {
    if (node.kind !== 'order') return;
    const used = scope.vocabulary.verbForms.get(node.verb.text)?.verb;
    if (used ? !staysAfter(scope, used, asked) : MOVING.has(node.verb.text.replace(/e?s$/, '')))
      stays = false;
  });
  return stays;
}
