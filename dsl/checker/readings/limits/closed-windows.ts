/**
 * Windows that do not open: `opponents cannot respond to this`, `skip the haggling when you plant a fruit` forbid what is done in them. Where
 * abilities of cards can be used in a window as well, more would be forbidden than meant: it is offered only.
 */
import { withArticle } from '../../../text/english-inflection.ts';
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import type { VerbSymbol } from '../../../language/symbols/symbols.ts';
import { verbIn } from '../../suggestions/word-suggestions.ts';
import { answeredUses, type AnsweredUse } from '../occasions/answered-uses.ts';
import { nounSaid } from '../words/spoken-nouns.ts';

const NOBODY = '(opponents|players|other players|nobody|no one|no player|no opponent)';
const CAN = "(?:cannot|can not|can['’]t|can|may not|may)";
const SPAN = '((?: (?:this (?:turn|round)|until [^,:\\n]+))?)';
const RESPOND = '(?:respond|react|answer)';
const RESPONSES = '(?:(?:no|without) (?:responses?|reactions?)(?: (?:is|are) (?:allowed|possible))?)';

/** The text with such sentences as what is forbidden; none where nothing changes. */
export function withClosedWindows(text: string, vocabulary: Vocabulary): string[] {
  const put = text
    .split('\n')
    .map((line) => closed(line, vocabulary) ?? line)
    .join('\n');
  const own = put.replaceAll(ONLY, '$1other players cannot ');
  return own === text ? [] : [own];
}

/** `only you can harvest trees` */
const ONLY = /^( *(?:(?:until|while|during) [^,\n]+, )?)only you (?:can|may) (?=[a-z])/gm;

/** Such a sentence about the card that says it; none where a line says something else. */
export const closedForThis = (line: string, vocabulary: Vocabulary): string | undefined => {
  const said = closed(line, vocabulary);
  return said !== undefined && /\bthis$/.test(said) ? said : undefined;
};

function closed(line: string, vocabulary: Vocabulary): string | undefined {
  const uses = answeredUses(vocabulary);
  const [one] = uses;
  if (!one || uses.some(({ answer }) => answer !== one.answer)) return undefined;
  const { window, answer, answered, preposition } = one;
  const [margin] = /^ */.exec(line)!;
  // `when you plant a fruit, skip ...` is the same with its end in front.
  const said = line
    .slice(margin.length)
    .replace(/\.$/, '')
    .replace(/^(when(?:ever)? you [a-z]+ [^,:]+), ((?:skip|no|there is no|do not open) .*)$/, '$2 $1');
  const name = window.names.en[0];
  const forbid = (who: string | undefined, about: string): string =>
    `${margin}${those(who)} cannot ${answer.id} ${about}`;
  const thisCard = '(?:this(?: card)?|it when you [a-z]+ this)';
  const own = [
    new RegExp(`^${NOBODY} ${CAN} ${RESPOND} to ${thisCard}$`),
    new RegExp(`^()${RESPONSES} to ${thisCard}$`),
    new RegExp(`^()(?:skip|do not open|there is no|no) (?:the )?${name} (?:for|opens for) ${thisCard}$`),
    new RegExp(`^()${thisCard} (?:skips the|opens no|has no) ${name}$`),
  ]
    .map((form) => form.exec(said))
    .find(Boolean);
  if (own) return forbid(own[1], `you ${preposition} this`);
  const yours = new RegExp(
    `^${NOBODY} ${CAN} ${RESPOND} to (your cards|cards you [a-z]+|you|your ([a-z]+(?: cards)?)|([a-z]+(?: cards)?) (?:that )?you [a-z]+)${SPAN}$`,
  ).exec(said);
  if (yours) {
    const [, who, all, cards = all.startsWith('cards') ? undefined : yours[4], , span] = yours;
    const about = cards === undefined || cards === 'cards' ? 'you' : forCard(cards, one, vocabulary);
    return about === undefined ? undefined : `${forbid(who, about)}${span}`;
  }
  const skipped = new RegExp(
    `^(?:skip the|there is no|no) ${name}(?: opens)? (?:when(?:ever)? you [a-z]+ (an? )?([a-z]+(?: cards?)?)|for (an? |your )?([a-z]+(?: cards?)?)(?: (?:that )?you [a-z]+)?)${SPAN}$`,
  ).exec(said);
  if (skipped) {
    const cards = skipped[2] ?? skipped[4];
    const about = cards === 'cards' || cards === 'card' ? 'you' : forCard(cards, one, vocabulary);
    return about === undefined ? undefined : `${forbid(undefined, about)}${skipped[5]}`;
  }
  const [, cards, span] =
    new RegExp(`^(?:all )?([a-z]+(?: cards)?) (?:cannot|can['’]t|may not) be ${answered}${SPAN}$`).exec(
      said,
    ) ?? [];
  const noun = cards === undefined ? undefined : nounSaid(vocabulary, cards);
  if (noun?.of !== 'card') return undefined;
  return `${margin}players cannot ${answer.id} players ${preposition} ${withArticle(noun.one)}${span}`;
}

function forCard(cards: string, { preposition }: AnsweredUse, vocabulary: Vocabulary): string | undefined {
  const noun = nounSaid(vocabulary, cards);
  return noun?.of === 'card' ? `you ${preposition} ${withArticle(noun.one)}` : undefined;
}

/** Who cannot: without a word for it, all others. */
const those = (who: string | undefined): string =>
  who === undefined || who === '' || who === 'no opponent'
    ? 'opponents'
    : who.startsWith('no')
      ? 'players'
      : who;

const ROLLS = "(?: (?:for|on) (?:(your|opponents'|all|any) )?((?:[a-z]+ )?rolls?))?";

/** The same of windows in which rolls are changed, of the first card of a turn, and of the next roll. */
export function withWindowsLeftOut(text: string, vocabulary: Vocabulary): string[] {
  const [first] = answeredUses(vocabulary);
  const offered = first
    ? text.replace(
        new RegExp(
          `^(?:your first card|the first card (?:that )?you ${first.use.id}) (?:each|every|in a|per) turn (?:cannot|can['’]t) be ${first.answered}$`,
        ),
        `while you have not ${verbIn(vocabulary, first.use.id, 'participle')} a card this turn, opponents cannot ${first.answer.id} you`,
      )
    : text;
  const put = changers(vocabulary).reduce(
    (said, { verb, window }) => left(said, verb, window, vocabulary),
    offered,
  );
  return put === text ? [] : [put];
}

function left(text: string, verb: VerbSymbol, window: string, vocabulary: Vocabulary): string {
  const done = verbIn(vocabulary, verb.id, 'participle');
  const closes = new RegExp(
    `^( *)(?:(?:skip|there is) (?:the|no) ${window}|no ${window} opens|the ${window} (?:does not|cannot) open|there are no ${window}s)${ROLLS}${SPAN}$`,
    'gm',
  );
  const next = new RegExp(`^( *)your next ((?:[a-z]+ )?roll) (?:cannot|can['’]t) be ${done}${SPAN}$`, 'gm');
  return text
    .replaceAll(closes, (_, margin: string, whose = '', rolls = 'rolls', span = '') => {
      const owner = whose === "opponents'" ? 'all ' : whose === 'your' ? 'your ' : '';
      const of = whose === "opponents'" ? ' of opponents' : '';
      return `${margin}players cannot ${verb.id} ${owner}${rolls.replace(/roll$/, 'rolls')}${of}${span}`;
    })
    .replaceAll(
      next,
      (_, margin: string, roll: string, span = '') =>
        `${margin}players cannot ${verb.id} your ${roll}s${span === '' ? ' until end of turn' : span}`,
    );
}

/** The windows in which rolls are changed, with the verb that does it. */
const changers = ({ windows, verbs }: Vocabulary): { readonly verb: VerbSymbol; readonly window: string }[] =>
  windows.flatMap((window) => {
    const isOfRolls = window.parameters.some(({ phrase }) =>
      /^(?:a roll|rolls)$/.test(phrase.snippet.text.trim()),
    );
    const verb = verbs.find(({ id }) => window.actions.some((each) => each.id === id));
    return isOfRolls && verb ? [{ verb, window: forms(window).one }] : [];
  });
