import { describe, expect, it } from 'vitest';
import { loadGame } from '../../interpreter/index.ts';
import { objectName, objectNameReader, type NamedObject } from '../../interpreter/match/object-names.ts';
import { calledIn } from '../../interpreter/reports/narration/display-names.ts';
import { filesBelow, isYaml } from '../files.ts';

const game = loadGame(filesBelow('test/fixtures/castle', isYaml), 'castle').game!;
const seats = ['Ann', "O'Neil (2)"];
const { zones, rolls } = game.vocabulary;
const card = game.copyNames[0];

/** All sorts of things of a game. */
const things: readonly NamedObject[] = seats.flatMap((seat): NamedObject[] => {
  const places = zones
    .map((zone) => ({ is: 'zone', zone, ...(zone.of === 'player' ? { seat } : {}) }) as const)
    .flatMap((zone): NamedObject[] => [
      zone,
      { is: 'place', zone, at: 12 },
      { is: 'place', zone, at: 2, on: 1 },
    ]);
  const [roll] = rolls.flatMap((each): NamedObject[] => [
    { is: 'roll', roll: each, by: seat },
    { is: 'roll', roll: each, by: undefined },
  ]);
  const ability: NamedObject = { is: 'ability', card, nth: 2 };
  return [
    { is: 'seat', seat },
    { is: 'card', card },
    ...places,
    roll,
    { is: 'again', of: roll, time: 2 },
    ability,
    { is: 'again', of: ability, time: 3 },
    { is: 'again', of: { is: 'card', card }, time: 2 },
    ...game.abilities.flatMap((each): NamedObject[] => (each.card ? [] : [{ is: 'rule', ability: each }])),
  ];
});

describe('the name of a thing', () => {
  it('is read as what it was made of', () => {
    const reader = objectNameReader(game, seats);
    expect(things.length).toBeGreaterThan(30);
    for (const thing of things) {
      const name = objectName(thing);
      expect(reader.own(name) ?? reader.composed(name), name).toEqual(thing);
    }
    for (const name of ['', 'nothing', `${card} 02`, `${card} x`, 'Ann 2', ', 1 on it'])
      expect(reader.own(name) ?? reader.composed(name), name).toBeUndefined();
  });

  it.each([
    ['en', "Ann's {hand} 2, 1 on it", "Ann's joust roll (2)", 'no roll'],
    ['fr', '{hand} d’Ann 2, carte 1 posée dessus', 'jet de joute d’Ann (2)', 'aucun jet'],
    ['de', 'Anns {hand} 2, Karte 1 darauf', 'Anns Turnierwurf (2)', 'kein Wurf'],
  ] as const)('is said in each language: %s', (language, place, roll, none) => {
    const called = calledIn(game, language, seats);
    const hand = zones.find(({ of }) => of === 'player')!;
    const saidHand = place.replace('{hand}', called.zoneLabel(hand.id));
    expect(called.thing(`Ann's ${hand.id} 2, 1 on it`)).toBe(saidHand);
    expect(called.thing("Ann's joust roll (2)")).toBe(roll);
    expect(called.thing('no roll')).toBe(none);
    expect(called.thing(`Ann's ${hand.id} 2, 1 on it + ${card}`)).toBe(`${saidHand} + ${called.thing(card)}`);
  });
});
