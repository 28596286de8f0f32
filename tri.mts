import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { cardText } from './interpreter/compiler/cards/card-text.ts';
import { Workspace } from './service/workspace.ts';
import { gameFiles } from './test/files.ts';
for (const game of ['here-to-slay','slasher','hismment','slasherz']) {
  const guesses = parse(readFileSync(`${process.argv[2]}/${game}.yaml`,'utf8')) as {card:string}[];
  for (const g of guesses) {
    const w = new Workspace(gameFiles(game)); w.set('guess.yaml', g.card);
    const { game: l } = w.load({ game: `cards/${game}/game.yaml`, extras: ['guess.yaml'] });
    const id=/\bid: ([\w-]+)/.exec(g.card)![1];
    const c = l?.cards.find(({symbol})=>symbol.id===id);
    if (!c) { console.log('none', id); continue; }
    for (const x of ['en','fr','de'] as const) console.log(x, cardText(l!, c, x).texts.map(({lines})=>lines.join(' ')).join(' | '));
  }
}
