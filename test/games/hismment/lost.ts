import { isMap, isSeq, parseDocument } from 'yaml';
import { gameFiles } from '../../files.ts';
import { openJudge } from '../../knockout/judge.ts';
import type { Mutant } from '../../knockout/mutant.ts';
import { readGame } from '../../read-game.ts';
import { MECHANICS, type Mechanic } from './mechanics.ts';

const ID = 'hismment';
/** Texts that do nothing, where a text cannot be left out. */
const IDLE = { effect: 'nothing' } as const;

/** Each mechanic with each of its cards. */
export const PAIRS = MECHANICS.flatMap((mechanic) => mechanic.cards.map((card) => ({ mechanic, card })));

/** The file in which a card stands. */
const fileOf = (card: string): string =>
  [...gameFiles(ID)].find(
    ([name, text]) => !name.includes('/scenarios/') && text.includes(`id: ${card}\n`),
  )![0];

/** A card that shows a mechanic no longer. */
function withoutMechanic({ says, without = [], set = {} }: Mechanic, card: string): Mutant {
  const file = fileOf(card);
  return {
    file,
    line: 1,
    path: card,
    what: says,
    text: () => {
      const document = parseDocument(gameFiles(ID).get(file)!);
      const { contents } = document;
      const at = isSeq(contents)
        ? contents.items.findIndex((item) => isMap(item) && String(item.get('id')) === card)
        : -1;
      const { kind } = readGame(ID).cards.find(({ symbol }) => symbol.id === card)!.symbol;
      for (const field of without) {
        const path = [at, field];
        if (!document.hasIn(path)) continue;
        const needed = kind.fields.some(({ id, optional }) => id === field && !optional);
        if (needed && Object.hasOwn(IDLE, field)) document.setIn(path, IDLE[field as keyof typeof IDLE]);
        else document.deleteIn(path);
      }
      for (const [field, value] of Object.entries(set)) document.setIn([at, field], value);
      return document.toString({ lineWidth: 0 });
    },
  };
}

/** Tells of a mechanic and a card which scenario misses it; those that only compare what is printed do not count. */
export function openMissing(): (mechanic: Mechanic, card: string) => string | undefined {
  const files = gameFiles(ID);
  for (const name of files.keys()) if (name.endsWith('/printed.scenario.yaml')) files.delete(name);
  const judge = openJudge(files, ID);
  return (mechanic, card) => judge.noticed(withoutMechanic(mechanic, card));
}
