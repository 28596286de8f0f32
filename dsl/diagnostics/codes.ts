import { english } from './catalogue/languages.ts';
import type { PhrasePart, TextId, TextOf, Variables } from './catalogue/phrase.ts';
import type { MessageDetails } from './details/index.ts';

/** The closed set of stable codes, `layer/what`. */
export type Code = keyof MessageDetails;

/** What the message of a code needs to know. */
export type Details<C extends Code> = MessageDetails[C];

/** The layers, which are files of the catalogue; its other files hold what is no message. */
const layers = ['yaml', 'schema', 'syntax', 'name', 'game', 'pack', 'scenario', 'sheet', 'run'] as const;

/** What a message may be given where its text has such an example: see `variables.json`. */
type Use<Example> = Example extends { readonly maybe: infer There }
  ? Use<There> | undefined
  : Example extends readonly unknown[]
    ? readonly PhrasePart[]
    : Example extends boolean
      ? boolean | undefined
      : Example extends number
        ? number
        : Example extends null
          ? unknown
          : PhrasePart;
type KeyOf<T> = T extends unknown ? keyof T : never;
type ValueOf<T, K> = T extends unknown ? (K extends keyof T ? T[K] : never) : never;

/** What the texts of a code ask for and its details lack or have of another sort. */
type WrongOf<C extends Code> = C extends keyof Variables
  ? {
      [V in keyof Variables[C]]: V extends KeyOf<NonNullable<Details<C>>>
        ? ValueOf<NonNullable<Details<C>>, V> extends Use<Variables[C][V]>
          ? never
          : `${C}: ${V & string} is of another sort`
        : `${C} knows nothing of ${V & string}`;
    }[keyof Variables[C]]
  : never;

type None<Wrong extends never> = Wrong;
/** A code without a text, a text of a layer without a code, and details that do not fit are type errors here. */
type WholeCatalogue = None<
  { [C in Code]: WrongOf<C> }[Code] | Exclude<Code, TextId> | Exclude<TextOf<(typeof layers)[number]>, Code>
>;

export const codes: readonly (Code | WholeCatalogue)[] = layers.flatMap(
  (layer) => Object.keys(english).filter((id) => id.startsWith(`${layer}/`)) as Code[],
);

export const isCode = (text: string): text is Code => codes.includes(text as Code);
