/** The beginnings of texts in everyday speech, as beginnings in the language behind which the same may follow. */

/** Words of everyday speech, each with its replacement: `destroy a ship unless` goes on as `if` does. */
const SPOKEN: readonly (readonly [RegExp, string])[] = [
  [/\b(?:its|his|her) /g, "that card's "],
  [/^.*[.;] +(?=\S)/, ''],
  [/\b(?:each|every|any) time /, 'when '],
  [/\b(?:once|twice|\d+ times) (?:per|each|every|a) turn, /, ''],
  [/^(?:for the rest of the turn|this turn), /, ''],
  [/^.*\b(?:unless|as long as|provided that) /, 'if '],
  [/^.*\b(?:more|fewer|less|higher|lower|greater) .*\bthan /, 'if the number of cards is more than '],
  [/^.*\b(?:that|which|who) (?=(?:was|were|is|are|has|have)\b)/, 'if that card '],
  [/^.*,? \b(?:and )?then,? /, ''],
];

/** Such beginnings of the line that is being written, one for each of the first words that apply. */
export function spokenBeginnings(text: string): readonly string[] {
  const from = text.lastIndexOf('\n') + 1;
  const [above, line] = [text.slice(0, from), text.slice(from)];
  const found: string[] = [];
  let said = line;
  for (const [words, as] of SPOKEN) {
    const next = said.replace(words, as);
    if (next === said) continue;
    said = next;
    found.push(above + said);
  }
  return found.toReversed();
}
