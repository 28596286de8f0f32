/**
 * Several that somebody may do something with, where a verb is done with one at a time: `that player may hand 2 cards in their hand to you`,
 * and below it `if they do not, ...`. They are chosen first, all of them or none.
 */
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import type { VerbSymbol } from '../../../language/symbols/symbols.ts';
import { writtenNumbers } from '../../../language/lexer/number-words.ts';
import { verbIn } from '../../suggestions/word-suggestions.ts';
import { nounSaid } from '../words/spoken-nouns.ts';
import { handOf } from '../places/cards-in-hands.ts';

const NUMBER = `(\\d+|${writtenNumbers.slice(2).join('|')})`;
const MAY = new RegExp(
  `^(\\s*(?:[^\\n]*[^,\\n], )?)(you|they|that player|that opponent|the [a-z-]+(?:'s (?:owner|controller))?) may ([a-z]+)( you)? (?:exactly )?${NUMBER} ([a-z-]+(?: [a-z-]+)??)((?: (?:in|of|from) [^,:\\n]+?)?)((?: to (?:you|that player|the [a-z-]+))?)$`,
);
const ANSWER =
  /^(\s*)(?:if (?:you|they|that player|that opponent) do(es)?( not|n't)?|(otherwise|if not))(, (.+)|:)$/;
const NAME = 'toll';

/** The text with all of them chosen first; none where nobody may do so. */
export function withGivenTogether(text: string, vocabulary: Vocabulary): string[] {
  if (text.includes(` ${NAME}`)) return [];
  const lines = text.split('\n');
  return lines.flatMap((line, i) => {
    const found = MAY.exec(line);
    const put = found && chosenFirst(found, lines.slice(i + 1), vocabulary);
    return put ? [[...lines.slice(0, i), ...put.lines, ...lines.slice(i + 1 + put.taken)].join('\n')] : [];
  });
}

function chosenFirst(
  [, head, who, word, you, count, what, place, to]: RegExpExecArray,
  below: readonly string[],
  vocabulary: Vocabulary,
): { readonly lines: string[]; readonly taken: number } | undefined {
  const noun = nounSaid(vocabulary, what);
  if (noun?.of !== 'card' || noun.form !== 'many') return undefined;
  const taker = takerOf(vocabulary, word, noun.one, place.replace(OWN, '$1'));
  if (!taker) return undefined;
  const own = who === 'you' ? 'your' : 'their';
  const hand = handOf(vocabulary);
  const home = taker.place ?? hand;
  const where = place === '' && home !== undefined ? ` in ${own} ${home}` : place;
  const margin = /^\s*/.exec(head)![0];
  const does =
    who === 'you'
      ? taker.verb.id
      : `${who === 'they' ? 'that player' : who} ${verbIn(vocabulary, taker.verb.id, 'third')}`;
  const one = `that ${noun.one}`;
  const whom = you === undefined ? to : ' to you';
  const many = /^\d/.test(count) ? count : String(writtenNumbers.indexOf(count));
  const act = `for each ${noun.one} among the ${NAME}, ${does} ${one}${whom}`;
  const inside = (line: string): string => `${margin}  ${line}`;
  const answers = answersIn(below, margin);
  // What nothing rests on need not be as many, and is known as an order of its own.
  if (answers.length === 0 && head.trim() === '') return undefined;
  const howMany = `${answers.length === 0 ? '' : 'exactly '}${many}`;
  const first = `${head}${who} may choose ${howMany} ${what}${where.replace(/^ from /, ' in ')} as ${NAME}`;
  const done = answers.find(({ isDone }) => isDone);
  const not = answers.find(({ isDone }) => !isDone);
  // An ability of one line goes on in a block.
  const [, event, rest] = /^(\s*(?:when|whenever|at|once|before)\b.*), ([^,]+)$/.exec(first) ?? [];
  const start = event === undefined ? [first] : [`${event}:`, inside(rest)];
  const lines = [
    `if ${who === 'you' ? 'you' : 'they'} do:`,
    `  ${act}`,
    ...(done ? done.lines.map((each) => `  ${each}`) : []),
  ];
  if (not)
    lines.push(
      ...(not.lines.length === 1 && !not.isBlock
        ? [`otherwise, ${not.lines[0]}`]
        : ['otherwise:', ...not.lines.map((each) => `  ${each}`)]),
    );
  const deeper = event === undefined ? '' : '  ';
  return {
    lines: [...start, ...lines.map((each) => margin + deeper + each)],
    taken: answers.reduce((sum, { taken }) => sum + taken, 0),
  };
}

const OWN =
  /^ (?:in|of|from) (?:your|their|that player's|that opponent's|the [a-z-]+'s) ([a-z-]+(?: [a-z-]+)?)$/;

/** The verb by this name that is done with one such card, and where that is; what takes several is done with all of them at once. */
function takerOf(
  { verbForms, verbs }: Vocabulary,
  word: string,
  noun: string,
  place: string,
): { readonly verb: VerbSymbol; readonly place?: string } | undefined {
  const own = verbForms.get(word);
  const also = verbs.filter(({ names }) => names.also?.en?.includes(word));
  for (const verb of [...(own?.form === 'base' ? [own.verb] : []), ...also]) {
    const [object] = verb.parameters;
    const [, kind, where] =
      /^an? ([a-z ]+?)(?: in your ([a-z ]+?))?$/.exec(object?.phrase.snippet.text.trim() ?? '') ?? [];
    if (kind !== 'card' && kind !== noun) continue;
    if (place === '' || where === undefined || where === place)
      return { verb, ...(where !== undefined && { place: where }) };
  }
  return undefined;
}

interface Answer {
  readonly isDone: boolean;
  readonly isBlock: boolean;
  /** What is done then, without its margin. */
  readonly lines: readonly string[];
  readonly taken: number;
}

/** The lines below: what happens if it was done, and if it was not. */
function answersIn(below: readonly string[], margin: string): Answer[] {
  const answers: Answer[] = [];
  let at = 0;
  for (;;) {
    const [, own, , not, otherwise, sign, act] = ANSWER.exec(below[at] ?? '') ?? [];
    if (sign === undefined || own !== margin || answers.length === 2) return answers;
    const from = at + 1;
    let to = from;
    while (to < below.length && below[to].startsWith(`${margin} `)) to++;
    const block = below.slice(from, to);
    const inner = /^\s*/.exec(block[0] ?? '')![0];
    const lines = act === undefined ? block.map((line) => line.slice(inner.length)) : [act];
    answers.push({
      isDone: not === undefined && otherwise === undefined,
      isBlock: act === undefined,
      lines,
      taken: (act === undefined ? to : from) - at,
    });
    at = act === undefined ? to : from;
  }
}
