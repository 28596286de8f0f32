/**
 * How long something costs so much, behind the price: `to sell fruits, opponents pay 1 coin more until end of turn`. It goes in front. `that
 * player` is somebody who did something; who pays is an opponent.
 */
const PRICE =
  /^(\s*(?:when(?:ever)? [^,:\n]+, )?)to ([a-z]+ [^,:\n]+), (you|opponents|players|that player) (also |must also )?pays? (\d+ [a-z]+(?: [a-z]+)??)( more| less| extra)?( (?:this turn|until [^,:\n]+))?$/;
const FRONT = /^(\s*)(until [^,:\n]+), to /;

/** The text with the time in front; none where nothing changes. */
export const withSpansOfPrices = (text: string): string[] => spansOf(text, false);

/** The same with opponents in place of an opponent of whom the event is: others do it as well, so it is offered only. */
export const withPricesOfOthers = (text: string): string[] =>
  /\b(?:when(?:ever)?|each time) (?:an|your) opponent\b[^,:\n]*[,:]/.test(text) ? spansOf(text, true) : [];

function spansOf(text: string, isOther: boolean): string[] {
  const put = text.replaceAll(/^.*$/gm, (line) => {
    const [, early = ''] = FRONT.exec(line)?.slice(1) ?? [];
    const bare = early === '' ? line : line.replace(`${early}, `, '');
    const [, margin, act, who, also, price, how = '', span] = PRICE.exec(bare) ?? [];
    if (margin === undefined || (who === 'that player') !== isOther) return line;
    if ((also === undefined && how === '') || (early !== '' && span !== undefined)) return line;
    const time = span === undefined ? early : span.trim().replace(/^this turn$/, 'until end of turn');
    if (time === '') return line;
    const pays = how.trim() === 'less' ? `pay ${price} less` : `also pay ${price}`;
    return `${margin}${time}, to ${act}, ${isOther ? 'opponents' : who} ${pays}`;
  });
  return put === text ? [] : [put];
}
