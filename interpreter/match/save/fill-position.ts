import { asIs, say } from '../../../dsl/diagnostics/catalogue/phrase.ts';
import type { Match } from '../match.ts';
import { cellNames } from '../value-names.ts';
import { clearZones, joinPile, putIn } from '../../engine/state/card-lists.ts';
import { Header, Status, streams } from '../../engine/state/position-layout.ts';
import { Broken, expect, readPart, type Index } from './save-faults.ts';
import { fillCards } from './saved-card-state.ts';
import { fillFrames } from './fill-frames.ts';
import { savedValue } from './saved-locals.ts';
import { refuseMisplaced } from './placed-cards.ts';
import { fillResponses } from './saved-responses.ts';
import type { Saved } from './save-position.ts';

/** Fills a position with a saved one. */
export function fill(match: Match, saved: Saved): void {
  const { game, table, names, runner } = match;
  const { p, layout } = runner.m;
  const { vocabulary } = game;
  const index: Index = {
    cards: new Map(game.copyNames.map((name, i) => [name, i])),
    seats: new Map(names.seats.map((name, i) => [name, i])),
    zones: new Map(Array.from({ length: layout.zones }, (_, i) => [names.zone(i), i])),
    cells: new Map(cellNames(table).map((name, i) => [name, i])),
  };
  p.fill(0);
  const seat = (name: string | undefined): number =>
    name === undefined ? -1 : expect(index.seats.get(name), say('phrase/the-seat', { seat: name }));
  p[Header.top] = layout.stack;
  p[Header.status] = saved.status === 'over' ? Status.over : Status.running;
  p[Header.turn] = seat(saved.turn);
  p[Header.step] =
    saved.step === undefined ? -1 : vocabulary.steps.findIndex((step) => step.id === saved.step);
  p[Header.cycle] = saved.cycle;
  p[Header.decisions] = saved.decisions;
  p[Header.changes] = saved.changes;
  p[Header.winners] = saved.winners.reduce((bits, name) => bits | (1 << seat(name)), 0);
  if (saved.noted !== undefined) {
    const noted = game.endings.findIndex((ending) => ending.id === saved.noted);
    p[Header.noted] = expect(noted < 0 ? undefined : noted + 1, asIs(saved.noted));
  }
  streams.forEach((stream, i) =>
    p.set(
      expect(saved.random[stream], say('phrase/the-random-stream', { what: stream })),
      layout.random + i * 4,
    ),
  );
  game.settings.forEach((setting, i) => {
    p[layout.settings + i] = expect(
      saved.settings[setting.id],
      say('phrase/the-setting', { setting: setting.id }),
    );
  });
  for (const counter of vocabulary.counters) {
    if (counter.of === 'card') continue;
    if (counter.of === 'game')
      p[layout.gameCounters + counter.index] = expect(saved.counters[counter.id], asIs(counter.id));
    else {
      names.seats.forEach((name, player) => {
        p[layout.playerCounters + counter.index * layout.seats + player] = expect(
          saved.players[name]?.[counter.id],
          asIs(`${name}'s ${counter.id}`),
        );
      });
    }
  }
  for (const role of vocabulary.roles) p[layout.roles + role.index] = seat(saved.roles[role.id]);
  p.fill(-1, layout.zone, layout.records);
  p.fill(0, layout.records, layout.stack);
  clearZones(p, layout);
  fillZones(match, saved, index);
  if (table.state)
    readPart('cards', () =>
      fillCards(
        match,
        expect(saved.cards, say('phrase/what-the-cards-have')),
        expect(saved.serial, say('phrase/the-serial-number')),
        {
          card: (name) => expect(index.cards.get(name), say('phrase/the-card', { card: name })),
          free: (name) => {
            const card = expect(index.cards.get(name), say('phrase/the-card', { card: name }));
            const { host, above } = layout.state;
            const taken =
              p[layout.zone + card] >= 0 || [host, above].some((at) => at >= 0 && p[at + card] >= 0);
            if (taken) throw new Broken(say('phrase/the-card-lies-in-two-places', { card: name }));
            return card;
          },
          seat: (name) => expect(index.seats.get(name), say('phrase/the-seat', { seat: name })),
          refuse: (what) => {
            throw new Broken(what);
          },
        },
      ),
    );
  readPart('zones', () => refuseMisplaced(match));
  readPart('responses', () =>
    fillResponses(match, saved.responses, {
      card: (name) => expect(index.cards.get(name), say('phrase/the-card', { card: name })),
      seat,
      value: (slot, value) => savedValue(match, slot, value, index),
      expect,
    }),
  );
  fillFrames(match, saved, index, seat);
}

function fillZones({ runner }: Match, saved: Saved, index: Index): void {
  const { p, layout } = runner.m;
  for (const [name, cards] of Object.entries(saved.zones))
    readPart(`zones/${name}`, () => {
      const zone = expect(index.zones.get(name), say('phrase/the-zone', { zone: name }));
      if (zone === layout.nowhere || zone === layout.attachedZone)
        throw new Broken(say('phrase/the-zone', { zone: name }));
      for (const card of cards) {
        const known = expect(index.cards.get(card), say('phrase/the-card', { card }));
        if (p[layout.zone + known] >= 0)
          throw new Broken(say('phrase/the-card-lies-in-two-places', { card }));
        putIn(p, layout, known, zone);
      }
    });
  saved.piles.forEach((cards, pile) =>
    readPart(`piles/${pile}`, () => {
      if (pile >= layout.piles) throw new Broken(say('phrase/too-many-piles'));
      for (const card of cards) {
        const known = expect(index.cards.get(card), say('phrase/the-card', { card }));
        if (p[layout.pile + known] >= 0)
          throw new Broken(say('phrase/the-card-lies-in-two-places', { card }));
        joinPile(p, layout, known, pile);
      }
    }),
  );
}
