import type { Io } from '../io.ts';
import { clean } from '../../dsl/text/clean-text.ts';
/** Everything that a command writes goes through here. */
export const cleaned = (io: Io): Io => ({
  ...io,
  out: (text) => io.out(clean(text, io.outTTY)),
  err: (text) => io.err(clean(text, io.errTTY)),
});
