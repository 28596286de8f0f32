import { english } from './catalogue/languages.ts';
import type { PhrasePart, TextOf, Variables } from './catalogue/phrase.ts';

/**
 * The layers, which are files of the catalogue: the file (`yaml/`), its shape (`schema/`), the language's grammar
 * (`syntax/`), its names and types (`name/`), the game as a whole (`game/`), packs (`pack/`), scenarios (`scenario/`),
 * spreadsheets (`sheet/`), print (`print/`), and playing (`run/`). The other files of the catalogue hold what is no message.
 */
const layers = [
  'yaml',
  'schema',
  'syntax',
  'name',
  'game',
  'pack',
  'scenario',
  'sheet',
  'print',
  'run',
] as const;

type Layer = (typeof layers)[number];

/** The closed set of stable codes, `layer/what`: each has a text in the catalogue. */
export type Code = TextOf<Layer>;

/** What has reported a code. */
export const layerOf = (code: Code): Layer => code.slice(0, code.indexOf('/')) as Layer;

/** What a message is given where its text has such an example: see `variables.json`. */
type Detail<Example> = Example extends readonly unknown[]
  ? readonly PhrasePart[]
  : Example extends boolean | number
    ? Example
    : Example extends null
      ? unknown
      : PhrasePart;

/** What may lack: the texts ask whether it is there, and a flag that is not given is not set. */
type Lacking<V> = {
  [K in keyof V]: V[K] extends { readonly maybe: unknown } | boolean ? K : never;
}[keyof V];

type DetailsFor<V> = { readonly [K in Exclude<keyof V, Lacking<V>>]: Detail<V[K]> } & {
  readonly [K in Lacking<V>]?:
    | Detail<V[K] extends { readonly maybe: infer There } ? There : V[K]>
    | undefined;
};

/** Messages whose details have one of several shapes. */
interface Alternatives {
  'game/never-happens': { readonly verb: string; readonly over?: true } | { readonly roll: string };
}

/** The details of a code: the variables of its texts, in any language. */
export type Details<C extends Code> = C extends keyof Alternatives
  ? Alternatives[C]
  : C extends keyof Variables
    ? DetailsFor<Variables[C]>
    : Readonly<Record<never, never>> | undefined;

export const codes: readonly Code[] = layers.flatMap(
  (layer) => Object.keys(english).filter((id) => id.startsWith(`${layer}/`)) as Code[],
);

export const isCode = (text: string): text is Code => codes.includes(text as Code);
