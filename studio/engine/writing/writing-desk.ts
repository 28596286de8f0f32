/** What the language service knows about a place in the texts of the set. */
import { spoken } from '../../../dsl/diagnostics/localize.ts';
import { completionAt } from '../../../service/completion/completion.ts';
import { definitionAt, referencesAt } from '../../../service/definition.ts';
import { formatted } from '../../../service/format-document.ts';
import { hoverAt } from '../../../service/hover.ts';
import type { Place } from '../../../dsl/text/source.ts';
import { cardForms, filledIn, nextWords } from './card-form.ts';
import { byUse } from './word-use.ts';
import type { OpenSet } from './open-set.ts';
import type { AnsweredCalls, FilePlace, WordPlace } from './writing-calls.ts';

/** Longer lines are cut where a use of a word is listed. */
const LONGEST_LINE = 160;

/** What a new name breaks is found out by the checks of scenarios as well, which are loaded when they are needed. */
const renaming = (): Promise<typeof import('../../../service/rename-word.ts')> =>
  import('../../../service/rename-word.ts');

/** Answers all calls about writing, for a set that may change. */
export function writingDesk(set: OpenSet): AnsweredCalls {
  const { workspace } = set;
  const at = ({ name, text }: Pick<WordPlace, 'name' | 'text'>): string => set.newest(name, text);
  const placeOf = ({ file, span }: Place): FilePlace => ({
    file: set.nameOf(file),
    mine: set.isMine(file),
    from: span.start,
    to: span.end,
  });
  return {
    complete(given) {
      const path = at(given);
      const { from, suggestions, text } = completionAt(workspace, path, given.offset, given.language);
      const sorted = text ? byUse(set, suggestions, text) : suggestions;
      const offers = sorted.map(({ label, insert, detail, kind }) => ({
        label,
        insert: insert ?? label,
        ...(detail === undefined ? {} : { detail }),
        sort: kind,
      }));
      return { from, offers };
    },
    hover(given) {
      const found = hoverAt(workspace, at(given), given.offset, given.language);
      return found ? { from: found.span.start, to: found.span.end, markdown: found.text } : null;
    },
    define(given) {
      const found = definitionAt(workspace, at(given), given.offset);
      return found ? placeOf(found) : null;
    },
    uses: (given) =>
      referencesAt(workspace, at(given), given.offset).map((place) => {
        const text = workspace.text(place.file) ?? '';
        const start = text.lastIndexOf('\n', place.span.start - 1) + 1;
        const line = text.slice(0, start).split('\n').length;
        const [whole] = text.slice(start, start + LONGEST_LINE).split('\n');
        return { ...placeOf(place), line, text: whole.trim() };
      }),
    async renamable(given) {
      const { renamableAt } = await renaming();
      const span = renamableAt(workspace, at(given), given.offset);
      return span ? { from: span.start, to: span.end } : null;
    },
    async rename(given) {
      const { renameAt } = await renaming();
      const renamed = renameAt(workspace, at(given), given.offset, given.to);
      if ('refused' in renamed) return { refused: spoken(renamed.refused, given.language) };
      return {
        changes: [...renamed.edits].map(([file, edits]) => ({
          file: set.nameOf(file),
          mine: set.isMine(file),
          edits: edits.map(({ span, text }) => ({ from: span.start, to: span.end, text })),
        })),
      };
    },
    tidy(given) {
      const made = formatted(workspace, at(given));
      return made === undefined || made === given.text ? null : made;
    },
    form: (given) => cardForms(set, at(given), given.offset, given.language),
    fill: (given) => filledIn(set, at(given), given.card, given.column, given.value),
    next: (given) => nextWords(set, given.kind, given.field, given.before, given.language),
  };
}
