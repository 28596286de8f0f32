import { kindsMeet, offered } from '../nouns/noun-meanings.ts';
import { behindWord, lacksObject } from '../common-findings.ts';
import { expectSort, reportMeaningless, wrongSort, reportSeveral } from '../expectations.ts';
import type { FixedPhraseId } from '../../diagnostics/catalogue/phrase.ts';
import { say } from '../../diagnostics/catalogue/phrase.ts';
import type { Many, Scalar, Test } from '../../ir/expressions.ts';
import type { Act } from '../../ir/statements.ts';
import { primitives } from '../../language/symbols/builtin-verbs.ts';
import type { KindSymbol, PhraseText } from '../../language/symbols/symbols.ts';
import type { Expression, NounPhrase, Order, Tail, VerbPreposition } from '../../language/syntax/ast.ts';
import { anyOf } from '../conditions/quantity-limits.ts';
import { saysHowMany } from '../nouns/qualified-noun.ts';
import { neverInPlay } from '../suggestions/own-uses.ts';
import { zonesBeneath } from '../nouns/cards-beneath.ts';
import { verbOfOrder } from '../../language/symbols/events/order-events.ts';
import { bindToLocal, fixedCards, slotFor, UNCHOSEN } from './picks.ts';
import {
  loopSlots,
  noEffect,
  readDeclared,
  reportAt,
  typePhrase,
  withScope,
  writtenWords,
  type PhraseMeaning,
  type Scope,
} from '../scope.ts';

/** Orders that change what cards have: what they are attached to, what they cover, which face they show. */

/** The phrase behind a preposition, or a complaint. */
function behind(
  scope: Scope,
  order: Order,
  preposition: VerbPreposition,
  wants: FixedPhraseId,
): Expression | undefined {
  const found = order.args.arguments.find((argument) => argument.preposition === preposition)?.phrase;
  if (!found)
    return reportAt(scope, 'name/missing-object', order.span, {
      verb: order.verb.text,
      wanted: behindWord(preposition, say(wants)),
    });
  return saysHowMany(scope, found) ? found : undefined;
}

/** One card, chosen first where it must be; further conditions can narrow what is offered. */
function oneCard(
  scope: Scope,
  phrase: Expression,
  prepare: Act[],
  narrow: (described: PhraseMeaning) => PhraseMeaning | undefined = (described) => described,
): PhraseMeaning | undefined {
  const described = scope.read.expression(scope, phrase);
  if (!described) return undefined;
  if (!expectSort(scope, described, 'card', 'card', phrase.span)) return undefined;
  const narrowed = narrow(described);
  const settled = narrowed && bindToLocal(scope, narrowed, prepare);
  if (!settled) return undefined;
  if (settled.scalar) return settled;
  return reportSeveral(scope, phrase.span);
}

/** `attach the item to a card`: only what the item goes on is offered. */
export function readAttach(
  scope: Scope,
  order: Order,
  object: Expression,
  prepare: Act[],
): Act[] | undefined {
  const cards = fixedCards(scope, object, prepare);
  const to = behind(scope, order, 'to', primitives.attach.takes[1].wants);
  if (!cards || !to) return undefined;
  const host = oneCard(scope, to, prepare, (described) => {
    const hosts = narrowedToHosts(scope, cards, described);
    return hosts && withoutForbidden(scope, cards, hosts);
  });
  if (!host?.scalar) return undefined;
  return [{ op: 'attach', cards: cards.set, to: host.scalar, you: scope.acting, span: order.span }];
}

/**
 * Candidates that all kinds of the cards go on, as they declare it; `this` in the declaration is the card.
 * A card that was chosen before stays, unless none of the kinds goes on such a card.
 */
function narrowedToHosts(scope: Scope, cards: PhraseMeaning, host: PhraseMeaning): PhraseMeaning | undefined {
  const kinds = cards.thing.kinds ?? scope.vocabulary.kinds;
  const declared = kinds.flatMap((kind) => {
    const hosts = kind.goesOn && hostsOf(scope, cards, kind, kind.goesOn);
    return hosts ? [{ kind, hosts, goes: kind.goesOn!.snippet.text }] : [];
  });
  const isNever = cards.thing.kinds && declared.length === kinds.length;
  if (isNever && !declared.some(({ hosts }) => kindsMeet(hosts.thing, host.thing)))
    return reportAt(scope, 'name/no-host', host.span, {
      noun: typePhrase(cards.thing),
      host: typePhrase(host.thing),
      goes: declared[0].goes,
    });
  if (!host.choice) return host;
  let result: PhraseMeaning = host;
  for (const { kind, hosts } of declared) {
    const isOther: Test | undefined =
      kinds.length > 1 && cards.scalar
        ? { op: 'not', part: { op: 'kind', card: cards.scalar, kinds: [kind.index] } }
        : undefined;
    result = offered(scope, result, writtenWords(scope, result.span), (value): Test => {
      const among: Test = { op: 'among', value, of: hosts.set };
      return isOther ? { op: 'or', parts: [isOther, among] } : among;
    });
  }
  return result;
}

/** Hosts that are chosen, without those that a rule forbids to attach the card to. */
function withoutForbidden(scope: Scope, cards: PhraseMeaning, host: PhraseMeaning): PhraseMeaning {
  const verb = verbOfOrder(scope.vocabulary, 'attach');
  const { scalar } = cards;
  const you = scope.acting;
  if (!host.choice || !verb || !scalar || !you) return host;
  return offered(scope, host, writtenWords(scope, host.span), (value): Test => {
    return { op: 'permitted', verb, you, arguments: [scalar, value] };
  });
}

/** What cards of a kind go on. */
const hostsOf = (
  scope: Scope,
  cards: PhraseMeaning,
  kind: KindSymbol,
  goesOn: PhraseText,
): PhraseMeaning | undefined =>
  withScope(
    scope,
    { thisKind: kind, thisIs: cards.scalar, you: scope.acting ?? scope.you, everywhere: true },
    () =>
      readDeclared(scope, goesOn, (tree) => {
        const bare = anyOf(scope, tree);
        return bare && scope.read.phrase(scope, bare);
      }),
  );

/** `cover the base using the form` */
export function readCover(scope: Scope, order: Order, object: Expression, prepare: Act[]): Act[] | undefined {
  const base = oneCard(scope, object, prepare);
  const using = behind(scope, order, 'using', primitives.cover.takes[1].wants);
  const form = using && oneCard(scope, using, prepare);
  if (!base?.scalar || !form?.scalar) return undefined;
  return [{ op: 'cover', base: base.scalar, form: form.scalar, span: order.span }];
}

/** `uncover the form to your hand` */
export function readUncover(
  scope: Scope,
  order: Order,
  object: Expression,
  prepare: Act[],
): Act[] | undefined {
  const card = oneCard(scope, object, prepare);
  const to = behind(scope, order, 'to', primitives.uncover.takes[1].wants);
  const place = to && scope.read.expression(scope, to);
  if (!card?.scalar || !place) return undefined;
  if (place.thing.sort !== 'zone' || !place.scalar || place.thing.zone?.grid) {
    return wrongSort(scope, place, 'zone', to.span);
  }
  const zone: Scalar | undefined = bindToLocal(scope, place, prepare)?.scalar;
  return zone && [{ op: 'uncover', card: card.scalar, zone, span: order.span }];
}

const facing = (each: Expression): Expression => (each.kind === 'noun' && withoutFace(each)?.cards) || each;

/** `move a card in your hand under this`, perhaps `face down` */
export function readPutUnder(
  scope: Scope,
  { span }: Order,
  { cards: what, host: on }: { readonly cards: Expression; readonly host: Expression },
  prepare: Act[],
): Act[] | undefined {
  const said = [on, what].flatMap((each) => (each.kind === 'noun' ? (withoutFace(each) ?? []) : []));
  const isHidden = said[0]?.face === 'down';
  const zone = zonesBeneath(scope).find(({ seenBy }) => (seenBy !== 'everyone') === isHidden);
  if (!zone) return noEffect(scope, span);
  const card = facing(on);
  const isThis = card.kind === 'pronoun' && card.which === 'this';
  if (isThis && scope.thisKind && neverInPlay(scope.vocabulary, scope.thisKind))
    return reportMeaningless(scope, on.span, say('phrase/nothing-stays-under-it'));
  const object = facing(what);
  if (!saysHowMany(scope, object) || !saysHowMany(scope, card)) return undefined;
  // `that ship` is one that was named before, and none of those that go under it.
  const isNamed = on.kind !== 'noun' || on.determiner === 'that';
  const before = isNamed ? oneCard(scope, card, prepare) : undefined;
  const cards = fixedCards(scope, object, prepare);
  const host = isNamed ? before : oneCard(scope, card, prepare);
  if (!cards || !host?.scalar) return undefined;
  const amount = host.scalar;
  // Nothing is under itself.
  const depth = scope.depth + 1;
  const test: Test = { op: 'compare', how: '<>', left: { op: 'it', depth }, right: amount };
  const others: Many = { op: 'filter', of: cards.set, depth, test };
  const moved: Act = {
    op: 'move',
    cards: others,
    to: { kind: 'zone', zone: { op: 'zone', zone }, end: 'top' },
    span,
  };
  const slot = slotFor(scope, { ...cards, name: undefined }, false, UNCHOSEN);
  const loop = loopSlots(scope, 'card');
  const owner: Scalar = { op: 'local', slot };
  const noted: Act = { op: 'count', counter: zone.under, owner, change: 'set', amount, span };
  return [moved, { op: 'each', of: others, ...loop, slot, acts: [noted], span }];
}

/** `turn the card face up`: the two last words of the object say how. */
export function readTurn(scope: Scope, order: Order, object: Expression, prepare: Act[]): Act[] | undefined {
  const found = object.kind === 'noun' ? withoutFace(object) : undefined;
  if (!found) return lacksObject(scope, order.span, 'turn');
  if (!saysHowMany(scope, found.cards)) return undefined;
  const cards = fixedCards(scope, found.cards, prepare);
  return cards && [{ op: 'turn', cards: cards.set, face: found.face, span: order.span }];
}

/** A phrase without the words `face up` or `face down` at its end, which the grammar reads as part of its last noun. */
function withoutFace(phrase: NounPhrase): { cards: Expression; face: 'up' | 'down' } | undefined {
  const last = phrase.tails.at(-1);
  if (last && 'phrase' in last) {
    const inner = last.phrase.kind === 'noun' ? withoutFace(last.phrase) : undefined;
    if (!inner) return undefined;
    const tail = { ...last, phrase: inner.cards } as Tail;
    return { cards: { ...phrase, tails: [...phrase.tails.slice(0, -1), tail] }, face: inner.face };
  }
  const head = phrase.heads.at(-1);
  const [before, face] = head?.words.slice(-2) ?? [];
  if (last || !head || before?.text !== 'face' || (face?.text !== 'up' && face?.text !== 'down'))
    return undefined;
  const words = head.words.slice(0, -2);
  if (words.length === 0) {
    if (phrase.determiner !== 'this') return undefined;
    return { cards: { kind: 'pronoun', which: 'this', span: phrase.span }, face: face.text };
  }
  const end = words.at(-1)!.span.end;
  const short = { ...head, words, span: { start: head.span.start, end } };
  const heads = [...phrase.heads.slice(0, -1), short];
  return { cards: { ...phrase, heads, span: { start: phrase.span.start, end } }, face: face.text };
}
