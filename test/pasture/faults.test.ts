import { describe, expect, it } from 'vitest';
import { faults } from './kit.ts';

const girth = "is: the one's strength times 2";

/** What is found where a number stands in an effect. */
const call = (text: string): string[] => faults(['gain (the pace) milks', `gain (${text}) milks`]);

describe('what is wrong in functions', () => {
  it('is told where it stands', () => {
    expect(faults([girth, "is: the one's strenght times 2"])).toEqual(['name/unknown-noun: strenght']);
    expect(faults([girth, 'is: the other times 2'])).toContain('name/unknown-noun: other');
    expect(faults([girth, 'cases: [{ is: the one }, { is: 1 }]'])).toContain('name/wrong-sort: 1');
    expect(faults(['{ one: an animal }\n    is', '{ one: a beast }\n    is'])).toContain(
      'name/unknown-noun: beast',
    );
  });

  it('is that they come back to themselves', () => {
    expect(faults([girth, 'is: the girth of the one + 1'])).toEqual(['game/circular: girth']);
    expect(faults([girth, 'is: the weighed of the storm between the one and the one'])).toContain(
      'game/circular: girth',
    );
    expect(faults(['the girth of the one is at least 10', 'the one is huge'])).toContain(
      'game/circular: huge',
    );
  });

  it('is a call with too little, too much or another thing', () => {
    expect(call('the push of the walker')).toEqual(['name/missing-object: push']);
    expect(call('the weighed of the walker between the walker and the walker')).toEqual([
      'name/wrong-sort: the walker',
    ]);
    expect(call('the storm + the girth between the walker and the walker')).toEqual([
      'name/extra-object: the walker',
    ]);
    expect(call('the girth of all animals in the barn')).toEqual([
      'name/one-wanted: all animals in the barn',
    ]);
  });

  it('is that they say nothing, or two things', () => {
    expect(faults([girth, 'least: 3'])).toContain('game/function: girth');
    expect(faults([girth, `${girth}\n    if: the one is huge`])).toContain('game/function: girth');
  });

  it('is that nobody acts whom they speak of', () => {
    expect(faults(['until: each player is sated', 'until: the hoard is 3'])).toContain('name/no-you: hoard');
  });
});

describe('a noun that names no place', () => {
  it('is looked for where the phrase says, and must be told where', () => {
    const barn = 'place: { do: move an animal in the barn to a square }';
    expect(faults([barn, 'place: { do: move a grazer in the barn to a square }'])).toEqual([]);
    expect(faults([barn, 'place: { do: move a grazer to a square }'])).toEqual(['name/no-place: grazer']);
  });
});

describe('what is wrong in tables', () => {
  it('is a set or a value that is not there', () => {
    expect(faults(['{ of: taste, rows', '{ of: tasty, rows'])).toContain('game/unknown: tasty');
    expect(faults(['clover: [thistle, moss]', 'clover: [thistle, mos]'])).toContain('game/unknown: mos');
    expect(faults(['thistle: [moss]', 'thitsle: [moss]'])).toContain('game/unknown: thitsle');
  });

  it('is a value of another set', () => {
    const spoils = 'where the left spoils the right';
    expect(faults([spoils, 'where the left spoils spring'])).toEqual(['name/wrong-sort: spring']);
  });
});

describe('what is wrong in lists and ranges', () => {
  it('is told where it stands', () => {
    expect(faults(['eats: [thistle, moss]', 'eats: [thistle, mos]'])).toContain('schema/not-one-of: mos');
    expect(faults(['asks for: [grazer, animal', 'asks for: [grazzer, animal'])).toContain(
      'name/unknown-noun: grazzer',
    );
    expect(faults(['calm: 7..9', 'calm: 7 to 9'])).toContain('schema/form: 7 to 9');
    expect(faults(['calm: 7..9', 'calm: 7..10'])).toEqual(['game/overlap: 10+']);
    expect(faults(['type: list, of: taste', 'type: list, of: tastes'])).toContain('game/unknown: tastes');
    expect(faults(['type: list, of: taste', 'type: list'])).toContain('schema/missing: list');
    expect(faults(['rest: you have at least 10 milks', 'rest: you have at least 10 milk jugs'])).toContain(
      'name/unknown-noun: jugs',
    );
  });
});

describe('what is wrong on a grid', () => {
  it('is a cell outside of it', () => {
    expect(faults(['at: [A1, E4]', 'at: [A1, F4]'])).toEqual(['game/cell: F4']);
    expect(faults(['at: C2 }', 'at: C5 }'])).toEqual(['game/cell: C5']);
    expect(faults(['at: [A1, E4]', 'at: [A1]'])).toEqual(['game/cells: [A1]']);
  });

  it('is what only grids have, and what they lack', () => {
    expect(faults(['barn: { order: set', 'barn: { order: set, columns: 3'])).toEqual([
      'game/idle-key: columns',
    ]);
    expect(faults(['    columns: 5\n', ''])).toContain('schema/missing: meadow');
    expect(faults(['capacity: 1', 'capacity: the strenght of the card'])).toEqual([
      'name/unknown-noun: strenght',
    ]);
  });

  it('is a distance that is not one, and a place that is no square', () => {
    const walk = 'the walk between that square and the walker';
    expect(faults([walk, 'the walk of that square'])).toContain(
      'name/missing-object: the walk of that square',
    );
    expect(faults([walk, 'the walk between that square and the storm'])).toContain(
      'name/wrong-sort: the storm',
    );
    expect(
      faults(['move an animal in the barn to a square', 'move an animal in the barn to the meadow']),
    ).toContain('name/wrong-sort: the meadow');
  });
});
