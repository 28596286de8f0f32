import type { Diagnostic } from '../../dsl/diagnostics/diagnostic.ts';
import { bindingParts } from '../../dsl/checker/suggestions/printed-wordings.ts';
import { loadGameFile, openLibrary, type Library } from '../../interpreter/compiler/linker/load-game.ts';
import type { FieldSymbol } from '../../dsl/language/symbols/symbols.ts';
import {
  paste,
  PASTED,
  PASTED_ABILITIES,
  type Pasted,
  type Pasting,
} from '../../test/first-guesses/pasted.ts';
import { changedText, changesOf, type Change } from '../../test/mutations/changes.ts';
import { groundsThere, type Base } from '../../test/mutations/grounds.ts';
import type { Measured, Row } from '../row.ts';

type Entry = 'effect' | 'abilities';

/** What is pasted into texts of each sort. */
const SENTENCES: Readonly<Record<Entry, readonly string[]>> = {
  effect: PASTED,
  abilities: [...PASTED, ...PASTED_ABILITIES],
};

/** What a card holds besides its text; undefined where a text would have to be made up. */
function plainValue({ type }: FieldSymbol): string | undefined {
  if (type.type === 'number') return '1';
  return type.type === 'value' ? type.of.values[0].id : undefined;
}

/** A card of a game around a text of a sort: of a kind that needs nothing else but plain values. */
function pastingOf({ gameFile, library, game }: Base, entry: Entry): Pasting | undefined {
  for (const { id, fields } of game.vocabulary.kinds) {
    const text = fields.find(({ type }) => type.type === 'language' && type.entry === entry && !type.verb);
    const needed = fields.filter((field) => field !== text && !field.optional && field.default === undefined);
    const values = needed.map(plainValue);
    if (!text || values.includes(undefined)) continue;
    const lines = needed.map((field, i) => `  ${field.id}: ${values[i]}\n`).join('');
    const card = (name: string, said: string): string =>
      `- kind: ${id}\n  id: ${name}\n  name: Pasted\n${lines}  ${text.id}: |\n    ${said}\n`;
    return { library, gameFile, card };
  }
  return undefined;
}

const basesThere = (): Base[] => {
  const bases = groundsThere((path) => path.endsWith('/game.yaml')).map(({ base }) => base);
  return [...new Map(bases.map((base) => [base.gameFile, base])).values()];
};

const idOf = (path: string): string => path.split('/').at(-2)!;

/** Whether a finding says what to write: in its help, or, of a thing of the wrong sort, what is needed in its place. */
const isAnswered = ({ help, code }: Diagnostic): boolean => help !== undefined || code === 'name/wrong-sort';

function measurePasted(size: number): Measured {
  const games = basesThere().flatMap((base) => {
    return (['effect', 'abilities'] as const).flatMap((entry) => {
      const pasting = pastingOf(base, entry);
      const sentences = SENTENCES[entry].slice(0, size);
      return pasting ? [{ id: `${idOf(base.gameFile)}, ${entry}`, all: paste(pasting, sentences) }] : [];
    });
  });
  const all = games.flatMap(({ all: each }) => each);
  const offered = all.flatMap(({ offered: each }) => each);
  const refused = offered.filter((each) => each.refused.length > 0);
  const changed = offered.filter((each) => each.changed);
  const silent = all.filter(({ found }) => found.length > 0 && !isAnswered(found[0]));
  const count = (is: (each: Pasted) => boolean): number => all.filter(is).length;
  return {
    measured: `${all.length} pasted in ${games.length} sorts of texts of the games: ${count(({ found }) => found.length === 0)} are accepted as they are, ${count((each) => each.offered.length > 0)} are offered sentences, ${count((each) => each.found.length > 0 && each.offered.length === 0 && isAnswered(each.found[0]))} are answered with words of the game; of ${offered.length} offers ${refused.length} are refused, and ${changed.length} say something else`,
    met: games.length > 0 && refused.length === 0 && changed.length === 0 && silent.length === 0,
    details: [
      ...games.flatMap(({ id, all: each }) =>
        each.flatMap(({ sentence, offered: changes }) =>
          changes
            .filter((change) => change.refused.length > 0 || change.changed)
            .map(({ text, refused: why }) => `${id}: ${sentence} → ${text}: ${why.join('; ')}`),
        ),
      ),
      ...silent.map(({ sentence, found }) => `no help: ${sentence}: ${found[0].message}`),
    ],
  };
}

/** What a card is to bring, in a line of its own. */
const DECLARED = /^brings: /;

/** One change that was offered for a broken text, and what came of it. */
interface Applied {
  readonly change: Change;
  readonly text: string;
  /** What is wrong once it is made. */
  readonly refused: string | undefined;
  readonly changed: boolean;
}

function measureFollowed(size: number): Measured {
  const grounds = groundsThere();
  const bases = new Map(grounds.map(({ base, ground }) => [ground.file, base]));
  const made = changesOf(
    grounds.map(({ ground }) => ground),
    size,
    'helps',
  ).filter(({ site }) => site?.sort === 'text');
  // One of each class in turn: some of them leave texts that are accepted.
  const byClass = [...Map.groupBy(made, ({ of }) => of).values()];
  const changes = Array.from({ length: size }, (_, i) =>
    byClass.flatMap((each) => each.slice(i, i + 1)),
  ).flat();
  let broken = 0;
  const applied: Applied[] = [];
  for (const change of changes) {
    if (broken === size) break;
    const base = bases.get(change.file)!;
    const original = base.library.file(change.file)!.text;
    const text = changedText(original, change);
    const found = errorsIn(base, change.file, text);
    if (found.length === 0) continue;
    broken++;
    for (const { fixes = [] } of found)
      for (const { edits } of fixes) {
        // What is offered elsewhere, in the file that declares a word, does not mend this text alone.
        if (edits.some(({ place }) => place.file !== change.file)) continue;
        const mended = edits
          .toSorted((a, b) => b.place.span.start - a.place.span.start)
          .reduce(
            (now, { place: { span }, text: put }) => now.slice(0, span.start) + put + now.slice(span.end),
            text,
          );
        const [first] = edits;
        const was = linesAt(text, first.place.span.start, first.place.span.end);
        const is = linesAt(mended, first.place.span.start, first.place.span.start + first.text.length);
        applied.push({
          change,
          text: first.text,
          refused: errorsIn(base, change.file, mended).map(
            ({ message, place }) => `${place.span.start - first.place.span.start}: ${message}`,
          )[0],
          // What gives back the text that was broken is what was meant.
          // Numbers of what a card is to bring are in a declaration, not in its text.
          changed:
            edits.length === 1 &&
            !DECLARED.test(first.text) &&
            mended !== original &&
            bindingParts(was) !== bindingParts(is),
        });
      }
  }
  const refused = applied.filter((each) => each.refused !== undefined);
  const changed = applied.filter((each) => each.changed);
  const told = ({ change, text }: Applied): string =>
    `${change.file}: ${change.of}, now \`${change.now}\` → \`${text}\``;
  return {
    measured: `${broken} broken texts: of ${applied.length} changes that were offered ${applied.length - refused.length} are accepted, and ${changed.length} change *may*, a number or a duration`,
    met: applied.length > 0 && refused.length === 0 && changed.length === 0,
    details: [
      ...refused.map((each) => `refused: ${told(each)}: ${each.refused}`),
      ...changed.map((each) => `says something else: ${told(each)}`),
    ],
  };
}

/** The whole lines of a stretch of a text. */
function linesAt(text: string, from: number, to: number): string {
  const end = text.indexOf('\n', to);
  return text.slice(text.lastIndexOf('\n', from - 1) + 1, end < 0 ? undefined : end);
}

/** The errors of a file with another text. */
function errorsIn({ library, gameFile, extras }: Base, file: string, text: string): readonly Diagnostic[] {
  const changed = openLibrary(new Map([[file, text]])).file(file)!;
  const withIt: Library = {
    names: library.names,
    file: (name) => (name === file ? changed : library.file(name)),
  };
  return loadGameFile(withIt, gameFile, extras).diagnostics.filter(
    ({ severity, place }) => severity === 'error' && place.file === file,
  );
}

export const pastedPrint: Row = {
  what: 'sentences as other games print them, pasted into cards',
  atLeast:
    'each accepted, or answered with sentences that are accepted, or with words of the game; no offer refused',
  full: SENTENCES.abilities.length,
  small: 10,
  unit: 'sentences for each sort of texts',
  measure: measurePasted,
};

export const followedHelps: Row = {
  what: 'changes that are offered for broken texts, each made by a program',
  atLeast: '100 % accepted; none changes *may*, a number or a duration',
  full: 3000,
  small: 10,
  unit: 'broken texts',
  open: true,
  measure: measureFollowed,
};
