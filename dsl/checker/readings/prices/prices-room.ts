/** What something costs: another price, a lower one, or one that somebody gets. */
import type { ReadingRoom } from '../reading-room.ts';
import { withAdditionalCosts, withCostsOfEffects } from './additional-costs.ts';
import { withCostsNoMore } from './costs-no-more.ts';
import { withCostsOfDoing } from './costs-of-doing.ts';
import { withLeftOutPrices } from './left-out-prices.ts';
import { withNextOnes } from './next-ones.ts';
import { withOneOfPrices } from './one-of-prices.ts';
import { withOtherPrices } from './other-prices.ts';
import { withCostsAskedAbout, withPaidCards } from './paid-cards.ts';
import { withGivenOfOwn, withPaidToOthers } from './paid-to-others.ts';
import { withPricesInFront } from './prices-in-front.ts';
import { withPricesOfCards } from './prices-of-cards.ts';
import { withPricesOfOthers, withSpansOfPrices } from './spans-of-prices.ts';
import { withTimesOthersPay, withTimesPaid } from './times-paid.ts';
import { withPricesUnlessPaid } from './unless-one-pays.ts';
import { withUnlessPaid } from './unless-paid.ts';
import { withPaidToMake } from './paid-to-make.ts';

export const pricesRoom: ReadingRoom = {
  first: [
    withPaidToMake,
    withAdditionalCosts,
    withPaidCards,
    (text) => withCostsNoMore(text),
    withOtherPrices,
    withLeftOutPrices,
    withPaidToOthers,
    (text, words, _kind, entry) => withGivenOfOwn(text, words, entry).sure,
    withPricesUnlessPaid,
    withPricesOfCards,
    (...of) => withPricesInFront(...of).sure,
    withTimesPaid,
    withOneOfPrices,
    withCostsOfDoing,
    withUnlessPaid,
    withSpansOfPrices,
    (text, words, _kind, entry) => withNextOnes(text, words, entry),
  ],
  guessed: [
    (text, words, _kind, entry) => withGivenOfOwn(text, words, entry).open,
    withCostsOfEffects,
    withCostsAskedAbout,
    withTimesOthersPay,
    withPricesOfOthers,
    (...of) => withPricesInFront(...of).open,
  ],
};
