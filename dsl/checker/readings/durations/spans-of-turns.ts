/**
 * What holds in turns and rounds to come: `during your next turn, +2 to your rolls` begins with that turn and ends with it; `at the start of
 * each of your next 3 turns` is 3 times at the start of a turn.
 */
import { writtenNumbers } from '../../../language/lexer/number-words.ts';
import type { EntryKind } from '../../../language/syntax/ast.ts';
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { timesOf } from '../../../language/parser/errors/everyday/counted-times.ts';

const NUMBER = `(\\d+|${writtenNumbers.slice(2).join('|')})`;
const EDGES = new RegExp(
  `^(\\s*)at the (start|beginning|end) of (?:(?:each|every one|each one|all) of )?your next ${NUMBER} turns(?=[,:])`,
);
const NEXT_TURN = /^(\s*)(?:during|on|in|for|throughout) (?:all of |the whole of )?your next turn(,|:)(.*)$/;
const NEXT_TURNS = new RegExp(
  `^(\\s*)(?:during|on|in|for|throughout) (?:(?:each|all) of )?your next ${NUMBER} turns(,|:)(.*)$`,
);
const BEHIND = new RegExp(
  `^(\\s*)((?!at |when |if |for |until |while |during )[^,:]+) ((?:during|on|for|throughout) (?:each of )?your next (?:turn|${NUMBER} turns))$`,
);
/** What holds, or waits, and is not done at once. */
const HOLDS =
  /(?:^|\s)[+-]\d|\b(?:cannot|counts? as|can be|has no)\b|^(?:when(?:ever)?|before|if [^,:]+ would|once,|twice,) ?/;
/** What somebody may do later is done when they like, and not as the turn begins. */
const LATER = /\b(?:you|they|that player|opponents) (?:may|can)\b/;

const EXTRA = /\b(?:(?:another|one more) turn|(?:an?|one) (?:extra|additional|bonus) turn)\b/;
const THAT_TURN =
  '(?:during|in|on|for|throughout) (?:that (?:extra |additional |other |new )?|(?:the|this) (?:extra |additional |other |new ))turn';

/** `take another turn after this one`, and below it `during that turn, you cannot sell fruits`: it is one's next turn. */
function withExtraTurns(text: string): string {
  const at = text.search(EXTRA);
  if (at < 0 || /\b(?:that|another|each|every|the [a-z]+) player (?:takes|gains|gets)\b/.test(text))
    return text;
  const end = text.indexOf('\n', at);
  if (end < 0) return text;
  const below = text
    .slice(end)
    .replaceAll(new RegExp(`^(\\s*)${THAT_TURN}(?=,|:)`, 'gm'), '$1during your next turn')
    .replaceAll(new RegExp(` ${THAT_TURN}$`, 'gm'), ' during your next turn');
  return text.slice(0, end) + below;
}

const END_OF_GAME = /\b(?:until|till) (?:the end of the game|the game ends|the game is over)\b/g;
/** What an effect waits for once in a turn. */
const FIRST_TIME = /^( *)the first time this (turn|round),? (?:that |when )?/gm;

/** A text with each such span as the moment where it begins and what lasts from there; none where it has none. */
export function withSpansOfTurns(written: string, { cycles }: Vocabulary, entry: EntryKind): string[] {
  const text = withExtraTurns(written)
    .replaceAll(END_OF_GAME, 'for the rest of the game')
    .replaceAll(FIRST_TIME, (said, margin: string, span: string) =>
      entry === 'effect' || margin !== '' ? `${margin}until end of ${span}, the first time ` : said,
    );
  const lines = text.split('\n');
  const put: string[] = [];
  for (let i = 0; i < lines.length; i++) {
    const margin = /^\s*/.exec(lines[i])![0];
    const length = lines.slice(i + 1).findIndex((line) => !line.startsWith(`${margin} `));
    const below = lines.slice(i + 1, length < 0 ? lines.length : i + 1 + length);
    const said = spanOf(
      lines[i],
      below,
      cycles.map(({ names }) => names.en[0]),
      entry,
    );
    put.push(...(said ?? [lines[i]]));
    if (said) i += below.length;
  }
  const all = put.join('\n');
  return all === written ? [] : [all];
}

function spanOf(
  line: string,
  below: readonly string[],
  cycles: readonly string[],
  entry: EntryKind,
): string[] | undefined {
  const edge = line.replace(
    EDGES,
    (_, margin: string, at: string, number: string) =>
      `${margin}for the rest of the game, ${timesOf(number)}, at the ${at === 'end' ? 'end' : 'start'} of your turn`,
  );
  if (edge !== line) return [edge, ...below];
  // What a card that is in play says holds as long.
  if (entry === 'abilities' && /^until this(?: card)? leaves play, /.test(line))
    return [line.replace(/^until this(?: card)? leaves play, /, ''), ...below];
  const moved = line.replace(BEHIND, '$1$3, $2');
  const [, margin, sign, act] = NEXT_TURN.exec(moved) ?? [];
  if (margin !== undefined && sign !== undefined)
    return fromTurn(margin, 'at the start of your next turn', sign, act.trim(), below);
  const [, indent, number, mark, rest] = NEXT_TURNS.exec(moved) ?? [];
  if (indent !== undefined && mark !== undefined)
    return fromTurn(
      indent,
      `for the rest of the game, ${timesOf(number)}, at the start of your turn`,
      mark,
      rest.trim(),
      below,
    );
  return cycles
    .map((cycle) => fromNow(lastingBehind(line, cycle), below, cycle) ?? inNext(line, below, cycle))
    .find((each) => each !== undefined);
}

/** `fruits cannot be sold until the end of the next round`: the words in front. */
const lastingBehind = (line: string, cycle: string): string =>
  line.replace(
    new RegExp(
      `^(\\s*)((?!at |when |if |for |until |while |during )[^,:]+) (until (?:the )?end of (?:the )?next ${cycle}|(?:for|during) (?:the next )?${NUMBER} ${cycle}s)$`,
    ),
    '$1$3, $2',
  );

/** `during the next round, fruits cannot be sold`: from its start to its end. */
function inNext(line: string, below: readonly string[], cycle: string): string[] | undefined {
  const span = `(?:during|in|throughout|for all of|for the whole of) the (?:whole )?next ${cycle}`;
  const [, margin = '', act] =
    new RegExp(`^(\\s*)${span}, ([^:]+)$`).exec(line) ??
    new RegExp(`^(\\s*)((?!at |when |if |for |until |while |during )[^,:]+) ${span}$`).exec(line) ??
    [];
  if (act === undefined || below.length > 0 || !HOLDS.test(act)) return undefined;
  return [`${margin}at the start of the next ${cycle}:`, `${margin}  until end of ${cycle}, ${act}`];
}

function fromTurn(
  margin: string,
  when: string,
  sign: string,
  act: string,
  below: readonly string[],
): string[] | undefined {
  const block = sign === ':' ? below.map((each) => each.trim()) : [act];
  const isDeep = below.some((each) => each.startsWith(`${margin}    `));
  if (block.length === 0 || block.some((each) => LATER.test(each) && !HOLDS.test(each))) return undefined;
  if (sign === ',' || !isDeep) {
    const lasting = block.map((each) => (HOLDS.test(each) ? `until end of turn, ${each}` : each));
    return sign === ','
      ? [`${margin}${when}:`, `${margin}  ${lasting[0]}`, ...below.map((each) => `  ${each}`)]
      : [`${margin}${when}:`, ...lasting.map((each) => `${margin}  ${each}`)];
  }
  return undefined;
}

/** `for 2 rounds`: this one and the next. */
function fromNow(line: string, below: readonly string[], cycle: string): string[] | undefined {
  const [, margin, number, act] =
    new RegExp(`^(\\s*)(?:for|during) (?:the next )?${NUMBER} ${cycle}s, ([^:]+)$`).exec(line) ?? [];
  const [, indent, rest] =
    new RegExp(`^(\\s*)until (?:the )?end of (?:the )?next ${cycle}, ([^:]+)$`).exec(line) ?? [];
  const said = act ?? rest;
  if (said === undefined || below.length > 0 || !HOLDS.test(said)) return undefined;
  const at = margin ?? indent ?? '';
  const many = number === undefined ? 2 : Math.max(writtenNumbers.indexOf(number), Number(number) || 0);
  const later =
    many === 2
      ? `at the start of the next ${cycle}`
      : `for the rest of the game, ${timesOf(String(many - 1))}, at the start of the ${cycle}`;
  return [`${at}until end of ${cycle}, ${said}`, `${at}${later}:`, `${at}  until end of ${cycle}, ${said}`];
}
