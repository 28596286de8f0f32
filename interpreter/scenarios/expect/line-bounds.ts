import { say, written } from '../../../dsl/diagnostics/catalogue/phrase.ts';
import { writeInstead } from '../../../dsl/diagnostics/replacement-fixes.ts';
import type { CounterSymbol } from '../../../dsl/language/symbols/symbols.ts';
import { nearest } from '../../../dsl/text/edit-distance.ts';
import type { Entry, Node, ScalarNode } from '../../../schemas/index.ts';
import { reportAtNode, scalars, textAt } from '../../compiler/loader/link-context.ts';
import type { EntrySorts } from '../../match/log/line-kinds.ts';
import type { Match } from '../../match/match.ts';
import { membersOf } from '../../match/value-names.ts';
import { fails } from '../findings-sheet.ts';
import type { Run } from '../scenario-run.ts';
import { cardNames } from '../steps/card-names.ts';
import { canStand } from './line-names.ts';

/** An entry of a pattern, with the pattern and the kinds of lines that it can be about. */
interface Said extends Pick<Run, 'sheet' | 'match'> {
  readonly whole: Node;
  readonly lines: readonly EntrySorts[];
}

/** Whether the declarations of the game allow an entry beside the others of a pattern; complains if not. */
export const isWithinRules = (said: Said, { key, value }: Entry): boolean => {
  const values = scalars(value);
  return (
    diceShow(said, key, value, values) &&
    values
      .map((one) => inBounds(said, key, one) && hasCounter(said, key, one) && isTaken(said, key, one))
      .every(Boolean)
  );
};

/** Complains about what an entry never says, with what it can say. */
export function reportNeverLogged(
  { sheet }: Pick<Run, 'sheet'>,
  key: ScalarNode,
  one: ScalarNode,
  all: readonly string[],
): void {
  const near = nearest(one.text, all);
  reportAtNode(
    sheet,
    'scenario/unknown',
    one,
    {
      what: say('phrase/nothing-that-can-be-in-a', { what: written(key.text) }),
      word: one.text,
      near,
      all,
    },
    {
      fixes: writeInstead({ file: sheet.fileOf(one), span: one.span }, near),
    },
  );
}

/** The value of a counter before and after is within its bounds. */
function inBounds({ sheet, match, whole }: Said, key: ScalarNode, one: ScalarNode): boolean {
  const name = textAt(whole, 'counter');
  if (name === undefined || !['before', 'now'].includes(key.text)) return true;
  const found = match.game.vocabulary.counters.filter(({ id }) => id === name);
  const value = Number(one.text);
  const fits = found.some(({ from = -Infinity, to = Infinity }) => value >= from && value <= to);
  if (fits || found.length === 0) return true;
  const { from, to } = found[0];
  return fails(sheet, 'scenario/out-of-range', one, { what: name, value, from, to });
}

/** Some roll of the pattern has that many dice, with these faces. */
function diceShow(
  { sheet, match, whole }: Said,
  key: ScalarNode,
  value: Node,
  values: readonly ScalarNode[],
): boolean {
  if (key.text !== 'dice') return true;
  const name = textAt(whole, 'roll');
  const rolls = match.game.vocabulary.rolls.filter(({ id }) => name === undefined || id === name);
  if (rolls.length === 0) return true;
  const enough = rolls.filter(({ dice }) => dice >= values.length);
  if (enough.length === 0) {
    const most = Math.max(...rolls.map(({ dice }) => dice));
    return fails(sheet, 'scenario/wanted', value, {
      what: key.text,
      wanted: say('phrase/a-number-for-each-die', { most }),
    });
  }
  const to = Math.max(...enough.map(({ sides }) => sides));
  const wrong = values.filter(({ text }) => Number(text) < 1 || Number(text) > to);
  for (const one of wrong)
    reportAtNode(sheet, 'scenario/out-of-range', one, {
      what: key.text,
      value: Number(one.text),
      from: 1,
      to,
    });
  return wrong.length === 0;
}

/** A counter or state of the pattern is one that the player or card has. */
function hasCounter({ sheet, match, whole, lines }: Said, key: ScalarNode, one: ScalarNode): boolean {
  const counting = lines.filter((line) => line[key.text] === 'counted');
  const others = lines.flatMap((line) => (line[key.text] === 'counted' ? [] : [line[key.text]]));
  if (counting.length === 0 || others.some((sort) => canStand(match, sort, one.text))) return true;
  const name = textAt(whole, 'counter') ?? textAt(whole, 'state');
  const counters = match.game.vocabulary.counters.filter(
    ({ id, holds }) =>
      (name === undefined || id === name) && counting.some((line) => (holds ? 'state' : 'counter') in line),
  );
  const all = new Set(counters.flatMap((counter) => ownersOf(match, counter)));
  if (counters.length === 0 || all.has(one.text)) return true;
  reportNeverLogged({ sheet }, key, one, [...all]);
  return false;
}

function ownersOf({ game, names }: Match, { of, kinds }: CounterSymbol): readonly string[] {
  if (of === 'game') return [];
  if (of === 'player') return names.seats;
  const having = game.cards.filter(({ symbol }) => kinds?.includes(symbol.kind));
  const copies = having.flatMap(({ symbol }) => symbol.copies.map((copy) => game.copyNames[copy]));
  return [...having.map(({ symbol }) => symbol.id), ...copies];
}

/** The zone to which cards move takes each of them; a card that is covered goes along wherever the one on top goes. */
function isTaken({ sheet, match, whole, lines }: Said, key: ScalarNode, one: ScalarNode): boolean {
  const to = textAt(whole, 'to');
  const { game, table, names } = match;
  const { layout } = table;
  const isMove = lines.every((line) => line['cards'] === 'cards' && line['to'] === 'zone');
  if (key.text !== 'cards' || to === undefined || !isMove || layout.state.beneath >= 0) return true;
  const zone = Array.from({ length: layout.zones }, (_, i) => names.zone(i)).indexOf(to);
  if (zone < 0) return true;
  return membersOf(one.text)
    .map((part) => {
      const card = part.trim();
      const copies = cardNames(game).get(card) ?? [];
      if (copies.length === 0 || copies.some((copy) => table.takes[zone * layout.cards + copy] === 1))
        return true;
      const kind = game.copies[copies[0]].symbol.kind.id;
      return fails(sheet, 'scenario/not-taken', one, { card, kind, zone: to });
    })
    .every(Boolean);
}
