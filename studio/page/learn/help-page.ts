/** What one can read in the page. */
import type { Language } from '../../../dsl/text/locale.ts';

export const helpGroups = ['cookbook', 'reference', 'guides', 'errors'] as const;
export type HelpGroup = (typeof helpGroups)[number];

/** A page of help, in Markdown. */
export interface HelpPage {
  readonly id: string;
  readonly group: HelpGroup;
  readonly title: string;
  readonly text: string;
  /** The part of the cookbook that it belongs to. */
  readonly part?: string;
  /** The game whose words its examples use. */
  readonly game?: string;
}

/** Errors are explained in all languages, the rest in English. */
export const isEnglish = ({ group }: HelpPage, language: Language): boolean =>
  language !== 'en' && group !== 'errors';
