import { expect, it } from 'vitest';
import { loadGame } from '../../interpreter/compiler/linker/load-game.ts';
import { filesBelow, isYaml } from '../files.ts';

const garden = filesBelow('examples/garden', isYaml);
const found = (text: string) =>
  loadGame(new Map([...garden, ['new.yaml', text]]), 'garden', ['new.yaml']).diagnostics.filter(
    ({ severity }) => severity === 'error',
  );

const head = 'kind: tool\nid: rake\nname: { en: Rake, fr: Rateau, de: Rechen }\n';

/** A file with one sign wrong, and what the offered change makes of it. */
it.each([
  ['a quote that is not closed', head.replace('rake', '"rake') + 'effect: gain a coin\n', 'id: "rake"\n'],
  ['a quote in braces', `${head.replace('en: Rake', 'en: "Rake')}effect: gain a coin\n`, 'en: "Rake", fr'],
  ['a brace that is not closed', `${head.replace(' }', '')}effect: gain a coin\n`, 'de: Rechen }\n'],
  ['a colon in a name', `${head.replace('en: Rake', 'en: Rake II: Iron')}effect: gain a coin\n`, "en: 'Rake II: Iron',"],
  ['a line twice', `${head}effect: gain a coin\neffect: gain a coin\n`, '}\neffect: gain a coin\n'],
  ['a remark behind slashes', `${head.replace('tool', 'tool // new')}effect: gain a coin\n`, 'kind: tool # new'],
  ['no bar before a choice', `${head}effect:\n  choose one:\n    - gain a coin\n    - gain 2 coins\n`, 'effect: |\n  choose'],
  ['no colon before a block', `${head}effect: |\n  if you have a coin\n    gain a coin\n`, 'a coin:\n    gain'],
  ['a no-break space', `${head}effect: gain\u00a0a coin\n`, 'effect: gain a coin'],
  ['a line with a space too few', `- ${head.trim().replaceAll('\n', '\n  ')}\n effect: gain a coin\n`, '\n  effect: gain a coin'],
])('%s is answered with a change that is accepted', (_, text, mended) => {
  const [first, ...more] = found(text);
  expect(more).toEqual([]);
  const [{ edits }] = first.fixes!;
  const right = edits
    .toSorted((a, b) => b.place.span.start - a.place.span.start)
    .reduce((now, { place: { span }, text: put }) => now.slice(0, span.start) + put + now.slice(span.end), text);
  expect(right).toContain(mended);
  expect(found(right)).toEqual([]);
}); // prettier-ignore
