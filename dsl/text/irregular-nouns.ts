/** Plurals of English nouns that do not take `-s`, as dictionaries list them. */
const plurals: ReadonlyMap<string, string> = new Map(
  `calf calves, child children, elf elves, foot feet, goose geese, half halves, hero heroes, hoof hooves, knife knives, leaf leaves,
life lives, loaf loaves, louse lice, man men, mouse mice, ox oxen, potato potatoes, scarf scarves, sheaf sheaves, shelf shelves,
thief thieves, tomato tomatoes, tooth teeth, torpedo torpedoes, wife wives, wolf wolves, woman women`
    .split(/,\s+/)
    .map((pair) => pair.split(' ') as [string, string]),
);
const singulars: ReadonlyMap<string, string> = new Map([...plurals].map(([one, many]) => [many, one]));

/** The last word of a term takes the ending: `dragon tooth`, `eye-tooth`; `werewolf` is built like `wolf`. */
const LAST = /^(?:.*[^a-z])?([a-z]+)$/;
const BUILT =
  /^(?:were|snow|fire|pen|pocket|half|mid|house|grand|fish|sword)(?=(?:wol|knif|kniv|m[ae]n|wi[fv]e|child))/;

/** `tooth` -> `teeth`, `dragon tooth` -> `dragon teeth`; none where the plural is regular. */
export const irregularPlural = (term: string): string | undefined => changed(term, plurals);

/** `teeth` -> `tooth`; none of any other word. */
export const singularOfIrregular = (term: string): string | undefined => changed(term, singulars);

function changed(term: string, forms: ReadonlyMap<string, string>): string | undefined {
  const [, last] = LAST.exec(term.toLowerCase()) ?? [];
  if (last === undefined) return undefined;
  const built = BUILT.exec(last)?.[0] ?? '';
  const form = forms.get(last.slice(built.length));
  return form === undefined ? undefined : term.slice(0, term.length - last.length) + built + form;
}
