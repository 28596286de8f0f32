/**
 * What others cannot do, written of what it would be done to: `your fruits cannot be stolen by opponents`; and what is taken out of a
 * hand with a word that the game has for another place.
 */
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { baseOfParticiple } from '../../../text/english-inflection.ts';
import { verbIn } from '../../suggestions/word-suggestions.ts';

const BY =
  /^((?:(?:while|until|for) [^,:]+, )?)(?:(?:all|any)(?: the)? )?(.+?) (?:cannot|can not|can't|may not) be ([a-z-]+) by (opponents|other players|another player|an opponent|any opponent|your opponents|players)((?: (?:until|this|for) [^,:]+)?)$/;
const TAKEN =
  /^((?:(?:while|until|for) [^,:]+, )?)(opponents|other players|an opponent|players) cannot (?:steal|take|rob|snatch|swipe|grab) (?:any |all )?cards? (?:in|from|out of) your ([a-z ]+?)((?: (?:until|this|for) [^,:]+)?)$/;
const HELD =
  /^((?:(?:while|until|for) [^,:]+, )?)(?:the |all )?cards (?:in|from) your ([a-z ]+?) cannot be (?:stolen|taken|robbed|snatched|swiped|grabbed)((?: (?:until|this|for) [^,:]+)?)$/;

/** A text with each such line as what others cannot do; none where there is none. */
export function withForbiddenTakers(text: string, vocabulary: Vocabulary): string[] {
  if (!/\b(?:cannot|can not|can't|may not)\b/.test(text)) return [];
  const put = text
    .split('\n')
    .map((line) => byOthers(line, vocabulary) ?? outOfPlace(line, vocabulary) ?? line)
    .join('\n');
  return put === text ? [] : [put];
}

function byOthers(line: string, { verbForms }: Vocabulary): string | undefined {
  const [, head, what, done, who, until] = BY.exec(line) ?? [];
  if (head === undefined || done === undefined) return undefined;
  const form = verbForms.get(done);
  // The word may be one for another place.
  const does = form?.participle ? form.verb.id : baseOfParticiple(done);
  const others = /other/.test(who) ? 'other players' : /opponent/.test(who) ? 'opponents' : who;
  return does && `${head}${others} cannot ${does} ${what}${until}`;
}

/** The one verb that takes cards from that place of somebody else. */
function outOfPlace(line: string, vocabulary: Vocabulary): string | undefined {
  const [, head, who, place, until] = TAKEN.exec(line) ?? [];
  const [, before, zone, span] = head === undefined ? (HELD.exec(line) ?? []) : [];
  const where = place ?? zone;
  if (where === undefined) return undefined;
  const taking = vocabulary.verbs.filter(({ parameters: [object] }) =>
    new RegExp(`\\b(?:in|from) an opponent's ${where}$`).test(object?.phrase.snippet.text.trim() ?? ''),
  );
  if (taking.length !== 1) return undefined;
  return zone === undefined
    ? `${head}${who} cannot ${taking[0].id} cards in your ${where}${until}`
    : `${before}all cards in your ${where} cannot be ${verbIn(vocabulary, taking[0].id, 'participle')}${span}`;
}
