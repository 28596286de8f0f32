/** How a game runs, in words: its steps, its windows, its endings. */
import { nameIn, nounFor } from '../../../dsl/nlg/index.ts';
import { valueOf, type Node } from '../../../schemas/index.ts';
import { namesOf } from '../../compiler/declare/declared-names.ts';
import { entries, items, textAt } from '../../compiler/loader/link-context.ts';
import type { EndText, PartText, RuleBook, StepText, WindowText } from './book.ts';
import { actionsOf } from './action-texts.ts';
import { parametersIn, type GameTeller } from './game-texts.ts';

const called = ({ language }: GameTeller, node: Node, id: string): string =>
  nameIn({ id, names: namesOf(node, id) }, language);

export function flowOf(teller: GameTeller): RuleBook['flow'] {
  const cycle = entries(valueOf(teller.game.data, 'flow'))[0];
  if (!cycle) return { name: '', steps: [] };
  return {
    name: called(teller, cycle.value, cycle.key.text),
    steps: items(valueOf(cycle.value, 'steps')).map((step) => stepOf(teller, step)),
  };
}

function stepOf(teller: GameTeller, node: Node): StepText {
  const from = valueOf(node, 'turns from');
  const steps = valueOf(node, 'steps');
  const more = textAt(node, 'extra turns');
  const extra = teller.game.vocabulary.counters.find(({ id }) => id === more);
  return {
    name: called(teller, node, textAt(node, 'id') ?? ''),
    does: teller.steps(valueOf(node, 'do')),
    turns: from && {
      from: teller.phrase('expression', from) ?? '',
      until: teller.text('condition', valueOf(node, 'until')),
      extra: extra && nounFor(extra, teller.language).many,
      single: steps === undefined,
      parts: steps
        ? items(steps).map((each) => partOf(teller, each, textAt(each, 'id')))
        : [partOf(teller, node, undefined)],
    },
  };
}

function partOf(teller: GameTeller, node: Node, id: string | undefined): PartText {
  return {
    name: id === undefined ? undefined : called(teller, node, id),
    does: id === undefined ? [] : teller.steps(valueOf(node, 'do')),
    until: id === undefined ? [] : teller.text('condition', valueOf(node, 'until')),
    actions: actionsOf(teller, node),
    abilities: textAt(node, 'abilities') === 'true',
  };
}

export const windowsOf = (teller: GameTeller): WindowText[] =>
  entries(valueOf(teller.game.data, 'windows')).map(({ key, value }) => {
    const given = parametersIn(value);
    return {
      name: called(teller, value, key.text),
      asks: teller.phrase('phrase', valueOf(value, 'asks'), given) ?? '',
      from: teller.phrase('expression', valueOf(value, 'from'), given),
      closes: textAt(value, 'closes') === 'first claim' ? 'first claim' : 'all pass',
      resolves: (textAt(value, 'resolves') ?? 'at once') as WindowText['resolves'],
      actions: actionsOf(teller, value, given),
      abilities: textAt(value, 'abilities') === 'true',
    };
  });

export const endsOf = (teller: GameTeller): EndText[] =>
  items(valueOf(teller.game.data, 'ends')).map((node) => {
    const after = teller.game.vocabulary.steps.find(({ id }) => id === textAt(node, 'after'));
    const winners = valueOf(node, 'winners');
    const nobody = winners?.kind === 'scalar' && winners.text.trim() === 'nobody';
    return {
      name: called(teller, node, textAt(node, 'id') ?? ''),
      after: after && nameIn(after, teller.language),
      at: textAt(node, 'at') as EndText['at'],
      if: teller.text('condition', valueOf(node, 'if')),
      winners: nobody ? undefined : teller.phrase('phrase', winners),
    };
  });
