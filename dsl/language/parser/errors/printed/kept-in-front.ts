/**
 * Cards that are carried out once and are kept in front of somebody for a while: `Keep this in front of you until your next turn. Your
 * pears cannot be picked.` What such a card says then holds so long; where the card is makes no difference to that.
 */
import type { EntryKind } from '../../../syntax/ast.ts';

const PLACE =
  '(?:in front of you|on the table|in play|into play|in your (?:play )?area|(?:next to|beside) your [a-z]+)';
const FACE = '(?:,? ?face[- ]?up)?';
const THIS = '(?:this(?: (?!turn|round|game|way)[a-z]+)?)';
const KEEPS = new RegExp(
  `^(?:(?:then )?(?:you )?(?:keep|leave|put|place|lay) (?:${THIS}|it)${FACE} ${PLACE}${FACE}|${THIS} (?:stays|remains|is kept)${FACE} ${PLACE}${FACE})(?<rest>$|,? (?:until|for|permanently)\\b[^:]*$|: .+$)`,
);
const THERE = `(?:${THIS}|it|it's) ?(?:is|stays|remains|lies)? ?(?:there|face[- ]?up|out|${PLACE})(?:${FACE} in front of you)?`;
const WHILE_THERE = new RegExp(`^(?:while|as long as) ${THERE},? `);
const BEHIND = new RegExp(`,? (?:while|as long as) ${THERE}$`);
const PUT_AWAY = new RegExp(
  `^(?:then |afterwards?,? )?(?:(?<at>at the (?:start|beginning|end) of your next turn),? )?[a-z]+ (?:${THIS}|it)(?:,? (?<late>at the (?:start|beginning|end) of your next turn))?$`,
);
const THEN_AWAY = new RegExp(`(?:,? and(?: then)?|,? then) [a-z]+ (?:${THIS}|it)$`);
const AWAY_INSTEAD = new RegExp(`(?<=\\bwould\\b.*, )(?:[a-z]+ ${THIS} instead|instead,? [a-z]+ ${THIS})$`);
const HOLDS =
  /^(?:when|whenever|each time|every time|the first time|the next time|once per|if [^,]+ would |at the (?:start|beginning|end) of|while|as long as|[+-]\d|(?:all |each |other )?(?:your|enemy|that [a-z]+|[a-z]+s) [^,]*?\b(?:cannot|can't|can not|have|get|gets|cost|costs)\b|you (?:cannot|can't|have|get [+-]|get a [+-])|(?:an opponent|nobody|no one|no [a-z]+) )/;

/** The text with what is kept as a span; the text itself where nothing is, or where it says more of the card. */
export function withKeptCards(text: string, entry: EntryKind): string {
  if (entry !== 'effect' || !/\b(?:keep|leave|put|place|lay|stays|remains|kept)\b/i.test(text)) return text;
  const sentences = text.split(/(?<=[.;])[ ]+(?=\S)|\n/).map((each) => each.replace(/[.;]$/, ''));
  const said = sentences.map((each) => (/^\s/.test(each) ? each : lowered(each)));
  const at = said.findIndex((each) => KEEPS.test(each));
  if (at < 0) return text;
  const { rest } = KEEPS.exec(said[at])!.groups!;
  const behind = rest.startsWith(': ') ? [rest.slice(2)] : [];
  const after = [...behind, ...said.slice(at + 1)];
  const ends = after.flatMap((each) => {
    const { at: early, late } = PUT_AWAY.exec(each)?.groups ?? {};
    return early ?? late ?? [];
  });
  const span = spanOf(behind.length > 0 ? '' : rest) ?? (ends[0] && `until ${ends[0].slice('at '.length)}`);
  const lasts = (span ?? 'for the rest of the game').replace('beginning', 'start');
  const put = after.filter((each) => !PUT_AWAY.test(each)).map((each) => lasting(each, lasts));
  const isAll = put.every((each) => !new RegExp(`\\b${THIS}\\b`).test(each) || /^\s/.test(each));
  const isAny = put.some((each) => each.startsWith(lasts));
  return isAll && isAny ? [...said.slice(0, at), ...put].join('\n') : text;
}

const lowered = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1);

/** `until your next turn`: as the language has it. */
function spanOf(rest: string): string | undefined {
  const words = rest.replace(/^,? /, '');
  if (words === '') return undefined;
  if (words === 'permanently') return 'for the rest of the game';
  return words.replace(/^until your next turn(?: (?:starts|begins))?$/, 'until the start of your next turn');
}

/** What holds so long, with the span in front; what is done at once as it is. */
function lasting(sentence: string, span: string): string {
  if (/^\s/.test(sentence)) return sentence;
  const there = WHILE_THERE.test(sentence) || BEHIND.test(sentence) || /^until then,? /.test(sentence);
  const bare = sentence
    .replace(WHILE_THERE, '')
    .replace(BEHIND, '')
    .replace(/^until then,? /, '');
  if (!there && !HOLDS.test(bare)) return sentence;
  const once = THEN_AWAY.test(bare) || AWAY_INSTEAD.test(bare) ? 'once, ' : '';
  const done = bare
    .replace(THEN_AWAY, '')
    .replace(AWAY_INSTEAD, 'instead nothing')
    .replace(
      /^at the (start|beginning|end) of (?:each of your turns|each turn of yours|every turn of yours)/,
      'at the $1 of your turn',
    )
    .replace(/^(?:each|every|the (?:next|first)) time|^whenever/, 'when')
    .replace(/^when (?=[^,]+ would )/, 'if ');
  const isOnce = once !== '' || /^the (?:next|first) time\b(?! each)/.test(bare);
  return `${span}, ${isOnce ? 'once, ' : ''}${done}`;
}
