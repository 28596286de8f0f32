import type { Instruction, Make } from '../program/instruction.ts';
import { attach, cover, look, turn, uncover } from '../effects/state-changes.ts';
import { borrow, release } from '../program/machine.ts';

type OfCards = Extract<Instruction['op'], 'look' | 'face' | 'attach' | 'cover' | 'uncover'>;

/** Instructions that change what cards carry, and who knows their faces. */
export const changesOfCards: { readonly [Op in OfCards]: Make<Op> } = {
  look:
    (at, { next }) =>
    ({ m }) => {
      const list = borrow(m);
      at.cards(m, list);
      look(m, list, at.you(m), at);
      release(m);
      return next;
    },
  face:
    (at, { next }) =>
    ({ m }) => {
      const list = borrow(m);
      at.cards(m, list);
      turn(m, list, at.face, at);
      release(m);
      return next;
    },
  attach:
    (at, { next }) =>
    ({ m }) => {
      const list = borrow(m);
      at.cards(m, list);
      for (let i = 0; i < list.length; i++) attach(m, list.items[i], at.to(m), at.you(m), at);
      release(m);
      return next;
    },
  cover:
    (at, { next }) =>
    ({ m }) => {
      cover(m, at.base(m), at.form(m), at);
      return next;
    },
  uncover:
    (at, { next }) =>
    ({ m }) => {
      uncover(m, at.card(m), at.zone(m), at);
      return next;
    },
};
