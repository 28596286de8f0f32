/** Only ordinary files are read, and of a pack only those in its folder. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { folderWith, run, tinyFolder } from '../cli/kit.ts';
import { ROOT } from '../files.ts';
import { tries } from '../size.ts';

/** A folder with all that is called like a file of data and is none. */
async function oddFolder(): Promise<string> {
  const cwd = tinyFolder();
  mkdirSync(join(cwd, 'packs/odd'), { recursive: true });
  execFileSync(
    'mkfifo',
    ['cards/tiny/pipe.yaml', 'pipe.yaml', 'packs/odd/pack.yaml', 'x.jsonl'].map((each) => join(cwd, each)),
  );
  for (const folder of [cwd, join(cwd, 'cards/tiny')]) {
    mkdirSync(join(folder, 'folder.yaml'));
    symlinkSync('folder.yaml', join(folder, 'linked.yaml'));
    symlinkSync('/dev/zero', join(folder, 'device.yaml'));
    symlinkSync('/dev/stdin', join(folder, 'input.yaml'));
  }
  const server = createServer().listen(join(cwd, 'cards/tiny/socket.yaml'));
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())));
  await new Promise((resolve) => server.once('listening', resolve));
  return cwd;
}

const commands: readonly (readonly string[])[] = [
  ['validate', 'cards'],
  ['play', 'tiny', '--bots', 'all', '--with', 'pipe.yaml'],
  ['explain', 'crown', '--with', 'pipe.yaml'],
  ['simulate', 'tiny', '-n', '1', '--with', 'device.yaml'],
  ['validate', '.'],
  ['format'],
  ['test', 'pipe.yaml'],
  ['replay', 'x.jsonl'],
  ['play', 'tiny', '--load', 'x.jsonl'],
  ['import', 'x.jsonl', '--game', 'tiny'],
  ['validate', '--baseline', 'x.jsonl'],
  ['rename', 'coin', 'penny', '--dry-run'],
  ['rules', 'pipe.yaml'],
  ['words', 'tiny', '--with', 'odd'],
];

it.each(commands.slice(0, tries(commands.length, 1)))('a pipe is not waited for: %s', async (...args) => {
  const program = [join(ROOT, 'bin/cardwright.mjs'), ...args];
  const { status, stderr, error } = spawnSync(process.execPath, program, {
    cwd: await oddFolder(),
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'pipe'],
    timeout: 30_000,
  });
  expect(error).toBeUndefined();
  expect(stderr).not.toContain('fault of cardwright');
  expect(status).not.toBe(null);
});

it('what is no ordinary file is a finding', async () => {
  const { out } = await run(['validate', 'cards', '--format', 'lines'], { cwd: await oddFolder() });
  for (const [name, why] of [
    ['device', 'it is a pipe or a device'],
    ['pipe', 'it is a pipe or a device'],
    ['socket', 'it is a pipe or a device'],
    ['linked', 'it is a folder'],
  ])
    expect(out).toContain(
      `cards/tiny/${name}.yaml:1:1: error yaml/unreadable: this file cannot be read: ${why}`,
    );
});

const manifest = 'pack: far\nversion: 1.0.0\nauthor: Ann\nlicence: MIT\nextends: tiny\n';
const secret = '- { kind: treasure, id: secret, name: Top secret, worth: 3 }\n';

/** A pack with links to what lies outside of it and inside of it. */
function packWithLinks(): string {
  const outside = folderWith({ 'secret.yaml': secret, 'deep/secret.yaml': secret });
  const cwd = tinyFolder({
    'packs/far/pack.yaml': manifest,
    'packs/far/cards/crown.yaml': '- { kind: treasure, id: crown, name: Crown, worth: 3 }\n',
    'secret.yaml': secret,
  });
  const links = {
    'absolute.yaml': join(outside, 'secret.yaml'),
    'relative.yaml': '../../secret.yaml',
    'cards/deeper.yaml': '../../../secret.yaml',
    'twice.yaml': 'relative.yaml',
    folder: outside,
    'cards/folder': join(outside, 'deep'),
    'v.scenario.yaml': join(outside, 'secret.yaml'),
  };
  for (const [name, to] of Object.entries(links)) symlinkSync(to, join(cwd, 'packs/far', name));
  return cwd;
}

const refused = [
  'absolute.yaml',
  'cards/deeper.yaml',
  'cards/folder',
  'folder',
  'relative.yaml',
  'twice.yaml',
  'v.scenario.yaml',
];

it('a link that leads out of a pack is a finding, and nothing behind it is read', async () => {
  const cwd = packWithLinks();
  for (const args of [
    ['validate', 'packs/far', '--format', 'lines'],
    ['validate', 'packs', '--format', 'lines'],
    ['validate', '--format', 'lines'],
    ['rules', 'tiny', '--with', 'far'],
    ['render', 'tiny', '--with', 'packs/far'],
    ['words', 'tiny', '--with', 'far'],
    ['explain', 'secret', '--with', 'far'],
    ['explain', 'secret'],
    ['export', 'tiny', '--with', 'far'],
    ['play', 'tiny', '--bots', 'all', '--seed', '1', '--with', 'far'],
    ['validate', 'packs/far/absolute.yaml', '--game', 'tiny', '--format', 'lines'],
    ['validate', 'packs/far/folder/secret.yaml', '--game', 'tiny', '--format', 'lines'],
    ['render', 'tiny', '--with', 'packs/far/folder/secret.yaml'],
  ]) {
    const { out, err } = await run(args, { cwd });
    expect([args, out + err]).not.toEqual([args, expect.stringContaining('Top secret')]);
    if (args[0] === 'validate' && (args[1] === 'packs' || args[1] === 'packs/far'))
      for (const name of refused)
        expect(out).toContain(
          `packs/far/${name}:1:1: error yaml/unreadable: this file cannot be read: it is a link that leads out of the folder of its pack`,
        );
  }
});

it('links inside of a pack, and a link to a whole pack, are followed', async () => {
  const elsewhere = folderWith({
    'far/pack.yaml': manifest,
    'far/cards.yaml': '- { kind: treasure, id: crown, name: Crown, worth: 3 }\n',
  });
  const cwd = tinyFolder({ 'packs/near/pack.yaml': manifest.replace('far', 'near') });
  mkdirSync(join(cwd, 'packs/near/hidden'));
  symlinkSync('.template', join(cwd, 'packs/near/cards.yaml'));
  execFileSync('cp', [join(elsewhere, 'far/cards.yaml'), join(cwd, 'packs/near/.template')]);
  symlinkSync(join(elsewhere, 'far'), join(cwd, 'packs/far'));
  for (const word of ['packs/far', 'packs/near']) {
    const { out, err } = await run(['render', 'tiny', 'crown', '--with', word], { cwd });
    expect(err).toBe('');
    expect(out).toMatch(/Crown/);
  }
});
