import { describe, expect, it } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { bring } from '../first-guesses/guesses.ts';
import { filesBelow, gamesThere, isYaml } from '../files.ts';
import { sampledOfEach } from '../size.ts';

/** A form of a text that the head of a file of cards shows. */
interface Form {
  readonly field: string;
  readonly kind: string;
  readonly text: string;
}

type Card = Readonly<Record<string, unknown>> & { readonly kind: string };

/** Whose texts follow: `# effect of a hero:`. */
const WHOSE = /^# ([\w ]+) of an? ([\w ]+):$/;

/** The forms in the comment above the first card: each begins with `*`, in lines that are indented below whose they are. */
function formsIn(file: string): Form[] {
  const head = file.split('\n').slice(0, file.split('\n').findIndex((line) => line.startsWith('- ')));
  const forms: Form[] = [];
  let whose: RegExpExecArray | null = null;
  for (const line of head) {
    whose = WHOSE.exec(line) ?? whose;
    if (line.startsWith('#   * ')) forms.push({ field: whose![1], kind: whose![2], text: line.slice(6) });
    else if (line.startsWith('#     ')) {
      const { text, ...last } = forms.pop()!;
      forms.push({ ...last, text: `${text}\n${line.slice(6)}` });
    }
  }
  return forms;
}

const files = gamesThere().flatMap((game) =>
  [...filesBelow(`cards/${game}`, isYaml)]
    .filter(([path, file]) => !path.includes('scenarios') && /^# .* of an? .*:$/m.test(file))
    .map(([path, file]) => [path, game, file] as const),
);

const byGame = [...Map.groupBy(files, ([, game]) => game).values()];

describe('the heads of files of cards', () => {
  it.runIf(gamesThere().length === 4)('show forms in every game', () => {
    expect(new Set(files.map(([, game]) => game)).size).toBe(4);
  });

  it.each(sampledOfEach(byGame, 2))('show forms that are accepted: %s', (_, game, file) => {
    const cards = parseYaml(file) as Card[];
    const forms = formsIn(file);
    expect(forms.length).toBeGreaterThan(3);
    // Each on a line of its own, so that the line of a finding tells the form.
    const made = forms.map(({ field, kind, text }, i) => {
      const like =
        cards.find((card) => card.kind === kind && typeof card[field] === 'string') ??
        cards.find((card) => card.kind === kind);
      // No two cards may have the same; those of the game are tens.
      const own = like && 'initiative' in like ? { initiative: i + 1 + Math.floor(i / 9) } : {};
      return JSON.stringify({ ...like, ...own, id: `form-${i}`, name: `Form ${i}`, [field]: text });
    });
    const written = `[\n${made.join(',\n')}\n]`;
    const refused = bring(game, written)
      .found.filter(({ severity }) => severity !== 'hint')
      .map(({ code, message, help, place }) => {
        const line = written.slice(0, place.span.start).split('\n').length - 2;
        return `${forms[line]?.text}: ${code} ${message}; ${help}`;
      });
    expect(refused).toEqual([]);
  });
});
