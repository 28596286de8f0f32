/** The words that join English clauses. */
import type { ConnectiveWords } from '../realiser/clause-joining.ts';
import { join } from '../realiser/word-joining.ts';

export const connectives: ConnectiveWords = {
  if: 'if',
  otherwise: 'otherwise',
  done: { you: ['if you do', 'if you do not'], they: ['if they do', 'if they do not'] },
  whenDone: { you: 'when you do', they: 'when they do' },
  for: 'for',
  inTurnOrder: ' in turn order',
  turnOrderFrom: 'from',
  inOrderOf: { ascending: ' in ascending order of', descending: ' in descending order of' },
  inSerialOrder: { plain: ' in order of', reverse: ' in reverse order of' },
  serial: { arrival: 'arrival', entry: 'entry into play' },
  repeat: 'repeat',
  upTo: 'up to',
  times: (times) => (times === '1' ? 'once' : `${times} times`),
  while: 'while',
  stop: { while: ' while', until: ' until' },
  choose: 'choose',
  options: (least, most) => {
    if (least === 0) return `up to ${most}`;
    if (least < most) return 'one or more';
    return least === 1 ? 'one' : String(least);
  },
  dependingOn: 'depending on',
  edge: { start: 'at the start of', end: 'at the end of' },
  when: 'when',
  before: 'before',
  conjunctionAgain: false,
  still: '(then and when this happens)',
  alwaysComma: true,
  instead: 'instead',
  youMayInstead: 'you may do this instead',
  thisInstead: 'this happens instead',
  limitInside: false,
  during: 'during',
  nested: (outer, text) => `${outer.text}, ${text}`,
  then: 'then',
  nothing: ({ adverb }) => join(adverb, 'nothing happens'),
  where: (letter, value) => `where ${letter} is ${value}`,
  is: 'is',
  call: (letter, value) => `call ${value} ${letter}`,
  colon: ':',
  largeAfterColon: false,
  semicolon: ';',
  anyOf: 'any of these holds',
  allOf: 'all of these hold',
  noneOf: 'none of these holds',
};
