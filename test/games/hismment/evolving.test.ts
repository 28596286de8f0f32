import { expect, it } from 'vitest';
import { eachNode } from '../../../dsl/ir/visit.ts';
import type { CounterSymbol } from '../../../dsl/language/symbols/symbols.ts';
import { openLibrary } from '../../../interpreter/index.ts';
import { runScenarios } from '../../../interpreter/scenarios/index.ts';
import { gameFiles } from '../../files.ts';
import { gameOrSkip } from '../../games.ts';

const hismment = gameOrSkip('hismment');
const FILE = 'cards/hismment/scenarios/evolving.scenario.yaml';

/** What a cumulative evolution in prison begins anew, and what it leaves as it is. */
const anew = [
  ['freedom', 'blow', 'wait', 'purchase', 'sale', 'expense', 'loss', 'omen'],
  ['armour step', 'weapon step', 'charm step', 'attack step'],
].flat();
const kept = [
  ['wound', 'fatigue', 'stride', 'company', 'slant', 'reach shift', 'health shift', 'mana shift'],
  ['might shift', 'defence shift', 'speed shift', 'luck shift'],
  ['former blow', 'former wait'],
  ['former armour step', 'former weapon step', 'former charm step', 'former attack step'],
].flat();

/** What the verb `renew` sets to nothing. */
function setToNothing(): string[] {
  const body = hismment.game().verbs.find(({ name }) => name === 'verbs/renew')!;
  const found: string[] = [];
  eachNode(body.program.acts, (node) => {
    const { op, change, counter, amount } = node as {
      op: string;
      change?: string;
      counter?: CounterSymbol;
      amount?: { op: string; value?: number };
    };
    if (op === 'count' && change === 'set' && amount?.op === 'constant' && amount.value === 0)
      found.push(counter!.id);
  });
  return found;
}

hismment.describe('evolving', () => {
  const results = runScenarios(openLibrary(gameFiles('hismment')), [FILE], { ways: ['straight'] });

  it.each(results.map((result) => [result.title, result] as const))('%s', (_, result) => {
    expect(result.diagnostics.map(({ message }) => message)).toEqual([]);
  });

  it('says of every counter of heroes what becomes of it', () => {
    const counters = hismment
      .game()
      .vocabulary.counters.filter(({ kinds }) => kinds?.some(({ id }) => id === 'hero'));
    expect(counters.map(({ id }) => id).toSorted()).toEqual([...anew, ...kept].toSorted());
    expect(setToNothing().toSorted()).toEqual(anew.toSorted());
  });

  it('asks in no condition of a hero for what a player had done before the hero evolved', () => {
    const asked: string[] = [];
    for (const card of hismment.game().cards)
      for (const field of ['release', 'former release'])
        eachNode(card.conditions.get(field), (node) => {
          const { op, counter } = node as { op: string; counter?: CounterSymbol };
          const past =
            op === 'history' || (counter?.of === 'player' && !['coin', 'heart'].includes(counter.id));
          if (past) asked.push(`${card.symbol.id}: ${field}`);
        });
    expect(asked).toEqual([]);
  });
});
