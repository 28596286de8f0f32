/**
 * What single dice show: `when you roll and either die shows a 1`, `when either die of your fruit roll is a 6`, and in the effect for which
 * dice are rolled `the higher of the two dice`.
 */
import { withArticle } from '../../../text/english-inflection.ts';
import type { EntryKind } from '../../../language/syntax/ast.ts';
import type { KindSymbol } from '../../../language/symbols/symbols.ts';
import { ofRoller } from './rolls-made.ts';
import { withDiceAsked } from './throws/thrown-results.ts';

const HEAD = '( *(?:(?:once|twice|\\d+ times) per [a-z]+, )?)(?:when(?:ever)?|each time|every time)';
const WHO = '(you|an opponent|a player|another player|any player)';
/** `when you roll and ...` */
const ROLLED = new RegExp(
  `^${HEAD} ${WHO} (?:rolls?|(?:makes?|throws?) an? ((?:[a-z]+ )?)roll)(?: (?:(?:the|two|2) )?dice)?,? (?:and if|and|if) ((?:either|any|at least|one|an?|no|none|neither|both|all|the|your|their) [^,:\\n]+)([,:])`,
);
/** `when either die of your roll ...` */
const OF_ROLL = new RegExp(
  `^${HEAD} ((?:either|any|at least one|one|an?|no|neither) die|(?:one|none|either|any) of the dice|both dice|the dice) (?:of|in|on|for) (your|an opponent's|a player's|another player's|an?) ((?:[a-z]+ )?)roll((?: (?:is|are|shows?|total|add up to|come to) )[^,:\\n]+)([,:])`,
);
/** `when your dice show ...` */
const OWN_DICE = new RegExp(`^${HEAD} (your) (dice (?:show|total|add up to|come to) [^,:\\n]+)([,:])`);

/** The text with such dice as the language asks of them; none where nothing changes. */
export function withDiceShown(text: string, kind: KindSymbol | undefined, entry: EntryKind): string[] {
  if (!/\b(?:die|dice|higher|lower|rolled|roll)\b/.test(text)) return [];
  const isRolledFor = kind?.fields.some(({ type }) => type.type === 'range') === true;
  const put = entry === 'abilities' ? waiting(text) : entry === 'effect' && isRolledFor ? ofOwn(text) : text;
  return put === text ? [] : [put];
}

function waiting(text: string): string {
  const rolled = ROLLED.exec(text);
  if (rolled) {
    const [all, head, who, kind = '', asked, sign] = rolled;
    return asking(text, all, { head, who, kind, asked, sign });
  }
  const own = OWN_DICE.exec(text);
  if (own) {
    const [all, head, , asked, sign] = own;
    return asking(text, all, { head, who: 'you', kind: '', asked: `the ${asked}`, sign });
  }
  const [all, head, dice, whose, kind = '', shows, sign] = OF_ROLL.exec(text) ?? [];
  if (all === undefined || dice === undefined) return text;
  const who = whose === 'your' ? 'you' : whose.replace(/^an?$/, 'a player').replace(/'s$/, '');
  return asking(text, all, { head, who, kind, asked: `${dice}${shows}`, sign });
}

interface Waited {
  readonly head: string;
  readonly who: string;
  readonly kind: string;
  readonly asked: string;
  readonly sign: string;
}

/** The event with what is asked of the dice when nobody changes the roll any more; the text where that is not known. */
function asking(text: string, all: string, { head, who, kind, asked, sign }: Waited): string {
  const dice = asked.replace(/^(?:your|their) /, 'the ');
  const said = withDiceAsked(`if ${dice}`, { value: 'that roll', roll: 'that roll' });
  if (said === `if ${dice}`) return text;
  const one = who.replace(/^any /, 'a ').replace('another player', 'an opponent');
  const roll = `${withArticle(`${kind}roll`)} of ${one === 'you' ? 'yours' : one}`;
  const event = one === 'you' ? `your ${kind}roll` : roll;
  return ofRoller(`${head}when ${event} is final ${said}${sign}${text.slice(all.length)}`);
}

/** Another roll that may be meant. */
const OTHER_ROLLS =
  /\b(?:make|makes|throws?|rolls?) (?:an?|the|another|\d+|two|three|twice)\b|\b(?:when|whenever)\b/;
const ONE_DIE =
  /\bthe (high|low)(?:er|est) (?:die|of (?:the |both |your )?(?:two |2 )?dice)(?: (?:that )?(?:you|was|were) ?(?:have |had )?rolled| rolled)?(?: (?:of|in|for) (?:the|your|this|that) roll| for this)?(?! of\b)(?=$|[,:.;)\n]| )/g;

const DIFFERENCE =
  /\b([a-z]+) equal to the difference (?:between|of) (?:the|both) (?:two |2 )?dice(?=$|[,.;:\n]| and )/g;
/** `if you rolled a natural 12 for this`: what a card asks is asked of the roll for it. */
const FOR_THIS = /\b((?:if|unless) you roll(?:ed)? [^,:\n]+?) for this(?: card| [a-z]+)?(?=[,:])/g;

/** Of the roll for the card. */
const ofOwn = (text: string): string =>
  OTHER_ROLLS.test(text.replaceAll(FOR_THIS, ''))
    ? text
    : text
        .replaceAll(FOR_THIS, '$1')
        .replaceAll(
          DIFFERENCE,
          "(the highest die of this card's roll - the lowest die of this card's roll) $1",
        )
        .replaceAll(ONE_DIE, "the $1est die of this card's roll")
        .replaceAll(/\b(die of this card's roll (?:is|shows)) an? (?=\d)/g, '$1 ');
