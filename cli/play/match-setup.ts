/** How a match is set up, from the options of a command. */
import { report } from '../../dsl/diagnostics/report.ts';
import type { Game } from '../../interpreter/game/linked-game.ts';
import { settingCalled } from '../../interpreter/match/begin-match.ts';
import { type MatchOptions, checkOptions } from '../../interpreter/match/match.ts';
import { nearest } from '../../dsl/text/edit-distance.ts';
import type { GivenArguments, OptionSpec } from '../command.ts';
import { Usage } from '../../dsl/diagnostics/usage-error.ts';
import { languages, type Language } from '../../dsl/text/locale.ts';
import { withOption } from '../files/with-option.ts';
import { oneOf, say, written } from '../../dsl/diagnostics/catalogue/phrase.ts';
import { suggestionPhrase } from '../../dsl/diagnostics/suggestion-phrases.ts';

/** Options of every command that plays. */
export const playOptions: Readonly<Record<string, OptionSpec>> = {
  players: { takes: 'N|NAMES', about: 'help/how-many-take-part-or-their' },
  seed: { takes: 'TEXT', about: 'help/what-chance-is-drawn-from-the' },
  with: withOption,
  set: {
    takes: '"NAME=VALUE"',
    about: 'help/a-setting-of-the-game-by',
    many: true,
  },
};

export const languageOption: OptionSpec = {
  takes: 'LANGUAGE',
  about: 'help/the-language-of-the-names-of',
  among: languages,
};

export const givenLanguage = (given: GivenArguments): Language => (given.one('lang') ?? 'en') as Language;

/** The game and the files on top of it: the first word, and the words and `--with` after it. */
export const withFiles = (given: GivenArguments): string[] => [...given.words.slice(1), ...given.all('with')];

/** The options of a match; throws `Usage` where one cannot be meant. `seed` holds where none is given. */
export function matchOptions(game: Game, given: GivenArguments, seed = '1'): MatchOptions {
  const settings = Object.fromEntries(given.all('set').map((text) => settingOf(game, text)));
  const options = {
    players: playersOf(game, given.one('players')),
    seed: given.one('seed') ?? seed,
    settings,
  };
  const wrong = checkOptions(game, options);
  if (wrong) throw new Usage(wrong);
  return options;
}

function playersOf(game: Game, text: string | undefined): number | string[] {
  if (text === undefined) return game.players.min;
  if (/^\d+$/.test(text)) return Number(text);
  const names = text.split(',').map((name) => name.trim());
  const odd = names.find((name) => !/^\p{Lu}[\p{L}\p{N}-]*$/u.test(name));
  if (odd !== undefined)
    throw new Usage(
      say('usage/no-name-of-a-player', { word: odd }),
      say('usage/a-name-begins-with-a-capital'),
    );
  if (new Set(names).size < names.length) throw new Usage(say('usage/two-players-have-the-same-name'));
  return names;
}

function settingOf(game: Game, text: string): [string, number] {
  const at = text.indexOf('=');
  if (at < 0)
    throw new Usage(
      say('usage/set-says-no-value', { setting: text }),
      say('usage/write', { word: '--set "name=10"' }),
    );
  const id = text.slice(0, at).trim();
  const value = text.slice(at + 1).trim();
  const setting = settingCalled(game, id)?.setting;
  const known = game.settings.map((each) => each.id);
  if (!setting) {
    const near = nearest(id, known, 1)[0];
    const unknown = report(
      'run/unknown-setting',
      { file: game.id, span: { start: 0, end: 0 } },
      { setting: id, known },
    );
    throw new Usage(unknown, near ? suggestionPhrase(near) : undefined);
  }
  const offered = setting.offered.find((each) => each.label === value);
  if (offered) return [id, offered.value];
  if (!/^-?\d+$/.test(value)) {
    const labels = setting.offered.map((each) => written(each.label));
    throw new Usage(
      say('usage/the-setting-cannot-be', { setting: id, value }),
      labels.length > 0
        ? say('usage/it-is-a-whole-number-or', { word: oneOf(labels, 12) })
        : say('usage/it-is-a-whole-number'),
    );
  }
  return [id, Number(value)];
}
