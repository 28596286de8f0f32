import {
  isOver,
  logFor,
  mentionedTo,
  optionsOf,
  previewsOf,
  pricesOf,
  promptIn,
  seatsAsked,
  sumsOf,
  targetsOf,
  viewFor,
  type Match,
} from '../interpreter/index.ts';
import { changesIfDone } from '../interpreter/match/view/called-changes.ts';
import { fullPrompt } from '../interpreter/match/view/prompts.ts';

/** All that a client of a seat would be sent of a position, but for the log: whole values, with every field. */
export const sentTo = (match: Match, seat: number): Record<string, unknown> => {
  const options = optionsOf(match, seat);
  return {
    view: viewFor(match, seat),
    asked: isOver(match) ? [] : seatsAsked(match).includes(seat),
    options,
    previews: options.map(({ key }) => previewsOf(match, seat, key)),
    prices: options.map(({ key }) => pricesOf(match, seat, key)),
    targets: options.map(({ key }) => targetsOf(match, seat, key)),
    prompts: (['en', 'fr', 'de'] as const).map((language) => promptIn(match, seat, language)),
    mentioned: mentionedTo(match, seat),
    sums: match.game.copyNames.flatMap((name) =>
      sumsOf(match, seat, name).map((sum) =>
        JSON.parse(JSON.stringify(sum, (key, value: unknown) => (key === 'text' ? undefined : value))),
      ),
    ),
    // With what the card does then, and what a yes does to counters.
    questions: (['en', 'fr', 'de'] as const).map((language) => fullPrompt(match, seat, language)),
    changes: changesIfDone(match, seat),
  };
};

/** The same with the log. */
export const allSentTo = (match: Match, seat: number): string =>
  `${JSON.stringify(sentTo(match, seat))}\n${logFor(match, seat)}`;

/** Every text in a value, also the keys of maps. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  const keys = Array.isArray(value) ? [] : Object.keys(value);
  return [...keys, ...Object.values(value).flatMap(textsIn)];
}
