import type { Place, Snippet } from '../../dsl/text/source.ts';
import type { ScalarNode } from './node.ts';

/** The text of a scalar with the file offset of each of its characters, as the language's parser wants it. */
export function snippetOf(file: string, scalar: ScalarNode): Snippet {
  const { text, span, lines } = scalar;
  const whole = { file, text, offsets: scalar.offsets ?? oneByOne(span.start, text.length) };
  // A variant may have put lines of its own into a text.
  if (!lines || lines.every((line) => line.file === file && !line.pieces)) return whole;
  return { ...whole, files: lines.flatMap((line) => line.pieces ?? [{ from: line.from, file: line.file }]) };
}

/** A loop: `Uint32Array.from` with a function takes ten times as long. */
function oneByOne(start: number, length: number): Uint32Array {
  const offsets = new Uint32Array(length + 1);
  for (let i = 0; i <= length; i++) offsets[i] = start + i;
  return offsets;
}

/**
 * The comment that ends the line of a text without quotes, or none. In language text ` #` is easily meant as text,
 * and YAML drops it silently: the caller, who knows which scalars hold language text, reports `yaml/hash-in-text`.
 */
export function commentAfter(file: string, scalar: ScalarNode): Place | undefined {
  return scalar.comment ? { file, span: scalar.comment } : undefined;
}
