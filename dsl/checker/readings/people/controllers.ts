/** Whose a card is: in a game without decks `its owner` is who controls it, and its turns are those of that player. */
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { withHoldersOfAside } from './holders-of-aside.ts';
import { withFormerHolders } from './former-holders.ts';

const WHOSE = /(?<=(?:'s|s'|\bits|\btheir) )owner(?=s?\b)|\bowner(?= of )/;

/** `until the end of its next turn`, of a card. */
const ITS_TURN =
  /(?<=\b(?:start|end) of )((?:that|the) (?!players?\b|opponents?\b)[a-z-]+'s|its)( player's| owner's)? next turn\b/;

export function withControllers(text: string, vocabulary: Vocabulary): string[] {
  const { owners } = vocabulary;
  // Once it was moved its owner is who had it.
  const isMoved =
    /\bowner\b/.test(text) &&
    (withFormerHolders(text, vocabulary).length > 0 || withHoldersOfAside(text, vocabulary).length > 0);
  const put = owners || isMoved ? text : text.replaceAll(new RegExp(WHOSE, 'g'), 'controller');
  const whose = put.replaceAll(new RegExp(ITS_TURN, 'g'), "$1 controller's next turn");
  return [...new Set([put, whose])].filter((each) => each !== text);
}
