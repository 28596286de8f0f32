import { asIs, say } from '../../../dsl/diagnostics/catalogue/phrase.ts';
import { heldRoles } from '../../game/automatic-seats.ts';
import type { Match } from '../match.ts';
import { clearZones, joinPile, putIn } from '../../engine/state/card-lists.ts';
import { findPresent } from '../../engine/state/effect-records.ts';
import { counterAt, Header, Status, STREAM_SIZE, streams } from '../../engine/state/position-layout.ts';
import { Broken, expect, finderFor, indexIn, readPart, type Finder } from './save-faults.ts';
import { fillCards, savedStateContent } from './saved-card-state.ts';
import { fillFrames } from './fill-frames.ts';
import { refuseMisplaced } from './placed-cards.ts';
import { fillResponses } from './saved-responses.ts';
import type { Saved } from './save-shapes.ts';

/** Fills a position with a saved one. */
export function fill(match: Match, saved: Saved): void {
  const { game, table, names, runner } = match;
  const { p, layout } = runner.m;
  const { vocabulary } = game;
  const find = finderFor(match);
  p.fill(0);
  p[Header.top] = layout.stack;
  p[Header.status] = saved.status === 'over' ? Status.over : Status.running;
  p[Header.turn] = find.seat(saved.turn);
  p[Header.step] =
    saved.step === undefined ? -1 : vocabulary.steps.findIndex((step) => step.id === saved.step);
  p[Header.cycle] = saved.cycle;
  p[Header.decisions] = saved.decisions;
  p[Header.changes] = saved.changes;
  p[Header.winners] = saved.winners.reduce((bits, name) => bits | (1 << find.seat(name)), 0);
  if (saved.ending !== undefined)
    p[Header.ending] = indexIn(game.endings, ({ id }) => id === saved.ending, asIs(saved.ending));
  if (saved.noted !== undefined)
    p[Header.noted] = 1 + indexIn(game.endings, ({ id }) => id === saved.noted, asIs(saved.noted));
  streams.forEach((stream, i) =>
    p.set(
      expect(saved.random[stream], say('phrase/the-random-stream', { what: stream })),
      layout.random + i * STREAM_SIZE,
    ),
  );
  game.settings.forEach((setting, i) => {
    // Those of players are kept as their counters.
    if (setting.of === 'player') return;
    p[layout.settings + i] = expect(
      saved.settings[setting.id],
      say('phrase/the-setting', { setting: setting.id }),
    );
  });
  for (const counter of vocabulary.counters) {
    if (counter.of === 'card') continue;
    if (counter.holds) {
      if (counter.of === 'game')
        p[counterAt(layout, counter, 0)] = savedStateContent(counter.holds, saved.states?.[counter.id], find);
      else
        names.seats.forEach((name, player) => {
          const held = saved['states of players']?.[name]?.[counter.id];
          p[counterAt(layout, counter, player)] = savedStateContent(counter.holds!, held, find);
        });
    } else if (counter.of === 'game')
      p[counterAt(layout, counter, 0)] = expect(saved.counters[counter.id], asIs(counter.id));
    else
      names.seats.forEach((name, player) => {
        const value = saved.players[name]?.[counter.id];
        p[counterAt(layout, counter, player)] = expect(value, asIs(`${name}'s ${counter.id}`));
      });
  }
  for (const role of vocabulary.roles) p[layout.roles + role.index] = find.seat(saved.roles[role.id]);
  for (const { seat, role } of heldRoles(match.game, names.seats.length))
    if (p[layout.roles + role.index] !== seat) throw new Broken(asIs(role.id));
  p.fill(-1, layout.zone, layout.records);
  p.fill(0, layout.records, layout.stack);
  clearZones(p, layout);
  fillZones(match, saved, find);
  if (table.state)
    readPart('cards', () =>
      fillCards(
        match,
        expect(saved.cards, say('phrase/what-the-cards-have')),
        expect(saved.serial, say('phrase/the-serial-number')),
        find,
      ),
    );
  readPart('zones', () => refuseMisplaced(match));
  readPart('responses', () => fillResponses(match, saved.responses, find));
  findPresent(p, layout);
  fillFrames(match, saved, find);
}

function fillZones({ runner }: Match, saved: Saved, find: Finder): void {
  const { p, layout } = runner.m;
  for (const [name, cards] of Object.entries(saved.zones))
    readPart(`zones/${name}`, () => {
      const zone = find.zone(name);
      if (zone === layout.nowhere || zone === layout.attachedZone)
        throw new Broken(say('phrase/the-zone', { zone: name }));
      for (const card of cards) putIn(p, layout, find.free(card), zone);
    });
  saved.piles.forEach((cards, pile) =>
    readPart(`piles/${pile}`, () => {
      if (pile >= layout.piles) throw new Broken(say('phrase/too-many-piles'));
      for (const card of cards) {
        const known = find.card(card);
        if (p[layout.pile + known] >= 0)
          throw new Broken(say('phrase/the-card-lies-in-two-places', { card }));
        joinPile(p, layout, known, pile);
      }
    }),
  );
}
