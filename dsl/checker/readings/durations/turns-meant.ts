/**
 * Turns more, turns less and the other way round, as people say it: `take an extra turn after this one`, `that player skips their next
 * turn`, `reverse the order of play`. In a game without counters for them a card brings these.
 */
import { nearestAmong } from '../../../text/edit-distance.ts';
import { plural, withArticle } from '../../../text/english-inflection.ts';
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { turnCounterNamed } from '../../../language/symbols/counter-bounds.ts';

/** The counters that a card brings for them. */
export type TurnCounter = 'extra turn' | 'skipped turn' | 'turn end' | 'reversal';

/** What is declared of a counter besides, by key. */
export interface CounterWords {
  readonly [key: string]: number | string | readonly string[] | CounterWords;
}

/** What a step with turns, or the players, call such a counter, and how it is called and printed. */
export const turnCounters: Readonly<Record<TurnCounter, { key: string; words: CounterWords }>> = {
  'extra turn': {
    key: 'extra turns',
    words: {
      name: {
        en: ['extra turn', 'extra turns'],
        fr: ['tour supplémentaire m', 'tours supplémentaires'],
        de: ['Extrazug m', 'Extrazüge'],
      },
      'gained as': {
        phrase: { en: 'take {amount}', fr: 'jouez {amount}', de: 'mache {amount}' },
        forms: { en: ['takes', 'taken'] },
        noun: {
          en: ['extra turn', 'extra turns'],
          fr: ['tour supplémentaire m', 'tours supplémentaires'],
          de: ['Extrazug m', 'Extrazüge'],
        },
      },
    },
  },
  'skipped turn': {
    key: 'skipped turns',
    words: {
      name: {
        en: ['skipped turn', 'skipped turns'],
        fr: ['tour passé m', 'tours passés'],
        de: ['Aussetzer m', 'Aussetzer'],
      },
      'gained as': {
        phrase: { en: 'skip {amount}', fr: 'passez {amount}', de: 'setze {amount} aus' },
        forms: { en: ['skips', 'skipped'], de: ['setzen', 'gesetzt'] },
        noun: { en: ['turn', 'turns'], fr: ['tour m', 'tours'], de: ['Zug m', 'Züge'] },
      },
    },
  },
  'turn end': {
    key: 'ended turns',
    words: {
      to: 1,
      name: {
        en: ['turn end', 'turn ends'],
        fr: ['fin de tour f', 'fins de tour'],
        de: ['Zugende n', 'Zugenden'],
      },
      'gained as': {
        phrase: { en: 'end the turn', fr: 'terminez le tour', de: 'beende den Zug' },
        forms: { en: ['ends', 'ended'], de: ['beenden', 'beendet'] },
        noun: { en: ['turn', 'turns'], fr: ['tour m', 'tours'], de: ['Zug m', 'Züge'] },
      },
    },
  },
  reversal: {
    key: 'reversed',
    words: {
      name: {
        en: ['reversal', 'reversals'],
        fr: ['inversion f', 'inversions'],
        de: ['Umkehr f', 'Umkehren'],
      },
    },
  },
};

const NUMBER = '(an?|one|two|three|\\d+)';
const AFTER =
  '(?: (?:right |immediately |directly )?(?:after|following|when|once) (?:this one|this turn|this|your turn|the current (?:one|turn)|it|theirs|their turn|this turn ends|this one ends))?';
const END = '(?=$|[,:.;\\n]| and | if | unless )';
const EXTRA = new RegExp(
  `\\b(take|get|gain|have|receive|play)(s?)(?: also)? (?:(another|one more) turn|${NUMBER} (?:extra|additional|more|further|bonus) turns?)${AFTER}${END}`,
  'g',
);
/** `after this turn, take another turn`: any such turn comes after this one. */
const BEFORE =
  /\b(?:right |immediately |directly )?after (?:this turn|this one|your turn|this), ((?:you )?(?:may )?(?:take|get|gain|have|play) (?:another|one more|an?|\d+|two|three) )/g;
const SKIPPED = new RegExp(
  `\\b(?:skip|miss)(s|es)? (?:(?:your|their|his or her|the) (?:very )?(?:next |following )?(?:(two|three|\\d+) )?turns?|${NUMBER} turns?)${END}`,
  'g',
);
const LOST = new RegExp(
  `\\bloses? (?:(?:your|their|his or her) (?:next |following )?(?:(two|three|\\d+) )?turns?|${NUMBER} turns?)${END}`,
  'g',
);
const REVERSED = new RegExp(
  `\\b(?:reverse|change|switch|flip|turn around)s? the (?:order|direction) of (?:play|turns|the game|the turns)${END}|\\breverses? (?:the )?(?:turn order|play order|playing order|order|direction)${END}|\\bthe (?:turn order|order of play|direction of play|play order) is reversed${END}`,
  'g',
);
const NOW = '(?: immediately| at once| now| right away)?';
/** The turn that is going on, no matter which player has it. */
const ENDED = new RegExp(
  `\\b(?:end(?:s)? (?:the|this|the current) turn|(?:the|this|the current) turn (?:immediately |at once )?ends)${NOW}${END}`,
  'g',
);
/** The turn of somebody, which ends if it is going on. */
const OWN_ENDED = new RegExp(
  `(^\\s*(?:- )?|[,:] )(?:immediately )?(?:(you may )?end your turn|your turn (?:immediately )?ends|(that player) ends their turn|that player's turn (?:immediately )?ends)${NOW}${END}`,
  'gm',
);
/** It comes behind something else on the line. */
const THEN_ENDED = new RegExp(
  `^(\\s*(?:- )?)([^,:\\n]+)(?:, then| and(?: then)?|, and(?: then)?) ((?:you may )?end your turn|your turn ends)(?=${NOW}${END})`,
  'gm',
);
const FORMS: readonly (readonly [TurnCounter, RegExp])[] = [
  ['extra turn', EXTRA],
  ['extra turn', /\bgains? (?:an|\d+|two|three) extra turns?\b/g],
  ['skipped turn', SKIPPED],
  ['skipped turn', LOST],
  ['turn end', ENDED],
  [
    'turn end',
    /\b(?:end your|your turn (?:immediately )?ends|ends their turn|that player's turn (?:immediately )?ends|gains? a turn end)\b/g,
  ],
  ['reversal', REVERSED],
];

/** Words of these forms, which may be misspelt. */
const OWN_WORDS = 'turn turns extra another skip skips next additional reverse end ends'.split(' ');
const nearestOwn = nearestAmong(OWN_WORDS);
const isOwn = new Set([...OWN_WORDS, 'text']);

/** The counters that texts are about, also where a word of that is misspelt. */
export const turnsMeant = (texts: readonly string[]): TurnCounter[] => {
  const spelled = texts
    .filter((text) => /extra|skip|another|turn|trun|play|reverse/i.test(text))
    .map((text) =>
      text
        .toLowerCase()
        .replaceAll(/[a-z]{3,}/g, (word) => (isOwn.has(word) ? word : (nearestOwn(word, 1)[0] ?? word))),
    );
  return [
    ...new Set(
      FORMS.flatMap(([counter, form]) => (spelled.some((text) => text.search(form) >= 0) ? [counter] : [])),
    ),
  ];
};

/** A text with what is done to these counters, by the names that the game has for them; none where nothing changes. */
export function withTurnsMeant(text: string, words: Vocabulary): string[] {
  const named = (id: TurnCounter): string | undefined =>
    words.counters.some((counter) => counter.id === id) ? id : turnCounterNamed(words, turnCounters[id].key);
  let put = text.replaceAll(BEFORE, '$1');
  const extra = named('extra turn');
  if (extra !== undefined)
    put = put.replaceAll(
      EXTRA,
      (_, _verb, s: string, _another, number?: string) => `gain${s} ${many(number, extra)}`,
    );
  const skipped = named('skipped turn');
  if (skipped !== undefined)
    put = put
      .replaceAll(
        SKIPPED,
        (_, s: string | undefined, more?: string, number?: string) =>
          `gain${s === undefined ? '' : 's'} ${many(more ?? number, skipped)}`,
      )
      .replaceAll(
        LOST,
        (all: string, more?: string, number?: string) =>
          `gain${all.startsWith('loses') ? 's' : ''} ${many(more ?? number, skipped)}`,
      );
  const over = named('turn end');
  if (over !== undefined)
    put = put
      .replaceAll(THEN_ENDED, '$1$2\n$1$3')
      .replaceAll(ENDED, `gain ${withArticle(over)}`)
      .replaceAll(OWN_ENDED, (said: string, before: string, may: string | undefined) => {
        const who = said.includes('that player') ? 'that player is' : 'you are';
        return `${before}if ${who} the active player, ${may ?? ''}gain ${withArticle(over)}`;
      });
  const reversal = named('reversal');
  if (reversal !== undefined) put = put.replaceAll(REVERSED, `the ${reversal} becomes (1 - the ${reversal})`);
  return put === text ? [] : [put];
}

const many = (number: string | undefined, counter: string): string =>
  number === undefined || /^(?:an?|one|1)$/.test(number)
    ? withArticle(counter)
    : `${number} ${plural(counter)}`;
