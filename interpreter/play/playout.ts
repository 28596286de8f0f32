import { Header, Status } from '../position/layout.ts';
import { List } from '../run/list.ts';
import { choose, take } from '../run/deciding.ts';
import { indexOf, keepSealed } from '../run/sealed.ts';
import { sampleSet } from '../run/sets.ts';
import { advance, type Match } from './match.ts';
import { asked, questionFor } from './question.ts';

const chosen = new List();

/**
 * Plays on at random, every legal answer with the same probability, until the game is over, it has to be stopped, or
 * `most` decisions were taken. Gives the number of decisions. Nothing can be undone, and what bots say is not written
 * to a log: the fast path of simulation and search. The same random numbers give the same answers as `randomBot`.
 */
export function playOut(
  match: Match,
  random: (below: number) => number,
  most = Number.MAX_SAFE_INTEGER,
): number {
  const { runner } = match;
  const { m, open } = runner;
  let decisions = 0;
  while (m.p[Header.status] === Status.waiting && !match.fault && decisions < most) {
    const at = open.instruction!;
    m.p[Header.decisions]++;
    decisions++;
    if (at.op === 'sealed') {
      const [seat] = asked(runner);
      sampleSet(m, questionFor(runner, seat)!.domain, random, chosen);
      keepSealed(m, at, indexOf(m, at, seat), chosen.toArray());
    } else {
      sampleSet(m, open.domain, random, chosen);
      if (at.op === 'menu') choose(runner, at, chosen.items[0]);
      else take(runner, at, chosen);
    }
    advance(match);
  }
  return decisions;
}
