/** `the last fruit an opponent picked`, `the cart that you drove most recently`: the one with which somebody did something last. */
import { participleOfPast } from '../../../text/irregular-verbs.ts';
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import type { KindSymbol } from '../../../language/symbols/symbols.ts';
import { firstNounSaid } from '../words/spoken-nouns.ts';

/** The words for such a card, and the same in the language. */
export interface LatestDeed {
  readonly said: string;
  readonly at: number;
  readonly which: string;
}

const LAST = '(?:last|latest|most recent|newest)';
const LATELY = '(?:last|most recently|as the last|as the last one|latest)';
const NOUN = '(?<noun>(?!that\\b|which\\b|die\\b|roll\\b|turn\\b)[a-z-]+(?: card)?)';
const PLACE =
  "(?<place> (?:in|on) (?:play|(?:your|their|any|the|that player's|an opponent's) [a-z-]+(?: pile| row)?)| of yours)?";
const APART =
  '(?: (?:other than|except|besides|apart from|before) (?:this|itself|this one|this card|this [a-z-]+))';
const WHO =
  '(?<who>you|they|that player|that opponent|an?(?:other|y other)? (?:player|opponent)|any(?: other)? (?:player|opponent)|any(?:body|one)(?: else)?|some(?:body|one)(?: else)?)';
const SPAN =
  '(?<time> (?:this (?:turn|round|game)|since (?:(?:the )?(?:end|start|beginning) of )?(?:your|their) (?:last|previous|preceding) turn))?';
const END = '(?=$|[ ,.:;)\\n])';
const THAT = '(?:that|which|who|whom)';
const HAS = '(?:(?:has|have|had) )?(?:successfully )?';
const BY = `(?: by ${WHO})?`;

const of = (front: string, behind: string): RegExp => new RegExp(`\\b${front}${behind}${SPAN}${END}`);
/** Who did it is in front of the verb. */
const ACTIVE: readonly RegExp[] = [
  of(
    `the ${LAST} ${NOUN}${PLACE}(?<early>${APART})? (?:${THAT} )?${WHO} ${HAS}(?:last )?(?<done>[a-z-]+)`,
    `(?<late>${APART})?`,
  ),
  of(
    `the ${NOUN}${PLACE} (?:${THAT} )?${WHO} ${HAS}(?:last|most recently) (?<done>[a-z-]+)`,
    `(?<late>${APART})?`,
  ),
  of(`the ${NOUN}${PLACE} (?:${THAT} )?${WHO} ${HAS}(?<done>[a-z-]+)`, ` ${LATELY}(?<late>${APART})?`),
];
/** It was done, by anybody or by somebody. */
const PASSIVE: readonly RegExp[] = [
  of(
    `the ${LAST} ${NOUN}${PLACE}(?<early>${APART})?(?: ${THAT} (?:was|were|has been|had been|got))? (?:most recently |successfully )?(?<done>[a-z-]+)${BY}`,
    `(?<late>${APART})?`,
  ),
  of(
    `the ${NOUN}${PLACE}(?: ${THAT} (?:was|were|has been|had been|got))? (?:last|most recently|previously) (?<done>[a-z-]+)${BY}`,
    `(?<late>${APART})?`,
  ),
  of(
    `the ${NOUN}${PLACE}(?: ${THAT} (?:was|were|has been|had been|got))? (?<done>[a-z-]+)${BY}`,
    ` ${LATELY}${BY.replace('<who>', '<whom>')}(?<late>${APART})?`,
  ),
  of(`the (?:last|latest|most recently|previously) (?<done>[a-z-]+) ${NOUN}`, `(?<late>${APART})?${BY}`),
];
/** It has done something itself. */
const ITSELF: readonly RegExp[] = [
  of(
    `the ${LAST} ${NOUN}${PLACE}(?<early>${APART})? ${THAT} ${HAS}(?:last )?(?<done>[a-z-]+)`,
    `(?<late>${APART})?`,
  ),
  of(`the ${NOUN}${PLACE} ${THAT} ${HAS}(?:last|most recently) (?<done>[a-z-]+)`, `(?<late>${APART})?`),
  of(`the ${NOUN}${PLACE} ${THAT} ${HAS}(?<done>[a-z-]+)`, ` ${LATELY}(?<late>${APART})?`),
];

/** The first such card of a line. Where a card of the same kind says it, that one is not meant: it was often done with it just now. */
export function latestDeed(line: string, vocabulary: Vocabulary, kind?: KindSymbol): LatestDeed | undefined {
  for (const [how, all] of [
    ['active', ACTIVE],
    ['passive', PASSIVE],
    ['itself', ITSELF],
  ] as const)
    for (const form of all) {
      const match = form.exec(line);
      const which = match && whichOf(vocabulary, how, match.groups!, kind);
      if (match && which) return { said: match[0], at: match.index, which };
    }
  return undefined;
}

function whichOf(
  vocabulary: Vocabulary,
  how: 'active' | 'passive' | 'itself',
  {
    noun,
    place = '',
    who,
    whom = who,
    done,
    early,
    late,
    time = ' this game',
  }: Readonly<Record<string, string | undefined>>,
  kind: KindSymbol | undefined,
): string | undefined {
  const verb = vocabulary.verbForms.get(participleOfPast(done!) ?? done!);
  const found = firstNounSaid(vocabulary, noun!);
  if (!verb?.participle || found?.of !== 'card' || found.said !== noun || found.one !== noun)
    return undefined;
  const word = participleOfPast(done!) ?? done!;
  const doer = how === 'itself' ? undefined : doerOf(whom);
  // What others have done with it was done before.
  const isOwn =
    kind !== undefined &&
    (forms(kind).one === noun || noun === 'card') &&
    (doer === undefined || doer === 'you');
  const apart = early !== undefined || late !== undefined || isOwn ? ' other than this' : '';
  const past =
    how === 'itself'
      ? `that ${noun} ${word}`
      : doer === undefined
        ? `that ${noun} was ${word}`
        : `${doer} ${word} that ${noun}`;
  return `the last ${noun}${place}${apart} where ${past}${time}`;
}

/** Who has done it; nothing where it may have been anybody. */
function doerOf(who: string | undefined): string | undefined {
  if (who === undefined || /^(?:an?|any) player$|^(?:any|some)(?:body|one)$/.test(who)) return undefined;
  if (who.endsWith('opponent') && who !== 'that opponent') return 'an opponent';
  return /other|else/.test(who) ? 'another player' : who;
}
