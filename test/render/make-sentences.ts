/** Writes the sentences anew, to be read before they are kept: `node test/render/make-sentences.ts`. */
import { writeFileSync } from 'node:fs';
import { stringify } from 'yaml';
import { castleWords, groups, inAll, sentencesFile } from './sentences.ts';

const HEAD = `# What every form of the language says, in the words of test/fixtures/castle.
# \`node test/render/make-sentences.ts\` writes the sentences anew; a new text needs its \`text\` only.
`;

const vocabulary = castleWords();
const made = groups().map((group) => ({
  ...group,
  texts: group.texts.map(({ text }) => ({ text, ...inAll(vocabulary, group, text) })),
}));
writeFileSync(sentencesFile, HEAD + stringify({ groups: made }, { lineWidth: 0 }));
