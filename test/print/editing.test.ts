import { describe, expect, it } from 'vitest';
import { completionAt, renameAt, Workspace } from '../../service/index.ts';
import { filesBelow, isYaml } from '../files.ts';

const files = filesBelow('examples/garden', isYaml);
const GAME = 'examples/garden/game.yaml';

/** The garden with a face for its fruit and looks for its colours; `|` says where the cursor is. */
function edited(face: string, looks = ''): { workspace: Workspace; at: number } {
  const text = files
    .get(GAME)!
    .replace('also: [crop]', `also: [crop]\n    face: { ${face} }`)
    .replace('of: [red, green, gold]', `of: [red, green, gold]\n    looks: { ${looks} }`);
  const workspace = new Workspace(files);
  workspace.set(GAME, text.replace('|', ''));
  return { workspace, at: text.indexOf('|') };
}

const offered = (face: string, looks = 'red: { colour: red }'): string[] => {
  const { workspace, at } = edited(face, looks);
  return completionAt(workspace, GAME, at).suggestions.map(({ label }) => label);
};

describe('an editor', () => {
  it('offers signs, sizes and fields for a face', () => {
    expect(offered('icon: dragon|')).toContain('dragon-head');
    expect(offered('corners: [ripe|]')).toContain('ripeness');
    expect(offered('|')).toEqual(expect.arrayContaining(['size', 'colour', 'icon', 'boxes']));
  });

  it('renames a field in the face of its kind, and a value in its looks', () => {
    const { workspace } = edited('corners: [ripeness]', 'green: { colour: green }');
    const changed = (from: string, to: string): string => {
      const text = workspace.text(GAME)!;
      const done = renameAt(workspace, GAME, text.indexOf(from), to);
      if (!('edits' in done)) throw new Error(JSON.stringify(done));
      return done.edits
        .get(GAME)!
        .reduceRight(
          (all, { span, text: put }) => all.slice(0, span.start) + put + all.slice(span.end),
          text,
        );
    };
    expect(changed('ripeness: {', 'weight')).toContain('corners: [weight]');
    expect(changed('green, gold', 'olive')).toContain('looks: { olive: { colour: green } }');
  });
});
