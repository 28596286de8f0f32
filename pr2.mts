import { bring, printed } from './test/first-guesses/guesses.ts';
import { pretty } from './interpreter/reports/findings/framed-findings.ts';
import { readFileSync } from 'node:fs';
// stdin: blocks separated by ---; first line: game field(s), rest text. HEADS by game/kind.
const HEAD: Record<string,string> = {
 'hts': 'here-to-slay|- kind: leader\n  id: zz-card\n  name: ZZ\n  class: bard\n  skill: |\n',
 'hero': 'here-to-slay|- kind: hero\n  id: zz-card\n  name: ZZ\n  class: bard\n  roll: 7+\n  effect: |\n',
 'magic': 'here-to-slay|- kind: magic\n  id: zz-card\n  name: ZZ\n  effect: |\n',
 'item': 'here-to-slay|- kind: item\n  id: zz-card\n  name: ZZ\n  nature: ordinary\n  skill: |\n',
 'sla': 'slasher|- kind: action\n  id: zz-card\n  name: ZZ\n  effect: |\n',
 'mon': 'slasher|- kind: monster\n  id: zz-card\n  name: ZZ\n  initiative: 35\n  slash: |\n',
 'slz': 'slasherz|- kind: survivor\n  id: zz-card\n  name: ZZ\n  ability: |\n',
 'chr': 'slasherz|- kind: character\n  id: zz-card\n  name: ZZ\n  level: 1\n  score: 2\n  sharpness: 2\n  ability: |\n',
};
for (const b of readFileSync(0,'utf8').split(/^---\n/m)) {
  const [k, ...rest] = b.trimEnd().split('\n');
  const [game, head] = HEAD[k.trim()].split('|\n')[0].includes('|') ? [HEAD[k].slice(0,HEAD[k].indexOf('|')), HEAD[k].slice(HEAD[k].indexOf('|')+1)] : ['',''];
  const card = head + rest.map((l) => '    ' + l).join('\n') + '\n';
  const { found } = bring(game, card);
  const errors = found.filter((d) => d.severity === 'error');
  console.log('\n# ' + k + '\n' + rest.join('\n'));
  if (errors.length) console.log(pretty(errors, new Map([['guess.yaml', card]])).replace(/^guess.yaml:/gm, '').replace(/\n\n/g, '\n').trimEnd());
  else console.log('  => ' + printed(game, card));
}
