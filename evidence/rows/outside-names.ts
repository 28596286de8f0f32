import { allFiles, allGames, NamedCard } from '../../test/outside-names.ts';
import type { Measured, Row } from '../row.ts';

/** Games in which each card stands once only, so that none can be there under another name as well. */
const WITHOUT = ['crazy-eights', 'ebb-and-flow'];

/** The card with the id is a copy of one of the game; the game with it is held against the game with a neutral id. */
function measure(size: number): Measured {
  const files = allFiles();
  const counted = { tried: 0, refused: 0, same: 0, of: 0 };
  const details: string[] = [];
  const games = allGames().filter((id) => !WITHOUT.includes(id));
  for (const id of size < 1 ? games.slice(-1) : games) {
    const named = new NamedCard(files, id);
    const words = named.words();
    const step = Math.max(1, Math.ceil(words.length / Math.max(3, size)));
    counted.of += words.length;
    for (let i = 0; i < words.length; i += step) {
      const { refused, differs } = named.changedBy(words[i], 'names');
      counted.tried++;
      if (refused) counted.refused++;
      else if (differs.length === 0) counted.same++;
      else details.push(`${id}: \`${words[i]}\` changes ${differs.join(', ')}`);
    }
  }
  const { tried, refused, same, of } = counted;
  return {
    measured: `${same} of ${tried} the same, ${refused} refused (evenly drawn from ${of} words; without ${WITHOUT.join(', ')}, where no card can be there twice)`,
    met: details.length === 0,
    details,
  };
}

export const outsideNames: Row = {
  what: 'ids of cards drawn from all words of a game and of the language, one at a time: meanings, printed texts, rule book and log',
  atLeast: 'refused, or the same but for the name',
  full: 120,
  small: 0.5,
  unit: 'words of each game',
  measure,
};
