/** Texts as they may reach a terminal: what comes from files, arguments and players cannot command it. */

// Direction marks and the like could make a text look different from what it is.
const hidden =
  /[\u0080-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb\ud800-\udfff]/;

/** A character as it can be shown without harm to the terminal. */
export function visibleCharacter(character: string): string {
  const code = character.codePointAt(0)!;
  if (code === 9) return '→';
  if (code < 32) return String.fromCodePoint(0x2400 + code);
  if (code === 127) return '␡';
  return character.length === 1 && hidden.test(character)
    ? `<U+${code.toString(16).toUpperCase().padStart(4, '0')}>`
    : character;
}

/** A message or a name of a file on one line, with all its hidden characters made visible. */
export const safe = (text: string): string => Array.from(text, visibleCharacter).join('');

/** What commands a terminal or turns the direction of a text; line ends and tabs are kept. */
const commanding = String.raw`(?!\r?\n|\t)[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}\p{Cs}\ufff9-\ufffb]`;
const anyCommanding = new RegExp(commanding, 'gu');

/** The colours that our own printers write, by `styleText`; or what is made visible. */
// oxlint-disable-next-line no-control-regex -- the escape character is what is looked for
const colourOrCommanding = new RegExp(String.raw`\x1b\[(?:1|2|22|31|33|36|39)m|${commanding}`, 'gu');

/** A text of several lines without anything that commands a terminal, but for our own colours where they are shown. */
export const clean = (text: string, colours = false): string =>
  text.replace(colours ? colourOrCommanding : anyCommanding, (found) =>
    found.length > 2 ? found : visibleCharacter(found),
  );

/** A value as JSON in lines, with what commands a terminal as escapes: programs read the same value. */
export const jsonText = (value: unknown): string =>
  `${JSON.stringify(value, undefined, 2).replace(
    anyCommanding,
    (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )}\n`;
