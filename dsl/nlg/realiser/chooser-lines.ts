/** Lines that somebody else chooses from: who chooses them does them. */
import { plainOrder, isYou } from '../../language/syntax/phrase-parts.ts';
import type { Block, Mode, NounPhrase, Order, Statement } from '../../language/syntax/ast.ts';

type Choosing = Statement & { kind: 'choose-one' };

const nowhere = { start: 0, end: 0 };
const thatPlayer: NounPhrase = {
  kind: 'noun',
  determiner: 'that',
  heads: [{ isNew: false, words: [{ text: 'player', span: nowhere }], span: nowhere }],
  tails: [],
  span: nowhere,
};

/** That somebody else chooses, as an order without its object; undefined where it is you. */
export function chooserOf({ subject, span }: Choosing): Order | undefined {
  if (!subject || isYou(subject)) return undefined;
  const order = plainOrder({ text: 'choose', span }, { arguments: [], free: false }, span);
  return { ...order, subject };
}

/** The lines, with the player who chooses named in them. */
export function modeLines(choosing: Choosing): readonly Mode[] {
  if (!chooserOf(choosing)) return choosing.modes;
  return choosing.modes.map((mode) => ({ ...mode, body: blockOf(mode.body) }));
}

const blockOf = (block: Block): Block => block.map(statementOf);

/** An order without a subject is done by who has chosen. */
function statementOf(s: Statement): Statement {
  switch (s.kind) {
    case 'order':
    case 'choose-one':
      return s.subject ? s : { ...s, subject: thatPlayer };
    case 'together':
      // The parts behind the first one have its subject.
      return { ...s, parts: s.parts.map((part, i) => (i === 0 ? statementOf(part) : part)) };
    case 'sequence':
      return { ...s, parts: blockOf(s.parts) };
    case 'if':
    case 'if-done':
      return { ...s, then: blockOf(s.then), ...(s.otherwise ? { otherwise: blockOf(s.otherwise) } : {}) };
    case 'unless':
      return { ...s, payment: statementOf(s.payment) as Order, body: blockOf(s.body) };
    case 'when-done':
    case 'for-each':
    case 'repeat':
    case 'delayed':
      return { ...s, body: blockOf(s.body) };
    case 'depending':
      return { ...s, arms: s.arms.map((arm) => ({ ...arm, body: blockOf(arm.body) })) };
    case 'modify':
    case 'becomes':
    case 'standing':
    case 'nothing':
    case 'let':
    case 'lasting':
      return s;
  }
}
