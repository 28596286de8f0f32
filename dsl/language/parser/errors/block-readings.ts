/**
 * Sentences that go on in the next one: on cards *If you do, ...* follows the sentence that it belongs to, and here both
 * are in one block. All are tried on the game itself.
 */
import { takenOffAsPaid } from './everyday/everyday-prices.ts';
import { withInlineChoices } from './everyday/inline-choices.ts';
import { thirdPerson, withArticle } from '../../../text/english-inflection.ts';
import { leastMargin } from '../../../text/line-margins.ts';
import { writtenNumbers } from '../../lexer/number-words.ts';
import { withWholeWords } from './printed/sentence-signs.ts';
import { duels } from './dice-duels.ts';
import { withFreeBlocks } from './everyday/free-actions.ts';
import { withFreeChoices, withOptionsOfOthers } from './everyday/lines-of-choices.ts';
import { eachChose } from './each-chose.ts';
import { laidDown, movedBack } from './moved-back.ts';
import { withOutcomes } from './outcome-tables.ts';
import { exchanges } from './situation-readings.ts';

/** The words in front of what happens: how often, when, and what would happen. */
const HEAD =
  /^((?:(?:(?:once|twice|\d+ times) per [a-z]+|until [^,:]+|while [^,:]+|during [^,:]+|at the (?:start|beginning|end) of [^,:]+|(?:when|before|whenever|each time|every time) [^,:]+|if [^,:]+? would [^,:]+), )+)(.+)$/;
/** What belongs to the sentence in front of it. */
const GOES_ON =
  /^(?:if (?:you|they|that player) do\b|otherwise\b|if (?:it|that|they)\b|then\b|you also\b|that player\b|they\b|do not\b|[^:]* (?:in )?this way\b)/;

/** Besides, what is asked of what there is by then: `if this has no notches, ...`. */
const ASKED_THEN = new RegExp(`${GOES_ON.source}|^if (?![^,:]* would )[^,:]+[,:]`);

/** `the first time each turn ... would ...` */
const FIRST_TIME =
  /^((?:while [^,:]+, )?)(?:the first time (?:each|every|per|in a) (turn|round),? |once per (turn|round), the first time )(?=(?!each )[^,:]+ would )/;

/** The lines of a block that says the same as lines one below the other; nothing if there is none. */
export function blockReadings(text: string): string[] {
  const lines = withWholeWords(text)
    .toLowerCase()
    .replaceAll(/[.;!] +(?=[a-z])/g, '\n')
    .replaceAll(/[.!](?=\n|$)/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '');
  return [
    ...listed(lines),
    ...withFreeBlocks(lines),
    ...withFreeChoices(lines),
    ...withOptionsOfOthers(lines),
    ...passedOn(lines),
    ...joined(lines),
    ...joinedBelow(lines),
    ...askedBehind(lines),
    ...instead(lines),
    ...looked(lines),
    ...withOutcomes(lines),
    ...failed(lines),
    ...exchanges(lines),
    ...spokenOfAbove(lines),
    ...lookedAtOne(lines),
    ...shownOne(lines),
    ...paidToYou(lines),
    ...eachChose(lines),
    ...eachMay(lines),
    ...mayBlock(lines),
    ...withInlineChoices(lines),
    ...ofThatNumber(lines),
    ...duels(lines),
    ...movedBack(lines),
    ...laidDown(lines),
    ...replaced(lines),
  ];
}

/** Choices that are written as far to the left as the line above them, as lists are in data; `chooses:` chooses one. */
function listed(lines: readonly string[]): string[] {
  let margin: string | undefined;
  const put = lines.map((line) => {
    const [, before, head] = /^( *)(.*\bchooses?\b.*):$/.exec(line) ?? [];
    if (before !== undefined && head !== undefined) {
      margin = before;
      return `${before}${head.replace(/\bchoose(s?)$/, 'choose$1 one')}:`;
    }
    if (margin !== undefined && line.startsWith(`${margin}- `)) return `  ${line}`;
    // What belongs to a choice is deeper than it is.
    if (margin !== undefined && line.startsWith(`${margin}  `)) return `  ${line}`;
    margin = undefined;
    return line;
  });
  const isLeft = lines.some((line, i) => line.trimStart().startsWith('- ') && put[i] !== line);
  // Where they are deeper already only the head is another one.
  const said = isLeft ? put : lines.map((line, i) => (line.trimEnd().endsWith(':') ? put[i] : line));
  return said.every((line, i) => line === lines[i]) ? [] : [said.join('\n')];
}

/** `its rolls` below a line about the equipped card: that one. */
function spokenOfAbove(lines: readonly string[]): string[] {
  const about = /^(?:[+-]\d+ to )?(the equipped [a-z]+)\b/.exec(lines[0] ?? '')?.[1];
  if (about === undefined) return [];
  const put = lines.map((line, i) =>
    i === 0 || !/^\S/.test(line)
      ? line
      : line.replaceAll(/\bits\b/g, `${about}'s`).replaceAll(/\bit\b/g, about),
  );
  return put.join('\n') === lines.join('\n') ? [] : [put.join('\n')];
}

/** `you may:`, and below it several lines: who does the first does the others. */
function mayBlock(lines: readonly string[]): string[] {
  const at = lines.findIndex((line) => /^\s*(?:[^:]*, )?you may:$/.test(line));
  const [, margin, head = ''] = /^(\s*)((?:[^:]*, )?)you may:$/.exec(lines[at] ?? '') ?? [];
  if (margin === undefined) return [];
  const below = lines.slice(at + 1);
  const end = below.findIndex((line) => line.search(/\S/) <= margin.length);
  const block = end < 0 ? below : below.slice(0, end);
  const [first, ...others] = block;
  const indent = /^\s*/.exec(first ?? '')![0];
  const isOrder = /^(?!if\b|for\b|that\b|each\b|all\b|you\b|the\b|-|repeat\b|when\b)[a-z-]+ [^:]+$/.test(
    first?.trim() ?? '',
  );
  if (first === undefined || !isOrder || others.length === 0) return [];
  const start = head === '' ? margin : indent;
  const put = [
    ...(head === '' ? [] : [`${margin}${head.replace(/, $/, ':')}`]),
    `${start}you may ${first.trim()}`,
    `${start}if you do:`,
    ...others.map((line) => `${start}  ${line.slice(indent.length)}`),
  ];
  return [[...lines.slice(0, at), ...put, ...(end < 0 ? [] : below.slice(end))].join('\n')];
}

/** `each player may discard a card`, and below it `if they do, they draw a card`: each is asked and acts in turn. */
function eachMay(lines: readonly string[]): string[] {
  return lines.flatMap((line, i) => {
    const [, margin, who, act] =
      /^(\s*)each ((?:other )?(?:player|opponent)) may ([a-z-]+ [^,:]+)$/.exec(line) ?? [];
    const [, answer, next] =
      /^\s*(if they do(?: not)?),? (?:they |that player )([a-z-]+ .+)$/.exec(lines[i + 1] ?? '') ?? [];
    if (who === undefined || answer === undefined) return [];
    const [verb] = next.split(' ');
    const does = verb.endsWith('s') ? next : next.replace(verb, thirdPerson(verb));
    const block = [
      `${margin}for each ${who}:`,
      `${margin}  that player may ${act}`,
      `${margin}  ${answer}, that player ${does}`,
    ];
    return [[...lines.slice(0, i), ...block, ...lines.slice(i + 2)].join('\n')];
  });
}

/** `choose a number from 1 to 3`, and then `characters of that level`. */
function ofThatNumber(lines: readonly string[]): string[] {
  const text = lines.join('\n');
  const [choice] = /\bchoose a number from \S+ to \S+(?= and\b|,|$|\n)/m.exec(text) ?? [];
  const OF =
    / (?:of|with) that (?!number\b)([a-z-]+)\b((?: (?:in|from|on) (?:your|their|the|any|that player's) [a-z-]+)?)/g;
  if (choice === undefined || !OF.test(text) || /\bthe named\b/.test(text)) return [];
  const put = text
    .replace(choice, `${choice} as named`)
    .replaceAll(
      OF,
      (_, field: string, place: string) => `${place.replace(' from ', ' in ')} where ${field} is the named`,
    )
    .replaceAll(/\bthat number\b/g, 'the named');
  const [head, ...more] = put.split('\n');
  // What follows a header in the same sentence goes into its block.
  const [, when, first] =
    /^((?:when|before|at the (?:start|end) of|until|while) [^,:]+), (.+)$/.exec(head) ?? [];
  return when === undefined || more.length === 0
    ? [put]
    : [[`${when}:`, `  ${first}`, ...more.map((line) => `  ${line}`)].join('\n')];
}

/** An option of others that pays you: it is on offer only to those who can pay it. */
function paidToYou(lines: readonly string[]): string[] {
  const PAID =
    /^(\s*- )(?:they |that player )?(?:pays?|gives?) you (\d+|an?) ([a-z]+(?: [a-z]+)?)(?:,? (?:if (?:they|you) (?:can|have (?:them|it|that many|enough))|if possible))?$/;
  const put = lines.map((line) => line.replace(PAID, '$1pay $2 $3, then you gain $2 $3'));
  if (put.join('\n') === lines.join('\n')) return [];
  return [put.map((line) => line.replace(/ chooses one:$/, ' chooses one that is possible:')).join('\n')];
}

/** `reveal the top card of the deck`, and below it `if it is a fruit, ...`: the card that was shown. */
function shownOne(lines: readonly string[]): string[] {
  const at = lines.findIndex((line) =>
    /^\s*(?:look at|reveal) (?:the|your) (?:top|bottom) card of [^,:]+$/.test(line),
  );
  if (at < 0 || at === lines.length - 1 || lines.some((line) => /\bthe seen\b/.test(line))) return [];
  const rest = lines.slice(at + 1);
  const noun = /\b(?:it|that card)(?: is|'s) an? (?:[a-z-]+ )?([a-z-]+)(?=,|:| )/.exec(rest.join('\n'))?.[1];
  const called = noun === undefined ? 'that card' : `that card|that ${noun}`;
  const put = rest.map((line) =>
    line
      .replaceAll(/\bit's (?=an? |not )/g, 'it is ')
      .replace(/^(\s*otherwise) (?=[a-z])(?!if\b)/, '$1, ')
      .replaceAll(/\b(?:put|place|add|take|draw|move) (?:it|that card) (?:in|into|to|onto) /g, 'move it to ')
      .replaceAll(new RegExp(`\\b(?:it|${called})\\b`, 'g'), 'the seen')
      .replaceAll(/\bits (?=[a-z])/g, "the seen's "),
  );
  if (put.join('\n') === rest.join('\n')) return [];
  return [[...lines.slice(0, at), `${lines[at]} as seen`, ...put].join('\n')];
}

const FROM_PLACE =
  /\b(?!(?:put|place|add|look)\b)[a-z]+ an? [^,:]+? (?:in|on|from) (the [a-z]+(?: [a-z]+)?)(?= as\b| to\b|$|,)/;
const REPLACED =
  /^(\s*)(?:(?:reveal|turn over|flip|draw|put|place|take|use) )?(the top card of [^,:]+?) (?:to replace (?:it|that [a-z-]+|the [a-z-]+)|(?:there|in (?:its|the same|that) place|in that [a-z-]+'s place))(?: instead)?$|^(\s*)replace (?:it|that [a-z-]+|the [a-z-]+) (?:with|by) (the top card of [^,:]+)$/;

/** `the top card of the deck replaces it`: it goes where the one was that an earlier line has taken. */
function replaced(lines: readonly string[]): string[] {
  return lines.flatMap((line, i) => {
    const [, margin, card, other, by] = REPLACED.exec(line) ?? [];
    const place = lines
      .slice(0, i)
      .map((each) => FROM_PLACE.exec(each)?.[1])
      .findLast((each) => each !== undefined);
    if ((card ?? by) === undefined || place === undefined) return [];
    return [
      [...lines.slice(0, i), `${margin ?? other}move ${card ?? by} to ${place}`, ...lines.slice(i + 1)].join(
        '\n',
      ),
    ];
  });
}

/** `look at the top card of the deck`, and below it `you may put it on the bottom`: of the pile that it comes from. */
function lookedAtOne(lines: readonly string[]): string[] {
  const at = lines.findIndex((line) => /^\s*(?:look at|reveal) the top card of [^,:]+$/.test(line));
  const pile = /the top card of ([^,:]+)$/.exec(lines[at] ?? '')?.[1];
  const next = lines[at + 1]?.replace(
    /^(\s*(?:you may )?)(?:put|move|place) (?:it|that card) (?:on|to|at) the (top|bottom)(?: of (?:it|that [a-z]+|the [a-z]+|[^,:]+))?$/,
    `$1move the seen to the $2 of ${pile}`,
  );
  if (at < 0 || pile === undefined || next === undefined || next === lines[at + 1]) return [];
  return [[...lines.slice(0, at), `${lines[at]} as seen`, next, ...lines.slice(at + 2)].join('\n')];
}

/** `that player loses 3 coins`, and below it `you gain as many`: what one loses the other gains. */
function passedOn(lines: readonly string[]): string[] {
  return lines.flatMap((line, i) => {
    const [, margin, who, amount, what, on = lines[i + 1] ?? ''] =
      /^(\s*)(that player|an opponent|the [a-z]+) loses (\d+|an?) ([a-z]+(?: [a-z]+)?)(?:,? and (you .+))?$/.exec(
        line,
      ) ?? [];
    const gained =
      /^(?:and |then )?(?:you )?gain (?:that many|as many|the same number|as much|the ([a-z]+(?: [a-z]+)?) (?:they|that player) lost)(?: [a-z]+(?: [a-z]+)?)?$/;
    if (who === undefined || !gained.test(on.trim())) return [];
    const rest = lines.slice(line.includes(' and you ') ? i + 1 : i + 2);
    return [[...lines.slice(0, i), `${margin}${who} gives ${amount} ${what} to you`, ...rest].join('\n')];
  });
}

/** Of several cards some can be there: whether it can be done is then not whether it is done. */
const SEVERAL = new RegExp(`\\b(?:\\d+|${writtenNumbers.slice(2).join('|')}|all|each|every)\\b`);

/** `if you cannot, ...` below what can only be done or not: it was not done. */
function failed(lines: readonly string[]): string[] {
  return lines.flatMap((line, i) => {
    const said = line.replace(
      /^(\s*)if (you|they) (?:cannot|can not)(?: do (?:so|that|this))?(?=,|:)/,
      '$1if $2 do not',
    );
    if (said === line || i === 0 || SEVERAL.test(lines[i - 1])) return [];
    return [[...lines.slice(0, i), said, ...lines.slice(i + 1)].join('\n')];
  });
}

const indented = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);

/** Abilities with the lines that go on from them. What is asked without a moment of its own is asked then, if nothing else helps. */
const joined = (lines: readonly string[]): string[] =>
  [GOES_ON, ASKED_THEN].map((goesOn) => joinedBy(lines, goesOn)).filter((text) => text !== lines.join('\n'));

function joinedBy(lines: readonly string[], goesOn: RegExp): string {
  const out: string[] = [];
  for (let i = 0; i < lines.length;) {
    const first = lines[i];
    const behind = lines.findIndex((line, j) => j > i && !/^\s/.test(line) && !goesOn.test(line));
    const end = behind < 0 ? lines.length : behind;
    const own = lines.slice(i + 1, end);
    const act = HEAD.exec(first)?.[2];
    // What is asked behind one of two that do the same may be meant of both.
    const isOneOfTwo =
      goesOn === ASKED_THEN &&
      act !== undefined &&
      lines.some((line) => line !== first && HEAD.exec(line)?.[2] === act);
    const isOne = own.length === 0 || /^\s/.test(first) || first.endsWith(':') || isOneOfTwo;
    out.push(...((isOne ? undefined : inBlock(first, own)) ?? [first, ...own]));
    i = end;
  }
  return out.join('\n');
}

/** `draw a card, then if you have 3 cards, discard a card`: what is asked then is a line of its own. */
function askedBehind(lines: readonly string[]): string[] {
  const put = lines.flatMap((line) => {
    const [, margin, said, asked] =
      /^(\s*)(.+?)(?:,? (?:and )?then,?|;) (if [^,:]+, [^:]+)$/.exec(line) ?? [];
    if (said === undefined) return [line];
    const [, head, act] = HEAD.exec(said) ?? [];
    const own =
      head === undefined ? [said, asked] : [`${head.replace(/, $/, '')}:`, ...indented([act, asked])];
    return own.map((each) => margin + each);
  });
  return put.length === lines.length ? [] : [put.join('\n')];
}

/** The same of the lines below `during your rest:` and the like. */
function joinedBelow([head, ...below]: readonly string[]): string[] {
  const margin = /^\s*/.exec(below[0] ?? '')![0].length;
  if (!/^(?:during|while) [^,:]+:$/.test(head ?? '') || margin === 0) return [];
  if (below.some((line) => line.length - line.trimStart().length < margin)) return [];
  return joined(below.map((line) => line.slice(margin))).map((block) =>
    [head, ...indented(block.split('\n'))].join('\n'),
  );
}

function inBlock(first: string, own: readonly string[]): string[] | undefined {
  const bought = priceOf(first, own);
  if (bought) return bought;
  const said = first.replace(
    FIRST_TIME,
    (_, before: string, span?: string, other?: string) => `${before}once per ${span ?? other}, if `,
  );
  const [, head, what] = HEAD.exec(said) ?? [];
  if (head === undefined) return priced(said, own);
  const when = head.replace(/, $/, '');
  const lines = own.flatMap(apart);
  if (/\bif [^,:]+? would [^,:]+$/.test(when)) {
    const act = /^you may (?:instead )?(.+?),?(?: instead)?$/.exec(what)?.[1];
    // Lines may be deeper than the one that they belong to.
    const depth = leastMargin(lines);
    const then = act && /\binstead\b/.test(what) ? ifDone(lines.map((line) => line.slice(depth))) : undefined;
    return then && [`${when}, you may instead:`, ...indented([takenOffAsPaid(act!), ...then])];
  }
  return priced(said, own) ?? [`${when}:`, ...indented([what, ...lines])];
}

/** How often something may be done, and nothing that it waits for. */
const LIMITED = /^((?:once|twice|\d+ times) (?:per|each|every|a) [a-z]+), (?:you may )?([^,:]+)$/;

/** Behind a price in the same line the player who pays acts. */
const OF_OTHERS = /^(?:each|every|all|that|the|this|your?|an?|another|opponents|players)\b/;

/** `once per turn, you may discard a card`, and below it `if you do, ...`: what is done first is the price of the rest. */
function priceOf(first: string, [done, ...rest]: readonly string[]): string[] | undefined {
  const [, limit, price] = LIMITED.exec(first) ?? [];
  if (limit === undefined) return undefined;
  const often = limit.replace(/ (?:each|every|a) /, ' per ');
  if (done === 'if you do:' && rest.length > 0 && rest.every((line) => line.startsWith(' '))) {
    const margin = leastMargin(rest);
    return [`${often}, ${price} to:`, ...indented(rest.map((line) => line.slice(margin)))];
  }
  const act = /^if you do,? ([a-z+].*)$/.exec(done)?.[1];
  if (act === undefined) return undefined;
  return rest.length === 0 && !OF_OTHERS.test(act)
    ? [`${often}, ${price} to ${act}`]
    : [`${often}, ${price} to:`, ...indented([act, ...rest.flatMap(apart)])];
}

/** `pay a coin to choose a card`, and what happens to it. */
function priced(first: string, own: readonly string[]): string[] | undefined {
  const [, head, what] =
    /^((?:[^,:]+, )*(?:you may )?(?:pay|discard|sacrifice|lose|move) [^,:]+? to) ([a-z]+ .+)$/.exec(first) ??
    [];
  return head === undefined ? undefined : [`${head}:`, ...indented([what, ...own.flatMap(apart)])];
}

/** `if you do, lose a coin and you cannot play cards this turn`: one line each. */
function apart(line: string): string[] {
  const [, if_, act, rule] =
    /^((?:if [^,:]+|otherwise)), (.+?),? and ((?:you|opponents|players|the [a-z-]+(?: [a-z-]+)?|that [a-z-]+) cannot .+)$/.exec(
      line,
    ) ?? [];
  return if_ === undefined ? [line] : [`${if_}:`, ...indented([act, rule])];
}

/** `if ... would ...:` with `instead` in the block: the word belongs in front of it. */
function instead(lines: readonly string[]): string[] {
  return lines.flatMap((line, i) => {
    const margin = /^\s*/.exec(line)![0];
    if (!/\b(?:if|the (?:first|next) time(?: that)?) [^,:]+? would [^,:]+:$/.test(line)) return [];
    const end = lines.findIndex((other, j) => j > i && /^\s*/.exec(other)![0].length <= margin.length);
    const block = lines.slice(i + 1, end < 0 ? undefined : end);
    const [first, ...more] = block;
    const margins = /^\s*/.exec(first ?? '')![0].length;
    const bought = insteadIfDone(block);
    if (bought) {
      const below = bought.map((each) => ' '.repeat(margins) + each);
      const said = [`${line.slice(0, -1)}, you may instead:`, ...below];
      return [[...lines.slice(0, i), ...said, ...lines.slice(i + 1 + block.length)].join('\n')];
    }
    const may = /^\s*(?:instead,? you may|you may instead) (.+)$|^\s*you may (.+?),? instead$/.exec(
      first ?? '',
    );
    const put = may
      ? optional(
          may[1] ?? may[2],
          more.map((each) => each.slice(margins)),
        )
      : required(first, more);
    if (put === undefined) return [];
    const head = `${line.slice(0, -1)}, ${may ? 'you may ' : ''}instead:`;
    const inner = may ? put.map((each) => ' '.repeat(margins) + each) : put;
    return [[...lines.slice(0, i), head, ...inner, ...lines.slice(i + 1 + block.length)].join('\n')];
  });
}

/** `you may pay a coin`, and below it `if you do, instead nothing`: what is paid happens in its place. */
function insteadIfDone([first, next, ...more]: readonly string[]): string[] | undefined {
  const act = /^\s*you may (?!instead\b)([^,:]+)$/.exec(first ?? '')?.[1];
  const then = /^\s*if you do,? (?:instead,? ([^:]+?)|([^:]+?),? instead)$/.exec(next ?? '');
  if (act === undefined || !then || more.length > 0) return undefined;
  const what = then[1] ?? then[2];
  return /^(?:nothing(?: happens)?|do nothing)$/.test(what) ? [act] : [act, what];
}

/** What happens instead where somebody agrees: what follows if they do belongs to it. */
function optional(act: string, more: readonly string[]): string[] | undefined {
  const then = ifDone(more);
  return then && [takenOffAsPaid(act), ...then];
}

function required(first: string | undefined, more: readonly string[]): string[] | undefined {
  const said = first?.replace(/^(\s*)instead,? /, '$1').replace(/,? instead$/, '');
  return said === undefined || said === first ? undefined : [said, ...more];
}

/** Lines without their `if you do`; undefined where one says what happens if it is not done. */
function ifDone(lines: readonly string[]): string[] | undefined {
  if (lines.some((line) => /^(?:otherwise\b|if (?:you|they) (?:do not|cannot)\b)/.test(line)))
    return undefined;
  const out: string[] = [];
  let inside = false;
  for (const line of lines) {
    if (/^if you do:$/.test(line)) inside = true;
    else if (/^\S/.test(line)) {
      inside = false;
      out.push(line.replace(/^if you do,? /, ''));
    } else out.push(inside ? line.slice(2) : line);
  }
  return out;
}

/** `look at the top 3 cards of the deck, keep one and put the rest on the bottom` */
const LOOKED =
  /^((?:(?:look at|reveal) the top \S+ cards of) ([^,:\n]+?))(?:,? and |,? then |, |\n)(you may )?(?:keep|take|put|move|choose|draw|pull) (one|an?|(?:up to )?(?:\d+|two|three))(?: (?!of\b|into\b|in\b|to\b|among\b|from\b|and\b|then\b)([a-z-]+(?: cards?)?))?(?: (?:from )?(?:of|among|from) (?:them|those cards|those|these))?(?: (?:into|in|to) your hand)?(?:,? and (?:then )?|,? then |, |\n)(?:put |place |move |return )?(?:the other(?: one|s| card| cards)?|the rest|the remaining cards?|all others) (?:back )?(on|to|at|under|into|in) (.+?)( in (?:any|random|a random) order)?$/;

function looked(lines: readonly string[]): string[] {
  const [, look, pile, may = '', count, what, at, where, order = ''] = LOOKED.exec(lines.join('\n')) ?? [];
  if (look === undefined || where.includes('\n')) return [];
  const end = /^(?:the )?(top|bottom)(?: of .+)?$/.exec(where)?.[1];
  if (
    at === 'under' ? where !== 'it' && !where.startsWith('the ') : /^(?:on|at)$/.test(at) && end === undefined
  )
    return [];
  const to = at === 'under' ? `the bottom of ${pile}` : end === undefined ? where : `the ${end} of ${pile}`;
  const one = /^(?:one|an?|1)$/.test(count);
  const kept = what === undefined || /^cards?$/.test(what) ? (one ? 'card' : 'cards') : what;
  return [
    [
      `${look} as seen`,
      `${may}move ${one ? withArticle(kept) : `${count} ${kept}`} among the seen as kept to your hand`,
      `move all cards among the seen other than the kept to ${to}${order.replace(' a random', ' random')}`,
    ].join('\n'),
  ];
}
