import type { Diagnostic } from '../../dsl/diagnostics/diagnostic.ts';
import { say, written, type Phrase } from '../../dsl/diagnostics/catalogue/phrase.ts';
import type { Place } from '../../dsl/text/source.ts';
import type { Node } from '../yaml/node.ts';

/** Longer than this the text is not written out in the help. */
const LONG = 80;

/** Texts of several lines, and lines of them. */
const TEXTS: readonly unknown[] = [
  'phrase/an-effect',
  'phrase/abilities-of-the-game-itself',
  'phrase/a-line-of-an-effect',
  'phrase/a-rule',
];

/**
 * What to write where a text of the language was laid out as a list or a map of YAML: conditions are joined
 * within one text, and the lines of an effect are in a block.
 */
export function asOneText(place: Place, words: unknown, node: Node): Pick<Diagnostic, 'advice' | 'fixes'> {
  if (node.kind === 'scalar') return {};
  if (TEXTS.includes(words)) return { advice: say('phrase/it-is-one-text-put-behind') };
  if (words !== 'phrase/a-condition' && words !== 'phrase/a-condition-or-over') return {};
  const right = joined(node);
  if (right === undefined || right.length > LONG)
    return {
      advice: say('phrase/a-condition-is-one-text-join'),
    };
  const advice: Phrase = say('phrase/a-condition-is-one-text-write', { example: written(right) });
  // Such a text would have to be quoted.
  if (/: |:$| #|^[^\p{L}]/u.test(right)) return { advice };
  const where = { ...place, span: node.span };
  return {
    advice,
    fixes: [
      { title: say('phrase/write', { example: written(right) }), edits: [{ place: where, text: right }] },
    ],
  };
}

/** `[a, b]` and `all of: [a, b]` as `a and b`, `any of: [a, b]` as `a or b`; nothing where there is more to it. */
function joined(node: Node): string | undefined {
  if (node.kind === 'scalar') return undefined;
  if (node.kind === 'list') return texts(node, ' and ');
  const [only, more] = node.entries;
  if (!only || more || only.value.kind !== 'list') return undefined;
  const word = /^(?:any|either|or)\b/.test(only.key.text) ? ' or ' : ' and ';
  return /^(?:all|both|and|any|either|or)\b/.test(only.key.text) ? texts(only.value, word) : undefined;
}

function texts(list: Node & { kind: 'list' }, word: string): string | undefined {
  const parts = list.items.map((each) =>
    each.kind === 'scalar' && typeof each.value === 'string' ? each.text.trim() : '',
  );
  return parts.length > 0 && parts.every((each) => /^.+$/.test(each)) ? parts.join(word) : undefined;
}
