/**
 * One player who is ahead alone: `if only one player has the most fruits in their shed, that player draws a card`, and below it
 * `otherwise, ...`. There is exactly one of those with the most. Where more is done by that one or with that one, the player is chosen
 * first: by then another one may have the most.
 */
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { givenNames } from '../../../language/lexer/given-names.ts';

const SOLE =
  /^(\s*)if (?:there is )?(?:only|exactly|just) (?:one|1|a single) (player|opponent) (?:with|has|who has|having) the ((?:most|fewest|highest|lowest) [^,:]+?)(,|:)(.*)$/;
/** That player, as who does something and otherwise. */
const DOES = /\b(?:that (?:player|opponent)|they)(?= [a-z])/g;
const SAID = /\b(?:that (?:player|opponent)|they)\b/g;
const NAME = 'sole';

/** The text in which those with the most do it; none where nobody is ahead alone. */
export function withOneAheadAlone(text: string, { terms }: Vocabulary): string[] {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => SOLE.test(line));
  const [, margin, who, most, sign, act = ''] = SOLE.exec(lines[at] ?? '') ?? [];
  // Of a place that is none yet, what is in it is counted once it is known.
  const place = / (?:in|on) their ([a-z]+(?: [a-z]+)?)$/.exec(most ?? '')?.[1];
  if (margin === undefined || (place !== undefined && !terms.has(place))) return [];
  const ahead = `${who} with the ${most}`;
  const inner = lines.findIndex((line, i) => i > at && line.search(/\S/) <= margin.length);
  const end = sign === ':' ? (inner < 0 ? lines.length : inner) : at + 1;
  const head = `${margin}if there is exactly 1 ${ahead}`;
  const block = sign === ':' ? lines.slice(at + 1, end) : [`${margin}  ${act.trim()}`];
  return [[...lines.slice(0, at), ...settled(head, ahead, block, text), ...lines.slice(end)].join('\n')];
}

function settled(head: string, ahead: string, block: readonly string[], text: string): string[] {
  const said = block.flatMap((line) => line.match(SAID) ?? []).length;
  const done = block.flatMap((line) => line.match(DOES) ?? []).length;
  if (block.length === 1 && said === 1 && done === 1)
    return [`${head}, ${block[0].trim().replaceAll(DOES, `each ${ahead}`)}`];
  if (said === 0 || givenNames(text).includes(NAME)) return [`${head}:`, ...block];
  const indent = /^\s*/.exec(block[0] ?? '')![0];
  return [
    `${head}:`,
    `${indent}choose a ${ahead} as ${NAME}`.replace('a opponent', 'an opponent'),
    ...block.map((line) => line.replaceAll(SAID, `the ${NAME}`)),
  ];
}
