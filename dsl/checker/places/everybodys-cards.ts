/**
 * `destroy all fruits in any stall`, by a verb that takes what opponents have alone: to leave out those of the player who does it would
 * do less than is written. What opponents have is offered, and for all of them both halves, where another verb does the other one.
 */
import { oneOf, say, written } from '../../diagnostics/catalogue/phrase.ts';
import { writeInstead } from '../../diagnostics/replacement-fixes.ts';
import type { Many, Scalar, Test } from '../../ir/expressions.ts';
import { isSameNode, nodesOf } from '../../ir/visit.ts';
import type { Expression, NounPhrase, Order } from '../../language/syntax/ast.ts';
import { forms, longestTerm } from '../../language/symbols/symbol-table.ts';
import type { Parameter, VerbSymbol } from '../../language/symbols/symbols.ts';
import { thirdPerson } from '../../text/english-inflection.ts';
import { placeIn, type Span } from '../../text/source.ts';
import { kindsMeet } from '../nouns/noun-meanings.ts';
import { destinationsIn } from '../readings/words/verb-destinations.ts';
import { ownCounterpart } from '../readings/words/verb-sides.ts';
import {
  declaredHere,
  readDeclared,
  reportAt,
  writtenWords,
  type CallableSymbol,
  type Mention,
  type PhraseMeaning,
  type Scope,
} from '../scope.ts';
import { verbIn } from '../suggestions/word-suggestions.ts';

/** An object of a verb, what it means, and what the verb takes. */
interface Given {
  readonly verb: CallableSymbol;
  readonly parameter: Parameter;
  readonly order: Order;
  readonly phrase: Expression;
  readonly given: PhraseMeaning;
  readonly takes: PhraseMeaning;
}

/** Whose cards a list holds, as far as it tells: those of all players, or of the one who acts. */
type Whose = 'all' | 'own' | undefined;

/** Reports an object that is everybody's, or the doer's own, for a verb that takes what others have. */
export function reportEverybodys(
  scope: Scope,
  whole: Given,
  meaningOf: (parameter: Parameter) => PhraseMeaning | undefined,
): boolean {
  const { verb, parameter, order, phrase, given, takes } = whole;
  const { of, notOf } = takes.thing.side ?? {};
  const { acting } = scope;
  if (!takes.placed || !acting) return false;
  const { actingControls } = scope;
  const isTheirs = actingControls && given.scalar && isSameNode(actingControls, given.scalar);
  if (of && isSameNode(of, acting)) return !isTheirs && reportForOwn(scope, whole);
  if (!notOf || !isSameNode(notOf, acting)) return false;
  // What comes to where the doer has such cards anyway is there already where it is theirs.
  if (
    destinationsIn(scope.vocabulary).some(
      (each) => each.verb === verb && each.of === 'doer' && each.zone === takes.thing.zone,
    )
  )
    return false;
  const kept = keptByEach(scope, given.set);
  const known = kept ?? mentioned(scope, given) ?? ownerInLoop(scope, given.set);
  const whose = known ? (known.everybodys ? 'all' : undefined) : whoseIn(given.set, acting);
  const { zone } = takes.thing;
  if (!whose || !zone) return false;
  const wanted =
    readDeclared(scope, parameter.phrase, (tree) => writtenWords(scope, tree.span)) ?? parameter.name;
  const place = `${whose === 'all' ? 'any' : 'your'} ${zone.names.en[0]}`;
  const words = known
    ? byTheirPlayers(scope, whole, known, meaningOf)
    : inOtherWords(scope, whole, whose, meaningOf);
  const from = { start: order.verb.span.start, end: phrase.span.end };
  const named = known && whereNamed(scope, known, takes);
  const right = [{ at: from, texts: words }, ...(named ? [named] : [])];
  const texts = right.flatMap((each) => each.texts);
  reportAt(
    scope,
    'name/elsewhere',
    phrase.span,
    { verb: verb.id, wanted, place, verbs: [] },
    texts.length > 0
      ? {
          advice: say('phrase/write', { example: oneOf(texts.map(written)) }),
          fixes: right.flatMap(({ at, texts: each }) => writeInstead(placeIn(scope.snippet, at), each)),
        }
      : declaredHere(parameter),
  );
  return true;
}

/** Reports one of everybody's cards in play, for a verb that takes the doer's own: `that fruit's controller` does it. */
function reportForOwn(scope: Scope, { verb, parameter, order, phrase, given, takes }: Given): boolean {
  const known = mentioned(scope, given);
  const { zone } = takes.thing;
  if (known?.everybodys !== 'event' || known.many || known.thing.sort !== 'card' || !zone?.inPlay)
    return false;
  const object = writtenWords(scope, phrase.span);
  const { subject, may, args } = order;
  const isPlain = !subject && !may && args.arguments.length === 0;
  const right = isPlain ? [`${object}'s controller ${thirdPerson(verb.id)} ${object}`] : [];
  const wanted =
    readDeclared(scope, parameter.phrase, (tree) => writtenWords(scope, tree.span)) ?? parameter.name;
  const at = placeIn(scope.snippet, { start: order.verb.span.start, end: phrase.span.end });
  const more =
    right.length > 0
      ? {
          advice: say('phrase/write', { example: oneOf(right.map(written)) }),
          fixes: writeInstead(at, right),
        }
      : declaredHere(parameter);
  const place = `any ${zone.names.en[0]}`;
  reportAt(scope, 'name/elsewhere', phrase.span, { verb: verb.id, wanted, place, verbs: [] }, more);
  return true;
}

/** What was named before, where an object is no more than that, or some of them. */
const mentioned = ({ mentions }: Scope, { scalar, set }: PhraseMeaning): Mention | undefined => {
  const slot = scalar?.op === 'local' ? scalar.slot : localIn(set);
  return slot === undefined ? undefined : mentions.findLast((known) => known.slot === slot);
};

function localIn(list: Many): number | undefined {
  if (list.op === 'filter' || list.op === 'sorted' || list.op === 'best') return localIn(list.of);
  if (list.op === 'one') return list.value.op === 'local' ? list.value.slot : undefined;
  return list.op === 'list' ? list.slot : undefined;
}

/** The player of a loop whose cards are meant: `all fruits in that player's stall`. */
function ownerInLoop(scope: Scope, list: Many): Mention | undefined {
  if (list.op === 'filter' || list.op === 'sorted' || list.op === 'best') return ownerInLoop(scope, list.of);
  const of = list.op === 'cards-in' && list.zone.op === 'zone' ? list.zone.of : undefined;
  const known = of?.op === 'local' ? scope.mentions.findLast(({ slot }) => slot === of.slot) : undefined;
  return known?.everybodys && known.thing.sort === 'player' ? known : undefined;
}

/** What each player has chosen, where all others are meant. */
function keptByEach(scope: Scope, list: Many): Mention | undefined {
  const kept = nodesOf(list, 'not').flatMap((test) => nodesOf(test, 'list').map(({ slot }) => slot));
  return scope.mentions.findLast(
    ({ slot, ofEach, everybodys }) => ofEach && everybodys && kept.includes(slot),
  );
}

/** Remembers of what each of some players has chosen whether these are all players. */
export function noteChosenByAll(scope: Scope, players: PhraseMeaning): void {
  const made = scope.mentions.at(-1);
  if (!made?.ofEach || made.thing.sort !== 'card' || !scope.acting) return;
  if (whosePlayers(players.set, scope.acting) !== 'all') return;
  scope.mentions = [...scope.mentions.slice(0, -1), { ...made, everybodys: 'chosen' }];
}

/** Remembers of what was named last whether it was looked for in the places of all players; in a loop, whether it is each player. */
export function noteEverybodys(scope: Scope, { set, thing }: PhraseMeaning, inLoop = false): void {
  const made = scope.mentions.at(-1);
  const { acting } = scope;
  const areAll =
    acting && (thing.sort === 'card' ? whoseIn(set, acting) : inLoop && whosePlayers(set, acting));
  if (!made || areAll !== 'all') return;
  scope.mentions = [...scope.mentions.slice(0, -1), { ...made, everybodys: 'chosen' }];
}

/** Behind a condition it may be known whose it is. */
export function forgetEverybodys(scope: Scope): void {
  if (scope.mentions.some(({ everybodys }) => everybodys))
    scope.mentions = scope.mentions.map((each) => ({ ...each, everybodys: undefined }));
}

function whoseIn(list: Many, acting: Scalar): Whose {
  switch (list.op) {
    case 'filter': {
      if (nodesOf(list.test, 'controller').length === 0) return whoseIn(list.of, acting);
      return whoseByTest(list.test, acting);
    }
    case 'sorted':
    case 'best':
      return whoseIn(list.of, acting);
    case 'union':
      return list.parts.map((part) => whoseIn(part, acting)).find((whose) => whose !== undefined);
    case 'attached':
      return whoseIn(list.to, acting);
    case 'in-play':
      return 'all';
    case 'cards-in-all':
      return list.zone.of === 'player' ? 'all' : undefined;
    case 'cards-in-each':
      return list.zones.op === 'zones' && list.zones.of ? whosePlayers(list.zones.of, acting) : undefined;
    case 'cards-in':
      return list.zone.op === 'zone' && list.zone.of && isSameNode(list.zone.of, acting) ? 'own' : undefined;
    default:
      return undefined;
  }
}

/** Who is asked to control each of them. */
function whoseByTest(test: Test, acting: Scalar): Whose {
  if (test.op === 'among' && test.value.op === 'controller') return whosePlayers(test.of, acting);
  const isEqual = test.op === 'compare' && test.how === '=' && test.left.op === 'controller';
  return isEqual && isSameNode(test.right, acting) ? 'own' : undefined;
}

/** All players, or all of whom something is so that may be so of the one who acts. */
function whosePlayers(players: Many, acting: Scalar): Whose {
  if (players.op === 'players') return 'all';
  if (players.op === 'best') return whosePlayers(players.of, acting);
  return players.op === 'filter' && isOfAnybody(players.test, acting)
    ? whosePlayers(players.of, acting)
    : undefined;
}

/** Whether a condition on players says nothing of who each of them is, or has beside the one who acts. */
const isOfAnybody = (test: Test, acting: Scalar): boolean =>
  nodesOf(test, acting.op).every((node) => !isSameNode(node as Scalar, acting)) &&
  nodesOf(test, 'compare').every(({ left, right }) => left.op !== 'it' && right.op !== 'it');

/** `that player sells all fruits in their stall`, `that fruit's controller sells that fruit`: each does it with what is theirs. */
function byTheirPlayers(
  scope: Scope,
  { verb, order, phrase, given }: Given,
  known: Mention,
  meaningOf: (parameter: Parameter) => PhraseMeaning | undefined,
): string[] {
  const own = verb.sort === 'verb' && !isChosen(given) ? ownVerb(scope, verb, given, meaningOf) : undefined;
  if (!own || order.subject || order.may || order.args.arguments.length > 0) return [];
  const object = writtenWords(scope, phrase.span);
  const does = thirdPerson(own.id);
  if (known.ofEach && !mentioned(scope, given)) return [`each player ${does} ${object}`];
  if (known.thing.sort === 'card' && known.many) return oneByOne(scope, phrase, object, does);
  if (known.thing.sort === 'card') return [`${object}'s controller ${does} ${object}`];
  const theirs = object.replace(/ that player's /, ' their ');
  return theirs === object ? [] : [`that player ${does} ${theirs}`];
}

/** `for each fruit among those fruits, that fruit's controller sells that fruit` */
function oneByOne(scope: Scope, phrase: Expression, object: string, does: string): string[] {
  if (phrase.kind !== 'noun' || phrase.heads.length !== 1) return [];
  const [{ words, span }] = phrase.heads;
  const symbol = longestTerm(scope.vocabulary, words)?.meanings[0]?.symbol;
  const noun = symbol?.sort === 'kind' ? forms(symbol).one : 'card';
  const rest = scope.snippet.text.slice(span.end, phrase.span.end);
  const each = phrase.determiner === 'all' ? `${noun}${rest}` : `${noun} among ${object}`;
  return [`for each ${each}, that ${noun}'s controller ${does} that ${noun}`];
}

const isChosen = ({ choice, random }: PhraseMeaning): boolean => choice !== undefined || random !== undefined;

/** The words where something was named, so that it is looked for among what opponents have, or is one of them. */
function whereNamed(scope: Scope, known: Mention, takes: PhraseMeaning): Rewritten | undefined {
  const { span, thing } = known;
  if (!span || known.ofEach || scope.acting !== scope.you) return undefined;
  const [counting] = /\b(?:each|every) $/.exec(scope.snippet.text.slice(0, span.start)) ?? [''];
  const at = { start: span.start - counting.length, end: span.end };
  const text = writtenWords(scope, at);
  const zone = takes.thing.zone!.names.en;
  const isOne = /^(?:an? |\d|up to |any number )/.test(text);
  const right =
    thing.sort === 'player'
      ? text.replace(/\bplayer/, 'opponent')
      : text.replace(
          new RegExp(`\\bin (?:play|(?:any|all|each|every) (?:${zone.join('|')}))\\b`),
          `in ${isOne ? 'an' : 'each'} opponent's ${zone[0]}`,
        );
  return right === text ? undefined : { at, texts: [right] };
}

/** Words in a place of the text. */
interface Rewritten {
  readonly at: Span;
  readonly texts: readonly string[];
}

/** The order about what opponents have, and both halves of it. */
function inOtherWords(
  scope: Scope,
  { verb, order, phrase, given, takes }: Given,
  whose: 'all' | 'own',
  meaningOf: (parameter: Parameter) => PhraseMeaning | undefined,
): string[] {
  const place = phrase.kind === 'noun' ? placeSaid(scope, phrase) : undefined;
  const zone = takes.thing.zone!.names.en[0];
  const own = verb.sort === 'verb' ? ownVerb(scope, verb, given, meaningOf) : undefined;
  const form = scope.vocabulary.verbForms.get(order.verb.text)?.form ?? 'base';
  const said = writtenWords(scope, { start: order.verb.span.start, end: phrase.span.end });
  const object = writtenWords(scope, phrase.span);
  if (whose === 'own') return own ? [`${verbIn(scope.vocabulary, own.id, form)} ${object}`] : [];
  if (!place) return [];
  const isAll = !isChosen(given);
  const written = (from: number, { theirs }: { theirs: boolean }): string =>
    writtenWords(scope, { start: from, end: place.at.start }) +
    ` ${place.write(theirs ? (isAll ? place.each : 'an opponent') : undefined, zone)}` +
    scope.snippet.text.slice(place.at.end, phrase.span.end);
  const theirs = written(order.verb.span.start, { theirs: true }).replaceAll(/\s+/g, ' ');
  if (theirs === said) return [];
  if (scope.acting !== scope.you) {
    // Who acts has opponents of their own: the verb itself says whose cards it takes.
    const { start, end } = place.whole;
    const bare = `${said.slice(0, start - order.verb.span.start)}${scope.snippet.text.slice(end, phrase.span.end)}`;
    return place.isWhole ? [bare.trim()] : [];
  }
  if (!isAll || !own || !place.isWhole || order.subject) return [theirs];
  const mine = written(phrase.span.start, { theirs: false }).replaceAll(/\s+/g, ' ').trim();
  return [theirs, `${theirs}, then ${own.id} ${mine}`];
}

/** Where a phrase says whose its cards are, and how that is written of others (`who`), and of who acts (nobody). */
interface PlaceSaid {
  readonly at: Span;
  /** With the preposition. */
  readonly whole: Span;
  readonly each: string;
  /** Whether nothing else describes the players. */
  readonly isWhole: boolean;
  readonly write: (who: string | undefined, zone: string) => string;
}

const ANY = /^(?:any|all|each|every|a)$/;

function placeSaid(scope: Scope, phrase: NounPhrase): PlaceSaid | undefined {
  const { owner, tails, heads } = phrase;
  if (owner?.kind === 'noun' && isPlayers(scope, owner)) {
    const at = { start: owner.span.start, end: heads[0]?.span.start ?? owner.span.end };
    return {
      at,
      whole: at,
      each: 'each opponent',
      isWhole: owner.tails.length === 0,
      write: (who) => (who === undefined ? 'all of your ' : `${who}'s `),
    };
  }
  for (const tail of tails) {
    if (tail.kind === 'of' && tail.phrase.kind === 'noun' && isPlayers(scope, tail.phrase)) {
      const { phrase: players } = tail;
      return {
        at: { start: players.span.start, end: players.heads[0]!.span.end },
        whole: { start: tail.span.start, end: players.heads[0]!.span.end },
        each: 'all opponents',
        isWhole: players.tails.length === 0,
        write: (who) => who ?? 'yours',
      };
    }
    if ((tail.kind !== 'place' && tail.kind !== 'of') || tail.phrase.kind !== 'noun') continue;
    const inner = tail.phrase;
    const [head] = inner.heads;
    if (tail.kind === 'of' || tail.preposition !== 'in') {
      const deeper = placeSaid(scope, inner);
      if (deeper) return deeper;
      continue;
    }
    if (
      !head ||
      !(ANY.test(inner.determiner ?? '') || inner.owner || writtenWords(scope, head.span) === 'play')
    )
      continue;
    return {
      at: { start: inner.span.start, end: head.span.end },
      whole: { start: tail.span.start, end: head.span.end },
      each: 'each opponent',
      isWhole: inner.owner === undefined || (inner.owner.kind === 'noun' && inner.owner.tails.length === 0),
      write: (who, zone) => `${who === undefined ? 'your' : `${who}'s`} ${zone}`,
    };
  }
  return undefined;
}

/** `all players`, `each player`: nobody in particular. */
const isPlayers = (scope: Scope, { determiner, heads, owner, quantity }: NounPhrase): boolean =>
  heads.length === 1 &&
  !owner &&
  !quantity &&
  ANY.test(determiner ?? '') &&
  /^players?$/.test(writtenWords(scope, heads[0]!.span));

/** The verb that does the same with what the doer has, where it takes such cards. */
function ownVerb(
  { vocabulary }: Scope,
  verb: VerbSymbol,
  given: PhraseMeaning,
  meaningOf: (parameter: Parameter) => PhraseMeaning | undefined,
): VerbSymbol | undefined {
  const own = ownCounterpart(vocabulary, verb);
  const takes = own && meaningOf(own.parameters[0]!);
  return takes && kindsMeet(takes.thing, given.thing) ? own : undefined;
}
