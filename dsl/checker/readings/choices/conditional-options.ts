/**
 * Lines to choose from that may be chosen under a condition: `- draw 2 cards (only if you have a coin)`, `- only if you have a coin: draw
 * 2 cards`. Such a line is on offer only then, so what is possible is chosen among all.
 */
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';

const HEAD =
  /^(\s*(?:- )?(?:[^:\n]*, )?(?:[a-z' -]+ )?chooses?) ((?:up to )?(?:one|two|three|\d+)(?: or more)?):$/i;
const OPTION = /^(\s*- )("[^"]*",? )?(.+)$/;
const BEHIND = /^(.+?),?(?: \((?:but )?only if ([^()]+)\)|,? but only if ([^,:]+)|,? only if ([^,:]+))\.?$/i;
const BEFORE = /^(?:\(?only if ([^():,]+)\)?[,:]?|\(if ([^()]+)\)[,:]?) (?=\S)(.+)$/i;
const LABEL = /^(if [^,:"]+, )("[^"]*", )(.+)$/;

/** The text with such lines as conditions in a choice among what is possible; a label is in front of the condition. */
export function withConditionalOptions(text: string, words: Vocabulary | undefined): string {
  if (!/\bchooses? /i.test(text) || !/\bif\b/i.test(text)) return text;
  const lines = text.split('\n');
  const put = [...lines];
  for (const [at, line] of lines.entries()) {
    const [, head, count] = HEAD.exec(line) ?? [];
    if (head === undefined) continue;
    const margin = line.search(/\S/);
    let isBound = false;
    for (let i = at + 1; i < lines.length && isBelow(lines[i]!, margin); i++) {
      const [, dash, label = '', order] = OPTION.exec(lines[i]!) ?? [];
      if (order === undefined) continue;
      const bound = boundIn(order, words);
      if (bound) put[i] = `${dash}${label}if ${bound.condition}, ${bound.order}`;
      isBound ||= bound !== undefined;
    }
    if (isBound) put[at] = `${head} ${count} that ${/one|\b1\b/.test(count!) ? 'is' : 'are'} possible:`;
  }
  const labelled = put.map((line) => {
    const [, dash, label, order] = OPTION.exec(line) ?? [];
    const [, condition, name, act] =
      label === undefined && order !== undefined ? (LABEL.exec(order) ?? []) : [];
    return condition === undefined ? line : `${dash}${name}${condition}${act}`;
  });
  return labelled.join('\n');
}

const isBelow = (line: string, margin: number): boolean =>
  line.search(/\S/) > margin || (line.search(/\S/) === margin && line.trimStart().startsWith('- '));

/** When a line may be chosen, and what it does. */
function boundIn(
  order: string,
  words: Vocabulary | undefined,
): { readonly condition: string; readonly order: string } | undefined {
  const before = BEFORE.exec(order);
  const behind = before ? undefined : BEHIND.exec(order);
  const condition = before?.[1] ?? before?.[2] ?? behind?.[2] ?? behind?.[3] ?? behind?.[4];
  if (condition === undefined || !isKnownToAll(condition, words)) return undefined;
  return { condition, order: (before?.[3] ?? behind?.[1])! };
}

const COUNTED =
  /^(?:you have|that player has|they have) (?:(?:at least|at most|exactly|more than|less than|fewer than) )?(?:\d+|no|an?)(?: or (?:more|less|fewer))? ([a-z]+(?: [a-z]+)?)$/i;

/** Whether a line is on offer by such a condition: on what players have of a counter, and on whose turn it is. */
function isKnownToAll(condition: string, words: Vocabulary | undefined): boolean {
  if (/^it is (?:not )?(?:your|their) turn$/i.test(condition)) return true;
  const [, noun = ''] = COUNTED.exec(condition.trim()) ?? [];
  return (
    words?.counters.some(
      (each) => each.of === 'player' && [forms(each).one, forms(each).many].includes(noun.toLowerCase()),
    ) ?? false
  );
}
