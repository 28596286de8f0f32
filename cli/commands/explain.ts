import { existsSync, readFileSync } from 'node:fs';
import { codes, isCode } from '../../dsl/codes.ts';
import { nearest } from '../../dsl/near.ts';
import { type Command, Usage } from '../command.ts';
import { packageFolder } from '../files/package-folder.ts';

export const command: Command = {
  spec: {
    name: 'explain',
    summary: 'explain the code of an error',
    takes: '<code>',
    words: [0, 1],
    options: {},
    about:
      'A code stands in front of every message, such as `schema/unknown-key`. Without one, all codes are listed.',
    examples: ['cardwright explain schema/unknown-key'],
  },
  run(given, io) {
    const [code] = given.words;
    if (code === undefined) {
      io.out(
        codes
          .toSorted()
          .map((each) => `${each}\n`)
          .join(''),
      );
      return Promise.resolve(0);
    }
    if (!isCode(code)) throw new Usage(`there is no code \`${code}\``, suggestion(code));
    const page = new URL(`docs/errors/${code}.md`, packageFolder);
    if (!existsSync(page)) throw new Usage(`there is no page about \`${code}\` yet`);
    io.out(readFileSync(page, 'utf8'));
    return Promise.resolve(0);
  },
};

/** The nearest codes; a code may be given without its layer. */
function suggestion(word: string): string | undefined {
  const short = codes.filter((code) => code.split('/')[1] === word);
  const near = short.length > 0 ? short : nearest(word, codes);
  return near.length > 0
    ? `did you mean ${near.map((each) => `\`${each}\``).join(' or ')}?`
    : '`cardwright explain` lists them all';
}
