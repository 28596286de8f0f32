import type { Diagnostic } from '../../../dsl/diagnostics/diagnostic.ts';
import { report } from '../../../dsl/diagnostics/report.ts';
import type { Game } from '../../game/linked-game.ts';

/** The packs that a save or log names; what is no such list names none. */
export function packsIn(data: unknown): { id: string; version: string }[] {
  if (!Array.isArray(data)) return [];
  return data.flatMap((each: unknown) => {
    const { id, version } = (each ?? {}) as Record<string, unknown>;
    return typeof id === 'string' && typeof version === 'string' ? [{ id, version }] : [];
  });
}

/** Complains about packs that something was played with, and that the game is without, or has in another version. */
export function otherPacks(game: Game, data: unknown, file: string): Diagnostic[] {
  const place = { file, span: { start: 0, end: 0 } };
  const packs = packsIn(data);
  const foundOf = (id: string) => game.packs.find((each) => each.id === id);
  const missing = packs.filter(({ id }) => !foundOf(id)).map(({ id, version }) => `${id} ${version}`);
  const others = packs.flatMap(({ id, version }) => {
    const found = foundOf(id)?.version;
    return found === undefined || found === version
      ? []
      : [report('run/other-pack', place, { pack: id, version, found })];
  });
  return [...(missing.length > 0 ? [report('run/missing-pack', place, { packs: missing })] : []), ...others];
}
