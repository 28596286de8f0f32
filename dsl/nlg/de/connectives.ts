/** The words that join German clauses. */
import type { ConnectiveWords } from '../realiser/clause-joining.ts';
import { capital, join } from '../realiser/word-joining.ts';

export const connectives: ConnectiveWords = {
  if: 'falls',
  otherwise: 'andernfalls',
  done: {
    you: ['wenn du das tust', 'wenn du das nicht tust'],
    they: ['wenn dieser Spieler das tut', 'wenn dieser Spieler das nicht tut'],
  },
  whenDone: { you: 'sobald du das tust', they: 'sobald dieser Spieler das tut' },
  for: 'für',
  inTurnOrder: ' in Zugreihenfolge',
  turnOrderFrom: 'ab',
  inOrderOf: { ascending: ' in aufsteigender Reihenfolge', descending: ' in absteigender Reihenfolge' },
  inSerialOrder: { plain: ' in Reihenfolge', reverse: ' in umgekehrter Reihenfolge' },
  serial: { arrival: 'der Ankunft', entry: 'des Eintritts ins Spiel' },
  repeat: 'wiederhole',
  upTo: 'bis zu',
  times: (times) => (times === '1' ? 'einmal' : `${times}-mal`),
  while: 'solange',
  stop: { while: ', solange', until: ', bis' },
  choose: 'wähle',
  options: (least, most) => {
    if (least === 0) return most === 1 ? 'höchstens eine Möglichkeit' : `bis zu ${most} Möglichkeiten`;
    if (least < most) return 'eine oder mehrere Möglichkeiten';
    return least === 1 ? 'eine Möglichkeit' : `${least} Möglichkeiten`;
  },
  dependingOn: 'je nach',
  edge: { start: 'zu Beginn', end: 'am Ende' },
  when: 'wenn',
  before: 'bevor',
  conjunctionAgain: false,
  still: '(dann und noch bei der Ausführung)',
  alwaysComma: false,
  instead: 'stattdessen',
  youMayInstead: 'darfst du stattdessen dies tun',
  thisInstead: 'geschieht stattdessen dies',
  limitInside: true,
  during: 'während',
  nested: (outer, text) => `${outer.text}: ${capital(text)}`,
  then: 'dann',
  nothing: ({ after, adverb }) => (after ? join('geschieht', adverb, 'nichts') : 'nichts geschieht'),
  where: (letter, value) => `wobei ${letter} ${value} ist`,
  is: 'ist',
  call: (letter, value) => `nenne ${value} ${letter}`,
  colon: ':',
  largeAfterColon: true,
  semicolon: ';',
  anyOf: 'mindestens eine dieser Bedingungen ist erfüllt',
  allOf: 'alle diese Bedingungen sind erfüllt',
  noneOf: 'keine dieser Bedingungen ist erfüllt',
};
