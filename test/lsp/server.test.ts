import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import {
  CodeActionRequest,
  CompletionRequest,
  DefinitionRequest,
  DocumentFormattingRequest,
  HoverRequest,
  PrepareRenameRequest,
  ReferencesRequest,
  RenameRequest,
  type CodeAction,
  type CompletionList,
  type Hover,
  type Location,
  type MarkupContent,
} from 'vscode-languageserver/node';
import { put } from '../cli/kit.ts';
import { filesBelow, isYaml } from '../files.ts';
import { startEditor, type Editor } from './kit.ts';

/** The garden in a folder of its own, and a server that most tests share: each closes the files that it opens. */
let folder: string;
let editor: Editor;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cardwright-'));
  const garden = [...filesBelow('examples/garden', isYaml)];
  put(folder, new Map(garden.map(([name, text]) => [name.replace('examples', 'cards'), text])));
  editor = await startEditor(folder);
});

afterEach(() => editor.closeAll());

afterAll(() => {
  editor.stop();
  rmSync(folder, { recursive: true, force: true });
});

const MINE = 'mods/garden/mine.yaml';
const tool = (text: string): string => `- kind: tool\n  id: mine\n  ${text}`;

async function completion(marked: string): Promise<string[]> {
  const { uri, position } = await editor.open(MINE, marked);
  const list = await editor.connection.sendRequest(CompletionRequest.type, {
    textDocument: { uri },
    position,
  });
  return (list as CompletionList).items.map(({ label }) => label);
}

describe('the language server', { timeout: 60_000 }, () => {
  it('says what it can', () => {
    expect(editor.initialized.serverInfo?.name).toBe('cardwright');
    expect(Object.keys(editor.initialized.capabilities)).toEqual(
      expect.arrayContaining([
        'completionProvider',
        'hoverProvider',
        'definitionProvider',
        'referencesProvider',
        'renameProvider',
        'documentFormattingProvider',
        'codeActionProvider',
      ]),
    );
  });

  it('tells what is wrong, at its place in UTF-16, and that it is mended', async () => {
    const { found } = await editor.open(
      MINE,
      '- { kind: tool, id: mine, name: Öl 🍎, effect: discard a crad }',
    );
    expect(found).toMatchObject([
      {
        code: 'name/unknown-noun',
        source: 'cardwright',
        severity: 1,
        range: { start: { line: 0, character: 57 }, end: { line: 0, character: 61 } },
      },
    ]);
    expect(await editor.change(MINE, tool('effect: discard a card in your hand\n'))).toEqual([]);
  });

  it('finds places in a block whose lines end with two characters', async () => {
    const { found } = await editor.open(
      MINE,
      tool('effect: |\r\n    gain a coin\r\n    discard a crad\r\n').replaceAll(/(?<!\r)\n/g, '\r\n'),
    );
    expect(found[0].range).toEqual({ start: { line: 4, character: 14 }, end: { line: 4, character: 18 } });
  });

  it('tells of a file that does not parse, and completes in it', async () => {
    const { found } = await editor.open(MINE, "- kind: tool\n  id: mine\n  effect: 'discard a <|>");
    expect(found.map(({ code }) => code)).toEqual(['yaml/unclosed']);
    expect(await completion(tool("effect: 'discard a <|>"))).toContain('fruit');
  });

  it('has nothing to say of a file outside of any game', async () => {
    const { uri, found } = await editor.open('ci/build.yaml', 'jobs:\n  build: [1, 2]\n');
    expect(found).toEqual([]);
    const position = { line: 1, character: 4 };
    expect(
      await editor.connection.sendRequest(HoverRequest.type, { textDocument: { uri }, position }),
    ).toBeNull();
    expect(
      await editor.connection.sendRequest(DefinitionRequest.type, { textDocument: { uri }, position }),
    ).toBeNull();
  });

  it('speaks the language of the editor, and leaves when it is told to', async () => {
    const editor = await startEditor(folder, 'de-AT');
    onTestFinished(() => editor.stop());
    const { uri, position, found } = await editor.open(MINE, tool('effect: gain 2 <|>coins'));
    expect(found).toEqual([]);
    const hover = await editor.connection.sendRequest(HoverRequest.type, { textDocument: { uri }, position });
    expect(((hover as Hover).contents as MarkupContent).value).toContain('> Erhalte 2');
    const [wrong] = await editor.change(MINE, tool('effect: discard a crad'));
    expect(wrong.message).not.toContain('is no noun');
    expect(await editor.leave()).toBe(0);
  });

  it('completes in blocks and in maps in braces', async () => {
    expect(await completion(tool('effect: |\n    gain a coin\n    dis<|>'))).toContain('discard');
    const { uri, position } = await editor.open('mods/garden/two.yaml', '- { kind: fruit, id: x, col<|> }');
    const list = await editor.connection.sendRequest(CompletionRequest.type, {
      textDocument: { uri },
      position,
    });
    expect((list as CompletionList).items[0]).toMatchObject({
      label: 'colour',
      textEdit: { newText: 'colour: ', range: { start: { line: 0, character: 24 } } },
    });
  });

  it('goes to where a word is declared, and lists where it is used', async () => {
    const { uri, position } = await editor.open(MINE, tool('effect: dis<|>card a card in your hand'));
    const at = { textDocument: { uri }, position };
    const place = (await editor.connection.sendRequest(DefinitionRequest.type, at)) as Location;
    expect(place.uri).toBe(editor.uri('cards/garden/game.yaml'));
    const context = { includeDeclaration: true };
    const places = await editor.connection.sendRequest(ReferencesRequest.type, { ...at, context });
    expect(places!.map((each) => each.uri)).toEqual(expect.arrayContaining([uri, place.uri]));
  });

  it('renames in all files, and says why it does not', async () => {
    const { uri, position } = await editor.open(MINE, tool('effect: dis<|>card a card in your hand'));
    const at = { textDocument: { uri }, position };
    expect(await editor.connection.sendRequest(PrepareRenameRequest.type, at)).toEqual({
      start: { line: 2, character: 10 },
      end: { line: 2, character: 17 },
    });
    const edit = await editor.connection.sendRequest(RenameRequest.type, { ...at, newName: 'scrap' });
    expect(edit!.changes![uri]).toEqual([
      { range: { start: { line: 2, character: 10 }, end: { line: 2, character: 17 } }, newText: 'scrap' },
    ]);
    expect(Object.keys(edit!.changes!)).toContain(editor.uri('cards/garden/game.yaml'));
    await expect(
      editor.connection.sendRequest(RenameRequest.type, { ...at, newName: 'where' }),
    ).rejects.toThrow('is a word of the language');
  });

  it('formats, and mends what it can', async () => {
    const { uri } = await editor.open(MINE, tool('effect: discard   a crad in your hand'));
    const options = { tabSize: 2, insertSpaces: true };
    const range = { start: { line: 2, character: 22 }, end: { line: 2, character: 22 } };
    const fixes = (await editor.connection.sendRequest(CodeActionRequest.type, {
      textDocument: { uri },
      range,
      context: { diagnostics: [] },
    })) as CodeAction[];
    expect(fixes[0]).toMatchObject({
      kind: 'quickfix',
      title: 'write `card`',
      edit: { changes: { [uri]: [{ newText: 'card' }] } },
    });
    await editor.change(MINE, tool('effect: discard   a card in your hand'));
    expect(
      await editor.connection.sendRequest(DocumentFormattingRequest.type, { textDocument: { uri }, options }),
    ).toEqual([
      { range: { start: { line: 2, character: 18 }, end: { line: 2, character: 20 } }, newText: '' },
    ]);
  });

  it('takes in what changes on the disk', async () => {
    const { found } = await editor.open(MINE, tool('effect: discard a card in your hand'));
    expect(found).toEqual([]);
    writeFileSync(
      join(folder, 'cards/garden/more.yaml'),
      tool('effect: gain a coin').replace('mine', 'bucket'),
    );
    await editor.connection.sendNotification('workspace/didChangeWatchedFiles', {
      changes: [{ uri: editor.uri('cards/garden/more.yaml'), type: 1 }],
    });
    const { uri, position } = await editor.open(
      'mods/garden/two.yaml',
      tool('effect: move the buc<|>ket to your hand'),
    );
    const place = await editor.connection.sendRequest(DefinitionRequest.type, {
      textDocument: { uri },
      position,
    });
    expect((place as Location).uri).toBe(editor.uri('cards/garden/more.yaml'));
  });
});
