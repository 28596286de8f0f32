/**
 * What becomes of a roll that was changed, on the card that changes it: `when you wash a roll using this, at the end of that roll, if it is
 * exactly what is needed, ...`, `if the roll you washed fails, ...`. It is waited for where the roll is changed.
 */
import { withArticle } from '../../../../text/english-inflection.ts';
import type { KindSymbol, VerbSymbol } from '../../../../language/symbols/symbols.ts';
import type { Vocabulary } from '../../../../language/symbols/symbol-table.ts';
import { useOfThis } from '../../../suggestions/own-uses.ts';
import { distanceSaid } from '../distances-of-rolls.ts';
import { FAILS, laterAt, laterWhere, THEN, WINS } from './decided-rolls.ts';

const HEAD = '(?:(?:once|twice|\\d+ times) per [a-z]+, |while [^,:\\n]+, )?';
const DONE =
  '(?:is (?:over|final|finished|done|complete|completed|resolved|settled|decided)|ends|has ended|finishes|resolves)';
const MOMENT = `(?:(?:at|after) the end of (?:that|the|this) roll|(?:after|following) (?:that|the|this) roll(?: ${DONE})?|(?:when|once|as soon as|if) (?:that|the|this) roll ${DONE}|in the end|afterwards)`;
const ROLL = "(?:(?:that|the|this|your|their|that player's) (?:final )?(?:[a-z]+ )?(?:roll|result|total)|it)";
const CONDITION = new RegExp(
  `^(?:(?<moment>${MOMENT}),? (?:and )?)?(?:(?:and )?(?:if|when) )(?<roll>${ROLL}) (?:${THEN}(?:(?<won>${WINS})|(?<lost>${FAILS}))(?: (?:anyway|nevertheless|nonetheless|regardless|all the same|in the end|then|afterwards|after (?:this|that)))?|(?<clause>[^,:\\n]+?)),? ?(?<sign>,|:)(?: (?:then )?|\\n)(?<act>[^]+)$`,
);

/** A text with each end of such a roll where it is known; none where nothing changes. */
export function withChangedRolls(
  text: string,
  vocabulary: Vocabulary,
  kind: KindSymbol | undefined,
): string[] {
  if (!/\broll\b/.test(text)) return [];
  const said = vocabulary.verbs
    .filter(changesRolls)
    .map((verb) => withEvent(text, verb, vocabulary, kind))
    .find((each) => each !== undefined);
  const put = endsOf(said ?? text, vocabulary);
  return put === undefined ? [] : [put];
}

const changesRolls = ({ parameters }: VerbSymbol): boolean =>
  parameters[0]?.phrase.snippet.text.trim() === 'a roll' && parameters[0].preposition === undefined;

/** `if the roll you washed ...`, or `if the roll ...` on a card with which rolls are washed, behind the event. */
function withEvent(
  text: string,
  { id }: VerbSymbol,
  vocabulary: Vocabulary,
  kind: KindSymbol | undefined,
): string | undefined {
  const own = kind && useOfThis(vocabulary, kind) === `${id} using this` ? ' using this' : '';
  const words = [...vocabulary.verbForms].flatMap(([word, { verb }]) => (verb.id === id ? [word] : []));
  const verbs = `(?:${[...new Set(words)].join('|')})`;
  const using = '(?: (?:using|with|by) this(?: card)?)';
  const which = `(?:(?:that )?you (?:have )?${verbs}${using}?|(?:that )?(?:was |is )?${verbs}${using}|(?:that )?this(?: card)? (?:${verbs}|(?:is|was) (?:played|used) on))`;
  const sorts = `(?<sort>(?:${vocabulary.rolls.map(({ names }) => names.en[0]).join('|')}|roll))`;
  const found =
    new RegExp(
      `^(?:if|when(?:ever)?|once|after) (?:the|an?|that|your) ${sorts} ${which} (?=[a-z])(?<behind>[^]+)$`,
    ).exec(text) ??
    (own === ''
      ? null
      : new RegExp(
          `^(?:${MOMENT},? )?(?:if|when(?:ever)?) (?:the|that|your|this|an?) (?:final )?(?:${sorts}|result) (?=(?:${THEN}(?:${WINS}|${FAILS})|[^,:\\n]*(?:need|requir|target|exactly))[^,:\\n]*[,:])(?<behind>[^]+)$`,
        ).exec(text));
  if (!found) return undefined;
  const { sort = 'roll', behind } = found.groups!;
  return `when you ${id} ${withArticle(sort)}${own}, if that roll ${behind}`;
}

/** Each line behind the event as what is waited for. */
function endsOf(text: string, vocabulary: Vocabulary): string | undefined {
  const [all, event, word, object] =
    new RegExp(
      `^(${HEAD}(?:when(?:ever)?|each time|every time|after) you ([a-z-]+) ([^,:\\n]*\\broll\\b[^,:\\n]*?))(?:, |:\\n *)`,
    ).exec(text) ?? [];
  const verb = vocabulary.verbForms.get(word ?? '')?.verb;
  if (all === undefined || !verb || !changesRolls(verb)) return undefined;
  const chunks = chunksOf(text.slice(all.length));
  const found = chunks.map((chunk) => endIn(chunk, object, vocabulary));
  if (!found.some((each) => each?.isLater) || found.includes(undefined)) return undefined;
  const lines = found.flatMap((each) => each!.lines);
  return [
    `${event.replace(/^(.*?)\b(?:whenever|each time|every time|after) /, '$1when ')}:`,
    ...lines.map((line) => `  ${line}`),
  ].join('\n');
}

/** The lines of a block, each with those below it. */
function chunksOf(body: string): string[] {
  const [margin] = /(?<=\n) +(?=[^ \n][^\n]*$)/.exec(body) ?? [''];
  const least = Math.min(
    ...[...body.matchAll(/\n( +)/g)].map(([, spaces]) => spaces.length),
    margin.length || Infinity,
  );
  return Number.isFinite(least)
    ? body.split(new RegExp(`\\n {${String(least)}}(?! )`)).map((chunk) => chunk.trimEnd())
    : [body.trimEnd()];
}

/** What a line waits for; a line that asks nothing of the end is done at once. */
function endIn(
  chunk: string,
  object: string,
  vocabulary: Vocabulary,
): { readonly lines: readonly string[]; readonly isLater: boolean } | undefined {
  const found = CONDITION.exec(chunk)?.groups;
  if (!found) return /^otherwise\b/.test(chunk) ? undefined : { lines: chunk.split('\n'), isLater: false };
  const act = found.act.trim();
  if (found.clause === undefined) {
    const lines = laterWhere(vocabulary, object, found.won !== undefined, act);
    return lines && { lines, isLater: true };
  }
  const distance = distanceSaid(
    `roll ${found.clause}`.replace(
      / (?:ends?|ended|finishes|lands) (?:up )?(?:at|on|as|with|being) /,
      ' is ',
    ),
    vocabulary,
  );
  if (distance) {
    const lines = laterAt(vocabulary, object, distance.of, act);
    return lines && { lines, isLater: true };
  }
  return { lines: chunk.split('\n'), isLater: false };
}
