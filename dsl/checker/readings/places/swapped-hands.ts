/** Two players whose hands change places: `choose two players`, and below it `they swap hands`. */
const CHOSEN = /^( *)(choose|pick) (?:2|two) (players|opponents)(?: as ([a-z-]+))?$/m;
const SWAPPED =
  /^( *)(?:they|those players|the two(?: players)?|the [a-z-]+|both(?: players)?) (?:swap|exchange|trade|switch)(?: their)? ([a-z]+)s(?: with each other)?$/m;

/** The text with both chosen by name; none where no two players swap what they have. */
export function withSwappedHands(text: string): string[] {
  const said = text.replaceAll(
    /,? (?:and|then|and then) (?=(?:they|those players|the two) (?:swap|exchange|trade|switch)\b)/g,
    '\n',
  );
  const [chosen, margin, , who] = CHOSEN.exec(said) ?? [];
  const [swapped, , place] = SWAPPED.exec(said) ?? [];
  if (chosen === undefined || swapped === undefined || who === undefined) return [];
  const one = who.slice(0, -1);
  const lines = [
    `${margin}choose ${one === 'opponent' ? 'an' : 'a'} ${one} as first`,
    `${margin}choose another ${one} as second`,
  ];
  const act = `${margin}move all cards in the first's ${place} to the second's ${place} and move all cards in the second's ${place} to the first's ${place}`;
  return [said.replace(chosen, lines.join('\n')).replace(swapped, act)];
}
