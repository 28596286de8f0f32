import { loadGame } from '../../interpreter/index.ts';
import type { Game } from '../../interpreter/game/linked-game.ts';
import { randomSource } from '../../interpreter/engine/state/random-source.ts';
import { filesBelow, isYaml } from '../files.ts';
import { randomCard, randomStatement } from './random-cards.ts';
import { makerFrom, type Maker } from './random-phrases.ts';

/**
 * Cards whose text brings about an outcome that the log tells, does something that may change what the outcome was
 * worked out from, and then asks for the outcome. What is found is counted in echoes, which nothing else changes.
 */

/** What the outcome of a card is. */
type OutcomeKind = 'contest' | 'range' | 'total' | 'chance' | 'chosen' | 'ranking';

export interface OutcomeCard {
  readonly kind: OutcomeKind;
  readonly from: number;
  readonly to: number;
}

/** Echoes that are gained where an outcome is so, where it is not, by whoever it names, and at the end of each text. */
export const Echoes = { yes: 1, no: 2, named: 5, end: 1000 } as const;

const VARIANT = `variant: echoes
extends: scrapyard
name: Echoes
add:
  counters/echo: { of: player, name: [echo, echoes] }
  rankings:
    richest player: { among: all players, by: [bolts], ties: random, name: [richest player, richest players] }
  rules: +4 to all rolls of a player with at least 4 bolts
cards:
`;

const kinds: readonly OutcomeKind[] = ['contest', 'range', 'total', 'chance', 'chosen', 'ranking'];

const disturbance = (m: Maker): string =>
  m.below(2) === 0
    ? randomStatement(m)
    : m.of([
        'lose 3 bolts',
        'gain 4 bolts',
        'each player loses 2 bolts',
        'each opponent gains 3 bolts',
        '-3 to your rolls until end of turn',
        '+2 to all rolls until end of turn',
      ]);

const named = (name: string): string => `the ${name} gains ${Echoes.named} echoes`;
const asked = (test: string): string =>
  `if ${test}, gain ${Echoes.yes} echo\notherwise, gain ${Echoes.no} echoes`;

/** The line that brings an outcome about, and the lines that ask for it. */
function linesOf(
  m: Maker,
  { kind, from, to }: OutcomeCard,
): { readonly first: string; readonly then: string } {
  const throwing = `make a ${m.of(['luck', 'luck', 'pull'])} roll as throw`;
  switch (kind) {
    case 'contest':
      return { first: 'hold a tug as fight against an opponent', then: asked('you win the fight') };
    case 'range':
      return { first: throwing, then: asked(`the throw is ${from}..${to}`) };
    case 'total':
      return { first: throwing, then: 'gain (the throw) echoes' };
    case 'chance':
      return { first: 'choose a random player as lot', then: named('lot') };
    case 'chosen':
      return {
        first: `choose an opponent ${m.of(['', `with at least ${from} bolts `, 'with the most bolts '])}as rival`,
        then: named('rival'),
      };
    case 'ranking':
      return { first: 'choose the richest player as champ', then: named('champ') };
  }
}

function outcomeCard(m: Maker, id: string, kind: OutcomeKind): { card: OutcomeCard; text: string } {
  m.names = 0;
  const from = 2 + m.below(9);
  const card: OutcomeCard = { kind, from, to: from + m.below(8) };
  const { first, then } = linesOf(m, card);
  const lines = [first, disturbance(m), then, disturbance(m), then, `gain ${Echoes.end} echoes`];
  const text = lines.join('\n').replace(/^/gm, '      ');
  return { card, text: `  - kind: order\n    id: ${id}\n    copies: 4\n    effect: |\n${text}\n` };
}

export interface OutcomeGame {
  readonly game: Game;
  readonly cards: ReadonlyMap<string, OutcomeCard>;
}

const files = filesBelow('test/fixtures/scrapyard', isYaml);

/** A game with so many of these cards, and with as many of other cards made at random; those that are refused are left out. */
export function outcomeGame(seed: string, count: number): OutcomeGame {
  const cards = new Map<string, OutcomeCard>();
  const more = new Map<string, string>();
  for (let i = 0; i < count; i++) {
    const maker = makerFrom(randomSource(`${seed}/card ${i}`));
    const { card, text } = outcomeCard(maker, `outcome-${i}`, kinds[i % kinds.length]);
    cards.set(`outcome-${i}`, card);
    more.set(`outcome-${i}.yaml`, `- ${text.trimStart().slice(2).replace(/^ {2}/gm, '')}`);
    more.set(`test/fixtures/scrapyard/card-${i}.yaml`, randomCard(maker, `card-${i}`));
  }
  for (;;) {
    const own = [...more.keys()].filter((name) => name.startsWith('outcome'));
    const all = new Map([...files, ...more, ['echoes.yaml', VARIANT.replace(/cards:\n$/, '')]]);
    const { game, diagnostics } = loadGame(all, 'scrapyard', ['echoes.yaml', ...own]);
    const wrong = new Set(
      diagnostics.flatMap((each) => (each.severity === 'error' ? [each.place.file] : [])),
    );
    if (wrong.size === 0 && game) return { game, cards };
    for (const file of wrong)
      if (!more.delete(file)) throw new Error(diagnostics.map((each) => each.message).join('\n'));
  }
}
