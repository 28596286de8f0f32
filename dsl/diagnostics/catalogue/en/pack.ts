import { didYouMean } from './message.ts';
import { quote, type Message } from '../message.ts';

/** Messages about packs: what they are called, what they need, one function a code. */
export const packMessages = {
  'pack/version': (p: { version: string }): Message => ({
    message: `${quote(p.version)} is no version`,
    help: 'a version has three numbers with dots between them, such as `1.0.0`',
  }),
  'pack/range': (p: { range: string }): Message => ({
    message: `${quote(p.range)} is no range of versions`,
    help: 'write for instance `^1.2.0` (1.2.0 and later, before 2.0.0), `>=1.2.0 <1.5.0` or `*`',
  }),
  'pack/missing': (p: { pack: string; range: string; by: string; near: readonly string[] }): Message => ({
    message: `${quote(p.by)} needs the pack ${quote(p.pack)} (${p.range}), and it is not there`,
    help: didYouMean(p.near) ?? 'put its folder into `packs`, or name it with `--with`',
  }),
  'pack/other-version': (p: {
    pack: string;
    range: string;
    by: string;
    found: string | undefined;
  }): Message => ({
    message:
      p.found === undefined
        ? `${quote(p.by)} needs ${quote(p.pack)} ${p.range}, and what is there has no version`
        : `${quote(p.by)} needs ${quote(p.pack)} ${p.range}, and ${p.found} is there`,
    help:
      p.found === undefined
        ? `a \`pack.yaml\` beside its game file says its version`
        : 'get a version that fits, or change the range where this one works as well',
  }),
  'pack/circular': (p: { packs: readonly string[] }): Message => ({
    message: `these packs need each other in a circle: ${p.packs.map(quote).join(', then ')}, and so on`,
    help: 'take what both need into a pack of its own',
  }),
  'pack/empty': (p: { pack: string }): Message => ({
    message: `there are no cards and no variants in the pack ${quote(p.pack)}`,
    help: 'its files lie in the folder of its `pack.yaml` and below',
  }),
};
