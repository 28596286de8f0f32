import { declareRollWords, type Vocabulary } from '../../../dsl/language/symbols/symbol-table.ts';
import type { ContestSymbol, RollSymbol } from '../../../dsl/language/symbols/symbols.ts';
import { valueOf, type Node } from '../../../schemas/index.ts';
import { declared, declareNoun, refer, section } from './declared-names.ts';
import { parseText } from '../texts/checked-texts.ts';
import { parametersOf } from './verb-wordings.ts';
import { entries, items, textAt, type Sources } from '../loader/link-context.ts';

/** Windows, rolls of dice and contests: the times in which players respond to each other. */

export function declareWindows(s: Sources, vocabulary: Vocabulary, game: Node): void {
  for (const each of section(game, 'windows')) {
    const { index } = each;
    const asks = parseText(s, 'phrase', valueOf(each.node, 'asks'));
    const from = parseText(s, 'expression', valueOf(each.node, 'from'));
    const asking = [asks, from].filter((text) => text !== undefined);
    const window = {
      ...declared(s, 'window', each),
      index,
      parameters: parametersOf(s, each.node),
      asking,
      abilities: textAt(each.node, 'abilities') === 'true',
      actions: entries(valueOf(each.node, 'actions')).map(({ key, value }) => ({
        id: key.text,
        choose: textAt(value, 'choose') ?? '',
      })),
    };
    vocabulary.windows.push(window);
    declareNoun(s, vocabulary, window, each.key);
  }
}

export function declareRolls(s: Sources, vocabulary: Vocabulary, game: Node): void {
  const rolls = [...section(game, 'rolls')];
  if (rolls.length > 0) declareRollWords(vocabulary);
  for (const each of rolls) {
    const { key, node, index } = each;
    const [dice = 1, sides = 6] = (textAt(node, 'dice') ?? '').split('d').map(Number);
    const window = valueOf(node, 'window');
    const roll: RollSymbol = {
      ...declared(s, 'roll', each),
      index,
      dice,
      sides,
      window: window && refer(s, 'window', window, vocabulary.windows),
    };
    vocabulary.rolls.push(roll);
    declareNoun(s, vocabulary, roll, key);
  }
  for (const each of section(game, 'contests')) {
    const { key, node, index } = each;
    const sides = items(valueOf(node, 'rolls')).map((each) => refer(s, 'roll', each, vocabulary.rolls));
    const [first, second] = sides;
    if (!first || !second) continue;
    const window = valueOf(node, 'window');
    const contest: ContestSymbol = {
      ...declared(s, 'contest', each),
      index,
      rolls: [first, second],
      window: window && refer(s, 'window', window, vocabulary.windows),
      ties: (textAt(node, 'ties') ?? 'nobody') as ContestSymbol['ties'],
    };
    vocabulary.contests.push(contest);
    declareNoun(s, vocabulary, contest, key);
  }
}
