/** The language server: the protocol on one side, the service on the other. It keeps no data of its own. */
import { type Readable, Writable } from 'node:stream';
import {
  CodeActionKind,
  CompletionItemKind,
  createConnection,
  DiagnosticSeverity,
  DidChangeWatchedFilesNotification,
  ErrorCodes,
  MarkupKind,
  ProposedFeatures,
  ResponseError,
  StreamMessageReader,
  StreamMessageWriter,
  TextDocuments,
  TextDocumentSyncKind,
  type Connection,
  type Diagnostic as ShownDiagnostic,
  type InitializeParams,
  type InitializeResult,
  type Location,
  type Range,
  type TextEdit as ShownEdit,
  type WorkspaceEdit,
} from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { Diagnostic } from '../../dsl/diagnostics/diagnostic.ts';
import { languages, type Language } from '../../dsl/nlg/index.ts';
import { loadLanguage } from '../../dsl/diagnostics/catalogue/languages.ts';
import { said, spoken } from '../../dsl/diagnostics/localize.ts';
import type { Place, Span } from '../../dsl/text/source.ts';
import {
  completionAt,
  definitionAt,
  diagnosticsOf,
  formatted,
  hoverAt,
  quickFixesIn,
  referencesAt,
  renamableAt,
  renameAt,
  Workspace,
  type Suggestion,
} from '../../service/index.ts';
import { nameOfUri, readFolders, readInto, uriOfName } from './editor-files.ts';
import { versionOf } from '../files/package-folder.ts';

/** Serves an editor until it says goodbye. */
export function serve(input: Readable, write: (text: string) => void): Promise<void> {
  const output = new Writable({
    write(chunk: Buffer | string, _encoding, done) {
      write(chunk.toString());
      done();
    },
  });
  const connection = createConnection(
    ProposedFeatures.all,
    new StreamMessageReader(input),
    new StreamMessageWriter(output),
  );
  return new Promise((resolve) => {
    new Server(connection).listen(resolve);
    input.on('end', () => resolve());
  });
}

/** How long the other open files wait after a change, in milliseconds. */
const OTHERS_WAIT = 300;

const severities = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  hint: DiagnosticSeverity.Hint,
} as const;

const itemKinds: Readonly<Record<Suggestion['kind'], CompletionItemKind>> = {
  small: CompletionItemKind.Keyword,
  own: CompletionItemKind.Keyword,
  verb: CompletionItemKind.Function,
  noun: CompletionItemKind.Class,
  local: CompletionItemKind.Variable,
  key: CompletionItemKind.Property,
  value: CompletionItemKind.EnumMember,
};

class Server {
  private readonly connection: Connection;
  private readonly documents = new TextDocuments(TextDocument);
  private readonly workspace = new Workspace();
  private language: Language = 'en';
  private watches = false;
  private readonly changed = new Set<string>();
  private soon: NodeJS.Immediate | undefined;
  private later: NodeJS.Timeout | undefined;

  constructor(connection: Connection) {
    this.connection = connection;
  }

  listen(gone: () => void): void {
    const { connection, documents, workspace } = this;
    connection.onInitialize((params) => this.initialize(params));
    connection.onInitialized(() => {
      if (this.watches)
        void connection.client.register(DidChangeWatchedFilesNotification.type, {
          watchers: [{ globPattern: '**/*.{yaml,yml}' }],
        });
    });
    connection.onExit(gone);
    documents.onDidChangeContent(({ document }) => {
      workspace.set(nameOfUri(document.uri), document.getText());
      this.check(document.uri);
    });
    documents.onDidClose(({ document }) => {
      readInto(workspace, nameOfUri(document.uri));
      void connection.sendDiagnostics({ uri: document.uri, diagnostics: [] });
      this.checkOthers();
    });
    connection.onDidChangeWatchedFiles(({ changes }) => {
      for (const { uri } of changes) if (!documents.get(uri)) readInto(workspace, nameOfUri(uri));
      this.checkOthers();
    });
    connection.onCompletion(({ textDocument: { uri }, position }) => {
      const document = this.document(uri);
      const at = document.offsetAt(position);
      const { suggestions, from } = completionAt(workspace, nameOfUri(uri), at, this.language);
      const range = this.range(document, { start: from, end: at });
      return {
        isIncomplete: true,
        items: suggestions.map(({ label, kind, detail, insert, typed }, i) => ({
          label,
          kind: itemKinds[kind],
          ...(detail === undefined ? {} : { detail }),
          ...(typed === undefined ? {} : { filterText: typed }),
          sortText: String(i).padStart(5, '0'),
          textEdit: { range, newText: insert ?? label },
        })),
      };
    });
    connection.onHover(({ textDocument: { uri }, position }) => {
      const document = this.document(uri);
      const found = hoverAt(workspace, nameOfUri(uri), document.offsetAt(position), this.language);
      if (!found) return null;
      const contents = { kind: MarkupKind.Markdown, value: found.text };
      return { contents, range: this.range(document, found.span) };
    });
    connection.onDefinition(({ textDocument: { uri }, position }) => {
      const place = definitionAt(workspace, nameOfUri(uri), this.document(uri).offsetAt(position));
      return place ? this.location(place) : null;
    });
    connection.onReferences(({ textDocument: { uri }, position }) =>
      referencesAt(workspace, nameOfUri(uri), this.document(uri).offsetAt(position)).map((place) =>
        this.location(place),
      ),
    );
    connection.onPrepareRename(({ textDocument: { uri }, position }) => {
      const document = this.document(uri);
      const span = renamableAt(workspace, nameOfUri(uri), document.offsetAt(position));
      return span ? this.range(document, span) : null;
    });
    connection.onRenameRequest(({ textDocument: { uri }, position, newName }) => {
      const renaming = renameAt(workspace, nameOfUri(uri), this.document(uri).offsetAt(position), newName);
      if ('refused' in renaming)
        return new ResponseError(ErrorCodes.InvalidRequest, spoken(renaming.refused, this.language));
      return this.edit([...renaming.edits].flatMap(([file, own]) => own.map((each) => ({ file, ...each }))));
    });
    connection.onDocumentFormatting(({ textDocument: { uri } }) => {
      const text = formatted(workspace, nameOfUri(uri));
      return text === undefined ? [] : this.difference(this.document(uri), text);
    });
    connection.onCodeAction(({ textDocument: { uri }, range }) => {
      const document = this.document(uri);
      const span = { start: document.offsetAt(range.start), end: document.offsetAt(range.end) };
      return quickFixesIn(workspace, nameOfUri(uri), span).map(({ finding, fix, at }) => ({
        title: said(finding, this.language).fixes?.[at].title ?? '',
        kind: CodeActionKind.QuickFix,
        diagnostics: [this.shown(document, finding)],
        edit: this.edit(fix.edits.map(({ place, text }) => ({ file: place.file, span: place.span, text }))),
      }));
    });
    documents.listen(connection);
    connection.listen();
  }

  private async initialize(params: InitializeParams): Promise<InitializeResult> {
    const { capabilities, locale, workspaceFolders } = params;
    const asked = (locale ?? 'en').slice(0, 2);
    this.language = languages.find((each) => each === asked) ?? 'en';
    await loadLanguage(this.language);
    this.watches = capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration === true;
    readFolders(
      this.workspace,
      (workspaceFolders ?? []).map(({ uri }) => nameOfUri(uri)),
    );
    return {
      capabilities: {
        textDocumentSync: TextDocumentSyncKind.Incremental,
        completionProvider: { triggerCharacters: [' ', ':', '{', '[', "'", '"', '/'] },
        hoverProvider: true,
        definitionProvider: true,
        referencesProvider: true,
        renameProvider: { prepareProvider: true },
        documentFormattingProvider: true,
        codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix] },
      },
      serverInfo: { name: 'cardwright', version: versionOf() },
    };
  }

  // ---------------------------------------------------------------------------------------- diagnostics

  /** Checks a file once the changes that wait are in, and the other open files when nothing more comes. */
  private check(uri: string): void {
    this.changed.add(uri);
    this.soon ??= setImmediate(() => {
      this.soon = undefined;
      for (const each of this.changed) this.publish(each);
      this.changed.clear();
    });
    this.checkOthers();
  }

  private checkOthers(): void {
    clearTimeout(this.later);
    this.later = setTimeout(() => {
      for (const { uri } of this.documents.all()) this.publish(uri);
    }, OTHERS_WAIT);
    this.later.unref();
  }

  private publish(uri: string): void {
    const document = this.documents.get(uri);
    if (!document) return;
    const found = diagnosticsOf(this.workspace, nameOfUri(uri));
    void this.connection.sendDiagnostics({
      uri,
      version: document.version,
      diagnostics: found.map((each) => this.shown(document, each)),
    });
  }

  private shown(document: TextDocument, finding: Diagnostic): ShownDiagnostic {
    const { code, severity, place } = finding;
    const { message, help, related } = said(finding, this.language);
    return {
      range: this.range(document, place.span),
      severity: severities[severity],
      code,
      source: 'cardwright',
      message: help === undefined ? message : `${message}\n${help}`,
      ...(related
        ? {
            relatedInformation: related.map((each) => ({
              location: this.location(each.place),
              message: each.message,
            })),
          }
        : {}),
    };
  }

  // -------------------------------------------------------------------------------------------- places

  /** A file as it is open, or as it is on the disk. */
  private document(uri: string): TextDocument {
    return (
      this.documents.get(uri) ??
      TextDocument.create(uri, 'yaml', 0, this.workspace.text(nameOfUri(uri)) ?? '')
    );
  }

  private range(document: TextDocument, { start, end }: Span): Range {
    return { start: document.positionAt(start), end: document.positionAt(end) };
  }

  private location({ file, span }: Place): Location {
    const uri = uriOfName(file);
    return { uri, range: this.range(this.document(uri), span) };
  }

  private edit(edits: readonly { file: string; span: Span; text: string }[]): WorkspaceEdit {
    const changes: Record<string, ShownEdit[]> = {};
    for (const { file, span, text } of edits) {
      const uri = uriOfName(file);
      (changes[uri] ??= []).push({ range: this.range(this.document(uri), span), newText: text });
    }
    return { changes };
  }

  /** The one stretch in which two texts differ. */
  private difference(document: TextDocument, text: string): ShownEdit[] {
    const before = document.getText();
    if (before === text) return [];
    let start = 0;
    while (before[start] === text[start]) start++;
    let same = 0;
    const most = Math.min(before.length, text.length) - start;
    while (same < most && before[before.length - 1 - same] === text[text.length - 1 - same]) same++;
    const span = { start, end: before.length - same };
    return [{ range: this.range(document, span), newText: text.slice(start, text.length - same) }];
  }
}
