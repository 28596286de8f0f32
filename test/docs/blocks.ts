/** A fenced block of a page: its language, the words behind it, its text and where it stands. */
export interface FencedBlock {
  readonly language: string;
  readonly words: readonly string[];
  readonly text: string;
  /** Line of the fence, from 1. */
  readonly line: number;
}

/** All fenced blocks of a Markdown page, in order; fences may be longer than three backticks. */
export function blocksOf(markdown: string): FencedBlock[] {
  const found: FencedBlock[] = [];
  let open: { fence: string; language: string; words: string[]; lines: string[]; line: number } | undefined;
  markdown.split('\n').forEach((line, i) => {
    const fence = /^(`{3,})(.*)$/.exec(line);
    if (!open && fence) {
      const [language = '', ...words] = fence[2].trim().split(/\s+/);
      open = { fence: fence[1], language, words, lines: [], line: i + 1 };
    } else if (open && fence && fence[1] === open.fence && fence[2] === '') {
      const text = open.lines.map((each) => `${each}\n`).join('');
      found.push({ language: open.language, words: open.words, text, line: open.line });
      open = undefined;
    } else open?.lines.push(line);
  });
  return found;
}

/** What an info string says of a key: `check=game` has `game` for `check`. */
export const option = ({ words }: FencedBlock, key: string): string | undefined =>
  words.find((word) => word.startsWith(`${key}=`))?.slice(key.length + 1);

/** Whether an info string holds a word. */
export const says = ({ words }: FencedBlock, word: string): boolean => words.includes(word);
