import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { nameIn } from '../../dsl/nlg/index.ts';
import { isOver, randomBot, refereeView, viewFor } from '../../interpreter/index.ts';
import { calledIn } from '../../interpreter/reports/narration/display-names.ts';
import { DesignerDesk } from '../../studio/engine/designer-desk.ts';
import { askedQuestion } from '../../studio/engine/table/asked-question.ts';
import { MatchTable } from '../../studio/engine/table/match-table.ts';
import type { PlayedPosition } from '../../studio/engine/table/table-calls.ts';
import { filesBelow, isYaml } from '../files.ts';
import { chooseGame, hasBrowser, openStudio } from './open-studio.ts';

/** Decisions of a game that are played in every run; `STUDIO_GAMES=whole` plays to the end. */
const DECISIONS = process.env['STUDIO_GAMES'] === 'whole' ? 5000 : 14;

/** A way to answer with options by their numbers. */
interface Hands {
  readonly start: (page: Page) => Promise<void>;
  readonly take: (page: Page, options: readonly number[], several: boolean) => Promise<void>;
  readonly handOver: (page: Page) => Promise<void>;
}

const mouse: Hands = {
  async start(page) {
    await page.getByRole('tab', { name: 'Play' }).click();
    await page.getByLabel('Ben').selectOption('person');
    await page.getByRole('button', { name: 'Sit down and play' }).click();
  },
  async take(page, options, several) {
    for (const option of options) await page.locator('.option').nth(option).click();
    if (several) await page.locator('.confirm').click();
  },
  handOver: (page) => page.locator('.hand-over button').click(),
};

const keys: Hands = {
  async start(page) {
    await page.locator('[role=tab][aria-selected=true]').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Tab');
    await page.getByLabel('Ben').focus();
    await page.keyboard.press('a');
    await page.locator('.match-form button[type=submit]').focus();
    await page.keyboard.press('Enter');
  },
  async take(page, options, several) {
    for (const option of options) {
      if (option < 9) await page.keyboard.press(String(option + 1));
      else {
        await page.locator('.option').first().focus();
        for (let i = 0; i < option; i++) await page.keyboard.press('ArrowRight');
        await page.keyboard.press('Enter');
      }
    }
    if (several) await page.keyboard.press('Control+Enter');
  },
  handOver: (page) => page.keyboard.press('Enter'),
};

/** What the names of a match stand for: ids of cards by their copies. */
const copiesIn = (table: MatchTable): ReadonlyMap<string, string> => {
  const { game } = table.running;
  return new Map(game.copyNames.map((name, i) => [name, game.copies[i].symbol.id]));
};

/** All names that a view mentions. */
function namesIn(view: unknown, into = new Set<string>()): Set<string> {
  if (typeof view === 'string') into.add(view);
  else if (Array.isArray(view)) for (const each of view) namesIn(each, into);
  else if (typeof view === 'object' && view !== null)
    for (const [key, each] of Object.entries(view)) {
      into.add(key);
      namesIn(each, into);
    }
  return into;
}

/** Names of the cards of which the referee sees a copy and the seat none, as they are printed. */
function hiddenNames(table: MatchTable, seat: number): string[] {
  const { running: match } = table;
  const { game } = match;
  const copies = copiesIn(table);
  const idsIn = (view: unknown): Set<string> =>
    new Set([...namesIn(view)].flatMap((name) => copies.get(name) ?? []));
  const seen = idsIn(viewFor(match, seat));
  const hidden = new Set(
    [...idsIn({ ...refereeView(match), question: undefined })].filter((id) => !seen.has(id)),
  );
  const printed = game.cards.map(({ symbol }) => ({ id: symbol.id, name: nameIn(symbol, 'en') }));
  // Two cards may share a name.
  return printed
    .filter(
      ({ id, name }) => hidden.has(id) && printed.every((each) => each.name !== name || hidden.has(each.id)),
    )
    .map(({ name }) => name);
}

/** The numbers of options that a random player takes. */
function chosenOptions(table: MatchTable, seat: number): number[] {
  const { running: match } = table;
  const called = calledIn(match.game, 'en', match.names.seats);
  const { choices } = askedQuestion(match, seat, called, viewFor(match, seat))!;
  const { values } = randomBot(`test/${match.answers.length}`)(match, seat);
  return values.map((value) => choices.findIndex((group) => group.some((option) => option.value === value)));
}

/** In every run a game is played by hand in one way, and in the whole run in both. */
const WAYS = (id: string): readonly ('mouse' | 'keys')[] =>
  DECISIONS > 100 ? ['mouse', 'keys'] : id.startsWith('slasher') ? ['keys'] : ['mouse'];

const GAMES = [
  ['here-to-slay', 'cards'],
  ['slasher', 'cards'],
  ['slasherz', 'cards'],
  ['hismment', 'cards'],
] as const;

describe.skipIf(!hasBrowser)('a game of two people at one screen', () => {
  const studio = openStudio();

  it.each(GAMES.flatMap(([id, folder]) => WAYS(id).map((by) => [id, folder, by] as const)))(
    'of %s (%s), played by %s alone, never shows what the seat may not see',
    async (id, folder, by) => {
      const hands = by === 'mouse' ? mouse : keys;
      const page = await studio.page();
      await chooseGame(page, id);
      await hands.start(page);
      await page.locator('.actions, .hand-over').waitFor();

      // The same match beside it, with all that the referee knows.
      const texts = [...filesBelow(`${folder}/${id}`, isYaml)].filter(([path]) => !path.includes('scenario'));
      const desk = new DesignerDesk({ file: `${folder}/${id}/game.yaml`, texts });
      const set = desk.playable([]);
      const { min } = set.game.players;
      const sitters = Array.from({ length: min }, (_, seat) => (seat < 2 ? 'person' : 'random') as const);
      const table = await MatchTable.begin(set, { players: min, seed: '1', sitters });
      let position: PlayedPosition = table.position('en');
      const found: string[] = [];
      let checked = 0;
      let decisions = 0;
      const seats = new Set<string>();
      const look = async (seat: number | undefined): Promise<void> => {
        const shown = await page.locator('html').evaluate((html) => {
          const log = html.querySelector('[role=log]')?.textContent ?? '';
          const copy = html.cloneNode(true) as HTMLElement;
          // What was played in the open is named in the log, also when it is out of sight again.
          for (const each of copy.querySelectorAll('[role=log], .digest')) each.remove();
          const pictures = [...copy.querySelectorAll('img')].map(({ src }) => decodeURIComponent(src));
          return { html: copy.outerHTML, pictures: pictures.join(' '), log };
        });
        const all = shown.html + shown.pictures;
        for (const name of hiddenNames(table, seat ?? 0)) {
          checked++;
          const written = name.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
          const isSaid = [`>${written}<`, `"${written}"`, `"${name}"`].some((each) => all.includes(each));
          // An action or a text may be called like a card that was seen before.
          if (isSaid && !shown.log.includes(name))
            found.push(`${name} before ${position.seat}, step ${position.at}`);
        }
        if (seat === undefined) expect(await page.locator('.tile, .close-up').count()).toBe(0);
      };
      while (decisions < DECISIONS && !isOver(table.running)) {
        if (position.handTo !== undefined) {
          await page.locator('.hand-over').waitFor();
          await look(undefined);
          await hands.handOver(page);
          position = table.show('en', true);
          continue;
        }
        const { question } = position.picture!;
        if (!question) break;
        await expect
          .poll(() => page.locator('.actions[aria-busy=false] .option').allTextContents(), {
            message: `step ${position.at}: ${question.text}`,
          })
          .toEqual(question.options.map(({ label }) => label));
        const seat = table.running.names.seats.indexOf(position.seat);
        seats.add(position.seat);
        await look(seat);
        const options = chosenOptions(table, seat);
        await hands.take(page, options, question.least !== 1 || question.most !== 1);
        position = await table.answer(options, 'en');
        expect(position.refused).toBeUndefined();
        decisions++;
        await expect
          .poll(() => page.locator('.steps .quiet, .hand-over h3').first().textContent())
          .toBe(position.handTo === undefined ? `step ${position.at}` : `${position.handTo} is next`);
      }
      if (isOver(table.running)) await page.getByText('The game is over.').waitFor();
      console.log(`${id} by ${by}: ${decisions} decisions, ${checked} hidden names looked for`);
      expect(found).toEqual([]);
      expect(checked).toBeGreaterThan(50);
      expect(seats.size).toBeGreaterThan(1);
      expect(studio.faults).toEqual([]);
      await page.context().close();
    },
  );
});
