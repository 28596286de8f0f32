/** How a game runs, in words: its steps, its windows, its endings. */
import { nameIn, nounFor } from '../../../dsl/nlg/index.ts';
import { valueOf, type Node } from '../../../schemas/index.ts';
import { namesOf } from '../../compiler/declare/declared-names.ts';
import { entries, items, textAt } from '../../compiler/loader/link-context.ts';
import { actionsOf } from './action-texts.ts';
import { saySame } from '../../../dsl/language/syntax/syntax-visit.ts';
import type { Condition, NounPhrase } from '../../../dsl/language/syntax/ast.ts';
import { noteOf, parametersIn, treeOf, type GameTextRenderer } from './game-texts.ts';

const called = ({ language }: GameTextRenderer, node: Node, id: string): string =>
  nameIn({ id, names: namesOf(node, id) }, language);

export function flowOf(teller: GameTextRenderer) {
  const cycle = entries(valueOf(teller.game.data, 'flow'))[0];
  if (!cycle) return { name: '', steps: [] };
  return {
    name: called(teller, cycle.value, cycle.key.text),
    steps: items(valueOf(cycle.value, 'steps')).map((step) => stepOf(teller, step)),
  };
}

export type StepText = ReturnType<typeof stepOf>;

function stepOf(teller: GameTextRenderer, node: Node) {
  const from = valueOf(node, 'turns from');
  const steps = valueOf(node, 'steps');
  const many = (key: string): string | undefined => {
    const counter = teller.game.vocabulary.counters.find(({ id }) => id === textAt(node, key));
    return counter && nounFor(counter, teller.language).many;
  };
  return {
    name: called(teller, node, textAt(node, 'id') ?? ''),
    note: noteOf(teller, node),
    /** A statement each. */
    does: teller.steps(valueOf(node, 'do')),
    turns: from && {
      /** Who begins. */
      from: teller.phrase('expression', from) ?? '',
      until: teller.joint('until', treeOf('condition', valueOf(node, 'until'))),
      /** What the turns are called that players have besides; none where there are none. */
      extra: many('extra turns'),
      /** What the turns are called that players leave out. */
      skipped: many('skipped turns'),
      /** What players get of whom the turn that is going on ends. */
      ended: many('ended turns'),
      /** The turn is one action. */
      single: steps === undefined,
      parts: steps
        ? items(steps).map((each) => partOf(teller, each, textAt(each, 'id')))
        : [partOf(teller, node, undefined)],
    },
  };
}

export type PartText = ReturnType<typeof partOf>;

function partOf(teller: GameTextRenderer, node: Node, id: string | undefined) {
  return {
    name: id === undefined ? undefined : called(teller, node, id),
    note: id === undefined ? undefined : noteOf(teller, node),
    does: id === undefined ? [] : teller.steps(valueOf(node, 'do')),
    until: id === undefined ? [] : teller.joint('until', treeOf('condition', valueOf(node, 'until'))),
    /** Actions are chosen until the player passes, or until `until` holds. */
    actions: actionsOf(teller, node),
    abilities: textAt(node, 'abilities') === 'true',
    /** The number of actions; undefined if the data do not limit it. */
    least: teller.phrase('expression', valueOf(node, 'least')),
    most: teller.phrase('expression', valueOf(node, 'most')),
  };
}

export const windowsOf = (teller: GameTextRenderer) =>
  entries(valueOf(teller.game.data, 'windows')).map(({ key, value }) => {
    const given = parametersIn(value);
    return {
      name: called(teller, value, key.text),
      note: noteOf(teller, value),
      asks: teller.phrase('phrase', valueOf(value, 'asks'), given) ?? '',
      from: teller.phrase('expression', valueOf(value, 'from'), given),
      closes: textAt(value, 'closes') === 'first claim' ? ('first claim' as const) : ('all pass' as const),
      resolves: (textAt(value, 'resolves') ?? 'at once') as 'at once' | 'in order' | 'last first',
      actions: actionsOf(teller, value, given),
      abilities: textAt(value, 'abilities') === 'true',
    };
  });

/** By what players are ranked in the end. */
export const scoreOf = (teller: GameTextRenderer) =>
  entries(valueOf(teller.game.data, 'score')).map(({ key, value }) => ({
    name: called(teller, value, key.text),
    is: teller.phrase('expression', valueOf(value, 'is') ?? value) ?? '',
    lowest: textAt(value, 'best') === 'lowest',
  }));

/** `there is a player`, which no rule book needs to say. */
const isAlways = (c: Condition | undefined): boolean =>
  c?.kind === 'there-is' &&
  !c.past &&
  c.forEach === undefined &&
  c.phrase.determiner === 'a' &&
  c.phrase.tails.length === 0 &&
  c.phrase.heads.length === 1 &&
  c.phrase.heads[0].words.map(({ text }) => text).join(' ') === 'player';

const ONE = { kind: 'number', value: 1, span: { start: 0, end: 0 } } as const;

/** `there is a player with 3 points`, and all players with 3 points win. */
function isWhoever(condition: Condition | undefined, winners: NounPhrase | undefined): boolean {
  if (condition?.kind === 'and') return isWhoever(condition.parts.at(-1), winners);
  if (condition?.kind !== 'there-is' || condition.past || condition.forEach || !winners) return false;
  const { phrase } = condition;
  const { determiner, quantity } = phrase;
  // `there is exactly 1 player with the most points`
  const isOne = quantity?.kind === 'compared' && quantity.how === 'exactly' && saySame(quantity.amount, ONE);
  const all = winners.determiner === 'all' && (determiner === 'a' || isOne) && phrase.tails.length > 0;
  return all && saySame(phrase.tails, winners.tails) && phrase.heads.length === winners.heads.length;
}

export const endsOf = (teller: GameTextRenderer) =>
  items(valueOf(teller.game.data, 'ends')).map((node) => {
    const after = teller.game.vocabulary.steps.find(({ id }) => id === textAt(node, 'after'));
    const winners = valueOf(node, 'winners');
    const nobody = winners?.kind === 'scalar' && winners.text.trim() === 'nobody';
    const at = textAt(node, 'at') as 'once' | 'end of turn' | undefined;
    const condition = treeOf('condition', valueOf(node, 'if'));
    return {
      name: called(teller, node, textAt(node, 'id') ?? ''),
      note: noteOf(teller, node),
      /** The step behind which it is asked. */
      after: after && nameIn(after, teller.language),
      at,
      if: isAlways(condition)
        ? []
        : teller.joint(after === undefined && at === 'once' ? 'asSoonAs' : 'if', condition),
      /** Those win whose being there ends the game. */
      whoever: isWhoever(condition, treeOf('phrase', winners)),
      together: textAt(node, 'together') as 'won' | 'lost' | undefined,
      /** Undefined: nobody wins. */
      winners: nobody ? undefined : winners ? teller.phrase('phrase', winners) : ('by score' as const),
    };
  });
