/** Changes of the data that no scenario notices, each with the reason why none can or need: `path: change`. */
export const ALLOWED: Readonly<Record<string, string>> = {
  'move/effect: `another` becomes `a` in `move an actor to another unit or a new unit` at 17':
    'a move that changes nothing is never on offer, so the unit where the actor stands is left out anyway',
  'split/effect: `group` becomes `unit` in `split a group` at 8':
    'a unit of one actor has no part that is some but not all of it, and what leads to nothing is not on offer',
  'zones/table/seen by: left out': 'the standard value, written out',
  'zones/hand/order: left out': 'the standard value, or an order that only shows',
  'zones/hand/order: `set` becomes `stack`':
    'an order that only shows: no rule reads it, and the ends of a zone are the same in each',
  'zones/hand/order: `set` becomes `row`':
    'an order that only shows: no rule reads it, and the ends of a zone are the same in each',
  'zones/monster hand/order: left out': 'the standard value, or an order that only shows',
  'zones/monster hand/order: `set` becomes `stack`':
    'an order that only shows: no rule reads it, and the ends of a zone are the same in each',
  'zones/monster hand/order: `set` becomes `row`':
    'an order that only shows: no rule reads it, and the ends of a zone are the same in each',
  'zones/arena/seen by: left out': 'the standard value, written out',
  'zones/arena/order: left out': 'the standard value, or an order that only shows',
  'zones/arena/order: `set` becomes `stack`':
    'an order that only shows: no rule reads it, and the ends of a zone are the same in each',
  'zones/arena/order: `set` becomes `row`':
    'an order that only shows: no rule reads it, and the ends of a zone are the same in each',
  'zones/spotlight/seen by: left out': 'the standard value, written out',
  'zones/spotlight/order: left out': 'the standard value, or an order that only shows',
  'zones/spotlight/order: `set` becomes `stack`':
    'an order that only shows: no rule reads it, and the ends of a zone are the same in each',
  'zones/spotlight/order: `set` becomes `row`':
    'an order that only shows: no rule reads it, and the ends of a zone are the same in each',
  'zones/monster deck/order: `stack` becomes `row`':
    'an order that only shows: no rule reads it, and the ends of a zone are the same in each',
  'zones/monster discard/seen by: left out': 'the standard value, written out',
  'zones/monster discard/order: left out': 'the standard value, or an order that only shows',
  'zones/monster discard/order: `stack` becomes `set`':
    'an order that only shows: no rule reads it, and the ends of a zone are the same in each',
  'zones/monster discard/order: `stack` becomes `row`':
    'an order that only shows: no rule reads it, and the ends of a zone are the same in each',
  'zones/deck/order: `stack` becomes `row`':
    'an order that only shows: no rule reads it, and the ends of a zone are the same in each',
  'zones/discard pile/seen by: left out': 'the standard value, written out',
  'zones/discard pile/order: left out': 'the standard value, or an order that only shows',
  'zones/discard pile/order: `stack` becomes `set`':
    'an order that only shows: no rule reads it, and the ends of a zone are the same in each',
  'zones/discard pile/order: `stack` becomes `row`':
    'an order that only shows: no rule reads it, and the ends of a zone are the same in each',
  'counters/point/from: left out': 'no text takes points away, and counters begin at 0 where nothing is said',
  'counters/round point/from: left out':
    'no text takes points away, and counters begin at 0 where nothing is said',
  'rankings/leader/ties: left out': 'the standard value, written out',
  'verbs/split/takes/group: `group` becomes `unit` in `a group` at 2':
    'a unit of one actor has no part that is some but not all of it, and what leads to nothing is not on offer',
  'checks/monster limit/id: left out': 'a name that logs show and no rule reads',
  'checks/monster limit/id: `monster limit` becomes `another-monster-limit`':
    'a name that logs show and no rule reads',
  'checks/monster limit/do: `more than` becomes `at least` in `for each player with more than (the monster limit) monsters in their monster hand:` at 21':
    'a player at the limit would discard no monsters, which is nothing',
  'checks/monster limit/do: without `with more than (the monster limit) monsters in their monster hand` in `for each player with more than (the monster limit) monsters in their monster hand:` at 15':
    'a player within the limit would discard less than no monsters, which is nothing',
  'ends/target/id: `target` becomes `another-target`': 'a name that logs show and no rule reads',
  'the-doll/slash: `group` becomes `unit` in `a group with exactly 5 actors` at 2':
    'the rest of the condition holds for no single actor',
  'the-psycho/slash: `group` becomes `unit` in `a group with exactly 2 different values` at 2':
    'the rest of the condition holds for no single actor',
  'the-clown/slash: `at least` becomes `exactly` in `a group with at least 4 different colours` at 13':
    'there are only four colours',
  'the-clown/slash: `group` becomes `unit` in `a group with at least 4 different colours` at 2':
    'the rest of the condition holds for no single actor',
  'verbs/play/do: `a` becomes `another` in `if the card is an actor, move the card to a unit or a new unit` at 42':
    'the card that is played lies in no unit, so every unit is another one',
};
