import { primitives } from '../../dsl/language/symbols/builtin-verbs.ts';
import { filesBelow, gamesThere, isCode } from '../../test/files.ts';
import { declaredIds } from '../../test/no-game/ids.ts';
import { OWN_TERMS } from '../../test/no-game/own-terms.ts';
import { stringsIn } from '../../test/no-game/strings.ts';
import { readGame } from '../../test/read-game.ts';
import { allThere } from '../needs.ts';
import type { Measured, Row } from '../row.ts';
import { usesIn } from '../uses.ts';

/** A text that uses a primitive, itself or by way of the verbs of its game. */
interface Use {
  readonly game: string;
  readonly text: string;
  readonly card: string | undefined;
}

/** Who uses which parameter of which primitive, in the data of all games. */
function usesThere(): Map<string, Use[]> {
  const uses = new Map<string, Use[]>();
  for (const [verb, { takes }] of Object.entries(primitives)) {
    uses.set(verb, []);
    for (const part of takes) uses.set(`${verb} … ${part.name}`, []);
  }
  for (const game of gamesThere())
    for (const { text, uses: those, card } of usesIn(game))
      for (const use of those) uses.get(use)!.push({ game, text, card });
  return uses;
}

/** Two games, or two texts that differ. */
const isShared = (uses: readonly Use[]): boolean => new Set(uses.map(({ text }) => text)).size > 1;

function inWords(uses: readonly Use[]): string {
  const games = [...new Set(uses.map(({ game }) => game))];
  return `${new Set(uses.map(({ text }) => text)).size} texts of ${games.join(', ') || 'no game'}`;
}

function measure(): Measured {
  const uses = [...usesThere()];
  const lone = uses.filter(([, those]) => !isShared(those));
  return {
    measured: `${uses.length - lone.length} of ${uses.length}`,
    met: lone.length === 0,
    details: uses.map(([what, those]) => `${what}: ${inWords(those)}${isShared(those) ? '' : ' (too few)'}`),
  };
}

export const shared: Row = {
  what: 'every primitive and every parameter of one',
  atLeast: 'used by two cards of different text or two games',
  full: 1,
  small: 1,
  unit: 'look at all data',
  measure: allThere(['slasher', 'here-to-slay', 'slasherz', 'hismment'], measure),
};

const CODE = ['dsl', 'schemas', 'interpreter', 'print', 'service', 'bots', 'cli'];

const cards = (of: readonly Use[]): number => new Set(of.flatMap(({ card }) => card ?? [])).size;

/**
 * What code there is for cards: the primitives, and how many cards use each. One that a single card uses must have its
 * reason written down; and no string of the code is an id of the game.
 */
function forCards(id: string): Measured {
  const decisions = [...filesBelow('docs/decisions', (path) => path.endsWith('.md'))];
  const strings = new Set(
    CODE.flatMap((folder) => [...filesBelow(folder, isCode).values()]).flatMap(stringsIn),
  );
  const ids = [...declaredIds(readGame(id))].filter(
    (word) => strings.has(word) && !Object.hasOwn(OWN_TERMS, word),
  );
  const table = [...usesThere()]
    .filter(([what]) => Object.hasOwn(primitives, what))
    .map(([verb, uses]) => {
      const written = decisions.flatMap(([name, text]) =>
        text
          .split('\n')
          .flatMap((line, i) => (new RegExp(`\\b${verb}\\b`).test(line) ? [`${name}:${i + 1}`] : [])),
      );
      const own = cards(uses.filter(({ game }) => game === id));
      return { verb, own, all: cards(uses), others: uses.some(({ card }) => card === undefined), written };
    });
  const used = table.filter(({ own }) => own > 0);
  const lone = table.filter(({ all, others }) => all === 1 && !others);
  const unwritten = lone.filter(({ written }) => written.length === 0);
  return {
    measured: `none: its cards use ${used.length} of ${table.length} primitives, and ${ids.length} strings of the code are an id of the game; ${lone.length} primitives are used by a single card of all games and examples and by nothing else, ${unwritten.length} of them without a reason in docs/decisions`,
    met: ids.length === 0 && unwritten.length === 0 && used.length > 0,
    details: [
      ...ids.map((word) => `in the code: ${word}`),
      ...table.map(
        ({ verb, own, all, others, written }) =>
          `${verb}: ${own} cards of the game, ${all} cards of all games and examples${others ? ', and the flow or rules of a game' : ''}${all === 1 && !others ? ` (${written.join(', ') || 'nowhere justified'})` : ''}`,
      ),
    ],
  };
}

export const hereToSlayCode: Row = {
  what: 'new code for a single card of Here to Slay',
  atLeast: 'none',
  full: 1,
  small: 1,
  unit: 'look at all data',
  measure: allThere(['here-to-slay'], () => forCards('here-to-slay')),
};
