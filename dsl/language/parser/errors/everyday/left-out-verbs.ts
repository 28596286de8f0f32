/**
 * Fields that hold what one verb is done with, in several lines or with conditions: people leave the verb out there as well. `if
 * there is a ripe pear, all pears; otherwise, a plum` is `if there is a ripe pear, sell all pears`, and below it `otherwise, sell
 * a plum`.
 */
import { wholeText } from '../../../../text/source.ts';
import { parse } from '../../parse.ts';

/** What comes before the objects of the verb. */
const IN_FRONT = /^(?:if [^,:]+, |otherwise,? |for each [^,:]+, |then,? |and then |for each [^,:]+: )/;
/** What begins as something that a verb can be done with. */
const OBJECT =
  /^(?:an?|the|all|each|every|any|exactly|up to|at least|at most|both|one|two|three|\d+|\() ?[^:]*$/;
const NOBODY = /^(?:nothing|nobody|no one|none|no [a-z]+)$/;
const CONDITION_BEHIND = /^(.+?),? (if|only if|when) ([^,:]+)$/;
const NONE = /^if (?:there (?:is|are) (?:none|no such [a-z]+)|not possible|that is not possible)$/;

/** The text with the verb wherever it is left out; the same text if each line has one. */
export function withVerbs(text: string, verb: string): string {
  const lines = text
    .toLowerCase()
    .replaceAll(/[.;] ?$/gm, '')
    .replaceAll(OTHER_IF, 'if $3, $2\notherwise, $1')
    .replaceAll(FAILING, '\nif there are none, ')
    .replaceAll(/(?<=[^\s]) ?[;.] (?=(?:otherwise|if|then|but if)\b)/g, '\n')
    .replaceAll(/,? but (?=if (?:nobody|no one|nothing|none|no [a-z]+) (?:is|are|was|were) [a-z]+, )/g, '\n')
    .replaceAll(/\bbut if /g, 'if ')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const [margin] = /^\s*/.exec(lines[0] ?? '')!;
  return inTurn(lines, margin)
    .map((line) => {
      const [indent] = /^\s*/.exec(line)!;
      return indent + lineWith(line.slice(indent.length), verb);
    })
    .join('\n');
}

/** `all pears, or a plum if there are no pears`. */
const OTHER_IF =
  /^((?:all|an?|the|each|every|\d+) [^,:\n]+), or ((?:all|an?|the|each|every|\d+) [^,:\n]+?) if ([^,:\n]+)$/gm;

/** Behind a phrase: what is meant where there is nothing like it. */
const FAILING =
  /(?<=[a-z])(?:[;,] ?| )(?:(?:or|but),? )?(?:failing that|(?:or else )?if (?:there (?:is|are) none(?: of (?:these|those|them))?|none)),? (?=[a-z])/g;

function lineWith(line: string, verb: string): string {
  const [front] = IN_FRONT.exec(line) ?? [''];
  if (front !== '')
    return front.replace(/^otherwise (?=\S)/, 'otherwise, ') + lineWith(line.slice(front.length), verb);
  const what = line.replace(/,? instead$/, '');
  if (NOBODY.test(what)) return 'nothing';
  if (!OBJECT.test(what) || isSentence(what)) return line;
  const [, object, , condition] = CONDITION_BEHIND.exec(what) ?? [];
  return condition === undefined ? `${verb} ${what}` : `if ${condition}, ${verb} ${object}`;
}

const isRead = (entry: 'objects' | 'effect', text: string): boolean =>
  parse(entry, wholeText(text)).diagnostics.length === 0;
const isSentence = (text: string): boolean => !isRead('objects', text) && isRead('effect', text);

/**
 * The lines in an order in which each does what it says: whether there is something like that is asked before anything is done
 * with it, and what is done instead comes before what is done otherwise.
 */
function inTurn(lines: readonly string[], margin: string): string[] {
  const out: string[] = [];
  for (const line of lines) {
    const before = out.at(-1);
    const [, front, then] = /^\s*(if [^,:]+), (.+)$/.exec(line) ?? [];
    const first = before?.trim();
    if (
      then === undefined ||
      first === undefined ||
      out.length > 1 ||
      !OBJECT.test(first) ||
      isSentence(first)
    ) {
      out.push(line);
      continue;
    }
    const none = NONE.test(front) ? noneOf(first) : undefined;
    const isAsked = none !== undefined || then.endsWith(' instead') || /^if there (?:is|are) no /.test(front);
    if (isAsked) out.splice(-1, 1, `${margin}${none ?? front}, ${then}`, `${margin}otherwise, ${first}`);
    else out.push(line);
  }
  return out;
}

/** Whether there is nothing like a phrase says. */
function noneOf(object: string): string | undefined {
  const [, how, what] = /^(an?|all|each|every) (.+)$/.exec(object) ?? [];
  if (what === undefined) return undefined;
  return how === 'all' ? `if there are no ${what}` : `if there is no ${what}`;
}
