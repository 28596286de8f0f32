import { describe, expect, it } from 'vitest';
import { commandEntries } from '../../cli/commands/command-list.ts';
import { everywhere } from '../../cli/command-arguments.ts';
import { english } from '../../dsl/diagnostics/catalogue/languages.ts';
import { say } from '../../dsl/diagnostics/catalogue/phrase.ts';
import { spoken } from '../../dsl/diagnostics/localize.ts';
import { filesBelow, isCode } from '../files.ts';
import { run, tinyFolder } from './kit.ts';

const help = Object.keys(english).filter((id) => id.startsWith('help/'));

describe('help', () => {
  it('lists every command', async () => {
    const { status, out } = await run(['--help']);
    expect(status).toBe(0);
    for (const { name, summary } of commandEntries)
      expect(out).toContain(`${name.padEnd(8)}  ${spoken(say(summary), 'en')}`);
  });

  it.each(commandEntries.map(({ name }) => name))('shows an example of %s', async (name) => {
    const { status, out } = await run([name, '--help']);
    expect(status).toBe(0);
    expect(out).toMatch(new RegExp(`examples?:\n {2}cardwright ${name}`));
    expect(await run(['help', name])).toEqual({ status, out, err: '' });
  });

  it.each([
    [
      'fr',
      'commandes :',
      'vérifier jeux, cartes, variantes et scénarios',
      'emploi : cardwright import <file.csv> [options]',
    ],
    [
      'de',
      'Befehle:',
      'Spiele, Karten, Varianten und Szenarien prüfen',
      'Aufruf: cardwright import <file.csv> [Optionen]',
    ],
  ])(
    'is told in %s, where that is asked for or is the language of the system',
    async (lang, title, line, call) => {
      const { out } = await run(['--help', '--lang', lang]);
      expect(out).toContain(`${title}\n`);
      expect(out).toContain(line);
      expect(await run(['--help'], { env: { LANG: lang } })).toEqual({ status: 0, out, err: '' });
      const of = await run(['import', '--help', '--lang', lang]);
      expect(of.out).toContain(`${call}\n`);
      expect(await run(['help', 'import'], { env: { LANG: lang } })).toEqual(of);
    },
  );

  it('has no line that nobody says', async () => {
    const said = new Set<string>();
    for (const { summary, load } of commandEntries) {
      const { spec } = (await load()).default;
      for (const text of [summary, spec.summary ?? '', spec.about ?? '']) said.add(text);
      for (const { about } of Object.values({ ...spec.options, ...everywhere })) said.add(about);
    }
    const code = filesBelow('cli', isCode).get('cli/program-help.ts')!;
    expect(help.filter((id) => !said.has(id) && !code.includes(`'${id}'`))).toEqual([]);
  });

  it('is the answer to no command at all', async () => {
    const { status, err } = await run([]);
    expect(status).toBe(2);
    expect(err).toContain('usage: cardwright <command>');
  });

  it('says the version', async () => {
    expect((await run(['--version'])).out).toMatch(/^\d+\.\d+\.\d+/);
  });
});

describe('a command that is called in a wrong way', () => {
  it.each([
    [['validat'], 'there is no command `validat`; did you mean `validate`?'],
    [['--versoin'], 'there is no option `--versoin`'],
    [['validate', '--formt', 'json'], '`validate` has no option `--formt`; did you mean `--format`?'],
    [['validate', '--format', 'jsn'], '`--format` cannot be `jsn`; did you mean `json`?'],
    [['validate', 'nowhere'], 'there is no file, folder or game `nowhere`'],
    [['validate', 'card'], 'there is no file, folder or game `card`; did you mean `cards`?'],
    [['play'], '`play` needs more words; write `cardwright play <game> [file...]`'],
    [['play', 'tinny'], 'there is no game `tinny`; did you mean `tiny`?'],
    [['play', 'tiny', '--seed'], '`--seed` needs a value; write `--seed TEXT`'],
    [['play', 'tiny', '--seed', '1', '--seed', '2'], '`--seed` is given 2 times; give it once'],
    [['play', 'tiny', '--players', '9'], 'tiny is for 2 to 4 players, and 9 would take part'],
    [['simulate', 'tiny', '--players', '7'], 'tiny is for 2 to 4 players, and 7 would take part'],
    [['simulate', 'tiny', '--players', '1'], 'tiny is for 2 to 4 players, and 1 would take part'],
    [['play', 'tiny', '--players', 'Ann,ben'], '`ben` cannot be the name of a player'],
    [['play', 'tiny', '--players', 'Ann,Ann'], 'two players have the same name'],
    [['play', 'tiny', '--set', 'gaol=3'], 'there is no setting `gaol`; did you mean `goal`?'],
    [['play', 'tiny', '--set', 'goal=0'], 'the setting `goal` cannot be `0`; it is a whole number from 1'],
    [['play', 'tiny', '--set', 'goal=x'], 'the setting `goal` cannot be `x`; it is a whole number'],
    [['play', 'tiny', '--set', 'goal'], '`--set goal` says no value; write `--set "name=10"`'],
    [['play', 'tiny', '--bots', 'Bem'], 'there is no seat `Bem`; did you mean `Ben`?'],
    [['play', 'tiny', '--bots', 'Ben:nornal'], 'there is no level `nornal` of bots; did you mean `normal`?'],
    [
      ['simulate', 'tiny', '--bots', 'clever'],
      'there is no level `clever` of bots; it is one of `random`, `quick`, `normal` or `strong`',
    ],
    [
      ['simulate', 'tiny', '--bots', 'quick,random,quick'],
      '3 levels of bots are given for 2 players; give one level, or one for each player',
    ],
    [
      ['duel', 'tiny', 'normal'],
      'a duel needs two levels, and only `normal` is given; name two levels, or none',
    ],
    [['balance', 'tiny', '--given', 'gme-5'], 'there is no card `gme-5` in tiny; did you mean `gem-5`?'],
    [['duel', 'tiny', 'normal', 'qick'], 'there is no level `qick` of bots; did you mean `quick`?'],
    [['play', 'tiny', '--with', 'no.yaml'], 'there is no file `no.yaml`'],
    [
      ['simulate', 'tiny', '-n', 'many'],
      '`--games` cannot be `many`; it is a whole number from 1 to 10000000',
    ],
    [['explain', 'yaml/tabb'], 'there is no code `yaml/tabb`; did you mean `yaml/tab`'],
    [
      ['explain', 'unknown-key'],
      'there is no card and no code `unknown-key`; did you mean `schema/unknown-key`?',
    ],
    [['replay', 'cards/tiny/game.yaml'], '`cards/tiny/game.yaml` is no log'],
    [['replay', 'no.jsonl'], 'cannot be used: there is no such file or folder'],
    [
      ['new', 'tresure', '--game', 'tiny'],
      'the game `tiny` has no kind of card `tresure`; did you mean `treasure`?',
    ],
    [['new', 'treasure'], '`new treasure` needs a game; write `cardwright new treasure --game GAME`'],
    [['new', 'game', 'My Game'], '`My Game` cannot be the id of a game'],
    [['test', 'cards/tiny/nothing'], 'there is no file or folder `cards/tiny/nothing`'],
  ])('%j', async (args, said) => {
    const { status, out, err } = await run(args, { cwd: tinyFolder() });
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(err).toContain(said);
    expect(err.split('\n')).toHaveLength(2);
  });
});

describe('what is wrong with a call', () => {
  it.each([
    [['validat', '--lang', 'fr'], {}, "il n'y a pas de commande `validat`; vouliez-vous dire `validate` ?"],
    [
      ['validate', '--formt', 'json', '--lang=de'],
      {},
      '`validate` hat keine Option `--formt`; war `--format` gemeint?',
    ],
    [
      ['play', 'tiny', '--set', 'gaol=3'],
      { LANG: 'de_DE.UTF-8' },
      'die Einstellung `gaol` gibt es nicht; war `goal` gemeint?',
    ],
    [
      ['play', 'tiny', '--players', '9'],
      { LANG: 'fr_FR.UTF-8' },
      'tiny se joue de 2 à 4 joueurs, et il y en aurait 9',
    ],
    [
      ['replay', 'no.jsonl'],
      { LANG: 'de' },
      'no.jsonl` ist nicht verwendbar: diese Datei oder diesen Ordner gibt es nicht',
    ],
    [['play'], { LANG: 'xx' }, '`play` needs more words'],
    [['play', '--lang', 'xx'], { LANG: 'fr' }, '`--lang` ne peut pas être `xx`'],
  ])('%j is said in the language asked for or of the system', async (args, env, said) => {
    const { status, err } = await run(args, { cwd: tinyFolder(), env });
    expect(status).toBe(2);
    expect(err).toContain(said);
  });
});
