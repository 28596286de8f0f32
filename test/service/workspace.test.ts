import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { manyCards } from '../../bench/games/many-cards.ts';
import { diagnosticsOf, Workspace } from '../../service/index.ts';
import { filesBelow, isYaml } from '../files.ts';
import { tries } from '../size.ts';
import { GAME, MINE, withCursor } from './kit.ts';

const garden = (): Workspace => new Workspace(filesBelow('examples/garden', isYaml));

describe('diagnostics', () => {
  it('finds nothing in a game that is right', () => {
    const workspace = garden();
    for (const name of workspace.names) expect(diagnosticsOf(workspace, name)).toEqual([]);
  });

  it('tells what is wrong in a file and not what is wrong elsewhere', () => {
    const { workspace } = withCursor('- kind: tool\n  id: mine\n  effect: discard a heroo<|>');
    expect(diagnosticsOf(workspace, MINE).map(({ code }) => code)).toEqual(['name/unknown-noun']);
    expect(diagnosticsOf(workspace, GAME)).toEqual([]);
  });

  it('takes a mended file for mended', () => {
    const { workspace } = withCursor('- kind: tool\n  id: mine\n  effect: discard a crad<|>');
    expect(diagnosticsOf(workspace, MINE)).toHaveLength(1);
    workspace.set(MINE, '- kind: tool\n  id: mine\n  effect: discard a card in your hand\n');
    expect(diagnosticsOf(workspace, MINE).filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('tells in one file what a change of another one breaks', () => {
    const workspace = garden();
    workspace.set(GAME, workspace.text(GAME)!.replaceAll('coin', 'penny'));
    expect(diagnosticsOf(workspace, 'examples/garden/cards.yaml').map(({ code }) => code)).toContain(
      'name/unknown-noun',
    );
  });

  it('checks a file of cards outside of any game by the folder that bears its name', () => {
    const workspace = garden();
    workspace.set('mods/garden/more.yaml', '- kind: tool\n  id: mine\n  effect: discard a crad\n');
    expect(diagnosticsOf(workspace, 'mods/garden/more.yaml').map(({ code }) => code)).toEqual([
      'name/unknown-noun',
    ]);
  });

  it('says of a card without a game that it cannot be told, and nothing of other files', () => {
    const workspace = garden();
    workspace.set('mods/card.yaml', '- kind: hat\n  id: mine\n');
    workspace.set('ci/build.yaml', 'jobs: { build: &a [1, *a] }\n');
    workspace.set('ci/list.yaml', '- one\n- two\n');
    expect(diagnosticsOf(workspace, 'mods/card.yaml').map(({ code, severity }) => [code, severity])).toEqual([
      ['game/which', 'hint'],
    ]);
    expect(diagnosticsOf(workspace, 'ci/build.yaml')).toEqual([]);
    expect(diagnosticsOf(workspace, 'ci/list.yaml')).toEqual([]);
  });

  it('tells what is wrong in variants and scenarios', () => {
    const { workspace } = withCursor(
      'variant: mine\nextends: garden\nname: Mine\nset:\n  verbs/sel/do: nothing\n<|>',
    );
    expect(diagnosticsOf(workspace, MINE).map(({ code }) => code)).toEqual(['game/path']);
    const scenario = 'examples/garden/mine.scenario.yaml';
    workspace.set(scenario, 'scenario: one\ngame: garden\nthen:\n  - that: the deck is emty\n');
    expect(diagnosticsOf(workspace, scenario).length).toBeGreaterThan(0);
  });

  it('forgets a file that is gone', () => {
    const { workspace } = withCursor('- kind: tool\n  id: mine\n  effect: discard a crad<|>');
    workspace.remove(MINE);
    expect(diagnosticsOf(workspace, MINE)).toEqual([]);
    expect(workspace.names).not.toContain(MINE);
  });
});

/** Every finding of all files, as text. */
const told = (workspace: Workspace): string[] =>
  workspace.names.flatMap((name) =>
    diagnosticsOf(workspace, name).map(
      ({ code, message, place }) => `${place.file} ${place.span.start}-${place.span.end} ${code} ${message}`,
    ),
  );

describe('what is kept between two loads', () => {
  it.each([
    ['the garden', () => filesBelow('examples/garden', isYaml)],
    ['a game of many cards', () => manyCards(tries(40, 12), 3)],
  ])('never changes what is found: %s', (_, files) => {
    const texts = [...files()];
    const kept = new Workspace(texts);
    const edit = fc.record({
      file: fc.nat(),
      at: fc.nat(),
      cut: fc.integer({ min: 0, max: 12 }),
      put: fc.constantFrom(
        '',
        ' ',
        '\n',
        'a',
        'fruit',
        'card',
        ' 2',
        '- ',
        ': ',
        "'",
        '#',
        '{',
        '\n- kind: tool\n  id: new\n',
      ),
    });
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 4 }), (edits) => {
        for (const { file, at, cut, put } of edits) {
          const [name] = texts[file % texts.length];
          const text = kept.text(name)!;
          const from = at % (text.length + 1);
          kept.set(name, text.slice(0, from) + put + text.slice(from + cut));
          told(kept);
        }
        const fresh = new Workspace(kept.names.map((name) => [name, kept.text(name)!]));
        expect(told(kept)).toEqual(told(fresh));
        for (const [name, text] of texts) kept.set(name, text);
        expect(told(kept)).toEqual([]);
      }),
      { numRuns: tries(25, 2) },
    );
  });
});
