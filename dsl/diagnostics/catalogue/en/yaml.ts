import { type Message, quote } from '../message.ts';
import type { PhraseWords } from '../phrase.ts';

/** Messages of the `yaml` layer, one function a code. */
export const yamlMessages = {
  'yaml/unreadable': (d: { reason: PhraseWords }): Message => ({
    message: `this file cannot be read: ${d.reason}`,
    help: 'check its name and who may read it',
  }),
  'yaml/too-large': (d: { limit: string }): Message => ({
    message: `this file is larger than ${d.limit}`,
    help: 'split it into several files',
  }),
  'yaml/not-text': (d: { character: string }): Message => ({
    message: `this file is not plain text: it holds the character ${d.character}`,
    help: 'save it as UTF-8 text, with line ends as your editor makes them',
  }),
  'yaml/control-character': (d: { character: string }): Message => ({
    message: `this text holds the control character ${d.character}, which commands a screen and prints nothing`,
    help: 'delete it; a new line in a text is `\\n`, or a line of its own in a block after `|`',
  }),
  'yaml/too-deep': (d: { limit: number }): Message => ({
    message: `this is nested more than ${d.limit} levels deep`,
    help: 'no file of a game needs that: look for brackets or dashes without end',
  }),
  'yaml/empty': (_none: object): Message => ({
    message: 'this file is empty',
    help: 'write something in it or delete it',
  }),
  'yaml/alias': (d: { word: string }): Message => ({
    message: `anchors and aliases such as ${quote(d.word)} are not accepted`,
    help: 'write the value out where it is needed; text that starts with `&` or `*` goes in quotes',
  }),
  'yaml/merge-key': (_none: object): Message => ({
    message: 'the merge key `<<` is not accepted',
    help: 'write the entries out where they are needed',
  }),
  'yaml/tag': (d: { word: string }): Message => ({
    message: `tags such as ${quote(d.word)} are not accepted`,
    help: 'leave the tag out; text that starts with `!` goes in quotes',
  }),
  'yaml/directive': (d: { word: string }): Message => ({
    message: `directives such as ${quote(d.word)} are not accepted`,
    help: 'leave the line out',
  }),
  'yaml/several-documents': (_none: object): Message => ({
    message: 'a second document starts here, one file holds one document',
    help: 'put what follows `---` in a file of its own',
  }),
  'yaml/tab': (_none: object): Message => ({
    message: 'this line is indented with a tab',
    help: 'indent with spaces',
  }),
  'yaml/unclosed': (d: { open: string; close: string }): Message => ({
    message: `${quote(d.open)} is opened here and not closed`,
    help: `add the missing ${quote(d.close)}`,
  }),
  'yaml/unopened': (d: { close: string }): Message => ({
    message: `${quote(d.close)} closes nothing`,
    help: 'delete it or add the opening bracket; text that starts with a bracket goes in quotes',
  }),
  'yaml/colon-in-text': (_none: object): Message => ({
    message: 'this text holds a colon, which YAML takes for a key and a value',
    help: 'write the text in a block after `|`, or use a comma instead of the colon',
  }),
  'yaml/hash-in-text': (_none: object): Message => ({
    message: 'what follows ` #` is a comment and no part of this text',
    help: 'put the comment on a line of its own, or the text in quotes or in a block after `|`',
  }),
  'yaml/indentation': (_none: object): Message => ({
    message: 'this line is indented in a way that fits nothing above it',
    help: 'align it with the entries that it belongs to; several lines of text go in a block after `|`',
  }),
  'yaml/no-colon': (d: { text: string }): Message => ({
    message: `${quote(d.text)} is no entry, expected a key, a colon and a space`,
    help: 'write `key: value`; text that goes on from the line above is indented deeper than its key',
  }),
  'yaml/key-not-text': (_none: object): Message => ({
    message: 'a list or a map cannot be a key',
    help: 'keys are words, numbers or text in quotes',
  }),
  'yaml/no-key': (_none: object): Message => ({
    message: 'there is no key before this colon',
    help: 'write `key: value`',
  }),
  'yaml/long-key': (_none: object): Message => ({
    message: 'this key is longer than 1024 characters',
    help: 'shorten it; long text goes behind a key',
  }),
  'yaml/reserved-key': (d: { key: string }): Message => ({
    message: `${quote(d.key)} cannot be used as a key`,
    help: 'choose another word',
  }),
  'yaml/duplicate-key': (d: { key: string }): Message => ({
    message: `${quote(d.key)} stands twice in this map`,
    help: 'delete one of the two or rename it',
  }),
  'yaml/bad-start': (d: { character: string }): Message => ({
    message: `text without quotes cannot start with ${d.character === '`' ? 'a backtick' : quote(d.character)}`,
    help: 'put the text in quotes',
  }),
  'yaml/escape': (d: { escape: string }): Message => ({
    message: `${quote(d.escape)} is no escape sequence`,
    help: 'write `\\\\` for a backslash, or use single quotes',
  }),
  'yaml/after-quote': (_none: object): Message => ({
    message: 'this follows a closing quote',
    help: 'put the whole text in quotes; inside double quotes write `\\"`, inside single quotes a doubled quote',
  }),
  'yaml/separator': (_none: object): Message => ({
    message: 'the entries in these brackets are not parted by one comma each',
    help: 'write one comma between two entries; text that holds a comma goes in quotes',
  }),
  'yaml/block-header': (_none: object): Message => ({
    message: 'this follows the sign of a block on the same line',
    help: 'start the text on the line below',
  }),
  'yaml/number': (d: { text: string }): Message => ({
    message: `${quote(d.text)} is not a number that can be used`,
    help: 'numbers lie between -9007199254740991 and 9007199254740991; put text in quotes',
  }),
  'yaml/unexpected': (d: { text: string }): Message => ({
    message: `${quote(d.text)} was not expected here`,
    help: 'compare the indentation with the lines above; text with special signs goes in quotes',
  }),
  'yaml/more': (d: { count: number }): Message => ({
    message: `${d.count} more ${d.count === 1 ? 'fault' : 'faults'} of this file ${d.count === 1 ? 'is' : 'are'} not shown`,
    help: 'mend the first ones and check again',
  }),
};
