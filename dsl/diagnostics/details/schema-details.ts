import type { Phrase } from '../catalogue/phrase.ts';

/** What messages about the shape of a file. `subject` is what is meant need to know, by code. */
export interface SchemaDetails {
  'schema/unknown-key': {
    key: string;
    near: readonly string[];
    known: readonly string[];
  };
  'schema/missing': { key: string; example?: string; neededBy?: string };
  'schema/type': {
    subject: Phrase;
    found: Phrase;
    expected: Phrase;
    help?: Phrase;
  };
  'schema/not-one-of': {
    subject: Phrase;
    found: string;
    near: readonly string[];
    all: readonly string[];
  };
  'schema/range': { subject: Phrase; found: Phrase; expected: Phrase };
  'schema/form': { subject: Phrase; found: Phrase; expected: Phrase };
  'schema/empty': { subject: Phrase; expected: Phrase };
  'schema/length': { subject: Phrase; found: number; expected: Phrase };
  'schema/repeated': { subject: Phrase; entry: Phrase };
  'schema/bad-key': { key: string; expected: Phrase };
  'schema/more': { count: number };
}
