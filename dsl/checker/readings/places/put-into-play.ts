/**
 * `put a fruit from your basket into play`, and `move this to an opponent's stall`: the place in play that takes such cards, of
 * the player who is meant.
 */
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { homePlaceOf } from '../words/home-places.ts';
import { linesInPlace } from '../words/lines-in-place.ts';

const INTO_PLAY =
  /^(\s*(?:- )?(?:[^,:]+, )*(?:you may )?)(?:put|move|bring|place|return) ((?:an?|another|the|that|this|up to \d+|\d+) (?:[a-z]+ )*?([a-z]+)(?: [^,:\n]*?)?) (?:in|into|onto) (?:play|the (?:table|board|field))((?: without (?:paying|rolling|making a roll)(?: [^,:]+)?| for free)?)$/;
const TO_OTHERS =
  /^(\s*(?:- )?)((?:[^,:]+, )*)(?:put|move|place|send) ([^,:\n]+?) (?:in|into|to) (an opponent|another player)'s ([a-z]+(?: [a-z]+)?)((?:, then [^:\n]+| and [^:\n]+)?)$/;

/** A text with each such order in the words of the language; none where there is none. */
export function withPutIntoPlay(text: string, vocabulary: Vocabulary): string[] {
  const put = text
    .split('\n')
    .map((line) => intoPlay(line, vocabulary) ?? toOthers(line, vocabulary) ?? line)
    .join('\n');
  return put === text ? [] : [put];
}

function intoPlay(line: string, { kinds, zones }: Vocabulary): string | undefined {
  const [, head, what, noun] = INTO_PLAY.exec(line) ?? [];
  const kind = kinds.find((each) => Object.values(forms(each)).includes(noun ?? ''));
  const home = kind && homePlaceOf(kind, zones);
  return home && `${head}move ${what.replace(/ from (?=your |the )/, ' in ')} to your ${forms(home).one}`;
}

/** You choose whose place it is. */
function toOthers(line: string, { zones }: Vocabulary): string | undefined {
  const [, before, head, what, who, place, rest] = TO_OTHERS.exec(line) ?? [];
  const zone = zones.find((each) => each.of === 'player' && forms(each).one === place);
  if (!zone || what === undefined) return undefined;
  return linesInPlace(before, head, [`choose ${who}`, `move ${what} to that player's ${place}${rest}`]);
}
