/**
 * A roll that is changed once it is known: a card says `when you roll, you may ... to add 2 to it`, and here that is done in
 * the window in which rolls are changed.
 */
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import type { WindowSymbol } from '../../../language/symbols/symbols.ts';

const ADDED =
  /^((?:once|twice|\d+ times) per [a-z]+, )?(?:when(?:ever)?|after|each time|every time) (you|an opponent|a player|another player) (?:rolls?|(?:have|has) rolled|makes? (?:an? )?(?:[a-z]+ )?roll)(?: (?:a|the|any) (?:die|dice))?, you may ([^,:]+?) to (?:(?:add (\d+) to|subtract (\d+) from) (?:that roll|it|the roll|that total|the total|the result)|([+-]\d+) to (?:that roll|it|the roll))$/;

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
  const lines = text.split('\n');
  const put = lines.map((line) => {
    const [, often = '', who, price, more, less, change] = ADDED.exec(line) ?? [];
    if (who === undefined) return line;
    const by = change ?? (more === undefined ? `-${less}` : `+${more}`);
    return [
      `during the ${window.names.en[0]}, ${often}${price} to:`,
      `  choose a roll${OF[who]}`,
      `  ${by} to that roll`,
    ].join('\n');
  });
  const said = put.join('\n');
  return said === text ? [] : [said];
}
