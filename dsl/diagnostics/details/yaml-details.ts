import type { Phrase } from '../catalogue/phrase.ts';
import type { NoDetails } from './no-details.ts';

/** What messages about what YAML is made of need to know, by code. */
export interface YamlDetails {
  'yaml/unreadable': { reason: Phrase };
  'yaml/too-large': { limit: string };
  'yaml/not-text': { character: string };
  'yaml/control-character': { character: string };
  'yaml/too-deep': { limit: number };
  'yaml/empty': NoDetails;
  'yaml/alias': { word: string };
  'yaml/merge-key': NoDetails;
  'yaml/tag': { word: string };
  'yaml/directive': { word: string };
  'yaml/several-documents': NoDetails;
  'yaml/tab': NoDetails;
  'yaml/unclosed': { open: string; close: string };
  'yaml/unopened': { close: string };
  'yaml/colon-in-text': NoDetails;
  'yaml/hash-in-text': NoDetails;
  'yaml/indentation': NoDetails;
  'yaml/no-colon': { text: string };
  'yaml/key-not-text': NoDetails;
  'yaml/no-key': NoDetails;
  'yaml/long-key': NoDetails;
  'yaml/reserved-key': { key: string };
  'yaml/duplicate-key': { key: string };
  'yaml/bad-start': { character: string };
  'yaml/escape': { escape: string };
  'yaml/after-quote': NoDetails;
  'yaml/separator': NoDetails;
  'yaml/block-header': NoDetails;
  'yaml/number': { text: string };
  'yaml/unexpected': { text: string };
  'yaml/more': { count: number };
}
