/**
 * `move all cards of that player to ...`: where nothing says where these are, some mean those in play, and others all that the player
 * has, in a hand as well. Both are offered.
 */
import { say, written } from '../../diagnostics/catalogue/phrase.ts';
import { writeInstead } from '../../diagnostics/replacement-fixes.ts';
import type { Expression, NounPhrase } from '../../language/syntax/ast.ts';
import { placesOfPlayers } from '../../language/symbols/places-of-players.ts';
import { placeIn } from '../../text/source.ts';
import { knowsPlay, ofPlayer } from '../nouns/possession.ts';
import { reportAt, writtenWords, type Scope } from '../scope.ts';

/** Whether cards of any kind are meant that belong to a player, with no word about where; reports that. */
export function lackPlace(scope: Scope, object: Expression): boolean {
  if (object.kind !== 'noun' || !knowsPlay(scope.vocabulary) || !isBareCards(object)) return false;
  const whose = whoseIn(scope, object);
  const places = placesOfPlayers(scope.vocabulary);
  if (whose === undefined || places.every(({ inPlay }) => inPlay)) return false;
  const of = whose === 'your' ? 'yours' : whose === 'their' ? 'that player' : whose.replace(/'s?$/, '');
  // A deck and a discard pile hold what a player does not have at hand.
  const held = places.filter(({ inPlay, isHand }) => inPlay || isHand);
  const right = [
    `all cards in ${whose} ${(held.some(({ isHand }) => isHand) ? held : places).map(({ name }) => name).join(' or ')}`,
    `all cards of ${of} in play`,
  ];
  const [first] = right;
  reportAt(
    scope,
    'name/no-place',
    object.span,
    { noun: writtenWords(scope, object.span) },
    {
      advice: say('phrase/write', { example: written(first!) }),
      fixes: writeInstead(placeIn(scope.snippet, object.span), right),
    },
  );
  return true;
}

/** `all cards`, `cards`: of no kind, and with nothing else that says which. */
const isBareCards = ({ heads, tails, quantity, ordinal }: NounPhrase): boolean =>
  heads.length === 1 &&
  heads[0]!.words.map(({ text }) => text).join(' ') === 'cards' &&
  quantity === undefined &&
  ordinal === undefined &&
  tails.every(({ kind }) => kind === 'of');

/** `your`, `that player's`: whose they are. */
function whoseIn(scope: Scope, { owner, determiner, tails }: NounPhrase): string | undefined {
  if (determiner === 'your' || determiner === 'their') return determiner;
  const tail = ofPlayer(scope, tails);
  const phrase = owner ?? (tail?.kind === 'of' ? tail.phrase : undefined);
  if (!phrase) return undefined;
  const words = writtenWords(scope, phrase.span);
  if (owner && !ofPlayer(scope, [{ kind: 'of', phrase: owner, span: owner.span }])) return undefined;
  return words === 'yours' ? 'your' : `${words}'${words.endsWith('s') ? '' : 's'}`;
}
