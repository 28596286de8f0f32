import { didYouMean, either, meantOf } from './message.ts';
import { quote, type Message } from '../message.ts';
import type { PhraseWords } from '../phrase.ts';

/** Messages of the `schema` layer, one function a code. `subject` says what is meant, in words. */
export const schemaMessages = {
  'schema/unknown-key': (d: {
    key: string;
    nearest: readonly string[];
    known: readonly string[];
  }): Message => ({
    message: `unknown key ${quote(d.key)}`,
    help:
      didYouMean(d.nearest) ??
      (d.known.length > 0
        ? `expected ${either(d.known.map(quote), 12)}`
        : 'nothing more can be written in this map: delete it'),
  }),
  'schema/missing': (d: { key: string; example?: string; neededBy?: string }): Message => ({
    message: `${quote(d.key)} is missing here${d.neededBy === undefined ? '' : `, and ${quote(d.neededBy)} needs it`}`,
    help: d.example === undefined ? `add ${quote(`${d.key}:`)}` : `add a line such as ${quote(d.example)}`,
  }),
  'schema/type': (d: {
    subject: PhraseWords;
    found: PhraseWords;
    expected: PhraseWords;
    help?: PhraseWords;
  }): Message => ({
    message: `${d.subject} is ${d.found} here, expected ${d.expected}`,
    ...(d.help === undefined ? {} : { help: d.help }),
  }),
  'schema/not-one-of': (d: {
    subject: PhraseWords;
    found: string;
    nearest: readonly string[];
    allowed: readonly string[];
  }): Message => ({
    message: `${d.subject} cannot be ${quote(d.found)}`,
    help: meantOf(d.nearest, d.allowed) ?? `expected ${either(d.allowed.map(quote), 12)}`,
  }),
  'schema/range': (d: { subject: PhraseWords; found: PhraseWords; expected: PhraseWords }): Message => ({
    message: `${d.subject} is ${d.found}, expected ${d.expected}`,
  }),
  'schema/form': (d: { subject: PhraseWords; found: PhraseWords; expected: PhraseWords }): Message => ({
    message: `${d.subject} is ${d.found}, expected ${d.expected}`,
  }),
  'schema/empty': (d: { subject: PhraseWords; expected: PhraseWords }): Message => ({
    message: `${d.subject} is empty, expected ${d.expected}`,
  }),
  'schema/length': (d: { subject: PhraseWords; found: number; expected: PhraseWords }): Message => ({
    message: `${d.subject} has ${d.found} ${d.found === 1 ? 'entry' : 'entries'}, expected ${d.expected}`,
  }),
  'schema/repeated': (d: { subject: PhraseWords; entry: PhraseWords }): Message => ({
    message: `${d.entry} stands twice in ${d.subject}`,
    help: 'delete one of the two',
  }),
  'schema/bad-key': (d: { key: string; expected: PhraseWords }): Message => ({
    message: `${quote(d.key)} cannot stand as a key here, expected ${d.expected}`,
  }),
  'schema/more': (d: { count: number }): Message => ({
    message: `${d.count} more ${d.count === 1 ? 'fault' : 'faults'} of this file ${d.count === 1 ? 'is' : 'are'} not shown`,
    help: 'mend the first ones and check again',
  }),
};
