/** The words that join French clauses. */
import type { ConnectiveWords } from '../realiser/clause-joining.ts';
import { join } from '../realiser/word-joining.ts';

export const connectives: ConnectiveWords = {
  if: 'si',
  otherwise: 'sinon',
  done: {
    you: ['si vous le faites', 'si vous ne le faites pas'],
    they: ['si ce joueur le fait', 'si ce joueur ne le fait pas'],
  },
  whenDone: { you: 'quand vous le faites', they: 'quand ce joueur le fait' },
  for: 'pour',
  inTurnOrder: ', dans l’ordre du tour',
  turnOrderFrom: 'à partir de',
  inOrderOf: { ascending: ', par ordre croissant de', descending: ', par ordre décroissant de' },
  inSerialOrder: { plain: ', dans l’ordre', reverse: ', dans l’ordre inverse' },
  serial: { arrival: 'd’arrivée', entry: 'd’entrée en jeu' },
  repeat: 'répétez',
  upTo: 'jusqu’à',
  times: (times) => (times === '1' ? 'une fois' : `${times} fois`),
  while: 'tant que',
  stop: { while: ', tant que', until: ', jusqu’à ce que' },
  choose: 'choisissez',
  options: (least, most) => {
    if (least === 0) return most === 1 ? 'une option au plus' : `jusqu’à ${most} options`;
    if (least < most) return 'une ou plusieurs options';
    return least === 1 ? 'une option' : `${least} options`;
  },
  dependingOn: 'selon',
  edge: { start: 'au début de', end: 'à la fin de' },
  when: 'quand',
  before: 'quand',
  conjunctionAgain: true,
  still: '(à ce moment et encore à la résolution)',
  alwaysComma: true,
  instead: 'à la place',
  youMayInstead: 'vous pouvez faire ceci à la place',
  thisInstead: 'voici ce qui se passe à la place',
  limitInside: false,
  during: 'pendant',
  nested: (outer, text) => `${outer.text}, ${text}`,
  then: 'puis',
  nothing: ({ adverb }) => join('rien ne se passe', adverb),
  where: (letter, value) => `${letter} étant ${value}`,
  is: 'est',
  call: (letter, value) => `appelez ${letter} ${value}`,
  colon: ' :',
  largeAfterColon: false,
  semicolon: ' ;',
  anyOf: 'au moins une de ces conditions est remplie',
  allOf: 'toutes ces conditions sont remplies',
  noneOf: 'aucune de ces conditions n’est remplie',
};
