/** What the page asks about paper and other tables, and what it is answered. */
import type { Language } from '../../../dsl/text/locale.ts';

export interface SheetRequest {
  /** The cards of the set, or all of the game. */
  readonly which: 'own' | 'all';
  readonly paper: 'a4' | 'letter';
  readonly backs: boolean;
  readonly language: Language;
}

/** A saved object for Tabletop Simulator. */
export interface TabletopFiles {
  readonly name: string;
  readonly json: string;
  /** Pictures as drawings, with how many dots across they are to have. */
  readonly pictures: readonly { readonly file: string; readonly svg: string; readonly width: number }[];
}

export interface PrintCalls {
  /** Sheets to print, each a document of SVG. */
  sheets(given: SheetRequest): readonly string[];
  tabletop(given: { readonly address: string; readonly language: Language }): TabletopFiles;
}
