/** Writes what tells the built program from every other one: a hash of all of its code (cli/cache/user-loads.ts reads it). */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const dist = new URL('../dist/', import.meta.url);
const all = createHash('sha256');
const names = readdirSync(dist, { recursive: true, encoding: 'utf8' }).map((name) =>
  name.replaceAll('\\', '/'),
);
for (const name of names.filter((each) => each.endsWith('.js')).sort())
  all.update(`${name}\n`).update(readFileSync(new URL(name, dist)));
writeFileSync(new URL('program-hash.txt', dist), all.digest('hex'));
