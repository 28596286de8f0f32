/** How the words of one game let a text be read that is refused as it is written; each reading is tried on the game. */
import type { EntryKind } from '../../language/syntax/ast.ts';
import type { Vocabulary } from '../../language/symbols/symbol-table.ts';
import type { KindSymbol } from '../../language/symbols/symbols.ts';
import type { Read, ReadingRoom } from './reading-room.ts';
import { actingCardsRoom } from './acting-cards/acting-cards-room.ts';
import { amountsRoom } from './amounts/amounts-room.ts';
import { attachmentsRoom } from './attachments/attachments-room.ts';
import { bidsAndVotesRoom } from './bids-and-votes/bids-and-votes-room.ts';
import { boardRoom } from './board/board-room.ts';
import { choicesRoom } from './choices/choices-room.ts';
import { comparisonsRoom } from './comparisons/comparisons-room.ts';
import { likenessRoom } from './comparisons/likeness/likeness-room.ts';
import { superlativesRoom } from './comparisons/superlatives/superlatives-room.ts';
import { conditionsRoom } from './conditions/conditions-room.ts';
import { contestsRoom } from './contests/contests-room.ts';
import { countersRoom } from './counters/counters-room.ts';
import { decksRoom } from './decks/decks-room.ts';
import { durationsRoom } from './durations/durations-room.ts';
import { historyRoom } from './history/history-room.ts';
import { limitsRoom } from './limits/limits-room.ts';
import { modifiersRoom } from './modifiers/modifiers-room.ts';
import { nounsAndVerbsRoom } from './nouns-and-verbs/nouns-and-verbs-room.ts';
import { occasionsRoom } from './occasions/occasions-room.ts';
import { peopleRoom } from './people/people-room.ts';
import { pilesRoom } from './piles/piles-room.ts';
import { placesRoom } from './places/places-room.ts';
import { pricesRoom } from './prices/prices-room.ts';
import { withFreeNames } from './references/free-names.ts';
import { referencesRoom } from './references/references-room.ts';
import { replacementsRoom } from './replacements/replacements-room.ts';
import { rollsRoom } from './rolls/rolls-room.ts';
import { rerollsRoom } from './rolls/rerolls/rerolls-room.ts';
import { rollChangesRoom } from './rolls/roll-changes/roll-changes-room.ts';
import { throwsRoom } from './rolls/throws/throws-room.ts';
import { severalRoom } from './several/several-room.ts';
import { speechRoom } from './speech/speech-room.ts';
import { valuesRoom } from './values/values-room.ts';
import { wordsRoom } from './words/words-room.ts';

/**
 * All rooms, in the order in which they are tried. Of two readings that mean the same the text of the earlier one is
 * printed, and of more than can be tried the earlier ones are.
 */
const ROOMS: readonly ReadingRoom[] = [
  wordsRoom,
  rerollsRoom,
  durationsRoom,
  replacementsRoom,
  rollsRoom,
  actingCardsRoom,
  occasionsRoom,
  bidsAndVotesRoom,
  boardRoom,
  rollChangesRoom,
  decksRoom,
  speechRoom,
  referencesRoom,
  likenessRoom,
  placesRoom,
  countersRoom,
  comparisonsRoom,
  modifiersRoom,
  valuesRoom,
  amountsRoom,
  superlativesRoom,
  historyRoom,
  pilesRoom,
  choicesRoom,
  attachmentsRoom,
  nounsAndVerbsRoom,
  peopleRoom,
  severalRoom,
  pricesRoom,
  conditionsRoom,
  limitsRoom,
  contestsRoom,
  throwsRoom,
];

/** The readings of all rooms that are tried at one time. */
const inRooms = (time: keyof ReadingRoom): readonly Read[] => ROOMS.flatMap((room) => room[time] ?? []);
const FIRST = inRooms('first');
const LAST = inRooms('last');
const GUESSED = inRooms('guessed');

/** What a text may mean: tried early, tried late, and offered only. */
interface Found {
  readonly first: readonly string[];
  readonly last: readonly string[];
  readonly guessed: readonly string[];
}

/** A text that is refused is read several times on the way to what is offered for it. */
const known = new WeakMap<Vocabulary, Map<string, Found>>();
const MOST_KNOWN = 2000;

/** For a game whose words are the same, and its cards others. */
export const forgetReadings = (words: Vocabulary): void => void known.delete(words);

/** All that a text of a card may mean, by the words of its game. */
export function gameReadings(
  said: string,
  words: Vocabulary,
  kind: KindSymbol | undefined,
  entry: EntryKind,
): Found {
  let found = known.get(words);
  if (!found) known.set(words, (found = new Map()));
  // While a game is being declared it comes to have more words.
  const key = `${entry} ${kind?.id} ${words.terms.size} ${words.verbForms.size} ${words.priced.size}\n${said}`;
  let own = found.get(key);
  if (!own) {
    if (found.size === MOST_KNOWN) found.clear();
    found.set(key, (own = readingsIn(said, words, kind, entry)));
  }
  return own;
}

function readingsIn(said: string, words: Vocabulary, kind: KindSymbol | undefined, entry: EntryKind): Found {
  const text = withFreeNames(said, words);
  const all = (reads: readonly Read[]): string[] =>
    reads.flatMap((read) => [
      ...read(text, words, kind, entry),
      ...(entry === 'condition' ? behindIf(read, text, words, kind) : []),
    ]);
  return {
    first: [...(text === said ? [] : [text]), ...all(FIRST)],
    last: all(LAST),
    guessed: all(GUESSED),
  };
}

/** A condition by itself is read as behind `if`. */
const behindIf = (read: Read, text: string, words: Vocabulary, kind: KindSymbol | undefined): string[] =>
  read(`if ${text}`, words, kind, 'condition').flatMap((each) =>
    each.startsWith('if ') && !each.includes('\n') ? [each.slice('if '.length)] : [],
  );
