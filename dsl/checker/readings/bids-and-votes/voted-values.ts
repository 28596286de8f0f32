/** What lasts for cards of the value that was voted for: `all fruits of the colour with the most votes cannot be sold until end of turn`. */
import { withArticle } from '../../../text/english-inflection.ts';

/** The text with that value chosen first: where several are level, the acting player picks one. */
export const ofMostVoted = (text: string, value: string): string =>
  text
    .split('\n')
    .flatMap((line) => {
      const [, margin, how] =
        new RegExp(
          `^( *)(?!if\\b|let\\b|choose\\b)[^,:]*\\b[a-z-]+s? of the ${value} with the (most|fewest) votes (?:cannot|can|must|count|has|have)\\b`,
        ).exec(line) ?? [];
      if (margin === undefined) return [line];
      const best = `the ${value} with the ${how} votes`;
      return [
        `${margin}choose ${withArticle(value)} with the ${how} votes as elect`,
        line.replaceAll(best, 'the elect'),
      ];
    })
    .join('\n');
