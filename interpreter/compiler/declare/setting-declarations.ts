import { entry, valueOf, type Node } from '../../../schemas/index.ts';
import type { GameSetting } from '../../game/linked-game.ts';
import { namesOf, section } from './declared-names.ts';
import { reportAtNode, entries, numberAt, textAt, type Sources } from '../loader/link-context.ts';

/** Values that a setting would have by itself, or proposes, and that it cannot have. */
function checkSetting(s: Sources, setting: string, node: Node): void {
  const [from, to] = [numberAt(node, 'from'), numberAt(node, 'to')];
  const given = ['offered', 'by players'].flatMap((key) => entries(valueOf(node, key)));
  const standard = entry(node, 'default');
  for (const { key, value } of [...(standard ? [standard] : []), ...given]) {
    const number = value.kind === 'scalar' && typeof value.value === 'number' ? value.value : undefined;
    if (number === undefined || (number >= (from ?? number) && number <= (to ?? number))) continue;
    reportAtNode(s, 'game/setting-range', value, { setting, key: key.text, value: number, from, to });
  }
}

/** Whether a setting is one of each player. */
export const isOfPlayers = (node: Node): boolean => textAt(node, 'of') === 'player';

export function linkSettings(s: Sources, data: Node): GameSetting[] {
  for (const { id, node } of section(data, 'settings')) checkSetting(s, id, node);
  // Those of the game come first, so that they are found by the number of their symbol.
  const all = [...section(data, 'settings')];
  const inOrder = [
    ...all.filter(({ node }) => !isOfPlayers(node)),
    ...all.filter(({ node }) => isOfPlayers(node)),
  ];
  return inOrder.map(({ id, node }) => ({
    id,
    ...(isOfPlayers(node) ? { of: 'player' as const } : {}),
    names: namesOf(node, id),
    from: numberAt(node, 'from'),
    to: numberAt(node, 'to'),
    standard: numberAt(node, 'default') ?? 0,
    offered: entries(valueOf(node, 'offered')).map(({ key }) => ({
      label: key.text,
      value: numberAt(valueOf(node, 'offered'), key.text) ?? 0,
    })),
    byPlayers: new Map(
      entries(valueOf(node, 'by players')).map(({ key }) => [
        Number(key.text),
        numberAt(valueOf(node, 'by players'), key.text) ?? 0,
      ]),
    ),
  }));
}
