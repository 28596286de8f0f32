/** Markdown of the library as elements: no text of it becomes markup of the page. */
import { lexer, type Token, type Tokens } from 'marked';
import { createContext, createElement, type ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';

/** What can be done with an example, by the words behind its fence. */
export const ExampleAction = createContext<(info: string, text: string) => ComponentChildren>(() => null);

export function MarkdownText({ text }: { readonly text: string }): preact.JSX.Element {
  return <>{blocks(lexer(text))}</>;
}

const blocks = (tokens: readonly Token[]): ComponentChildren => tokens.map((token, i) => blockOf(token, i));

function blockOf(token: Token, key: number): ComponentChildren {
  switch (token.type) {
    case 'heading':
      // The page has a heading of its own above them.
      return createElement(`h${Math.min(6, token.depth + 1)}`, { key }, inline(token.tokens ?? []));
    case 'paragraph':
      return <p key={key}>{inline(token.tokens ?? [])}</p>;
    case 'text':
      return <span key={key}>{token.tokens ? inline(token.tokens) : token.text}</span>;
    case 'list': {
      const { items, ordered } = token as Tokens.List;
      const entries = items.map((item, i) => <li key={i}>{blocks(item.tokens)}</li>);
      return ordered ? <ol key={key}>{entries}</ol> : <ul key={key}>{entries}</ul>;
    }
    case 'table':
      return <MarkdownTable key={key} table={token as Tokens.Table} />;
    case 'blockquote':
      return <blockquote key={key}>{blocks(token.tokens ?? [])}</blockquote>;
    case 'code':
      return <Example key={key} info={token.lang ?? ''} text={token.text} />;
    case 'hr':
      return <hr key={key} />;
    case 'space':
    case 'html':
      return null;
    default:
      return <p key={key}>{token.raw}</p>;
  }
}

function Example({ info, text }: { readonly info: string; readonly text: string }): preact.JSX.Element {
  const act = useContext(ExampleAction);
  return (
    <div class="example">
      <pre tabIndex={0}>
        <code>{text}</code>
      </pre>
      {act(info, text)}
    </div>
  );
}

function MarkdownTable({ table: { header, rows } }: { readonly table: Tokens.Table }): preact.JSX.Element {
  return (
    <div class="wide" tabIndex={0} role="group">
      <table>
        <thead>
          <tr>
            {header.map((cell, i) => (
              <th key={i} scope="col">
                {inline(cell.tokens)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            <tr key={i}>
              {row.map((cell, j) => (
                <td key={j}>{inline(cell.tokens)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const plain = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

const inline = (tokens: readonly Token[]): ComponentChildren =>
  tokens.map((token, key) => {
    switch (token.type) {
      case 'strong':
        return <strong key={key}>{inline(token.tokens ?? [])}</strong>;
      case 'em':
        return <em key={key}>{inline(token.tokens ?? [])}</em>;
      case 'codespan':
        return <code key={key}>{plain(token.text)}</code>;
      case 'br':
        return <br key={key} />;
      case 'escape':
      case 'text':
        return 'tokens' in token && token.tokens ? (
          <span key={key}>{inline(token.tokens)}</span>
        ) : (
          plain(token.text)
        );
      // Links lead away from the page, and their words are enough.
      case 'link':
        return <span key={key}>{inline(token.tokens ?? [])}</span>;
      default:
        return token.raw;
    }
  });
