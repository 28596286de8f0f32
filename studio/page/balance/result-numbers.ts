/** Numbers of results in the language of the page. */
import { roundGames } from './round-games.ts';
import { locale } from '../page-choices.ts';

export const percent = (part: number | null | undefined): string =>
  part === null || part === undefined
    ? ''
    : part.toLocaleString(locale.value, { style: 'percent', maximumFractionDigits: 1 });

export const oneDecimal = (value: number): string =>
  value.toLocaleString(locale.value, { maximumFractionDigits: 1 });

/** A difference of shares as points of a hundred. */
export const points = (part: number | null): string =>
  part === null ? '' : `${part > 0 ? '+' : ''}${oneDecimal(100 * part)}`;

export const roughly = (games: number): string | undefined => roundGames(games, locale.value);
