/**
 * What a roll of the game comes to, as people ask it: `when you roll a natural 12`, `when your unmodified roll is 10 or more`, `when you
 * roll an odd number`, and in the effect for which it is made `if either die is a 6`.
 */
import { withArticle } from '../../../text/english-inflection.ts';
import type { EntryKind } from '../../../language/syntax/ast.ts';
import type { KindSymbol } from '../../../language/symbols/symbols.ts';
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
const ROLLED = new RegExp(`^${HEAD} ${WHO} rolls?${ABOUT} (${ASKED})${ABOUT}(${BARE}?)(, |:)`);
/** `when your roll is ...` */
const COMES_TO = new RegExp(
  `^${HEAD} (?:(your|an opponent's|a player's|an?) (unmodified |natural )?${KIND}roll(?: of (yours|an opponent|a player))?|the (unmodified |natural )?(?:[a-z]+ )?roll (?:for|of) (the equipped [a-z]+)|(the equipped [a-z]+)'s (unmodified |natural )?(?:[a-z]+ )?roll)(${BARE}?),? (?:is|shows|comes to|totals|was|equals) (${ASKED})(${BARE}?)(, |:)`,
);
/** Another roll that may be meant. */
const OTHER_ROLLS =
  /\b(?:make|makes|throws?|rolls?) (?:an?|the|another|\d+|two|three) (?!natural)\b|\b(?:when|whenever|each time|before (?!(?:any |the |it is |being )?modif)|after|would)\b/;

/** A text with what is asked of such rolls in the words of the language. */
export function withRollsAsked(text: string, kind: KindSymbol | undefined, entry: EntryKind): string[] {
  const isRolledFor = kind?.fields.some(({ type }) => type.type === 'range') === true;
  const own: Throw | undefined =
    entry === 'effect' && isRolledFor && !OTHER_ROLLS.test(text)
      ? { value: "this card's roll", roll: "this card's roll" }
      : undefined;
  const put = text
    .split('\n')
    .map((line) => (own ? withDiceAsked(line, own) : entry === 'abilities' ? waiting(line) : line))
    .join('\n');
  return put === text ? [] : [put];
}

/** A line that waits for what a roll comes to. */
function waiting(line: string): string {
  const rolled = ROLLED.exec(line);
  if (rolled) {
    const [all, head, who, first, host, asked, kind = first, bearer = host, bare, sign] = rolled;
    const roll = bearer === undefined ? rollOf(who, kind ?? '') : `${bearer}'s roll`;
    return finallyAsked(line, all, { head, roll, asked, isBare: bare !== '', sign });
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
  return finallyAsked(line, all, {
    head,
    roll: equipped ? `${equipped}'s roll` : rollOf(who, kind),
    asked,
    isBare,
    sign,
  });
}

interface Waited {
  readonly head: string;
  readonly roll: string;
  readonly asked: string;
  /** Whether what was added to the roll does not count. */
  readonly isBare: boolean;
  readonly sign: string;
}

function finallyAsked(line: string, all: string, { head, roll, asked, isBare, sign }: Waited): string {
  const test = testOf(asked, {
    value: isBare ? 'the total die of that roll' : 'that roll',
    roll: 'that roll',
  });
  if (test === undefined) return line;
  const behind = line.slice(all.length);
  // Who has rolled is no player of the event.
  const rest = roll.includes(' of ')
    ? behind.replaceAll(/\bthat (?:player|opponent)\b/g, "that roll's roller")
    : behind;
  return `${head}when ${roll} is final if ${test}${sign}${rest}`;
}

const rollOf = (who: string, kind: string): string =>
  who === 'you' ? `your ${kind}roll` : `${withArticle(`${kind}roll`)} of ${who.replace(/^any /, 'a ')}`;
