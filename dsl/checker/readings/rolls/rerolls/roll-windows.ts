/**
 * A roll that is changed once it is known: a card says `when you roll, you may ... to add 2 to it`, and here that is done in
 * the window in which rolls are changed.
 */
import type { Vocabulary } from '../../../../language/symbols/symbol-table.ts';
import type { WindowSymbol } from '../../../../language/symbols/symbols.ts';

const CARD = '(?:the equipped [a-z-]+|this(?: card)?)';

/** When a roll is made, whose it is, and for which card. */
export const ROLL_MADE =
  '^(?<often>(?:(?:once|twice|\\d+ times) per [a-z]+, )?)(?:when(?:ever)?|after|each time|every time) ' +
  '(?:(?<who>you|an opponent|a player|another player) (?:rolls?|(?:have|has) rolled|(?:makes?|throws?) (?<made>an? (?:[a-z]+ )?roll(?: or an? (?:[a-z]+ )?roll)*))' +
  `(?: (?:an?|the|any|your|their|some) (?:die|dice))?(?: for (?:(?<card>${CARD})|(?<such>an?(?:other)? [a-z][a-z' -]*?)))?` +
  `|(?<passive>(?:an?|any) (?:[a-z]+ )?roll)(?: of (?<whose>yours|an opponent))?(?: for (?<meant>an?(?:other)? [a-z][a-z' -]*?))? is (?:made|rolled|thrown)` +
  `|(?<roller>${CARD}) (?:rolls?(?: (?:the )?dice)?|is rolled for|makes? a roll)|(?:an?|the|any) roll (?:for|of) (?<about>${CARD}) is (?:made|rolled|thrown))` +
  '(?<turn>(?: (?:on|during) your turn)?)';

const ROLL = '(?:that roll|it|the roll|that total|the total|the result)';
const CHANGE = `(?:(?:add (?<more>\\d+) to|subtract (?<less>\\d+) from) ${ROLL}|(?<change>[+-]\\d+) to ${ROLL})`;
const ADDED = new RegExp(`${ROLL_MADE}, you may (?<price>[^,:]+?) to ${CHANGE}$`);
/** For nothing, so many times. */
const ADDED_FREELY = new RegExp(`${ROLL_MADE}, you may ${CHANGE}$`);
/** The same in two sentences. */
const ADDED_BELOW = new RegExp(
  `${ROLL_MADE}(?:, |:\\n *)you may (?<price>[^,:\\n]+)\\n *if you do,? (?:you may )?${CHANGE}(?=\\n[^ ]|\\s*$(?![^]))`,
  'm',
);

/** Whose roll it is. */
const OF: Readonly<Record<string, string>> = {
  you: ' of yours',
  'an opponent': ' of an opponent',
  'another player': ' of an opponent',
  'a player': '',
};

/** What groups of `ROLL_MADE` say of a roll: which it is, and when something may be done with it. */
export function rollMade(
  groups: Groups,
  window: WindowSymbol,
): { readonly roll: string; readonly when: string } {
  const { who = 'you', card, roller, about, passive, whose, turn = '', often = '' } = groups;
  const made = passive?.replace(/^any /, 'a ') ?? groups.made ?? 'a roll';
  const bearer = card ?? roller ?? about;
  const by = passive === undefined ? OF[who] : whose === undefined ? '' : ` of ${whose}`;
  const such = groups.such ?? groups.meant;
  const which = such === undefined ? '' : ` where that roll's card is ${such}`;
  const roll = `${made.replaceAll(/ or an? /g, ' or ')}${bearer === undefined ? by : ` of ${bearer}`}${which}`;
  return { roll, when: inWindowWhile(roll, window, often, turn !== '') };
}

type Groups = Readonly<Record<string, string | undefined>>;

/** While there is such a roll, in its window; `often` ends with a comma. */
export const inWindowWhile = (
  roll: string,
  { names }: WindowSymbol,
  often: string,
  inYourTurn = false,
): string =>
  `while ${inYourTurn ? 'you are the active player and ' : ''}there is ${roll}, during the ${names.en[0]}, ${often}`;

/** The one window in which rolls are changed. */
export function windowOfRolls({ windows }: Vocabulary): WindowSymbol | undefined {
  const found = windows.filter(({ parameters }) =>
    parameters.some(({ phrase }) => /^(?:a roll|rolls)$/.test(phrase.snippet.text)),
  );
  return found.length === 1 ? found[0] : undefined;
}

/** A text with each such line as an ability of the window. */
export function inRollWindow(text: string, vocabulary: Vocabulary): string[] {
  const window = windowOfRolls(vocabulary);
  if (!window) return [];
  const said = ADDED_BELOW.test(text)
    ? changed(text, ADDED_BELOW, window)
    : text
        .split('\n')
        .map((line) => changed(changed(line, ADDED, window), ADDED_FREELY, window))
        .join('\n');
  return said === text ? [] : [said];
}

function changed(text: string, form: RegExp, window: WindowSymbol): string {
  const found = form.exec(text);
  if (!found) return text;
  const { price, more, less, change, often } = found.groups!;
  // What is free and not limited could be done again and again.
  if (price === undefined && often === '') return text;
  const { roll, when } = rollMade(found.groups!, window);
  const by = change ?? (more === undefined ? `-${less}` : `+${more}`);
  if (price === undefined)
    return text.replace(found[0], () => `${when}choose ${roll} to:\n  ${by} to that roll`);
  const put = [`${when}${price} to:`, `  choose ${roll}`, `  ${by} to that roll`];
  return text.replace(found[0], () => put.join('\n'));
}
