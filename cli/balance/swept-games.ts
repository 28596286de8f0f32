import { parse, stringify } from 'yaml';
import type { Sweep } from '../../bots/balance/balance-plan.ts';
import { say } from '../../dsl/diagnostics/catalogue/phrase.ts';
import type { Diagnostic } from '../../dsl/diagnostics/diagnostic.ts';
import { Usage } from '../../dsl/diagnostics/usage-error.ts';
import { loadGameFile, openLibrary } from '../../interpreter/compiler/linker/load-game.ts';
import type { Game } from '../../interpreter/game/linked-game.ts';

/** More values of one part nobody compares. */
const MOST_VALUES = 50;
/** Ranges are counted so far. */
const COUNTED = 10_000;

/** What is to be swept: `cards/bad-axe/roll=6+..10+`, `settings/goal/default=10,12,15`. Throws `Usage`. */
export function sweepOf(text: string): Sweep {
  const at = text.indexOf('=');
  const path = text.slice(0, at).trim();
  const values = at < 0 ? [] : valuesIn(text.slice(at + 1).trim());
  if (at <= 0 || values.length === 0)
    throw new Usage(say('usage/varies-nothing', { text }), say('usage/write', { word: EXAMPLE }));
  if (values.length > MOST_VALUES)
    throw new Usage(say('usage/too-many-values', { values: values.length, most: MOST_VALUES }));
  const [section, card] = path.split('/');
  return { path, values, card: section === 'cards' ? card : undefined };
}

const EXAMPLE = '--vary "cards/my-card/roll=6+..10+"';

/** Up to a comma; commas in quotes are part of a text. */
const VALUE = /(?:"(?:[^"\\]|\\.)*"|[^,])+/g;

/** Values with commas between them, or all from one to another: numbers, with the same signs around both. */
function valuesIn(text: string): string[] {
  const range = /^(\D*?)(-?\d+)(\D*?)\.\.(\D*?)(-?\d+)(\D*?)$/.exec(text);
  if (range && range[1] === range[4] && range[3] === range[6]) {
    const [, before, from, after, , to] = range;
    const [low, high] = [Number(from), Number(to)];
    const step = low <= high ? 1 : -1;
    return Array.from(
      { length: Math.min(COUNTED, Math.abs(high - low)) + 1 },
      (_, i) => `${before}${low + i * step}${after}`,
    );
  }
  return (text.match(VALUE) ?? []).map((value) => value.trim()).filter((value) => value !== '');
}

/** A game with one value of a sweep, and the name of the variant that makes it so. */
export interface SweptGame {
  readonly extra: string;
  readonly text: string;
  readonly game: Game | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

/** Links a game with a value of a sweep: as a variant that sets it, on top of all the other files. */
export function sweptGame(
  texts: ReadonlyMap<string, string>,
  {
    file,
    extras,
    decks,
    game,
  }: { file: string; extras: readonly string[]; decks: readonly string[]; game: Game },
  path: string,
  value: string,
): SweptGame {
  const extra = `--vary ${path}=${value}`;
  const text = stringify({
    variant: 'vary',
    extends: game.id,
    name: 'vary',
    set: { [path]: valueIn(value) },
  });
  const loaded = loadGameFile(
    openLibrary(new Map([...texts, [extra, text]])),
    file,
    [...extras, extra],
    decks,
  );
  return { extra, text, game: loaded.game, diagnostics: loaded.diagnostics };
}

/** A value as YAML reads it: `20` is a number. */
function valueIn(text: string): unknown {
  try {
    return parse(text);
  } catch {
    return text;
  }
}
