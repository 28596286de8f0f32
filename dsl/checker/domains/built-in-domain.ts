import type { Scalar } from '../../ir/expressions.ts';
import { isSameNode } from '../../ir/visit.ts';
import type { NounPhrase } from '../../language/syntax/ast.ts';
import type { BuiltIn } from '../../language/symbols/symbols.ts';
import { say } from '../../diagnostics/catalogue/phrase.ts';
import { definite, several } from '../nouns/noun-meanings.ts';
import { opponentsOf, partnersOf, playersTakingPart } from '../nouns/taking-part.ts';
import { domainBase, type Base, type QualifiedNoun } from '../nouns/qualified-noun.ts';
import { candidateAs, namesOwner, ownerOf, single } from '../nouns/possessives.ts';
import { chosenBy } from '../conditions/votes.ts';
import { readDice, rollOrRolls } from '../values/rolls.ts';
import { isHostOf, knowsHosts } from '../nouns/possession.ts';
import { broughtTo } from '../nouns/references.ts';
import { placeIn } from '../../text/source.ts';
import { writeInstead } from '../../diagnostics/replacement-fixes.ts';
import {
  reportAt,
  noEffect,
  writtenWords,
  type Scope,
  type PhraseType,
  type PhraseContext,
} from '../scope.ts';
import { cardDomain } from './card-domain.ts';

export function builtInDomain(
  scope: Scope,
  np: NounPhrase,
  id: BuiltIn['id'],
  noun: QualifiedNoun,
  wanted: PhraseContext,
): Base | undefined {
  const rest = domainBase(np, noun);
  const of = (
    owner: PhraseType['sort'],
    sort: PhraseType['sort'],
    read: (one: Scalar) => Scalar | undefined,
  ): Base | undefined =>
    ofOne(scope, np, owner, noun, (one) => {
      const value = read(one);
      return value && { value: definite({ sort }, value, np.span) };
    });
  switch (id) {
    case 'player':
      return rest(playersTakingPart(scope, np.span));
    case 'partner': {
      const ofYou = scope.you && !namesOwner(np) && np.determiner !== 'your' && np.determiner !== 'their';
      const owner = ofYou
        ? { value: definite({ sort: 'player' }, scope.you!, np.span), tails: np.tails }
        : (ownerOf(scope, np) ?? candidateAs(scope, np, 'player'));
      const one = owner && single(scope, owner.value, 'player');
      if (!one) return undefined;
      const all = partnersOf(scope, one, noun.span);
      const isOne = noun.meaning.form === 'one' && (!ofYou || np.determiner === 'the');
      return rest(
        isOne ? definite({ sort: 'player' }, { op: 'only', of: all.set }, np.span) : all,
        owner.tails,
      );
    }
    case 'seated player':
      return rest(several({ sort: 'player' }, { op: 'players' }, np.span));
    case 'next player':
    case 'previous player': {
      const back = id === 'previous player';
      if (!(scope.you ?? scope.acting) || np.determiner !== 'the' || namesOwner(np))
        return of('player', 'player', (one) => ({ op: 'neighbour', of: one, back }));
      const beside = whoseNeighbour(scope, np);
      return rest(beside && definite({ sort: 'player' }, { op: 'neighbour', of: beside, back }, np.span));
    }
    case 'opponent': {
      if (!scope.you) return reportAt(scope, 'name/no-you', noun.span, { word: 'an opponent' });
      return rest(opponentsOf(scope, scope.you, noun.span));
    }
    case 'active player':
      return rest(definite({ sort: 'player' }, { op: 'active' }, np.span));
    case 'owner':
      if (!scope.vocabulary.owners) return reportAt(scope, 'name/no-owner', noun.span, undefined);
      return of('card', 'player', (card) => ({ op: 'owner', card }));
    case 'host':
      if (!knowsHosts(scope.vocabulary)) return noEffect(scope, noun.span);
      return of('card', 'card', (card) => ({ op: 'host', card }));
    case 'controller':
      return of('card', 'player', (card) =>
        (card.op === 'local' ? isNobodysByNow(scope, card.slot) : scope.hostGone && isHostOf(card))
          ? noEffect(scope, np.span, say('phrase/nobody-has-it-by-then'))
          : card.op === 'local' && isYoursByNow(scope, card.slot)
            ? noEffect(scope, np.span, say('phrase/you-have-it-by-then'))
            : { op: 'controller', card },
      );
    case 'roll':
      return rest(...rollOrRolls(scope, np, undefined, noun.meaning));
    case 'roller':
      return of('roll', 'player', (roll) => ({ op: 'roller', roll }));
    case 'total':
      return of('roll', 'number', (roll) => ({ op: 'total-of', roll }));
    case 'die':
      return ofOne(scope, np, 'roll', noun, (roll) => readDice(scope, np, roll, noun.qualities));
    case 'vote':
      return noEffect(scope, noun.span);
    case 'choice':
      return ofOne(scope, np, 'player', noun, (player) => chosenBy(scope, np, noun, player));
    case 'size':
      return of('pile', 'number', (pile) => ({ op: 'count', of: { op: 'cards-of', pile } }));
    default:
      return rest(...cardDomain(scope, np, { sort: 'card' }, noun, wanted));
  }
}

/** What one object of a sort has: `that card's owner`, or without an owner what the text is about has. */
function ofOne(
  scope: Scope,
  np: NounPhrase,
  sort: PhraseType['sort'],
  { qualities }: QualifiedNoun,
  read: (one: Scalar) => (Pick<Base, 'value'> & Partial<Base>) | undefined,
): Base | undefined {
  const owner = ownerOf(scope, np) ?? candidateAs(scope, np, sort);
  const one = owner && single(scope, owner.value, sort);
  const found = one && read(one);
  return found && { qualities, ...found, tails: owner.tails };
}

/**
 * Whose neighbour `the next player` is: of who acts, so that each of several players has their own. Where another player
 * is only named, it could be theirs or yours.
 */
function whoseNeighbour(scope: Scope, np: NounPhrase): Scalar | undefined {
  const { you, acting = you, they = acting } = scope;
  if (!acting || !they || !isSameLocal(acting, you) || isSameLocal(they, you)) return acting;
  const noun = writtenWords(scope, np.span).replace(/^the /, '');
  // Of players that are looked for nobody is their own neighbour, so yours is likelier.
  const isLookedFor = scope.candidate?.thing.sort === 'player';
  const right = [`their ${noun}`, `your ${noun}`];
  if (isLookedFor) right.reverse();
  return reportAt(
    scope,
    'name/whose',
    np.span,
    { zone: noun, neighbour: true },
    { fixes: writeInstead(placeIn(scope.snippet, np.span), right) },
  );
}

/** Whether two values are the same local, the same candidate, or the player who acts. */
const isSameLocal = (one: Scalar, other: Scalar | undefined): boolean =>
  one.op === other?.op &&
  (one.op === 'local' && other.op === 'local' ? one.slot === other.slot : one.op === 'you' || one === other);

/** Whether the card in a local was brought by then to a place that all share. */
function isNobodysByNow(scope: Scope, slot: number): boolean {
  if (scope.gone?.has(slot)) return true;
  const zone = broughtTo(scope, slot)?.zone;
  return zone !== undefined && zone.of === 'table' && !zone.inPlay && !scope.vocabulary.owners;
}

/** Whether what you have done has brought it to you, so that who has it goes without saying. */
function isYoursByNow(scope: Scope, slot: number): boolean {
  const of = broughtTo(scope, slot)?.side?.of;
  return of !== undefined && scope.you !== undefined && isSameNode(of, scope.you);
}
