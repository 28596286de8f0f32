/**
 * What goes back to those who have it: `return all sails in play to their owners' hands`, with what follows for those that went to
 * somebody; and cards that each puts down to be picked from, the others of which never leave their places.
 */
import { plural, withArticle } from '../../../text/english-inflection.ts';
import { singularOf } from './card-readings.ts';

const ALL_BACK =
  /^(\s*)(?:return|move|put|take|send) (?:all|each|every) ([a-z-]+(?: [a-z-]+)?)( in play)? (?:back )?(?:(?:in)?to|in) (?:their|its) (owner|controller|player)s?'?s? hands?$/;
const FOR_EACH =
  /^(\s*)([a-z-]+) (an?|\d+) ([a-z-]+(?: [a-z-]+)?) for (?:each|every) ([a-z-]+?(?: [a-z-]+?)??) (?:(?:that|which) )?(?:was |were |is |has been )?(?:returned|moved|put|sent|taken|went)(?: back)? (?:in)?to (an opponent's|another player's|your(?: own)?) hand$/;

/** A text in which each goes to the hand of the player who has it, and those that went to somebody were counted before. */
export function movedBack(lines: readonly string[]): string[] {
  const at = lines.findIndex((line) => ALL_BACK.test(line));
  if (at < 0) return [];
  const [, margin, things, , who] = ALL_BACK.exec(lines[at])!;
  const one = singularOf(things);
  const whose = who === 'owner' ? ['owner', 'controller'] : ['controller'];
  const next = FOR_EACH.exec(lines[at + 1] ?? '');
  const isCounted = next !== null && singularOf(next[5]) === one && /^an?$/.test(next[3]);
  return whose.map((of) => {
    const moved = `${margin}for each ${one} in play, move that ${one} to that ${one.split(' ').at(-1)!}'s ${of}'s hand`;
    if (!isCounted) return [...lines.slice(0, at), moved, ...lines.slice(at + 1)].join('\n');
    const [, , verb, , what, , where] = next;
    const side = where.startsWith('your') ? 'yours' : 'an opponent';
    return [
      ...lines.slice(0, at),
      `${margin}let moved be the number of ${plural(one)} of ${side}`,
      moved,
      `${margin}${verb} (the moved) ${plural(what)}`,
      ...lines.slice(at + 2),
    ].join('\n');
  });
}

const LAID =
  /^(\s*)each ((?:other )?(?:player|opponent)) (?:puts?|places?|lays?|sets?) (?:down )?an? ([a-z-]+) (?:from|in|of) their hand (?:face[- ]down)(?: (?:in front of (?:them|you|themselves)|on(?:to)? the table|before them))?$/;
const SEEN =
  /^\s*look at (?:all of them|them|these(?: cards)?|those cards|all of these(?: cards)?|all these cards)$/;
const TAKEN =
  /^(\s*)(?:take|put|add|move|choose|keep) (?:one|a card|1) (?:of (?:them|those(?: cards)?|these))(?: (?:in|into|to) your hand)?(?:[,;]? (?:and )?(.+))?$/;
const GO_BACK =
  /^\s*(?:return|put|give|move)?\s*(?:all )?(?:the )?(?:others?|rest|other cards)(?: (?:go|return|are returned|are put|come|goes|returns))? ?(?:back )?(?:to|into) (?:(?:their|its) (?:owners?'?s?|players?'?s?) hands?|the hands? (?:that )?they came from|where they came from)$/;
const UNLESS = /^(\s*)unless the card (?:that )?you (?:took|chose|picked|kept) is (an? [a-z-]+), (.+)$/;

/** Cards that others put down, one of which is taken: they choose it in secret, and only the one that is taken moves. */
export function laidDown(lines: readonly string[]): string[] {
  const at = lines.findIndex((line) => LAID.test(line));
  if (at < 0 || !SEEN.test(lines[at + 1] ?? '')) return [];
  const [, margin, who, what] = LAID.exec(lines[at])!;
  const [, , beside] = TAKEN.exec(lines[at + 2] ?? '') ?? [];
  const isTaken = TAKEN.test(lines[at + 2] ?? '');
  const back = beside ?? lines[at + 3] ?? '';
  // What does not go back would stay on the table.
  if (!isTaken || !GO_BACK.test(back)) return [];
  const rest = lines.slice(at + (beside === undefined ? 4 : 3)).map((line) =>
    line
      .replace(
        UNLESS,
        (_, own: string, kind: string, act: string) => `${own}if the taken is not ${kind}, ${act}`,
      )
      .replaceAll(/\bthe (?:player|opponent) (?:it|that card|the card) (?:came|was) from\b/g, 'the giver')
      .replaceAll(
        /\bthe (?:player|opponent) whose card (?:you|was) (?:took|taken|chose|chosen)\b/g,
        'the giver',
      )
      .replaceAll(/\bthe card (?:that )?you (?:took|chose|picked|kept)\b/g, 'the taken'),
  );
  const owner = rest.some((line) => /\bthe giver\b/.test(line));
  return [
    [
      ...lines.slice(0, at),
      `${margin}each ${who} secretly chooses ${withArticle(what)} in their hand`,
      `${margin}look at those cards`,
      `${margin}choose ${withArticle(what)} among those cards as taken`,
      ...(owner ? [`${margin}let giver be the taken's controller`] : []),
      `${margin}move the taken to your hand`,
      ...rest,
    ].join('\n'),
  ];
}
