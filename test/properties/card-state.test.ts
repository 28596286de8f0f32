import { describe, expect, it, test } from 'vitest';
import { answer, loadPosition, randomBot, savePosition, seatsAsked } from '../../interpreter/index.ts';
import type { Match } from '../../interpreter/index.ts';
import { seersOf, seersOfZones } from '../../interpreter/engine/state/seat-visibility.ts';
import { randomSource } from '../../interpreter/engine/state/random-source.ts';
import { attachedTo, isInPlay, stayOf, zoneOf } from '../../interpreter/engine/state/card-columns.ts';
import { runScenarios, saveAsScenario } from '../../interpreter/scenarios/index.ts';
import { regatta, regattaLibrary } from '../fixtures/regatta.ts';
import { gameOrSkip } from '../games.ts';
import { differenceFor, type HiddenPair } from '../hidden.ts';
import { playOut } from '../playout.ts';
import { tableFor } from '../../interpreter/compiler/codegen/compile-game.ts';
import { tries } from '../size.ts';

const game = regatta();
const written = (match: Match): string => JSON.stringify(savePosition(match));

describe.each([2, 3])('a game whose cards have state, %i players', (players) => {
  it('is the same after saving and loading', () => {
    for (let i = 0; i < tries(4, 1); i++) {
      playOut(game, {
        players,
        seed: `save ${i}`,
        log: true,
        each(match, next, decisions) {
          const { match: twin, diagnostics } = loadPosition(game, JSON.parse(written(match)));
          expect(diagnostics).toEqual([]);
          expect(written(twin!)).toBe(written(match));
          expect(answer(twin!, next)).toBe(true);
          return decisions > tries(120, 60);
        },
      });
    }
  });

  it('is the same as a scenario', () => {
    const file = 'test/fixtures/regatta/a.scenario.yaml';
    let tried = 0;
    playOut(game, {
      players,
      seed: 'as',
      each(match, _, decisions) {
        if (decisions % 9 !== 5) return false;
        const loaded = loadPosition(game, JSON.parse(written(match))).match!;
        const library = regattaLibrary({ [file]: saveAsScenario(loaded, 'a title') });
        const [{ diagnostics }] = runScenarios(library, [file], { ways: ['straight'] });
        const found = diagnostics.filter(
          (each) => !['scenario/asked', 'scenario/not-asked'].includes(each.code),
        );
        expect(found.map((each) => each.message)).toEqual([]);
        return ++tried > 8;
      },
    });
    expect(tried).toBeGreaterThan(8);
  });

  it('refuses what cannot be when it is loaded', () => {
    const saved = savePosition(playOut(game, { players, seed: 'broken', each: (_, __, n) => n === 2 }));
    const [a, b] = saved.zones["Ann's pool"];
    const zones = { ...saved.zones, "Ann's pool": saved.zones["Ann's pool"].slice(2) };
    const broken = (cards: object, zonesNow: object = zones): string[] =>
      loadPosition(game, { ...saved, zones: zonesNow, cards }).diagnostics.map((each) => each.message);
    expect(broken({ [a]: { attached: [b] }, [b]: { attached: [a] } })[0]).toContain('ring');
    expect(broken({ [a]: { covers: b }, [b]: { attached: [a] } })[0]).toContain('ring');
    expect(broken({ [a]: { attached: [b] } }, saved.zones)[0]).toContain('two places');
    expect(broken({ [a]: { attached: ['nothing'] } })[0]).toContain('nothing');
  });

  it('keeps its lists, its serials and its limits', () => {
    for (let i = 0; i < tries(10, 1); i++) {
      playOut(game, {
        players,
        seed: `lists ${i}`,
        each(match, _, decisions) {
          check(match);
          return decisions > tries(200, 100);
        },
      });
    }
  });

  it('tells nobody which of two unseen cards lies where', () => {
    const random = randomSource('swap');
    const bot = randomBot('swap');
    let compared = 0;
    for (let i = 0; i < tries(40, 2); i++) {
      playOut(game, {
        players,
        seed: `swap ${i}`,
        log: true,
        each(match, _, decisions) {
          if (decisions % 7 !== 3) return false;
          const pair = pairIn(match, random);
          if (!pair) return false;
          compared++;
          const difference = differenceFor(match, pair, 8, (on) => bot(on, seatsAsked(on)[0]));
          expect(difference, `seed ${i}`).toBeUndefined();
          return decisions > 60;
        },
      });
    }
    expect(compared).toBeGreaterThan(tries(50, 8));
  });
});

/** Cards that a viewer cannot tell apart: of one kind and one owner, both unseen. */
function pairIn({ table, runner }: Match, random: (below: number) => number): HiddenPair | undefined {
  const { p, layout } = runner.m;
  const viewer = random(table.seats);
  const seers = seersOfZones(table);
  const hidden = [...game.copies.keys()].filter(
    (card) => zoneOf(p, layout, card) >= 0 && ((seersOf(table, seers, p, card) >> viewer) & 1) === 0,
  );
  for (let tried = 0; tried < 20 && hidden.length > 1; tried++) {
    const [a, b] = [hidden[random(hidden.length)], hidden[random(hidden.length)]];
    const same =
      game.copies[a].symbol.kind === game.copies[b].symbol.kind && game.owners![a] === game.owners![b];
    if (a !== b && same) return { viewer, cards: [a, b] };
  }
  return undefined;
}

/** What must always be true of the lists and columns. */
function check({ table, runner }: Match): void {
  const { p, layout } = runner.m;
  const { state } = layout;
  const seen = new Set<number>();
  const reef = table.zoneStarts[game.vocabulary.zones.findIndex((zone) => zone.id === 'reef')];
  for (let zone = 0; zone < layout.zones; zone++) {
    let count = 0;
    for (let card = p[layout.zoneFirst + zone]; card >= 0; card = p[layout.next + card], count++) {
      expect(seen.has(card)).toBe(false);
      seen.add(card);
      expect(p[layout.zone + card]).toBe(zone);
      expect(p[state.host + card] >= 0).toBe(zone === layout.attachedZone);
    }
    expect(count).toBe(p[layout.zoneCount + zone]);
    if (zone === reef) expect(count).toBeLessThanOrEqual(1);
  }
  const serials = new Set<number>();
  for (const card of game.copies.keys()) {
    for (const each of attachedTo(p, layout, card)) expect(p[state.host + each]).toBe(card);
    const covered = p[state.above + card] >= 0;
    if (covered) expect(p[state.beneath + p[state.above + card]]).toBe(card);
    const stay = stayOf(p, layout, card);
    expect(stay > 0).toBe(isInPlay(table, p, card) && !covered);
    if (stay > 0) expect(serials.has(stay)).toBe(false);
    serials.add(stay);
  }
}

gameOrSkip('slasher').describe('a game that declares no state', () => {
  test('has no columns for it', () => {
    const { layout, state } = tableFor(gameOrSkip('slasher').game(), 4);
    expect(state).toBeUndefined();
    expect(Object.values(layout.state).every((column) => column === -1)).toBe(true);
    expect(layout.attachedZone).toBe(-1);
  });
});
