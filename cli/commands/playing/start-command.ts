import { automaticSeats, namesOfSeats } from '../../../interpreter/game/automatic-seats.ts';
import { startMatch } from '../../../interpreter/match/match.ts';
import type { Game } from '../../../interpreter/game/linked-game.ts';
import { clean } from '../../../dsl/text/clean-text.ts';
import type { Command, GivenArguments } from '../../command.ts';
import { openStudioPage } from '../authoring/studio-command.ts';
import { Usage } from '../../../dsl/diagnostics/usage-error.ts';
import { extrasOf } from '../../files/with-option.ts';
import { findGame, knownGames, loadFromDisk } from '../../files/games-on-disk.ts';
import type { Io } from '../../io.ts';
import { deckOption, decksOf } from '../../play/deck-option.ts';
import { playSession } from '../../play/play-loop.ts';
import { keptModel } from '../../bots/kept-models.ts';
import { newSession } from '../../play/session.ts';
import { givenLanguage, languageOption, matchOptions, playOptions } from '../../play/match-setup.ts';
import { printFindings } from '../../format-option.ts';
import { calledIn } from '../../../interpreter/reports/narration/display-names.ts';
import { doingIn } from '../../../interpreter/reports/narration/log-deeds.ts';
import { say } from '../../../dsl/diagnostics/catalogue/phrase.ts';
import { statusIn } from '../../status-lines.ts';

export default {
  spec: {
    takes: '[game]',
    words: [0, 1],
    options: { ...playOptions, deck: deckOption, lang: languageOption },
    about: 'help/in-a-terminal-it-asks-which',
    examples: ['cardwright start', 'cardwright start my-game --seed 5 | head -50'],
  },
  async run(given, io) {
    const terminal = io.input.isTTY === true && io.outTTY;
    const says = statusIn(given, io);
    const word = given.words[0] ?? (await gameWord(io, terminal, says));
    if (word === undefined) return 130;
    if (word === STUDIO) return openStudioPage(io, says);
    const { game, diagnostics, collected } = loadFromDisk(
      io.cwd,
      findGame(io.cwd, word),
      extrasOf(io.cwd, given.all('with')),
      decksOf(given),
    );
    printFindings(diagnostics, collected.texts, io, given);
    if (!game) return 1;
    const seats = terminal ? await seatsFor(game, given, says) : [];
    if (!seats) return 130;
    const asked = matchOptions(game, given, terminal ? String(process.hrtime.bigint() % 1_000_000n) : '1');
    const options = seats.length > 0 ? { ...asked, players: seats.map((seat) => seat.name) } : asked;
    const match = startMatch(game, options);
    const { seats: all } = match.names;
    if (!terminal)
      io.out(
        `${says('status/game-bots-and-seed', { game: game.names.en[0], bots: all.length, seed: options.seed })}\n\n`,
      );
    const language = givenLanguage(given);
    return playSession(
      newSession(
        {
          match,
          // People play against bots that search; where nobody plays, a game is over at once.
          bots: match.names.seats.map((_, seat) =>
            seats[seat] === undefined ? 'random' : seats[seat].bot ? 'normal' : undefined,
          ),
          called: calledIn(game, language, match.names.seats),
          doing: doingIn(game, language),
          tell: (found) => printFindings(found, collected.texts, io, given),
          io,
          game: [word, ...given.all('with').flatMap((file) => ['--with', file])],
        },
        (levels) => keptModel(game, match.names.seats, options, levels, { ...io, language }),
      ),
    );
  },
} satisfies Command;

type Says = ReturnType<typeof statusIn>;

/** Stands for the studio among the ids of games, none of which is empty. */
const STUDIO = '';

/** The game to play, or the studio: what is chosen, or without a terminal the first game. Undefined: nobody wants to play. */
async function gameWord(io: Io, terminal: boolean, says: Says): Promise<string | undefined> {
  const ids = knownGames(io.cwd).map((game) => game.id);
  if (ids.length === 0)
    throw new Usage(say('usage/there-is-no-game-here'), say('usage/a-game-is-a-folder-in'));
  if (!terminal) return ids[0];
  const { isCancel, select } = await import('@clack/prompts');
  const chosen = await select({
    message: says('status/which-game'),
    options: [
      { value: STUDIO, label: says('status/open-the-studio') },
      ...ids.map((value) => ({ value, label: clean(value) })),
    ],
  });
  return isCancel(chosen) ? undefined : chosen;
}

/** Who sits where; undefined: nobody wants to play. */
async function seatsFor(
  game: Game,
  given: GivenArguments,
  says: Says,
): Promise<readonly { readonly name: string; readonly bot: boolean }[] | undefined> {
  const { isCancel, multiselect, select } = await import('@clack/prompts');
  const { min, max } = game.players;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const count =
    given.has('players') || counts.length === 1
      ? min
      : await select({
          message: says('status/how-many-players'),
          options: counts.map((value) => ({ value, label: String(value) })),
        });
  if (isCancel(count)) return undefined;
  const wanted = given.has('players') ? matchOptions(game, given).players : count;
  const names = typeof wanted === 'number' ? namesOfSeats(game, wanted) : wanted;
  const own = new Set(automaticSeats(game, names.length).map(({ seat }) => seat));
  const people = await multiselect({
    message: says('status/which-are-people'),
    options: names.filter((_, seat) => !own.has(seat)).map((value) => ({ value, label: clean(value) })),
    initialValues: names.slice(0, 1),
    required: false,
  });
  return isCancel(people) ? undefined : names.map((name) => ({ name, bot: !people.includes(name) }));
}
