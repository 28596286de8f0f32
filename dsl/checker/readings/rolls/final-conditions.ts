/**
 * What is asked of a roll in the sentence that waits for its end: `when your fruit roll is final and above 12`, on a card that changes
 * rolls `when that roll is final and at least 10`. That it is final is waited for, and what it comes to is asked then.
 */
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import type { EntryKind } from '../../../language/syntax/ast.ts';
import type { KindSymbol } from '../../../language/symbols/symbols.ts';
import { useOfThis } from '../../suggestions/own-uses.ts';

const BOUND =
  "(exactly|at most|at least|less than|more than|fewer than|lower than|higher than|greater than|below|above|under|over|equal to|)(?: |(?<=(?:and|is|if it is|comes to|totals) ))((?:\\d+|\\([^()\\n]+\\)|(?:the|that|your) [a-z][a-z' -]*?)(?: or (?:less|lower|fewer|more|higher|greater))?)";
const DONE = '(?:is|becomes) (?:final|over|finished|settled)';
const FINAL = new RegExp(
  `\\b(?:when(?:ever)?|once|as soon as|after|if) (that|the|your|an? |an opponent's|a player's|another player's)( ?)((?:[a-z]+ )?roll)((?: of [^,:\\n]+?)?(?: for [^,:\\n]+?)?) ${DONE}(?:,? and (?:if )?(?:(?:it|that roll) )?(?:is |comes to |totals )?|,? if (?:it|that roll) (?:is|comes to|totals) )${BOUND}(?=[,:])`,
  'g',
);

const BOUNDS: Readonly<Record<string, string>> = {
  'less than': 'less than ',
  'fewer than': 'less than ',
  'lower than': 'less than ',
  below: 'less than ',
  under: 'less than ',
  'more than': 'more than ',
  'higher than': 'more than ',
  'greater than': 'more than ',
  above: 'more than ',
  over: 'more than ',
  'at least': 'at least ',
  'at most': 'at most ',
};

/** The text with what is asked behind the event; none where nothing changes. */
export function withFinalConditions(
  text: string,
  words: Vocabulary,
  kind: KindSymbol | undefined,
  entry: EntryKind,
): string[] {
  if (words.rolls.length === 0 || !/\broll\b/.test(text)) return [];
  const asked = text.replaceAll(
    FINAL,
    (said: string, whose: string, _, roll: string, of: string, bound: string, amount: string) => {
      // A total of both kinds says nothing.
      if (bound !== '' && amount.includes(' or ')) return said;
      const much = amount
        .replace(/^(.+) or (?:less|lower|fewer)$/, 'at most $1')
        .replace(/^(.+) or (?:more|higher|greater)$/, 'at least $1');
      return `when ${whose.trim()} ${roll}${of} is final if that roll is ${BOUNDS[bound] ?? ''}${much}`;
    },
  );
  const compared = asked.replaceAll(
    WORTH,
    (_, roll: string, above?: string) => `${roll} ${above === undefined ? 'less' : 'more'} than `,
  );
  const ranged = compared.replaceAll(RANGE, (said, how: string, range: string) =>
    isRange(words, range)
      ? `is ${how} than that roll's ${how === 'less' ? 'lowest' : 'highest'} ${range}`
      : said,
  );
  const put = entry === 'abilities' && kind ? ofOwnUse(ranged, words, kind) : ranged;
  return put === text ? [] : [put];
}

const OWN =
  /^when (?:that|the|the changed|the modified) ((?:[a-z]+ )?roll) is final(?:,? if ([^,:\n]+))?(, |:\n)([^]+)$/;
const WORTH =
  /\b((?:that|the|your) roll is) (?:(above|over|higher than)|(?:below|under|lower than)) (?=(?:that|the|your|this)\b)/g;

const RANGE = /(?<=\broll )is (less|more) than that roll's ([a-z][a-z -]*?)(?=[,:]| and | or |$)/gm;

/** Whether something is printed as the numbers that a roll has to come to. */
const isRange = ({ kinds }: Vocabulary, name: string): boolean =>
  kinds.some(({ fields }) =>
    fields.some(({ type, names }) => type.type === 'range' && names.en.includes(name)),
  );

/** On another card no roll was named: any of yours may be meant, or any at all. It is offered only. */
export function withUnnamedRolls(text: string, { rolls }: Vocabulary, entry: EntryKind): string[] {
  if (rolls.length === 0) return [];
  if (/^when that roll is final\b/.test(text))
    return ['your roll', 'a roll'].map((roll) => text.replace('that roll', roll));
  if (entry !== 'abilities') return [];
  const [said, what] = UNNAMED.exec(text) ?? [];
  if (said === undefined || what === undefined) return [];
  const rest = text.slice(said.length);
  return what === 'the dice'
    ? [`when your dice${rest}`, `when the dice of a roll${rest}`]
    : ['your', 'a'].map((whose) => `when ${what.replace(/^(?:the|that)/, whose)}${rest}`);
}

/** What is asked of a roll or of dice without a word for whose they are. */
const UNNAMED =
  /^(?:if|when(?:ever)?) (the dice|(?:the|that) (?:natural |unmodified )?(?:[a-z]+ )?roll)(?= (?:shows?|is|was|comes? to|totals?|adds? up to|before|without)\b)/;

/** A line of a card that is used for rolls: which roll it is says the use of the card. */
function ofOwnUse(text: string, words: Vocabulary, kind: KindSymbol): string {
  const [all, roll, asked, sign, act] = OWN.exec(text) ?? [];
  const use = useOfThis(words, kind);
  const [, id] = /^([a-z-]+) using this$/.exec(use ?? '') ?? [];
  const verb = words.verbs.find((each) => each.id === id);
  if (all === undefined || !verb) return text;
  const proviso = asked === undefined ? '' : ` if ${asked}`;
  const isOfRoll = verb.parameters[0]?.phrase.snippet.text.trim() === 'a roll';
  if (isOfRoll && roll !== 'roll') return text;
  if (isOfRoll)
    return `when you ${verb.id} a roll using this:\n  until end of turn, once, when that roll is final${proviso}${sign === ', ' ? ', ' : ':\n  '}${act}`;
  // In a contest that the card begins, the roll of its user is the first one; it is over when the contest is.
  const [contest, ...more] = words.contests;
  if (!contest || more.length > 0) return text;
  const [{ names }] = contest.rolls;
  if (roll !== 'roll' && roll !== names.en[0]) return text;
  const own = `your ${names.en[0]}`;
  return `when you ${verb.id} using this${proviso.replace('that roll', own)}${sign}${act}`;
}
