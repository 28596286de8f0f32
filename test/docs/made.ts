import type { Code } from '../../dsl/diagnostics/codes.ts';
import type { Diagnostic } from '../../dsl/diagnostics/diagnostic.ts';
import { readSheet } from '../../service/spreadsheet/read-sheet.ts';
import { parse } from '../../dsl/language/parser/parse.ts';
import { runScenarios } from '../../interpreter/scenarios/index.ts';
import { artFolder } from '../../cli/print/art-folder.ts';
import { openFonts } from '../../cli/print/font-files.ts';
import { cardSizeOf } from '../../print/card/card-sizes.ts';
import { printedSet } from '../../print/sheet/printed-set.ts';
import { filesBelow, isYaml, ROOT } from '../files.ts';
import { wholeText } from '../../dsl/text/source.ts';
import { loadGame, openLibrary } from '../../interpreter/compiler/linker/load-game.ts';
import { untranslated } from '../../interpreter/compiler/declare/translations.ts';
import { refereeLog } from '../../interpreter/match/log/log-file.ts';
import { readAnswer } from '../../interpreter/match/answers.ts';
import { answerByValues, checkOptions, isOver, randomBot, seatsAsked, startMatch, type Match } from '../../interpreter/match/match.ts';
import { questionNumber, submit } from '../../interpreter/match/answering/submitted-answer.ts';
import { scriptDice } from '../../interpreter/engine/state/roll-records.ts';
import { loadPosition } from '../../interpreter/match/save/load-position.ts';
import { replayLog } from '../../interpreter/match/save/replay.ts';
import { savePosition } from '../../interpreter/match/save/save-position.ts';
import { readYaml } from '../../schemas/index.ts';
import { dataOf } from './library.ts';

type Found = () => readonly Diagnostic[];

const garden = dataOf('examples/garden');
const gameFile = 'examples/garden/game.yaml';
const game = loadGame(garden, 'garden').game!;
const changed = loadGame(
  new Map(garden).set(gameFile, garden.get(gameFile)!.replace('default: 10', 'default: 12')),
  'garden',
).game!;

/** The game with a pack on top. */
const wet = loadGame(new Map([...garden, ...dataOf('examples/packs')]), 'garden', ['examples/packs/wet-weather/pack.yaml']).game!;

const winds = `variant: winds
extends: garden
name: Winds
add: { rolls: { wind: { dice: 1d6, name: [wind roll, wind rolls] } } }
set: { cards/ladder/effect: make a wind roll, cards/barrow/effect: make a wind roll }
`;

/** The game with dice. */
const windy = loadGame(new Map(garden).set('mine/winds.yaml', winds), 'garden', ['mine/winds.yaml']).game!;

const file =
  (text: string): Found =>
  () =>
    readYaml('made.yaml', text).diagnostics;

/** A match of a few decisions. */
function played(): Match {
  const match = startMatch(game, { players: 2, seed: '1' });
  const bot = randomBot('1');
  for (let i = 0; i < 8; i++) answerByValues(match, bot(match, seatsAsked(match)[0]));
  return match;
}

const saved = (): Record<string, unknown> => structuredClone(savePosition(played())) as never;

/** What is found in a spreadsheet of cards. */
const sheet =
  (text: string): Found =>
  () =>
    readSheet('cards.csv', text, ['id', 'level', 'effect']).diagnostics;

/** Two cards in three languages, and one in one. */
const barrows = `- { kind: tool, id: spade, name: { en: Spade, fr: Pelle, de: Spaten } }
- { kind: tool, id: rake, name: { en: Rake, fr: Râteau, de: Rechen } }
- { kind: tool, id: wheelbarrow, name: Wheelbarrow }
`;

/** What is found in a scenario of a game with ships and what they carry. */
const regatta =
  (text: string): Found =>
  () => {
    const name = 'test/fixtures/regatta/made.scenario.yaml';
    const files = filesBelow('test/fixtures/regatta', isYaml);
    files.set(name, `game: regatta\nscenario: made\n${text}`);
    return runScenarios(openLibrary(files), [name]).flatMap(({ diagnostics }) => diagnostics);
  };

/** What is found in a scenario of the garden with dice. */
const dicey =
  (text: string): Found =>
  () => {
    const name = 'mine/made.scenario.yaml';
    const files = new Map([...garden, ['mine/winds.yaml', winds], [name, `game: garden\nwith: [winds.yaml]\nscenario: made\n${text}`]]);
    return runScenarios(openLibrary(files), [name]).flatMap(({ diagnostics }) => diagnostics);
  };

/** A noun that counts those of the one before. */
const bin = (i: number): string =>
  `  bin${i}: { name: [bin${i}, bins${i}], is: a fruit in your hand where ripeness is at least ${i ? `the number of bins${i - 1}` : '1'} }`;

/** What is found when one more card of the garden is printed. */
const printing =
  (name: string, size: string, card: string): Found =>
  () => {
    const one = loadGame(new Map(garden).set(name, card), 'garden', [name]).game!;
    const cards = one.cards.filter(({ symbol }) => symbol.id === 'spade');
    const options = { languages: ['en' as const], size: cardSizeOf(size), bleed: 0, lowInk: false, pictures: new Map() };
    return printedSet(one, cards, openFonts(), options).found;
  };

/** What is found in a folder with two files that are called like pictures. */
const art = artFolder(ROOT, 'test/fixtures/art', ['ladder', 'rake']).found;

/** Codes that no short text on a page can give: what the page says in words is done here. */
export const made: Partial<Record<Code, Found>> = {
  'print/too-long': printing('long.yaml', 'mini', `- { kind: tool, id: spade, effect: "${'draw a card, then gain a coin, then '.repeat(11)}draw a card" }`),
  'print/no-letter': printing('letter.yaml', 'poker', '- { kind: tool, id: spade, name: { en: "𓀀" }, effect: draw a card }'),
  'print/no-card': () => art.filter(({ code }) => code === 'print/no-card'),
  'print/no-picture': () => art.filter(({ code }) => code === 'print/no-picture'),
  'game/untranslated': () => {
    const { file } = openLibrary(new Map([['cards.yaml', barrows]]));
    return untranslated([file('cards.yaml')!], [file('cards.yaml')!], false);
  },
  'yaml/too-large': file('# a long comment\n'.repeat(100_000)),
  'yaml/not-text': file('- kind: tool\n  id: rake\0\n'),
  'yaml/too-deep': file('['.repeat(100)),
  'yaml/long-key': file(`${'k'.repeat(2000)}: gain a coin\n`),
  'yaml/more': () => readYaml('made.yaml', 'copies: 1\n'.repeat(30)).diagnostics.slice(-1),
  'schema/more': () =>
    loadGame(
      new Map(garden).set(
        'examples/garden/more.yaml',
        Array.from({ length: 120 }, (_, i) => `- { kind: tool, id: t-${i}, efect: gain a coin }\n`).join(''),
      ),
      'garden',
    ).diagnostics.filter(({ code }) => code === 'schema/more'),
  'game/other-game': () =>
    loadGame(
      new Map(garden)
        .set('vineyard/game.yaml', 'game: vineyard\n')
        .set('short.yaml', 'variant: short\nextends: vineyard\nname: Short\nset: { settings/goal/default: 5 }\n'),
      'garden',
      ['short.yaml'],
    ).diagnostics.filter(({ place }) => place.file === 'short.yaml'),
  'game/unused': () => loadGame(garden, 'garden').unused(),
  'game/deck-seats': () => loadGame(garden, 'garden', [], Array.from({ length: 5 })).diagnostics,
  'name/nested': () => {
    const nouns = Array.from({ length: 50 }, (_, i) => bin(i)).join('\n');
    const text = garden.get(gameFile)!.replace('\nnouns:\n', `\nnouns:\n${nouns}\n`);
    return loadGame(new Map(garden).set(gameFile, text), 'garden').diagnostics;
  },
  'syntax/deep': () => parse('expression', wholeText(`${'('.repeat(100)}1${')'.repeat(100)}`)).diagnostics,
  'syntax/long': () => parse('phrase', wholeText(`a card${' in a card'.repeat(1000)}`)).diagnostics,
  'run/not-saved': () => loadPosition(game, { kind: 'tool', id: 'rake' }).diagnostics,
  'run/other-data': () => loadPosition(changed, saved()).diagnostics,
  'run/missing-pack': () => loadPosition(game, { ...saved(), data: '', packs: [{ id: 'wet-weather', version: '1.1.0' }] }).diagnostics,
  'run/other-pack': () =>
    loadPosition(wet, { ...saved(), packs: [{ id: 'wet-weather', version: '1.0.0' }] }).diagnostics,
  'run/broken-save': () => loadPosition(game, { ...saved(), zones: 'all over the place' }).diagnostics,
  'run/player-name': () => [checkOptions(game, { players: ['Ann', 'Ann'], seed: '1' })!],
  'run/broken-log': () => replayLog(game, refereeLog(played()).replace(/\n.*\n/, '\n{ "event": \n')).diagnostics,
  'run/earlier-log': () =>
    replayLog(game, refereeLog(played()).replace('"version":2', '"version":1')).diagnostics,
  'run/replay-differs': () =>
    replayLog(game, refereeLog(played()).replace('"event":"shuffle"', '"event":"sort"')).diagnostics,
  'run/dice': () => {
    const match = startMatch(windy, { players: 2, seed: '1' });
    const { p, layout } = match.runner.m;
    scriptDice(p, layout, []);
    const bot = randomBot('1');
    for (let i = 0; i < 200 && !match.fault && !isOver(match); i++) answerByValues(match, bot(match, seatsAsked(match)[0]));
    return match.fault ? [match.fault] : [];
  },
  'scenario/rolls-left': dicey(
    'given: { step: trade, turn: Ann, Ann: { hand: [ladder, red-1] } }\nrolls: [4, 5]\ndo: [Ann: [play, ladder]]\nthen: [{ asked: [Ann] }]\n',
  ),
  'scenario/whose-turn': regatta('given: { step: sailing, Ann: { dock: [brig] } }\nthen: [{ won: nobody }]\n'),
  'scenario/no-host': regatta(
    'given: { step: sailing, turn: Ann, Ann: { dock: [frigate] }, cards: { lugsail#1: { attached to: frigate }, lugsail#2: { attached to: frigate } } }\nthen: [{ won: nobody }]\n',
  ),
  'scenario/too-many': regatta(
    'given: { step: sailing, turn: Ann, reef: [frigate, brig] }\nthen: [{ won: nobody }]\n',
  ),
  'sheet/unreadable': sheet('id,effect\nrake,"gain a coin\n'),
  'sheet/no-id-column': sheet('level\n1\n'),
  'sheet/unknown-column': sheet('id,efect\nrake,gain a coin\n'),
  'sheet/column-twice': sheet('id,level,level\nrake,1,2\n'),
  'sheet/no-id': sheet('id,level\n,1\n'),
  'sheet/twice': sheet('id,level\nrake,1\nrake,2\n'),
  'sheet/too-many-cells': sheet('id,effect\nrake,gain a coin, or two\n'),
  'run/other-question': () => {
    const match = startMatch(game, { players: 2, seed: '1' });
    const [seat] = seatsAsked(match);
    return [submit(match, { seat, keys: ['steal'] }, questionNumber(match) + 2).reason!];
  },
  'run/illegal': () => {
    const match = startMatch(game, { players: 2, seed: '1' });
    const read = readAnswer(match, seatsAsked(match)[0], 'steal');
    return 'diagnostic' in read ? [read.diagnostic] : [];
  },
};

/** Codes that are given outside of the library, or by nothing yet: shown nowhere here, and why. */
export const elsewhere: Partial<Record<Code, string>> = {
  'yaml/unreadable': 'the command line gives it where the system refuses a file',
  'game/which': 'the command line gives it where a file stands in no folder of a game',
  'sheet/no-kind': 'the command line gives it where a new card is imported',
  'scenario/differs': 'only a fault of the program itself gives it',
};
