import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { copyOf, folderWith, put, run } from './kit.ts';

const game = `game: small
language: 1
name: Small
players: { min: 2, max: 2 }
values: { hue: { of: [red, blue] } }
kinds:
  unit:
    starts: deck
    fields:
      level: { type: number, from: 1, to: 9 }
      hues: { type: list, of: hue, optional: true }
      effect: { type: effect, optional: true }
  plan: { starts: deck, fields: { note: { type: text } } }
zones: { deck: {} }
flow: { round: { steps: [{ id: rest, do: nothing }] } }
ends: [{ id: over, after: rest, if: there is a player, winners: all players }]
`;
const units = `# the units

- kind: unit
  id: scout # fast
  name: { en: Scout, fr: Éclaireur }
  copies: 2
  level: 1
  hues: [red, blue]
  effect: |
    # first of all
    shuffle the deck

- kind: unit
  id: guard-{level}
  name: { en: 'Guard {level}' }
  each: { level: [2, 3] }
`;
const plans = `- { kind: plan, id: retreat, name: Retreat, note: "+1, or so" }\n`;
const exported = `id,kind,copies,name.en,name.fr,name.de,level,hues,effect,note
retreat,plan,1,Retreat,,,,,,"'+1, or so"
scout,unit,2,Scout,Éclaireur,,1,red; blue,"# first of all
shuffle the deck",
guard-{level},unit,1,Guard {level},,,,,,
`;

const small = (more: Readonly<Record<string, string>> = {}): string =>
  folderWith({ 'game.yaml': game, 'units.yaml': units, 'plans.yaml': plans, ...more });
const read = (cwd: string, name: string): string => readFileSync(join(cwd, name), 'utf8');
/** Imports a spreadsheet into the small game. */
async function imported(csv: string, ...options: string[]) {
  const cwd = small({ 'cards.csv': csv });
  const ran = await run(['import', 'cards.csv', '--game', 'small', ...options], { cwd });
  return { cwd, ...ran };
}

describe('export', () => {
  it('writes a row a card, with copies, names and fields', async () => {
    expect(await run(['export', 'small', '--csv'], { cwd: small() })).toEqual({
      status: 0,
      out: exported,
      err: '',
    });
  });

  it('writes the cards of a kind, into a file', async () => {
    const cwd = small();
    const { out } = await run(['export', 'small', '--csv', '--kind', 'plan', '-o', 'p.csv', '--bom'], {
      cwd,
    });
    expect(out).toBe('1 card in p.csv\n');
    expect(read(cwd, 'p.csv')).toBe(
      `\uFEFFid,kind,copies,name.en,name.fr,name.de,note\nretreat,plan,1,Retreat,,,"'+1, or so"\n`,
    );
  });

  it('knows no other kinds', async () => {
    const { status, err } = await run(['export', 'small', '--kind', 'unt'], { cwd: small() });
    expect(status).toBe(2);
    expect(err).toContain('did you mean `unit`?');
  });
});

describe('import', () => {
  it('changes nothing where nothing was changed', async () => {
    const { cwd, status, out } = await imported(exported);
    expect({ status, out }).toEqual({ status: 0, out: '0 cards changed, 0 new\n' });
    expect([read(cwd, 'units.yaml'), read(cwd, 'plans.yaml')]).toEqual([units, plans]);
  });

  it.each([
    'garden',
    'crazy-eights',
    'ebb-and-flow',
    'fireflies',
    'caravan',
    'lamps',
    'masquerade',
    'roped',
    'ford',
    'moor',
  ])('reads back what is exported: %s', async (id) => {
    const cwd = copyOf(`examples/${id}`);
    await run(['export', id, '--csv', '-o', 'cards.csv'], { cwd });
    const { status, out } = await run(['import', 'cards.csv', '--game', id], { cwd });
    expect({ status, out }).toEqual({ status: 0, out: '0 cards changed, 0 new\n' });
  });

  it('changes one line for one cell, and keeps comments and layout', async () => {
    const { cwd, status, out } = await imported(exported.replace('scout,unit,2', 'scout,unit,3'));
    expect({ status, out }).toEqual({ status: 0, out: 'scout: copies 2 → 3\n1 card changed, 0 new\n' });
    expect(read(cwd, 'units.yaml')).toBe(units.replace('copies: 2', 'copies: 3'));
  });

  it('shows the difference and writes nothing in a dry run', async () => {
    const csv = exported.replace('scout,unit,2', 'scout,unit,3').replace(',1,red', ',4,red');
    const { cwd, status, out } = await imported(csv, '--dry-run');
    expect(status).toBe(0);
    expect(out).toBe(`--- units.yaml
+++ units.yaml
@@ -4,6 +4,6 @@
   id: scout # fast
   name: { en: Scout, fr: Éclaireur }
-  copies: 2
-  level: 1
+  copies: 3
+  level: 4
   hues: [red, blue]
   effect: |

scout: copies 2 → 3, level 1 → 4
1 card changed, 0 new; nothing was written
`);
    expect(read(cwd, 'units.yaml')).toBe(units);
  });

  it('puts new cards behind those of their kind, or where it is told to', async () => {
    const csv =
      'kind,id,name.en,name.de,level,hues,effect\nunit,giant,Giant,Riese,9,blue,"nothing\nshuffle the deck"\n';
    const made = `
- kind: unit
  id: giant
  name: { en: Giant, de: Riese }
  level: 9
  hues: [blue]
  effect: |
    nothing
    shuffle the deck
`;
    const { cwd, status, out } = await imported(csv);
    expect({ status, out }).toEqual({
      status: 0,
      out: 'giant: new, in units.yaml\n0 cards changed, 1 new, 3 without a row, left as they are\n',
    });
    expect(read(cwd, 'units.yaml')).toBe(units + made);
    expect((await run(['validate'], { cwd })).status).toBe(0);
    const elsewhere = await imported(`${csv}unit,ogre,Ogre,,8,,\n`, '--into', 'giants.yaml');
    const ogre = '\n- kind: unit\n  id: ogre\n  name: Ogre\n  level: 8\n';
    expect(read(elsewhere.cwd, 'giants.yaml')).toBe(made.slice(1) + ogre);
    expect(read(elsewhere.cwd, 'units.yaml')).toBe(units);
    expect((await run(['validate'], { cwd: elsewhere.cwd })).status).toBe(0);
  });

  it('changes and adds in a file that does not end with a line break', async () => {
    const cwd = small({
      'units.yaml': units.trimEnd(),
      'cards.csv': 'id,kind,level\nscout,unit,3\nogre,unit,8\nelf,unit,2\n',
    });
    await run(['import', 'cards.csv', '--game', 'small'], { cwd });
    expect(read(cwd, 'units.yaml')).toBe(
      `${units.replace('level: 1', 'level: 3')}\n- kind: unit\n  id: ogre\n  level: 8\n\n- kind: unit\n  id: elf\n  level: 2\n`,
    );
  });

  it('reads semicolons, and leaves columns and cards alone that are not there', async () => {
    const { cwd, out } = await imported('id;level\nscout;5\n');
    expect(out).toContain('scout: level 1 → 5\n');
    expect(read(cwd, 'units.yaml')).toBe(units.replace('level: 1', 'level: 5'));
  });

  it.each([
    ['the line ends of Windows', '\r\n', ''],
    ['a mark in front, as Excel writes it', '\r\n', '\ufeff'],
    ['the line that says what parts the cells', '\r\n', '\ufeffsep=,\r\n'],
    ['the line ends of an old Mac', '\r', ''],
  ])('marks the cell that is wrong in a file with %s, and line breaks in cells', async (_, end, mark) => {
    const rows = [
      'id,level,effect',
      'guard-{level},,"# first\nshuffle the deck"',
      '',
      '"scout",12,"# a ""comment""\nshuffle the dekc"',
    ];
    const csv = mark + rows.join(end) + end;
    const { err } = await imported(csv, '--lang', 'en');
    const at = (text: string): string => {
      const before = csv.slice(0, csv.indexOf(text)).split('\n');
      return `cards.csv:${before.length}:${before.at(-1)!.length + 1} `;
    };
    expect(err).toContain(`${at('12')}error schema/range: row 4, column \`level\``);
    expect(err).toContain(`${at('"# a')}error name/unknown-noun: row 4, column \`effect\``);
  });

  it('refuses a file in which letters were lost', async () => {
    const { status, err } = await imported('id,name.en\nscout,Caf\ufffd\n');
    expect(status).toBe(1);
    expect(err).toContain('cards.csv:2:10 error yaml/not-text');
  });

  it.each([
    [
      'a number that is too large',
      exported.replace(',1,red', ',12,red'),
      'cards.csv:3:31 error schema/range: row 3, column `level`: ',
    ],
    ['a number that is none', exported.replace(',1,red', ',many,red'), 'row 3, column `level`: '],
    ['a value that is none', exported.replace('red; blue', 'red; bleu'), 'row 3, column `hues`: '],
    [
      'a text with a fault',
      exported.replace('shuffle the deck', 'shufle the deck'),
      'name/unknown-verb: row 3, column `effect`: ',
    ],
    [
      'a field of another kind',
      exported.replace('retreat,plan,1,Retreat,,,,', 'retreat,plan,1,Retreat,,,4,'),
      'schema/unknown-key: row 2, column `level`: ',
    ],
    ['a field that is missing', 'id,level\nscout,\n', 'schema/missing: row 2'],
    ['a field that a new card lacks', 'id,kind\nghost,unit\n', 'schema/missing: row 2'],
    [
      'a new card of no kind',
      'id,kind\nghost,unt\n',
      'sheet/no-kind: row 2 would be a new card `ghost`, and does not say which kind of this game it is',
    ],
    ['a column that is none', 'id,levl\nscout,2\n', 'sheet/unknown-column: there is no column `levl`'],
    [
      'a column in one language',
      'id,Name\nscout,Spy\n',
      'help: did you mean `name.en`, `name.fr` or `name.de`?',
    ],
    [
      'a column twice',
      'id,level,level\nscout,2,3\n',
      'sheet/column-twice: the column `level` stands there twice',
    ],
    ['no column of ids', 'level\n2\n', 'sheet/no-id-column'],
    ['a row without id', 'id,level\n,2\n', 'sheet/no-id: row 2 has no id'],
    [
      'two rows of one card',
      'id,level\nscout,2\n\nscout,3\n',
      'sheet/twice: row 4 is for the card `scout`, and so is row 2',
    ],
    [
      'too many cells',
      'id,effect\nscout,nothing, really\n',
      'sheet/too-many-cells: row 2 has 3 cells, and there are 2 columns',
    ],
    ['a quotation mark too few', 'id,effect\nscout,"nothing\n', 'sheet/unreadable'],
  ])('tells the row and the column: %s', async (_, csv, message) => {
    const { cwd, status, out, err } = await imported(csv);
    expect({ status, out }).toEqual({ status: 1, out: '' });
    expect(err).toContain(message);
    expect(err).toContain('nothing was written\n');
    expect([read(cwd, 'units.yaml'), read(cwd, 'plans.yaml')]).toEqual([units, plans]);
  });

  it('tells them in the language of the system', async () => {
    const cwd = small({ 'cards.csv': 'id,level\nscout,12\n' });
    const { err } = await run(['import', 'cards.csv', '--game', 'small'], {
      cwd,
      env: { LANG: 'de_DE.UTF-8' },
    });
    expect(err).toContain('Zeile 2, Spalte `level`: ');
  });

  it('says what else is to be changed: the counts of the deck', async () => {
    const cwd = small({
      'game.yaml': `${game}deck: { counts: { unit: 4 } }\n`,
      'cards.csv': 'id,copies\nscout,5\n',
    });
    const { status, err } = await run(['import', 'cards.csv', '--game', 'small'], { cwd });
    expect(status).toBe(1);
    expect(err).toContain('there are 7 cards `unit`, and the deck says 4');
    expect(read(cwd, 'units.yaml')).toContain('copies: 5');
  });

  it.each([
    [['import', 'cards.csv'], 'it is not said which game the cards are of'],
    [['import', 'card.csv', '--game', 'small'], 'did you mean `cards.csv`?'],
    [['import', 'cards.csv', '--game', 'small', '--into', 'more.csv'], 'it ends in `.yaml`'],
    [['import', 'cards.csv', '--game', 'small', '--into', 'one.yaml'], '`one.yaml` holds no list of cards'],
  ])('is used in one way: %j', async (args, message) => {
    const cwd = small({
      'cards.csv': 'id,kind,note\nx,plan,y\n',
      'one.yaml': 'kind: plan\nid: p\nname: P\nnote: n\n',
    });
    const { status, err } = await run(args, { cwd });
    expect(status).toBe(2);
    expect(err).toContain(message);
  });

  it('changes cards of files on top as well', async () => {
    const more = '- { kind: plan, id: charge, name: Charge, note: go }\n';
    const cwd = folderWith({ 'cards/small/game.yaml': game, 'cards/small/units.yaml': units });
    put(cwd, { 'more.yaml': more, 'cards.csv': 'id,note\ncharge,run\n' });
    const { out } = await run(['import', 'cards.csv', '--game', 'small', '--with', 'more.yaml'], { cwd });
    expect(out).toContain('charge: note go → run');
    expect(read(cwd, 'more.yaml')).toBe(more.replace('go', 'run'));
  });
});
