/** A table of results: the first cell of a row says what it is about. */
export interface ResultRow {
  readonly key: string;
  readonly isOwn?: boolean;
  readonly cells: readonly (preact.JSX.Element | string)[];
}

interface Results {
  readonly title: string;
  readonly note?: string;
  readonly heads: readonly string[];
  readonly rows: readonly ResultRow[];
}

export function ResultTable({ title, note, heads, rows }: Results): preact.JSX.Element | null {
  if (rows.length === 0) return null;
  return (
    <div class="wide" tabIndex={0} role="group" aria-label={title}>
      <table class="results">
        <caption>
          {title}
          {note === undefined ? null : <small class="quiet">{note}</small>}
        </caption>
        <thead>
          <tr>
            {heads.map((head, i) => (
              <th key={i} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, isOwn, cells: [name, ...cells] }) => (
            <tr key={key} class={isOwn ? 'own' : ''}>
              <th scope="row">{name}</th>
              {cells.map((cell, i) => (
                <td key={i}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
