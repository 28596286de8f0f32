/** The moments of a roll in other words: when it is made, when it is over, and its end in a text that knows it. */
import { withArticle } from '../../../text/english-inflection.ts';
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import type { Reading } from '../../../language/parser/errors/card-readings.ts';

const WHEN = '\\b(?:when|whenever|each time|every time|after|as soon as) ';
const BEHIND = '(?=[,:]| if\\b)';
const AT_ITS_END = 'until end of turn, once, when that roll is final';
const DICE = '(?: (?:(?:the|some|their|your|any|two|2) )?dice| a die)?';

/** What is only known when nobody changes the roll any more. */
const RESULT = /\b(?:totals?|results?|rolls?|it|dice|die|doubles?)\b/;
const OF_DICE = /\b(?:the )?dice of (?:that|the) roll (?:are|show)\b|\b(?:that|the) roll's dice are\b/;

/** Of one sort or of two: `a wind roll or a luck roll`. */
const KIND = '(?:[a-z]+ (?:roll )?or (?:an? )?)?(?:[a-z]+ )?';

const MADE: readonly RegExp[] = [
  new RegExp(
    `${WHEN}(you|an opponent|a player|each player|any player|another player) (?:makes?|throws?) (?:an?|any) (${KIND})roll${BEHIND}`,
  ),
  new RegExp(
    `${WHEN}(you|an opponent|a player|each player|any player|another player) rolls?()${DICE}${BEHIND}`,
  ),
];

const MOMENTS: readonly Reading[] = [
  // Which one it is does not matter.
  [
    new RegExp(
      `${WHEN}(?:a|any) ((?:[a-z]+ )?)roll is (?:made|rolled)${BEHIND}(?![^\\n]*\\b(?:that roll|total|result)\\b)`,
    ),
    'when a $1roll is thrown',
  ],
  // When nobody changes it any more.
  [
    new RegExp(
      `${WHEN}(your|a|an|that|each|any) ((?:[a-z]+ )?)roll( of [^,:\\n]+?)? (?:is (?:over|finished|done|complete|completed|resolved|finished with|settled|decided)|ends|has ended|can no longer be modified)${BEHIND}`,
    ),
    (_, whose, kind, of = '') =>
      `when ${/^(?:each|any)$/.test(whose) ? 'a' : whose} ${kind}roll${of} is final`,
  ],
];

/** The end of a roll that a text has changed. */
const ENDS: readonly Reading[] = [
  [
    /^when (an? [^,:\n]*?roll(?: of [^,:\n]+?)?) (?:that )?you (?:have )?([a-z]+) (?:using|with) this (?:is (?:over|final|finished|done|complete|resolved|decided)|ends)(, |:\n)/,
    (_, roll, verb, sign) => `when you ${verb} ${roll} using this:\n  ${AT_ITS_END}${sign}`,
  ],
  [/\bat the end of (?:that|the) roll(?=[,:])/g, AT_ITS_END],
  [
    /(?<!once, )\b(?:when|once|after) (?:that|the) roll (?:is (?:over|final|finished|done|complete|resolved|decided)|ends)(?=[,:])/g,
    AT_ITS_END,
  ],
];

/** A roll for a card, which the game makes with a verb of its own. */
const FOR =
  /\bwhen (you|an opponent|a player|another player) (?:makes?|throws?) an? (?:[a-z]+ )?roll (for (?:an?|the equipped) ([a-z]+))(?=[,:])/;

function forCards(text: string): string {
  const [all, who, what, noun] = FOR.exec(text) ?? [];
  if (all === undefined) return text;
  const card = what.startsWith('for the ') ? what.slice('for '.length) : `that ${noun}`;
  return text
    .replace(all, `when ${who} ${who === 'you' ? 'roll' : 'rolls'} ${what}`)
    .replaceAll(/\b(?:that|the) roll\b/g, `${card}'s roll`);
}

/** A text with its moments in the words of the language; none where nothing changes. */
export function withMoments(text: string, vocabulary: Vocabulary): string[] {
  if (!/\brolls?\b/.test(text)) return [];
  const spoken = forCards(text);
  if (spoken !== text) return [spoken];
  const said = MADE.reduce(
    (each, form) =>
      each.replace(form, (all: string, who: string, kind: string) => made(text, all, who, kind)),
    text,
  );
  const moments = inReadings(said, MOMENTS);
  const put = changesRolls(moments, vocabulary) ? atTheEnd(moments, vocabulary) : moments;
  return put === text ? [] : [put];
}

/** A roll that is made, where the text does not ask what it comes to; its dice are asked for when it is over. */
function made(text: string, all: string, who: string, kind: string): string {
  const rest = text.slice(text.indexOf(all) + all.length);
  const others = rest.replaceAll(new RegExp(OF_DICE, 'g'), '');
  if (RESULT.test(others)) return all;
  const one = /^(?:each|any) player$/.test(who) ? 'a player' : who;
  const roll = withArticle(`${kind.replace(/^([a-z]+) (?:roll )?or (?:an? )?/, '$1 roll or ')}roll`);
  if (others === rest) return `when ${one} ${who === 'you' ? 'throw' : 'throws'} ${roll}`;
  return `when ${roll} of ${who === 'you' ? 'yours' : one} is final`;
}

const inReadings = (text: string, readings: readonly Reading[]): string =>
  readings.reduce(
    (each, [from, to]) => (typeof to === 'string' ? each.replace(from, to) : each.replace(from, to)),
    text,
  );

/** Whether a text waits for a verb that changes a roll: such a roll is not over. */
function changesRolls(text: string, { verbForms }: Vocabulary): boolean {
  const [, event] = /\bwhen ([^,:\n]*\broll\b[^,:\n]*)/.exec(text) ?? [];
  return (
    event !== undefined &&
    event.split(' ').some((word) => {
      const verb = verbForms.get(word)?.verb;
      return verb?.parameters.some(({ phrase }) => phrase.snippet.text === 'a roll') === true;
    })
  );
}

/** A text with the end of that roll; the lines below go one step in where the first one is split. */
function atTheEnd(text: string, vocabulary: Vocabulary): string {
  const put = inReadings(text, ENDS);
  const [, verb] =
    /^when you ([a-z]+) [^\n]* using this:\n  until end of turn, once, when that roll is final:\n/.exec(
      put,
    ) ?? [];
  if (verb === undefined || /^when you [a-z]+ [^\n]* using this:\n/.test(text)) return put;
  const base = vocabulary.verbForms.get(verb)?.verb.id ?? verb;
  const [first, second, ...below] = put.replace(`when you ${verb} `, `when you ${base} `).split('\n');
  return [first, second, ...below.map((line) => (line === '' ? line : `  ${line}`))].join('\n');
}
