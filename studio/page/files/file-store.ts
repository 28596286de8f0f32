/** Where the files of a set are kept: in the browser, in a folder that was picked, or in one that is served. */

/** The files of a set, by name. */
export type SetFiles = Readonly<Record<string, string>>;

/** Longer texts are neither kept nor checked. */
export const LONGEST_TEXT = 500_000;
/** More files are not taken in. */
export const MOST_FILES = 500;

export interface FileStore {
  /** What a person sees of it: the name of a folder; none for the browser. */
  readonly folder?: string;
  read(): Promise<SetFiles>;
  /** Keeps a text; throws where it cannot. */
  write(name: string, text: string): Promise<void>;
  remove(name: string): Promise<void>;
  /** Calls back when somebody else has changed a file; gives what ends that. */
  watch(changed: () => void): () => void;
}

/** A name that a file of a set may have: a path of plain names that leads nowhere else, and YAML. */
export const isFileName = (name: string): boolean =>
  name.length <= 200 &&
  /\.ya?ml$/.test(name) &&
  name.split('/').every((part) => /^[^\\:*?"<>|\p{Cc}]+$/u.test(part) && !/^\.+$/.test(part));
