import { existsSync, readFileSync } from 'node:fs';
import { codes, type Code } from '../../dsl/diagnostics/codes.ts';
import { languages, type Language } from '../../dsl/text/locale.ts';
import { loadLanguages } from '../../dsl/diagnostics/catalogue/languages.ts';
import { said } from '../../dsl/diagnostics/localize.ts';
import { blocksOf, says } from '../../test/docs/blocks.ts';
import { elsewhere, made } from '../../test/docs/made.ts';
import { findingsOf } from '../../test/docs/run.ts';
import { ROOT } from '../../test/files.ts';
import type { Measured, Row } from '../row.ts';

const pageOf = (code: Code, language: Language): string =>
  `docs/errors/${language === 'en' ? '' : `${language}/`}${code}.md`;

/** Runs the failing example of a page, and looks for what is found in the words of the page. */
function faultOf(code: Code, language: Language): string | undefined {
  const path = pageOf(code, language);
  if (!existsSync(ROOT + path)) return `${path} is not there`;
  const text = readFileSync(ROOT + path, 'utf8');
  const failing = blocksOf(text).find((block) => says(block, 'fails'));
  const [found] = failing ? findingsOf(failing) : (made[code]?.() ?? []);
  if (!found) return elsewhere[code] === undefined ? `${path} shows nothing that gives its code` : undefined;
  if (found.code !== code) return `${path} gives ${found.code}`;
  return text.includes(`> ${said(found, language).message}\n`) ? undefined : `${path} quotes another message`;
}

await loadLanguages();

function measure(): Measured {
  const faults = languages.flatMap((language) => codes.flatMap((code) => faultOf(code, language) ?? []));
  return {
    measured: `${codes.length} codes, ${codes.length * languages.length - faults.length} of ${codes.length * languages.length} pages give their code in the words that they quote; ${Object.keys(elsewhere).length} codes are given by the command line only, and said so`,
    met: faults.length === 0,
    details: faults,
  };
}

export const errorPages: Row = {
  what: 'error codes with a page whose example is run, in en, fr and de',
  atLeast: 'all',
  full: 1,
  small: 1,
  unit: 'look at all pages',
  measure,
};
