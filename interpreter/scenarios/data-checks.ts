import { asIs, say, type Phrase } from '../../dsl/diagnostics/catalogue/phrase.ts';
import { messageOf, type Diagnostic, type Severity } from '../../dsl/diagnostics/diagnostic.ts';
import { codes, isCode } from '../../dsl/diagnostics/codes.ts';
import { lineAndColumn } from '../../dsl/text/source.ts';
import { entry, toPlain, valueOf, type ScalarNode } from '../../schemas/index.ts';
import type { Game } from '../game/linked-game.ts';
import type { Library } from '../compiler/loader/library.ts';
import { reportAtNode, entries, textAt } from '../compiler/loader/link-context.ts';
import { expectAll, type Expect } from './expect/index.ts';
import { dataChange, playable, type Games } from './scenario-games.ts';
import { playersOf, scenarioSettings, type Scenario } from './read-scenario.ts';
import { faultOfOptions, scenarioOptions } from './setup/match-options.ts';
import { reportUnknownName, type ScenarioSheet, fails } from './findings-sheet.ts';

/** Data that were loaded, and what was found in them. */
interface Checked {
  readonly sheet: ScenarioSheet;
  readonly scenario: Scenario;
  readonly library: Library;
  readonly game: Game | undefined;
  readonly errors: readonly Diagnostic[];
  readonly warnings: readonly Diagnostic[];
}

/** Loads the game with a change, and looks at what is found; with players or settings also how it could be set up. */
export function checkData(sheet: ScenarioSheet, scenario: Scenario, games: Games): void {
  const then = valueOf(scenario.node, 'then');
  // What a finding offers is part of what it says.
  const saying = [then, ...(then?.kind === 'list' ? then.items : [])].some((each) => entry(each, 'says'));
  const loaded = games.changed(sheet, scenario, dataChange(scenario), saying);
  if (!loaded) return;
  const { game } = loaded;
  const setUp = playersOf(scenario) !== undefined || scenarioSettings(scenario).length > 0;
  const fault = game && setUp && faultOfOptions(sheet, scenario, game, scenarioOptions(scenario, game));
  const found = [...loaded.diagnostics, ...(fault ? [fault] : [])];
  const of = (severity: Severity): Diagnostic[] => found.filter((each) => each.severity === severity);
  if (!then) reportAtNode(sheet, 'scenario/no-expectation', scenario.title, {}, { severity: 'warning' });
  const checked = { sheet, scenario, library: games.library, game };
  expectAll({ ...checked, errors: of('error'), warnings: of('warning') }, then, {
    error: finding('error'),
    warning: finding('warning'),
    counts,
    about,
  });
}

/**
 * `error`, `warning`: one of this code was found; with `says`, whose message says this; with `at`, there; `none`: none
 * was found.
 */
const finding =
  (severity: 'error' | 'warning'): Expect<Checked> =>
  (checked, node, whole) => {
    const { sheet } = checked;
    const all = severity === 'error' ? checked.errors : checked.warnings;
    const code = node as ScalarNode;
    if (code.text === 'none') {
      const more = entry(whole, 'says') ?? entry(whole, 'at');
      if (more) return fails(sheet, 'scenario/proves-nothing', more.key, { what: more.key.text });
      if (all.length === 0) return true;
      return fails(
        sheet,
        'scenario/errors',
        node,
        { severity, found: all.map(inShort) },
        { related: all.slice(0, 4).map((each) => ({ place: each.place, message: messageOf(each) })) },
      );
    }
    if (!isCode(code.text)) {
      reportUnknownName(sheet, 'code-of-an-error', code, codes);
      return false;
    }
    const says = textAt(whole, 'says');
    const at = textAt(whole, 'at');
    const found = all.some(
      (each) =>
        each.code === code.text &&
        (says === undefined || `${each.message}\n${each.help ?? ''}`.includes(says)) &&
        (at === undefined || standsAt(checked, each, at)),
    );
    if (found) return true;
    const details = { severity, wanted: code.text, says, at, found: all.map(inShort) };
    return fails(sheet, 'scenario/no-error', node, details);
  };

const inShort = (each: Diagnostic): Phrase =>
  say('phrase/in-what', { what: each.code, place: each.place.file, reason: messageOf(each) });

/** `at` is a file, or the end of its name, perhaps with a line. */
function standsAt({ library }: Checked, { place }: Diagnostic, at: string): boolean {
  const [, file, line] = /^(.*?)(?::(\d+))?$/.exec(at)!;
  if (place.file !== file && !place.file.endsWith(`/${file}`)) return false;
  const text = library.file(place.file)?.text ?? '';
  return line === undefined || lineAndColumn(text, place.span.start).line === Number(line);
}

/** `counts`: so many cards of a kind, or of one card, take part. */
const counts: Expect<Checked> = ({ sheet, scenario, game, errors }, node) => {
  if (!playable(sheet, scenario, { game, diagnostics: errors }) || !game) return false;
  const { vocabulary, copies } = game;
  const known = [...vocabulary.kinds, ...vocabulary.cards].map((each) => each.id);
  return entries(node)
    .map(({ key, value }) => {
      if (!known.includes(key.text))
        return reportUnknownName(sheet, 'kind-of-card-or-card-of-this-game', key, known) ?? false;
      const found = copies.filter(
        ({ symbol }) => symbol.kind.id === key.text || symbol.id === key.text,
      ).length;
      const wanted = Number((value as ScalarNode).value);
      if (found !== wanted) reportAtNode(sheet, 'scenario/count', value, { what: key.text, found, wanted });
      return found === wanted;
    })
    .every(Boolean);
};

/** `about`: the game has these entries in its description of itself. */
const about: Expect<Checked> = ({ sheet, scenario, game, errors }, node) => {
  if (!playable(sheet, scenario, { game, diagnostics: errors }) || !game) return false;
  return entries(node)
    .map(({ key, value }) => {
      const given: string | undefined = JSON.stringify(game.about[key.text]);
      const wanted = JSON.stringify(toPlain(value));
      const found = given === undefined ? say('phrase/not-there') : asIs(given);
      if (given !== wanted) reportAtNode(sheet, 'scenario/about', value, { key: key.text, found, wanted });
      return given === wanted;
    })
    .every(Boolean);
};
