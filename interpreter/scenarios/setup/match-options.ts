import type { Diagnostic } from '../../../dsl/diagnostics/diagnostic.ts';
import { say } from '../../../dsl/diagnostics/catalogue/phrase.ts';
import { report } from '../../../dsl/diagnostics/report.ts';
import { claimKey } from '../../../dsl/diagnostics/finding-keys.ts';
import type { Node } from '../../../schemas/index.ts';
import { items, placeOf, scalars } from '../../compiler/loader/link-context.ts';
import type { Game } from '../../game/linked-game.ts';
import { settingCalled, settingValue } from '../../match/begin-match.ts';
import { checkOptions, type MatchOptions } from '../../match/match.ts';
import { cellNames } from '../../match/value-names.ts';
import { namesOfSeats } from '../../game/automatic-seats.ts';
import { playersOf, scenarioSeed, scenarioSettings, type Scenario } from '../read-scenario.ts';
import type { ScenarioSheet } from '../findings-sheet.ts';

/** How the match of a scenario is set up; the smallest number of players where it does not say. */
export function scenarioOptions(
  scenario: Scenario,
  game: Game,
): MatchOptions & { readonly players: readonly string[] } {
  const settings = scenarioSettings(scenario).flatMap(({ key, value }) =>
    value.kind === 'scalar' ? [[key.text, settingValue(game, key.text, value.text)] as const] : [],
  );
  return {
    players: seats(playersOf(scenario), game),
    seed: scenarioSeed(scenario),
    settings: Object.fromEntries(settings),
  };
}

function seats(node: Node | undefined, game: Game): string[] {
  if (node && items(node).length > 0) return scalars(node).map((each) => each.text);
  const count = node?.kind === 'scalar' ? Number(node.value) : game.players.min;
  const named = namesOfSeats(game, count);
  return Array.from({ length: count }, (_, i) => named[i] ?? `Seat${i + 1}`);
}

/** What forbids the set-up, at its place in the scenario. */
export function faultOfOptions(
  sheet: ScenarioSheet,
  scenario: Scenario,
  game: Game,
  options: MatchOptions,
): Diagnostic | undefined {
  const fault = checkOptions(game, options) ?? namedAsCell(game, options);
  if (!fault) return undefined;
  const setting = scenarioSettings(scenario).find(({ key, value }) => {
    const one = {
      [key.text]: value.kind === 'scalar' ? settingValue(game, key.text, value.text) : Number.NaN,
    };
    const own = checkOptions(game, { ...options, settings: one });
    return own !== undefined && claimKey(own) === claimKey(fault);
  });
  const node = ['run/players', 'run/player-name'].includes(fault.code) ? playersOf(scenario) : setting?.value;
  const place = placeOf(sheet, node ?? scenario.title);
  const known = setting && settingCalled(game, setting.key.text)?.setting;
  if (fault.code === 'run/setting-range' && known && setting?.value.kind === 'scalar') {
    const { from, to } = known;
    return report('run/setting-range', place, {
      setting: setting.key.text,
      value: setting.value.text,
      from,
      to,
    });
  }
  return { ...fault, place };
}

/** A text that names a cell would mean the player. */
function namedAsCell(game: Game, { players }: MatchOptions): Diagnostic | undefined {
  const cells = cellNames({ game });
  const name = typeof players === 'number' ? undefined : players.find((each) => cells.includes(each));
  if (name === undefined) return undefined;
  const place = { file: game.id, span: { start: 0, end: 0 } };
  return report('run/player-name', place, { name, what: say('phrase/it-means-something-else-in-answers') });
}
