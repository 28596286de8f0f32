/**
 * Somebody whose hand is looked at, and what is done with it: `look at an opponent's hand`, and below it `take one card from it and
 * give them a card`. That player is chosen first.
 */
const LOOKED =
  /^( *)((?:[^,:\n]+, )*)look at (an opponent's|another player's|a player's|the hand of (?:an opponent|another player|a player)) ?(hand)?$/i;
const OF_HAND = /\b(?:(?:from|in) (?:it|there|that hand|their hand)|of (?:it|them))\b/g;
const THEM = /\b(?:(gives?) (?:them|him or her|that opponent) |(to) (?:them|him or her|that opponent)\b)/g;

/** The text with the player chosen; none where nothing is done with a hand that is looked at. */
export function withLookedAtHands(text: string): string[] {
  const lines = text
    .replaceAll(/[.;] +(?=[a-z])/gi, '\n')
    .replace(/\.$/, '')
    .replaceAll(/,? (?:and|then|and then) (?=(?:take|steal|give|discard|put) )/gi, '\n')
    .split('\n');
  const at = lines.findIndex((line) => LOOKED.test(line));
  const [, margin, head, whose] = LOOKED.exec(lines[at] ?? '') ?? [];
  if (margin === undefined || head !== '' || whose === undefined || at === lines.length - 1) return [];
  const who = whose.replace(/^the hand of /, '').replace(/'s$/, '');
  const below = lines.slice(at + 1).map((line) =>
    `${line.startsWith(' ') ? '' : margin}${line}`
      .replaceAll(/\b(?:one|1) card\b/g, 'a card')
      .replaceAll(OF_HAND, "in that player's hand")
      .replaceAll(THEM, (_, give?: string) =>
        give === undefined ? 'to that player' : `${give} that player `,
      ),
  );
  if (below.every((line, i) => line === lines[at + 1 + i])) return [];
  return [
    [
      ...lines.slice(0, at),
      `${margin}choose ${who}`,
      `${margin}look at all cards in that player's hand`,
      ...below,
    ].join('\n'),
  ];
}
