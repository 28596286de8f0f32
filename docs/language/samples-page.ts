/** The page of samples, made from the sample files that the tests parse. */

export interface PageSample {
  readonly game: string;
  readonly of: string;
  readonly entry: string;
  readonly text: string;
}

const HEAD = `# What cards look like

Texts of the four games and of custom cards, each with the words of its game. Every text is parsed, printed and formatted by the tests, and its broken versions are refused with advice. The page is made by \`node docs/language/make-samples.ts\` from \`test/dsl/samples/\`; the language itself is explained in [the reference](../language.md).

The line behind \`#\` says whose text it is: a card, a verb of the game, a step of its flow, or a \`then\` line of a scenario.
`;

const GAMES: Readonly<Record<string, string>> = {
  'here-to-slay': 'Here to Slay',
  slasher: 'Slasher',
  hismment: 'Hismment',
  slasherz: 'Slasherz',
  'variants and custom cards': 'Variants and custom cards',
};

const KINDS: readonly (readonly [entry: string, title: string])[] = [
  ['abilities', 'Abilities: what a card can do as long as it is in play'],
  ['effect', 'Effects: what happens'],
  ['objects', 'Objects of a verb: the whole text of a field'],
  ['cost', 'Costs'],
  ['condition', 'Conditions'],
  ['phrase', 'Phrases: which cards, players or things'],
  ['expression', 'Numbers'],
];

/** The page as Markdown: a section a game, in it a block a kind of text. */
export function samplesPage(samples: readonly PageSample[]): string {
  const parts = [HEAD];
  for (const [game, name] of Object.entries(GAMES)) {
    const own = samples.filter((sample) => sample.game === game);
    parts.push(`## ${name}\n`);
    for (const [entry, title] of KINDS) {
      const texts = own.filter((sample) => sample.entry === entry);
      if (texts.length === 0) continue;
      parts.push(`### ${title}\n`);
      const blocks = texts.map(({ of, text }) => `# ${of}\n${text}\n`);
      const spaced = texts.some(({ text }) => text.includes('\n')) || entry === 'abilities';
      parts.push(`\`\`\`text\n${blocks.join(spaced ? '\n' : '')}\`\`\`\n`);
    }
  }
  return parts.join('\n');
}
