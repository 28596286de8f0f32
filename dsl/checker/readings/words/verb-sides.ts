/** Whose cards the verbs of a game take: those of opponents alone, or those of the player who does it. */
import { longestTerm, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import type { VerbSymbol, ZoneSymbol } from '../../../language/symbols/symbols.ts';
import { destinationsIn } from './verb-destinations.ts';

/** The place in play of opponents, or of the doer, where a verb looks for its only object. */
interface Side {
  readonly zone: ZoneSymbol;
  readonly whose: 'opponents' | 'doer';
}

function sideTaken(vocabulary: Vocabulary, { parameters: [object, ...more] }: VerbSymbol): Side | undefined {
  if (!object || object.preposition || more.length > 0) return undefined;
  for (const tail of object.phrase.tree.tails) {
    if (tail.kind !== 'place' || tail.preposition !== 'in' || tail.phrase.kind !== 'noun') continue;
    const { determiner, owner, heads } = tail.phrase;
    const zone = heads[0] && longestTerm(vocabulary, heads[0].words)?.meanings[0]?.symbol;
    if (zone?.sort !== 'zone' || !zone.inPlay) continue;
    const of = owner?.kind === 'noun' ? owner.heads[0]?.words[0]?.text : undefined;
    if (of === 'opponent') return { zone, whose: 'opponents' };
    if (determiner === 'your') return { zone, whose: 'doer' };
  }
  return undefined;
}

/** The same in words: `your stall`, `an opponent's stall`. */
export function placeTaken(vocabulary: Vocabulary, verb: VerbSymbol): string | undefined {
  const side = sideTaken(vocabulary, verb);
  return side && `${side.whose === 'doer' ? 'your' : "an opponent's"} ${side.zone.names.en[0]}`;
}

/** The one verb that does with what the doer has what another one does with what opponents have: both bring it to the same place. */
export function ownCounterpart(vocabulary: Vocabulary, verb: VerbSymbol): VerbSymbol | undefined {
  const side = sideTaken(vocabulary, verb);
  const destinations = destinationsIn(vocabulary);
  const to = destinations.find((each) => each.verb === verb);
  if (side?.whose !== 'opponents' || !to || to.of === 'doer') return undefined;
  const alike = destinations.filter(({ verb: other, zone, of }) => {
    if (other.unread || zone !== to.zone || of !== to.of) return false;
    const own = sideTaken(vocabulary, other);
    return own?.whose === 'doer' && own.zone === side.zone;
  });
  return alike.length === 1 ? alike[0]!.verb : undefined;
}

/** The one verb that does with what others have what this one does with what the doer has, or the other way round. */
export function counterpart(vocabulary: Vocabulary, verb: VerbSymbol): VerbSymbol | undefined {
  if (sideTaken(vocabulary, verb)?.whose === 'opponents') return ownCounterpart(vocabulary, verb);
  const [only, ...more] = vocabulary.verbs.filter((each) => ownCounterpart(vocabulary, each) === verb);
  return more.length === 0 ? only : undefined;
}
