/**
 * Whose a roll is and what it comes to, in the words of people: `when an opponent makes a gale roll of 9 or more`, `when an
 * opponent's roll is final, that player draws a card`.
 */
import { withArticle } from '../../../text/english-inflection.ts';
import { forms, longestTerm, type Vocabulary } from '../../../language/symbols/symbol-table.ts';

/** The text with such events as the language has them; none where nothing changes. */
export function withRollsMade(text: string, vocabulary: Vocabulary): string[] {
  if (!/\broll(?:s|ed)?\b/.test(text)) return [];
  const put = ofRoller(ofBearer(made(text, vocabulary)));
  return put === text ? [] : [put];
}

const WHO =
  '(you|an opponent|any opponent|each opponent|a player|any player|each player|another player|someone else)';
const AMOUNT =
  '(?:exactly |at least |at most |more than |less than )?\\d+(?: or (?:more|less|higher|lower))?';
const MADE = new RegExp(
  `\\b(?:when(?:ever)?|each time|every time|after) ${WHO} (?:makes?|throws?|rolls?) an? ((?:[a-z]+ )?)roll(?: of (?:an? )?(${AMOUNT}))?( if [^,:\\n]+)?(,|:)`,
);

const NAMED = new RegExp(
  `\\bwhen(?:ever)? ${WHO} rolls? (?:exactly |an? )?the ([a-z-]+)( if [^,:\\n]+)?(,|:)`,
);

/** `when an opponent rolls the toll`: a number that has a name, as what `MADE` finds. */
function ofName(text: string): readonly string[] | undefined {
  const [all, who, name, condition = '', sign = ''] = NAMED.exec(text) ?? [];
  if (all === undefined || who === undefined || name === undefined) return undefined;
  return new RegExp(`\\bas ${name}$`, 'm').test(text)
    ? [all, who, '', `the ${name}`, condition, sign]
    : undefined;
}

/** What changes a roll, and not only asks what it comes to. */
const CHANGES =
  /[+-]\S+ to\b|\b(?:re-?rolls?|modif[a-z]+|counts? as|becomes?|adds?|subtracts?|roll (?:it|that|those|the dice) again|instead|lowers?|raises?|increases?|reduces?|sets?|turn)\b/;
const ASKS = /\b(?:that|the) (?:roll|result|total)\b|\bif it is\b/;

/** `when an opponent makes a gale roll`: when it is over where its result is asked for, else when it is thrown. */
function made(text: string, vocabulary: Vocabulary): string {
  const [all, who, kind, amount, condition = '', sign] = MADE.exec(text) ?? ofName(text) ?? [];
  if (all === undefined || who === undefined) return text;
  const rest = text.slice(text.indexOf(all) + all.length);
  const asks = amount !== undefined || ASKS.test(condition + rest);
  const roll = rollOf(kind.trim(), vocabulary);
  if (CHANGES.test(rest) || roll === undefined) return text;
  if (!asks && !/ or /.test(roll)) return text;
  const by =
    who === 'someone else'
      ? 'another player'
      : who.replace(/^(?:any|each) (?=p)/, 'a ').replace(/^(?:any|each) /, 'an ');
  const event = `when ${withArticle(roll)} of ${by === 'you' ? 'yours' : by === 'another player' ? 'an opponent' : by} is ${asks ? 'final' : 'thrown'}`;
  const test =
    amount === undefined
      ? condition
      : ` if that roll is ${plainAmount(amount)}${condition.replace(/^ if /, ' and ')}`;
  return text.replace(all, `${event}${test}${sign}`);
}

const plainAmount = (amount: string): string =>
  amount
    .replace(/^exactly /, '')
    .replace(
      /^(\d+) or (more|less|higher|lower)$/,
      (_, number: string, how: string) => `at ${/more|higher/.test(how) ? 'least' : 'most'} ${number}`,
    );

/** What a roll of a kind is called; a contest that a verb holds has two. */
function rollOf(kind: string, vocabulary: Vocabulary): string | undefined {
  if (kind === '') return 'roll';
  if (vocabulary.terms.has(`${kind} roll`)) return `${kind} roll`;
  const holding = vocabulary.verbs.find(({ id }) => id === kind);
  const hold = holding?.body.find((each) => each.kind === 'order' && each.verb.text === 'hold');
  const object = hold?.kind === 'order' ? hold.args.object : undefined;
  if (object?.kind !== 'noun' || object.heads.length !== 1) return undefined;
  const symbol = longestTerm(vocabulary, object.heads[0].words)?.meanings[0].symbol;
  return symbol?.sort === 'contest' ? symbol.rolls.map((each) => forms(each).one).join(' or ') : undefined;
}

const BEARER =
  /^(\s*)when(?:ever)? (the equipped [a-z-]+|this) (?:rolls?(?: (?:the )?dice)?|makes? a roll|is rolled for), ([+-]\d+) to (?:that roll|it|the roll|its roll)$/gm;

/** `when the equipped knight makes a roll, +1 to that roll`: to all its rolls. */
const ofBearer = (text: string): string => text.replaceAll(BEARER, "$1$3 to $2's rolls");

/** A roll of somebody else that is over; of one that is thrown the language says who throws it. */
const OF_OTHERS =
  /\bwhen (?:(?:an?|any) (?:[a-z]+ )*?roll(?: or [a-z]+ roll)?(?: of (?:an opponent|another player|a player)(?: of [^,:\n]+?)?)?|(?:an opponent's|another player's|a player's) (?:[a-z]+ )?roll) is final\b/;

/** The player who has made a roll that was named before, in the words of people. */
export const ROLLER =
  /\b(?:that (?:player|opponent)|the player whose roll (?:it|that) (?:is|was)|the (?:owner|maker|roller) of (?:that|the) roll|its (?:owner|roller|maker)|the roller|whoever (?:made|rolled)(?: it| that roll| the roll)?|the player (?:who|that) (?:made|rolled)(?: it| that roll| the roll)?|they(?= (?!are\b|have\b)[a-z]+s?\b))/g;

/** `that player`, of a roll: no player of the event, but its roller. */
export function ofRoller(text: string): string {
  const at = text.search(OF_OTHERS);
  if (at < 0 || /\bchooses? (?:an?|another) (?:player|opponent)\b|\beach (?:player|opponent)\b/.test(text))
    return text;
  return text.slice(0, at) + text.slice(at).replaceAll(ROLLER, "that roll's roller");
}
