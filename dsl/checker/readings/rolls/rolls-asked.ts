/**
 * What a roll of the game comes to, as people ask it: `when you roll a natural 12`, `when your unmodified roll is 10 or more`, `when you
 * roll an odd number`, and in the effect for which it is made `if either die is a 6`.
 */
import { withArticle } from '../../../text/english-inflection.ts';
import type { EntryKind } from '../../../language/syntax/ast.ts';
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import type { KindSymbol } from '../../../language/symbols/symbols.ts';
import { verbIn } from '../../suggestions/word-suggestions.ts';
import { testOf, testsOf, type Throw } from './throws/tests-of-throws.ts';
import { withDiceAsked } from './throws/thrown-results.ts';

const HEAD =
  '( *(?:(?:once|twice|\\d+ times) per [a-z]+, |while [^,:\\n]+, )?)(?:when(?:ever)?|each time|every time|if)';
const WHO = '(you|an opponent|a player|another player|any player)';
const BARE =
  '(?:,? (?:before (?:any |the )?modif(?:iers?|ications?)(?: (?:are|is) (?:applied|played|added|used))?|before (?:it is|being) modified|without (?:any )?modif(?:iers?|ications?)|unmodified|naturally|on the dice|ignoring (?:all )?modifiers|not counting modifiers))';
const KIND = '((?:(?!natural|unmodified)[a-z]+ )?)';
const ABOUT = '(?: (?:on|in|with|for) (?:(?:an?|your|any) ([a-z]+ )roll|(the equipped [a-z]+)))?';
const ASKED = testsOf({ value: '' });

/** `when you roll ...` */
const ROLLED = new RegExp(`^${HEAD} ${WHO} roll(?:s|ed)?${ABOUT} (${ASKED})${ABOUT}(${BARE}?)(, |:)`);
/** `when your roll is ...` */
const COMES_TO = new RegExp(
  `^${HEAD} (?:(your|an opponent's|a player's|an?) (unmodified |natural )?${KIND}roll(?: of (yours|an opponent|a player))?|the (unmodified |natural )?(?:[a-z]+ )?roll (?:for|of) (the equipped [a-z]+)|(the equipped [a-z]+)'s (unmodified |natural )?(?:[a-z]+ )?roll)(${BARE}?),? (?:is|shows|comes to|totals|was|equals) (${ASKED})(${BARE}?)(, |:)`,
);
/** Another roll that may be meant. */
const OTHER_ROLLS =
  /\b(?:make|makes|throws?|rolls?) (?:an?|the|another|\d+|two|three) (?!natural)\b|\b(?:when|whenever|each time|before (?!(?:any |the |it is |being )?modif)|after|would)\b/;

/** A text with what is asked of such rolls in the words of the language. */
export function withRollsAsked(
  text: string,
  vocabulary: Vocabulary,
  kind: KindSymbol | undefined,
  entry: EntryKind,
): string[] {
  const isRolledFor = kind?.fields.some(({ type }) => type.type === 'range') === true;
  const own: Throw | undefined =
    entry === 'effect' && isRolledFor && !OTHER_ROLLS.test(text)
      ? { value: "this card's roll", roll: "this card's roll" }
      : undefined;
  const put = text
    .split('\n')
    .map((line) =>
      own ? withDiceAsked(line, own) : entry === 'abilities' ? waiting(line, vocabulary) : line,
    )
    .join('\n');
  return put === text ? [] : [put];
}

/** A line that waits for what a roll comes to. */
function waiting(line: string, vocabulary: Vocabulary): string {
  const rolled = ROLLED.exec(line);
  if (rolled) {
    const [all, head, who, first, host, asked, kind = first, bearer = host, bare, sign] = rolled;
    const roll = bearer === undefined ? rollOf(who, kind ?? '') : `${bearer}'s roll`;
    return finallyAsked(line, all, { head, roll, asked, isBare: bare !== '', sign }, vocabulary);
  }
  const found = COMES_TO.exec(line);
  if (!found) return line;
  const [all, head, whose, plain, kind = '', of, one, bearer, host, other, before, asked, behind, sign] =
    found;
  const equipped = bearer ?? host;
  const who =
    whose === 'your' || of === 'yours'
      ? 'you'
      : (of ?? (whose ?? '').replace(/'s$/, '').replace(/^an?$/, 'a player'));
  const isBare = (plain ?? one ?? other) !== undefined || before !== '' || behind !== '';
  const roll = equipped ? `${equipped}'s roll` : rollOf(who, kind);
  return finallyAsked(line, all, { head, roll, asked, isBare, sign }, vocabulary);
}

interface Waited {
  readonly head: string;
  readonly roll: string;
  readonly asked: string;
  /** Whether what was added to the roll does not count. */
  readonly isBare: boolean;
  readonly sign: string;
}

function finallyAsked(line: string, all: string, waited: Waited, vocabulary: Vocabulary): string {
  const { head, roll, asked, isBare, sign } = waited;
  const test = testOf(asked, {
    value: isBare ? 'the total die of that roll' : 'that roll',
    roll: 'that roll',
  });
  if (test === undefined) return line;
  const behind = line.slice(all.length);
  const closing = closingOf(behind, vocabulary);
  // When nobody changes it any more it is too late to forbid that.
  if (closing) return isOfDice(test) ? `${head}${closing} ${allOf(roll)} where ${ofThose(test)}` : line;
  // Who has rolled is no player of the event.
  const rest = roll.includes(' of ')
    ? behind.replaceAll(/\bthat (?:player|opponent)\b/g, "that roll's roller")
    : behind;
  return `${head}when ${roll} is final if ${test}${sign}${rest}`;
}

/** Whether dice alone decide it: what is added to a roll later makes no difference. */
const isOfDice = (test: string): boolean => /^the (?:total die|dice) of that roll\b/.test(test);
const ofThose = (test: string): string => test.replace(' of that roll', '');
const allOf = (roll: string): string =>
  roll.replace(/^an? (.*roll)(?= |$)/, 'all $1s').replace(/^((?:your|the) .*|all )?roll$/, '$1rolls');

/** Who cannot change such a roll, where a line forbids just that. */
function closingOf(said: string, vocabulary: Vocabulary): string | undefined {
  const [, who, verb, done, by] = CLOSING.exec(said) ?? [];
  const changing = vocabulary.verbs.find(
    (each) =>
      each.parameters[0]?.phrase.snippet.text.trim() === 'a roll' &&
      (each.id === verb || verbIn(vocabulary, each.id, 'participle') === done),
  );
  if (!changing) return undefined;
  const forbidden = who ?? by ?? 'players';
  return `${/^(?:nobody|no one|no player|any(?:body|one))$/.test(forbidden) ? 'players' : forbidden} cannot ${changing.id}`;
}

const CLOSING =
  /^ ?(?:(?:(nobody|no one|no player|players|opponents|other players) (?:can|may|cannot|can't|may not) ([a-z]+) (?:it|(?:that|the) roll))|(?:it|(?:that|the) roll) (?:cannot|can't|may not) be ([a-z]+)(?: by (players|opponents|other players|anybody|anyone))?)$/;

const rollOf = (who: string, kind: string): string =>
  who === 'you' ? `your ${kind}roll` : `${withArticle(`${kind}roll`)} of ${who.replace(/^any /, 'a ')}`;
