import { createHash } from 'node:crypto';
import {
  logFor,
  refereeLog,
  refereeView,
  spectatorLog,
  spectatorView,
  viewFor,
  type Match,
} from '../interpreter/index.ts';
import { Header } from '../interpreter/engine/state/position-layout.ts';

/** A text that is as short as it is telling. */
export const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * A digest of the part of a position that means something: what lies above the top of the stack is left over, and
 * which checks are known to find nothing can be found out anew.
 */
export const positionOf = ({ runner: { m } }: Match): string => {
  const copy = m.p.slice(0, m.p[Header.top]);
  copy[Header.settled] = 0;
  return digest(copy.join());
};

/** Everything that a seat can come to know. */
const observed = (match: Match, seat: number): string =>
  JSON.stringify(viewFor(match, seat)) + logFor(match, seat);

const observedByReferee = (match: Match): string => JSON.stringify(refereeView(match)) + refereeLog(match);
const observedBySpectator = (match: Match): string =>
  JSON.stringify(spectatorView(match)) + spectatorLog(match);

/** Everything that anybody can come to know. */
export const observedByAll = (match: Match): string[] =>
  [
    observedByReferee(match),
    observedBySpectator(match),
    ...match.names.seats.map((_, seat) => observed(match, seat)),
  ].map(digest);
