import { spawn } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import {
  createProtocolConnection,
  DidChangeTextDocumentNotification,
  DidCloseTextDocumentNotification,
  DidOpenTextDocumentNotification,
  ExitNotification,
  InitializedNotification,
  InitializeRequest,
  PublishDiagnosticsNotification,
  ShutdownRequest,
  StreamMessageReader,
  StreamMessageWriter,
  type Diagnostic,
  type InitializeResult,
  type Position,
  type ProtocolConnection,
} from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { ROOT } from '../files.ts';

/** An editor in front of the server, which runs as a process of its own. */
export interface Editor {
  readonly connection: ProtocolConnection;
  readonly initialized: InitializeResult;
  uri(path: string): string;
  /** Opens a file; where a `<|>` stands is the cursor. Gives where that is, and what is found wrong. */
  open(path: string, marked: string): Promise<{ uri: string; position: Position; found: Diagnostic[] }>;
  /** Puts another text into a file that is open, and gives what is found wrong then. */
  change(path: string, text: string): Promise<Diagnostic[]>;
  /** Closes all files that are open. */
  closeAll(): Promise<void>;
  /** Ends the server at once. */
  stop(): void;
  /** Says goodbye; gives the exit status. */
  leave(): Promise<number | null>;
}

export async function startEditor(folder: string, locale = 'en'): Promise<Editor> {
  const child = spawn(process.execPath, [`${ROOT}bin/cardwright.mjs`, 'lsp', '--stdio'], {
    cwd: folder,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const gone = new Promise<number | null>((resolve) => void child.on('exit', resolve));
  const connection = createProtocolConnection(
    new StreamMessageReader(child.stdout),
    new StreamMessageWriter(child.stdin),
  );
  // Of a file that is opened once more the numbers go on: what is found then is told from what was found before.
  const versions = new Map<string, number>();
  const opened = new Set<string>();
  const found = new Map<string, { version: number; diagnostics: Diagnostic[] }>();
  let heard: (() => void)[] = [];
  connection.onNotification(PublishDiagnosticsNotification.type, ({ uri, version = 0, diagnostics }) => {
    found.set(uri, { version, diagnostics });
    for (const each of heard.splice(0)) each();
  });
  connection.listen();
  const uri = (path: string): string => pathToFileURL(`${folder}/${path}`).href;
  const initialized = await connection.sendRequest(InitializeRequest.type, {
    processId: process.pid,
    rootUri: null,
    capabilities: {},
    locale,
    workspaceFolders: [{ uri: pathToFileURL(folder).href, name: 'games' }],
  });
  await connection.sendNotification(InitializedNotification.type, {});
  /** What is found in the version of a file that was sent last. */
  const checked = async (of: string): Promise<Diagnostic[]> => {
    for (;;) {
      const last = found.get(of);
      if (last && last.version >= versions.get(of)!) return last.diagnostics;
      await new Promise<void>((resolve) => void heard.push(resolve));
    }
  };
  return {
    connection,
    initialized,
    uri,
    async open(path, marked) {
      const at = Math.max(0, marked.indexOf('<|>'));
      const text = marked.replace('<|>', '');
      const own = uri(path);
      const version = (versions.get(own) ?? 0) + 1;
      versions.set(own, version);
      opened.add(own);
      const textDocument = { uri: own, languageId: 'yaml', version, text };
      await connection.sendNotification(DidOpenTextDocumentNotification.type, { textDocument });
      const position = TextDocument.create(own, 'yaml', 1, text).positionAt(at);
      return { uri: own, position, found: await checked(own) };
    },
    async change(path, text) {
      const own = uri(path);
      const version = versions.get(own)! + 1;
      versions.set(own, version);
      await connection.sendNotification(DidChangeTextDocumentNotification.type, {
        textDocument: { uri: own, version },
        contentChanges: [{ text }],
      });
      return checked(own);
    },
    async closeAll() {
      for (const each of opened)
        await connection.sendNotification(DidCloseTextDocumentNotification.type, {
          textDocument: { uri: each },
        });
      opened.clear();
    },
    stop: () => void child.kill(),
    async leave() {
      await connection.sendRequest(ShutdownRequest.type);
      await connection.sendNotification(ExitNotification.type);
      return gone;
    },
  };
}
