/**
 * What a person would get wrong, made from the samples by typed changes: the messages stand in golden files to be read.
 */
import { describe, expect, it } from 'vitest';
import { spoken } from '../../dsl/diagnostics/localize.ts';
import { parse } from '../../dsl/language/parser/parse.ts';
import { lineAndColumn, wholeText } from '../../dsl/text/source.ts';
import { type Sample, samples } from './samples.ts';

const SMALL = /\b(?:when|until|every|each|where|would|instead|cannot|your|another|that|with|during|while)\b/;

/** A misspelt small word, a lost comma, a lost article, a colon for a comma, words swapped, something left over, a pronoun, ... */
const changes: readonly [string, (text: string) => string][] = [
  ['misspelt', (text) => text.replace(SMALL, (word) => word.slice(0, 1) + word.slice(2))],
  ['no comma', (text) => text.replace(/, (?!then)/, ' ')],
  ['no article', (text) => text.replace(/\b(?:a|an|the|your) (?=[a-z])/, '')],
  ['colon', (text) => text.replace(/, (?!then)/, ': ')],
  ['left over', (text) => text.replace(/(?<![:,])(?=\n|$)/, ' a card')],
  ['swapped', (text) => text.replace(/\b([a-z]+) (a|an|the|your|that|all) /, '$2 $1 ')],
  ['pronoun', (text) => text.replace(/\b(?:that|this|the) [a-z]+(?!')\b/, 'it')],
  [
    'number alone',
    (text) => text.replace(/\b([a-z]+) (?:a|an|\d+) (?:card|cards|hero|unit|group)$/m, '$1 1'),
  ],
  [
    'number in words',
    (text) => text.replace(/\b(?:2|3)\b(?![.+\d-])/, (digit) => (digit === '2' ? 'two' : 'three')),
  ],
  ['perfect', (text) => text.replace(/\b(you|they|[A-Z][a-z]+|that [a-z]+) (?=[a-z]+ed\b)/, '$1 have ')],
  ['then for a comma', (text) => text.replace(/^((?:if|when) [^,\n]+), /m, '$1 then ')],
  ['word twice', (text) => text.replace(/\b(a|an|the|your|to|in|of|is|each|all|that)\b/, '$1 $1')],
  ['full stop', (text) => text.replace(/(?<![:,])(?=\n|$)/, '.')],
  [
    'symbol',
    (text) =>
      text
        .replace(/\bat least\b/, '>=')
        .replace(/\bat most\b/, '<=')
        .replace(/ and /, ' & '),
  ],
  ['comma inside', (text) => text.replace(/^([^\s,:]+ [^\s,:]+) (?=[a-z\d(])/, '$1, ')],
  ['capital', (text) => text[0].toUpperCase() + text.slice(1)],
];

function finding({ entry, text }: Sample): string | undefined {
  const { diagnostics } = parse(entry, wholeText(text));
  if (diagnostics.length === 0) return undefined;
  return diagnostics
    .map(({ code, message, help, place, fixes }) => {
      const { line, column } = lineAndColumn(text, place.span.start);
      const source = text.split('\n')[line - 1];
      const width = Math.max(
        1,
        Math.min(place.span.end, place.span.start + source.length - column + 1) - place.span.start,
      );
      return [
        `  ${source}`,
        `  ${' '.repeat(column - 1)}${'^'.repeat(width)} ${code} ${line}:${column}`,
        `  ${message}`,
        ...(help === undefined ? [] : [`  help: ${help}`]),
        ...(fixes ?? []).map(({ title }) => `  fix: ${spoken(title, 'en')}`),
      ].join('\n');
    })
    .join('\n');
}

const games = Map.groupBy(samples(), ({ game }) => game);
const slug = (name: string): string => name.replaceAll(/[^a-z]+/g, '-');

describe.each([...games])('broken versions of the texts of %s', (game, texts) => {
  const found = texts.map((sample) => {
    const broken = changes.flatMap(([how, change]) => {
      const text = change(sample.text);
      const result = text === sample.text ? undefined : finding({ ...sample, text });
      return result === undefined ? [] : [`${how}\n${result}`];
    });
    return { of: sample.of, entry: sample.entry, broken };
  });

  it('are refused at a place and with advice', async () => {
    const text = found
      .map(({ of, entry, broken }) => `## ${of} (${entry})\n\n${broken.join('\n\n')}\n`)
      .join('\n');
    await expect(text).toMatchFileSnapshot(`golden/${slug(game)}.txt`);
  });

  it('are at least three for a text of some length', () => {
    const long = found.filter((_, i) => texts[i].text.split(/\s+/).length > 5);
    expect(long.filter(({ broken }) => broken.length < 3).map(({ of }) => of)).toEqual([]);
  });

  it('give one finding for one mistake', () => {
    const several = found.flatMap(({ of, broken }) =>
      broken.filter((text) => text.split(' syntax/').length > 3).map((text) => `${of}: ${text}`),
    );
    expect(several).toEqual([]);
  });
});
