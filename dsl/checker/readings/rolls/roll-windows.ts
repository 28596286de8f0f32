/**
 * A roll that is changed once it is known: a card says `when you roll, you may ... to add 2 to it`, and here that is done in
 * the window in which rolls are changed.
 */
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import type { WindowSymbol } from '../../../language/symbols/symbols.ts';

const HEAD =
  '^((?:once|twice|\\d+ times) per [a-z]+, )?(?:when(?:ever)?|after|each time|every time) (you|an opponent|a player|another player) ' +
  '(?:rolls?|(?:have|has) rolled|makes? (an? (?:[a-z]+ )?roll(?: or an? (?:[a-z]+ )?roll)*))(?: (?:a|the|any) (?:die|dice))?';
const ROLL = '(?:that roll|it|the roll|that total|the total|the result)';
const CHANGE = `(?:(?:add (\\d+) to|subtract (\\d+) from) ${ROLL}|([+-]\\d+) to ${ROLL})`;
const ADDED = new RegExp(`${HEAD}, you may ([^,:]+?) to ${CHANGE}$`);
/** The same in two sentences. */
const ADDED_BELOW = new RegExp(
  `${HEAD}(?:, |:\\n *)you may ([^,:\\n]+)\\n *if you do,? (?:you may )?${CHANGE}(?=\\n[^ ]|\\s*$(?![^]))`,
  'm',
);

/** Whose roll it is. */
const OF: Readonly<Record<string, string>> = {
  you: ' of yours',
  'an opponent': ' of an opponent',
  'another player': ' of an opponent',
  'a player': '',
};

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
        .map((line) => changed(line, ADDED, window))
        .join('\n');
  return said === text ? [] : [said];
}

function changed(text: string, form: RegExp, { names }: WindowSymbol): string {
  const [whole, often = '', who, made = 'a roll', price, more, less, change] = form.exec(text) ?? [];
  if (whole === undefined || who === undefined) return text;
  const roll = `${made.replaceAll(/ or an? /g, ' or ')}${OF[who]}`;
  const by = change ?? (more === undefined ? `-${less}` : `+${more}`);
  const put = [
    `while there is ${roll}, during the ${names.en[0]}, ${often}${price} to:`,
    `  choose ${roll}`,
    `  ${by} to that roll`,
  ];
  return text.replace(whole, () => put.join('\n'));
}
