import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { run, tinyFolder } from './kit.ts';

const card = (more: string): string => `kind: treasure\nid: crown\nname: { en: Crown }\n${more}\n`;

interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Element[];
  text: string;
}

/** The elements of a text that is XML to the letter; what is not well-formed is an error. */
function elements(xml: string): Element {
  const root: Element = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element: Element = { name, attributes, children: [], text: '' };
    open.at(-1)!.children.push(element);
    open.push(element);
  });
  parser.on('text', (text) => (open.at(-1)!.text += text));
  parser.on('closetag', () => open.pop());
  parser.write(xml).close();
  return root.children[0];
}

const casesIn = ({ children }: Element): Element[] => children.flatMap((suite) => suite.children);
const failed = (suites: Element): string[] =>
  casesIn(suites).flatMap(({ attributes, children }) =>
    children.some(({ name }) => name === 'failure') ? [attributes['name']] : [],
  );

const scenario = (title: string, given: string, coins: number): string =>
  `  - { scenario: '${title}', given: { Ann: { hand: [${given}] } }, then: [{ that: Ann has ${coins} coins }] }\n`;

describe('findings as JUnit writes tests', () => {
  it('of files: one for each, with its errors', async () => {
    const cwd = tinyFolder({ 'cards/tiny/more.yaml': card('worth: 9') });
    const { status, out } = await run(['validate', '--format', 'junit'], { cwd });
    const suites = elements(out);
    expect([status, suites.name, suites.attributes['failures']]).toEqual([1, 'testsuites', '1']);
    expect(failed(suites)).toEqual(['cards/tiny/more.yaml']);
    const [wrong] = casesIn(suites).filter(({ attributes }) => attributes['name'].endsWith('more.yaml'));
    expect(wrong.attributes['line']).toBe('4');
    expect(wrong.children[0].attributes['type']).toBe('schema/range');
    expect(wrong.children[0].text).toContain('cards/tiny/more.yaml:4:8: error schema/range');
    expect(casesIn(suites).length).toBeGreaterThan(2);
  });

  it('of scenarios: one for each, and what is wrong in two is told once', async () => {
    const cwd = tinyFolder({
      'cards/tiny/scenarios/more.scenario.yaml': `game: tiny\nscenarios:\n${scenario('a < b & "c"', 'gem-1', 5)}${scenario('right', 'gem-1', 0)}${scenario('misspelt', 'gm-1', 0)}`,
    });
    const suites = elements((await run(['test', '--format', 'junit'], { cwd })).out);
    expect(failed(suites)).toEqual(['a < b & "c"', 'misspelt']);
    expect(suites.attributes['failures']).toBe('2');
    expect(suites.attributes['tests']).toBe(String(casesIn(suites).length));
  });

  it('stays XML whatever stands in files', async () => {
    const cwd = tinyFolder({ 'cards/tiny/more.yaml': card(`worth: "]]>&<\\x01\\u202e'\\ud800\\u0000"`) });
    const suites = elements((await run(['validate', '--format', 'junit'], { cwd })).out);
    expect(failed(suites)).toEqual(['cards/tiny/more.yaml']);
  });
});
