import { describe, expect, it } from 'vitest';
import { loadGame } from '../../interpreter/compiler/linker/load-game.ts';
import { filesBelow, isYaml } from '../files.ts';

const garden = filesBelow('examples/garden', isYaml);

/** What is found in a variant with a verb and a card that uses it, by code and line. */
function found(verb: string, effect: string): string[] {
  const variant = `variant: verbs
extends: garden
name: Verbs
add:
  verbs/${verb}: { takes: { fruit: a fruit in your hand }, do: move the fruit to the deck }
cards:
  - { kind: tool, id: t-verb, name: Verb, effect: "${effect}" }
`;
  const file = 'examples/garden/verbs.yaml';
  const { diagnostics } = loadGame(new Map([...garden, [file, variant]]), 'garden', [file]);
  return diagnostics
    .filter(({ severity }) => severity === 'error')
    .map(({ code, place, fixes }) => {
      const line = variant.slice(0, place.span.start).split('\n').length;
      return `${code} ${line} ${fixes?.[0]?.edits[0].text ?? ''}`.trim();
    });
}

describe('the name of a verb', () => {
  it.each([
    ['knock', 'knock a fruit in your hand'],
    ['knock-out', 'knock-out a fruit in your hand'],
    ['lay', 'lay a fruit in your hand\\nif you laid a fruit this turn, gain 1 coin'],
  ])('`%s` can be used as it is declared', (verb, effect) => {
    expect(found(verb, effect)).toEqual([]);
  });

  it('spelled as its participle is an order, and what happened', () => {
    const text = 'cut a fruit in your hand\\nif you cut a fruit this turn, gain 1 coin';
    expect(found('cut', text)).toEqual([]);
    expect(found('cut', 'until end of turn, when a fruit is cut, gain 1 coin')).toEqual([]);
  });

  it.each(['knock out', 'take a look at'])('`%s` of several words is refused there', (verb) => {
    expect(found(verb, `${verb} a fruit in your hand`)).toEqual([
      `game/verb-words 5 ${verb.replaceAll(' ', '-')}`,
    ]);
  });

  it('of an irregular verb has its form, and a text with `-ed` is led to it', () => {
    expect(found('lay', 'if you layed a fruit this turn, gain 1 coin')).toEqual(['name/unknown-verb 7 laid']);
  });
});
