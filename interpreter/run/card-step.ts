import type { Instruction } from '../compile/instruction.ts';
import { attach, cover, look, turn, uncover } from './changes.ts';
import type { Cause } from './event.ts';
import { borrow, release, type Machine } from './machine.ts';

type CardInstruction = Instruction & { op: 'look' | 'face' | 'attach' | 'cover' | 'uncover' };

/** Carries out an instruction that changes what cards carry or show. */
export function changeCards(m: Machine, at: CardInstruction, cause: Cause): void {
  if (at.op === 'cover') {
    cover(m, at.base(m), at.form(m), cause);
    return;
  }
  if (at.op === 'uncover') {
    uncover(m, at.card(m), at.zone(m), cause);
    return;
  }
  const cards = borrow(m);
  at.cards(m, cards);
  if (at.op === 'look') look(m, cards, at.you(m), cause);
  else if (at.op === 'face') turn(m, cards, at.face, cause);
  else for (const card of cards.toArray()) attach(m, card, at.to(m), at.you(m), cause);
  release(m);
}
