import { say, type Phrase } from '../../dsl/diagnostics/catalogue/phrase.ts';
import type { PhraseKey } from '../../dsl/diagnostics/catalogue/en/phrases.ts';

/** What the system says, in words; by its codes, and by some of our own. */
const reasons = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  ENOENT: 'there is no such file or folder',
  EISDIR: 'it is a folder',
  ENOFILE: 'it is a pipe or a device',
  EOUTSIDE: 'it is a link that leads out of the folder of its pack',
  ENOTDIR: 'a part of its path is no folder',
  EEXIST: 'it exists already',
  EOTHER: 'it exists already and is something else',
  EROFS: 'the disk can only be read',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EFBIG: 'the file would be larger than is allowed',
  ENAMETOOLONG: 'its name is too long',
  ENUL: 'its name has a character that no name can have',
  EMFILE: 'too many files are open',
  ENFILE: 'too many files are open',
  ELOOP: 'its links go round in a circle',
} as const satisfies Readonly<Record<string, PhraseKey>>;

/** A refusal of our own, of the same form as one of the system. */
export const refusal = (code: keyof typeof reasons): NodeJS.ErrnoException =>
  Object.assign(new Error(reasons[code]), { code });

/** Why the system refused something; undefined where the error is another one. */
export function reasonOf(error: unknown): Phrase | undefined {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code === undefined) return undefined;
  if (Object.hasOwn(reasons, code)) return say(reasons[code as keyof typeof reasons]);
  return syscall === undefined ? undefined : say('the system says `{1}`', code);
}
