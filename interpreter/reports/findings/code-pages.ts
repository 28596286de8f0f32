import type { Code } from '../../../dsl/diagnostics/codes.ts';
import type { Language } from '../../../dsl/text/locale.ts';

/** The path of the page of a code in the package, from its root; `explain` prints it. */
export const pageOf = (code: Code, language: Language): string =>
  `docs/errors/${language === 'en' ? '' : `${language}/`}${code}.md`;
