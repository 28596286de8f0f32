/**
 * Rolls that are made twice each time: `whenever you roll, roll twice and take the higher`, `you have advantage on wind rolls`. Nothing
 * throws before a roll is open, so it is offered as what its roller may do in the window in which rolls are changed.
 */
import { forms, type Vocabulary } from '../../../../language/symbols/symbol-table.ts';
import type { KindSymbol } from '../../../../language/symbols/symbols.ts';
import type { EntryKind } from '../../../../language/syntax/ast.ts';
import { withArticle } from '../../../../text/english-inflection.ts';
import { spokenWordsOf } from '../../words/spoken-words.ts';
import { KEEPS, keepingBetter } from './better-of-two.ts';
import { inWindowWhile, windowOfRolls } from './roll-windows.ts';

const LIMIT = '(?:once (?:each|every|per) turn,? )?';
const WHEN = '(?:when(?:ever)?|each time|every time|if)';
const TWICE = '(?:roll|throw)(?: it| the dice| them)? (?:twice|two times|again|one more time)';
const ROLLS = '(?:roll|throw|make an? (?:roll|throw)|would roll)(?: the dice| dice)?';
const FORMS: readonly RegExp[] = [
  `${LIMIT}${WHEN} you ${ROLLS}(?: (?:to|for) (?<purpose>[a-z' ]+?))?, (?:you (?:may )?)?${TWICE}(?: instead)?`,
  `${LIMIT}${WHEN} you (?:make an? )?(?<purpose>[a-z]+)(?: rolls?| [a-z ]+?)?, (?:you (?:may )?)?${TWICE}(?: instead)?`,
  `(?:you )?${TWICE}(?: (?:${WHEN} you|for|to|on) (?<purpose>[a-z' ]+?))?`,
  `(?:instead of rolling once, |this turn, )?(?:you )?${TWICE}`,
  'your (?:(?<purpose>[a-z ]+?) )?rolls are (?:made|rolled|thrown) twice',
].map((form) => new RegExp(`^${form}$`));
const ADVANTAGE =
  /^(?:your (?:(?<purpose>[a-z ]+?) )?rolls have advantage|you (?:have|roll with) advantage(?: (?:on|for|when you) (?:your |all )?(?<other>[a-z' ]+?)(?: rolls)?)?)$/;

/** `whenever you roll, you may reroll once`, `you may reroll your wind rolls once` */
const AGAIN: readonly RegExp[] = [
  `${WHEN} you ${ROLLS}(?: (?:to|for) (?<purpose>[a-z' ]+?))?, (?:you may )?reroll(?: it| that roll| the dice| that)?(?: once)?`,
  'you may reroll (?:your|each of your|any of your) (?:(?<purpose>[a-z ]+?) )?rolls?(?: once| one time)?',
].map((form) => new RegExp(`^${form}$`));

/** The text as what may be done once per turn. */
export function withRollsTwice(
  text: string,
  vocabulary: Vocabulary,
  kind: KindSymbol | undefined,
  entry: EntryKind,
): string[] {
  const window = windowOfRolls(vocabulary);
  if (
    entry !== 'abilities' ||
    !window ||
    !/\b(?:twice|two times|again|one more time|advantage|reroll)\b/.test(text)
  )
    return [];
  const said = text.trim().replace(/\.$/, '');
  const [tail, which = 'higher'] = KEEPS.exec(said) ?? [];
  const forms = tail === undefined ? [ADVANTAGE, ...AGAIN] : FORMS;
  const plain = tail === undefined ? said : said.slice(0, -tail.length);
  const form = forms.find((each) => each.test(plain));
  // Nobody would throw again for the worse.
  if (!form || !/^[hbg]/.test(which)) return [];
  const { purpose, other } = form.exec(plain)!.groups ?? {};
  const made = rollFor(purpose ?? other, vocabulary);
  if (made === undefined) return [];
  const bearer = kind?.goesOn && spokenWordsOf(vocabulary, kind).self;
  const roll = `${withArticle(made)} of ${bearer ?? 'yours'}`;
  const reroll = `${inWindowWhile(roll, window, 'once per turn, ')}reroll ${roll}`;
  const put = AGAIN.includes(form)
    ? reroll.replace(/reroll(?=[^,]*$)/, 'you may reroll')
    : keepingBetter(reroll, which);
  return put === undefined ? [] : [put];
}

/** The roll that is made for something: the one whose name begins with a word for it; any roll where no purpose is given. */
function rollFor(purpose: string | undefined, { rolls }: Vocabulary): string | undefined {
  if (purpose === undefined || /^(?:rolls?|your|the dice)$/.test(purpose)) return 'roll';
  const words = purpose.split(' ').map((word) => word.replace(/(?:'s?|s)$/, ''));
  const names = rolls.map((each) => forms(each).one);
  return names.find((name) => words.some((word) => word.length > 2 && name.startsWith(word)));
}
