import type { Diagnostic } from '../../../dsl/diagnostics/diagnostic.ts';
import type { Language } from '../../../dsl/text/locale.ts';
import { messagesIn, said } from '../../../dsl/diagnostics/localize.ts';
import { clean } from '../../../dsl/text/clean-text.ts';
import { lines } from './one-line-findings.ts';
import { positions, type Texts } from './source-frames.ts';

/** A test of a report: a scenario, or a file that was checked. */
export interface TestCase {
  readonly file: string;
  readonly title: string;
  readonly found: readonly Diagnostic[];
  /** Whether it fails although nothing was found here: what is wrong was reported with another. */
  readonly failed?: boolean;
}

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const xml = (text: string): string => clean(text).replace(/[&<>"]/g, (mark) => marks[mark]);

const attributes = (given: Readonly<Record<string, string | number>>): string =>
  Object.entries(given)
    .map(([name, value]) => ` ${name}="${xml(String(value)).replaceAll(/[\r\n\t]/g, ' ')}"`)
    .join('');

const isError = ({ severity }: Diagnostic): boolean => severity === 'error';
const fails = ({ found, failed }: TestCase): boolean => failed ?? found.some(isError);

/**
 * Tests as JUnit writes them in XML, which build servers show as a list: a suite for each file. Errors are failures;
 * warnings and hints are what a test has printed.
 */
export function junit(cases: readonly TestCase[], texts: Texts, language: Language = 'en'): string {
  const failures = (among: readonly TestCase[]): string =>
    attributes({ tests: among.length, failures: among.filter(fails).length });
  const caseOf = (each: TestCase): string => {
    const errors = each.found.filter(isError);
    const others = each.found.filter((found) => !isError(found));
    const line = errors.length > 0 ? attributes({ line: positions(texts, errors[0].place).start.line }) : '';
    const head = `    <testcase${attributes({ classname: each.file, name: each.title, file: each.file })}${line}>\n`;
    const type = errors.at(0)?.code ?? '';
    const message = errors.length > 0 ? said(errors[0], language).message : '';
    const reasons =
      errors.length > 0
        ? lines(errors, texts, language)
        : messagesIn<'outcome'>(language)('outcome/told-above');
    const failure = fails(each)
      ? `      <failure${attributes({ type, message })}>${xml(reasons)}</failure>\n`
      : '';
    const output =
      others.length > 0 ? `      <system-out>${xml(lines(others, texts, language))}</system-out>\n` : '';
    return `${head}${failure}${output}    </testcase>\n`;
  };
  const suites = [...Map.groupBy(cases, (each) => each.file)].map(
    ([file, among]) =>
      `  <testsuite${attributes({ name: file })}${failures(among)}>\n${among.map(caseOf).join('')}  </testsuite>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites${attributes({ name: 'cardwright' })}${failures(cases)}>\n${suites.join('')}</testsuites>\n`;
}
