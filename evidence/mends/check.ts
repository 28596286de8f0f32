/** Tries the mends whose item, fault or file contains all words: `node evidence/mends/check.ts 15.1`. */
import { mends } from './index.ts';
import { undoAll } from './undo.ts';

const words = process.argv.slice(2);
const chosen = mends.filter((mend) => words.every((word) => JSON.stringify(mend).includes(word)));
await undoAll(chosen, ({ mend: { item, fault }, problem }) => {
  if (problem) process.exitCode = 1;
  console.log(`${problem ? 'NOT PROVEN' : 'proven    '} ${item}: ${fault}${problem ? ` (${problem})` : ''}`);
});
