import { say, type Phrase, type FixedPhraseId } from '../../dsl/diagnostics/catalogue/phrase.ts';

/** What the system says, in words; by its codes, and by some of our own. */
const reasons = {
  EACCES: 'phrase/permission-denied',
  EPERM: 'phrase/permission-denied',
  ENOENT: 'phrase/there-is-no-such-file-or',
  EISDIR: 'phrase/it-is-a-folder',
  ENOFILE: 'phrase/it-is-a-pipe-or-a',
  EOUTSIDE: 'phrase/it-is-a-link-that-leads',
  ENOTDIR: 'phrase/a-part-of-its-path-is',
  EEXIST: 'phrase/it-exists-already',
  EOTHER: 'phrase/it-exists-already-and-is-something',
  EROFS: 'phrase/the-disk-can-only-be-read',
  ENOSPC: 'phrase/the-disk-is-full',
  EDQUOT: 'phrase/the-disk-is-full',
  EFBIG: 'phrase/the-file-would-be-larger-than',
  ENAMETOOLONG: 'phrase/its-name-is-too-long',
  ENUL: 'phrase/its-name-has-a-character-that',
  EMFILE: 'phrase/too-many-files-are-open',
  ENFILE: 'phrase/too-many-files-are-open',
  ELOOP: 'phrase/its-links-go-round-in-a',
} as const satisfies Readonly<Record<string, FixedPhraseId>>;

/** A refusal of our own, of the same form as one of the system. */
export const refusal = (code: keyof typeof reasons): NodeJS.ErrnoException =>
  Object.assign(new Error(reasons[code]), { code });

/** Why the system refused something; undefined where the error is another one. */
export function reasonOf(error: unknown): Phrase | undefined {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code === undefined) return undefined;
  if (Object.hasOwn(reasons, code)) return say(reasons[code as keyof typeof reasons]);
  return syscall === undefined ? undefined : say('phrase/the-system-says', { code });
}
