import { say, type Phrase } from '../../dsl/messages/phrase.ts';
import type { PhraseKey } from '../../dsl/messages/phrases.ts';

/** What the system says, in words; by its codes. */
const reasons: Readonly<Record<string, PhraseKey>> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  ENOENT: 'there is no such file or folder',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is no folder',
  EEXIST: 'it exists already',
  EROFS: 'the disk can only be read',
  ENOSPC: 'the disk is full',
  EMFILE: 'too many files are open',
  ELOOP: 'its links go round in a circle',
};

/** Why the system refused a file; undefined where the error is another one. */
export function reasonOf(error: unknown): Phrase | undefined {
  const { code } = error as NodeJS.ErrnoException;
  return code !== undefined && Object.hasOwn(reasons, code) ? say(reasons[code]) : undefined;
}
