/** The files for Tabletop Simulator: the saved object, its pictures, and the slots of its cards. */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { jsonText } from '../../dsl/text/clean-text.ts';
import { messagesIn } from '../../dsl/diagnostics/localize.ts';
import type { Game } from '../../interpreter/game/linked-game.ts';
import type { Slots } from '../../print/exchange/tabletop-simulator.ts';
import { toyBox } from '../../print/exchange/toy-box.ts';
import type { PrintedSet } from '../../print/sheet/printed-set.ts';
import type { FontSet } from '../../print/type/font-set.ts';
import type { GivenArguments } from '../command.ts';
import type { Io } from '../io.ts';
import { statusIn } from '../status-lines.ts';
import { writeOwn } from './own-files.ts';
import { pngOf } from './png-file.ts';
import type { PrintPlan } from './print-options.ts';

export function writeToys(
  game: Game,
  set: PrintedSet,
  fonts: FontSet,
  plan: PrintPlan,
  given: GivenArguments,
  io: Io,
): void {
  const out = given.one('out') ?? `${game.id}-tts`;
  const folder = resolve(io.cwd, out);
  const at = given.one('images')?.replace(/\/$/, '') ?? pathToFileURL(folder).href;
  const slotsFile = join(folder, `${game.id}.slots.json`);
  const [language] = plan.languages;
  const { object, slots, pictures } = toyBox(game, set, fonts, {
    ...plan,
    language,
    address: at,
    before: slotsIn(slotsFile),
  });
  for (const { file, svg, width } of pictures) {
    // What is called after its content is there already or is new.
    if (!existsSync(join(folder, file))) writeOwn(join(folder, file), pngOf(svg, width), 'PNG');
  }
  writeOwn(join(folder, `${game.id}.json`), jsonText(object), '"SaveName"');
  writeOwn(slotsFile, jsonText(slots), '{');
  if (!given.has('images'))
    writeOwn(
      join(folder, 'README.txt'),
      `${messagesIn<'print-page'>(language)('print-page/hosting', { command: `cardwright print ${game.id} --for tts --images URL` })}\n`,
      'Tabletop Simulator',
    );
  const count = set.cards.reduce((sum, card) => sum + (plan.copies ?? card.copies), 0);
  io.out(`${statusIn(given, io)('status/cards-in', { count, file: join(out, `${game.id}.json`) })}\n`);
}

function slotsIn(file: string): Slots {
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Slots;
  } catch {
    return {};
  }
}
