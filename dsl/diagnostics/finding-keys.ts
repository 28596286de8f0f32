import type { Diagnostic } from './diagnostic.ts';

type Told = Pick<Diagnostic, 'code' | 'details'>;
type Placed = Pick<Diagnostic, 'code' | 'details' | 'place'>;

/** The content of a finding, whatever its place: its code with its details. No words are made for it. */
export const claimKey = ({ code, details }: Told): string => `${code} ${JSON.stringify(details) ?? ''}`;

/** What a finding says and where: two with the same key are the same finding. */
export const findingKey = (found: Placed): string => {
  const { file, span } = found.place;
  return `${file} ${span.start} ${span.end} ${claimKey(found)}`;
};

/** Those of some findings that are not among others that are known, each once. */
export function newFindings(known: readonly Diagnostic[], found: readonly Diagnostic[]): Diagnostic[] {
  const seen = new Set(known.map(findingKey));
  return found.filter((each) => {
    const key = findingKey(each);
    return !seen.has(key) && seen.add(key);
  });
}

/** The same findings, each once: several games with one file have its faults, and a default those of its cards. */
export const distinctFindings = (found: readonly Diagnostic[]): Diagnostic[] => newFindings([], found);
