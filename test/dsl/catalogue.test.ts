import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { Catalogue, type CatalogueArguments } from '../../dsl/diagnostics/catalogue/catalogue.ts';
import { PlainNumber, WordSequence } from '../../dsl/diagnostics/catalogue/fluent-values.ts';
import de from '../../dsl/diagnostics/catalogue/de.json' with { type: 'json' };
import en from '../../dsl/diagnostics/catalogue/en.json' with { type: 'json' };
import fr from '../../dsl/diagnostics/catalogue/fr.json' with { type: 'json' };
import variables from '../../dsl/diagnostics/catalogue/variables.json' with { type: 'json' };
import { filesBelow, isCode, ROOT } from '../files.ts';

const catalogues = { en, fr, de };
const ids = Object.keys(en);

/** What a text speaks of, each by an example of its type. */
function examples(id: string, how: 'none' | 'some'): CatalogueArguments {
  const names = Object.entries((variables as Record<string, Record<string, unknown>>)[id] ?? {});
  return Object.fromEntries(
    names.flatMap(([name, asked]): [string, CatalogueArguments[string]][] => {
      const maybe = typeof asked === 'object' && asked !== null && 'maybe' in asked;
      if (maybe && how === 'none') return [];
      const example = maybe ? asked.maybe : asked;
      return [
        [
          name,
          typeof example === 'number'
            ? new PlainNumber(how === 'none' ? 1 : 7)
            : typeof example === 'boolean'
              ? how === 'none'
                ? 'no'
                : 'yes'
              : Array.isArray(example)
                ? new WordSequence(how === 'none' ? [] : ['a', 'b', 'c'])
                : 'word',
        ],
      ];
    }),
  );
}

/** The variables of a text, each once. */
const spokenOf = (text: string): string[] =>
  [...new Set([...text.matchAll(/\$(\w+)/g)].map(([, name]) => name))].toSorted();

describe('the catalogue', () => {
  it('is compiled as it is written', () => {
    expect(execFileSync(process.execPath, [`${ROOT}tools/compile-catalogue.ts`, '--check']).toString()).toBe(
      '',
    );
  });

  it.each(Object.entries(catalogues))('has each text once in %s, and no other', (_, texts) => {
    expect(Object.keys(texts).toSorted()).toEqual(ids.toSorted());
  });

  it.each([
    ['fr', fr],
    ['de', de],
  ])('speaks of the same things in %s', (_, texts: Record<string, string>) => {
    // While playing, grammar asks for more in one language than in another: a gender, one or several.
    const others = ids.filter(
      (id) =>
        !id.startsWith('play/') &&
        String(spokenOf(texts[id])) !== String(spokenOf((en as Record<string, string>)[id])),
    );
    expect(others).toEqual([]);
  });

  it.each(Object.entries(catalogues))('can say all of it in %s', (language, texts) => {
    const catalogue = new Catalogue(language as keyof typeof catalogues, texts);
    for (const how of ['none', 'some'] as const)
      for (const id of ids) {
        const given = examples(id, how);
        const said = [catalogue.text(id, given), catalogue.attribute(id, 'help', given) ?? ''];
        expect([id, said.filter((text) => /\{\$|\*\[/.test(text))]).toEqual([id, []]);
      }
  });

  it('has no phrase that nobody says', () => {
    const tops = ['cli', 'print', 'service', 'schemas', 'interpreter', 'dsl'];
    const code = tops.flatMap((top) => [...filesBelow(top, isCode).values()]).join('\n');
    const whole = ['status', 'usage'];
    expect(ids.filter((id) => whole.includes(id.split('/')[0]) && !code.includes(`'${id}'`))).toEqual([]);
  });
});
