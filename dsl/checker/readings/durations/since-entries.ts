/**
 * Since when something has happened, where that began with the card that says so: `since this was played`, `since it entered your row`,
 * `since you laid this`.
 */
import { participleOfPast } from '../../../text/irregular-verbs.ts';
import { syntaxOf } from '../../../language/syntax/syntax-visit.ts';
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import type { KindSymbol, VerbSymbol } from '../../../language/symbols/symbols.ts';
import { neverInPlay } from '../../suggestions/own-uses.ts';
import { isParameter, zoneNamed } from '../words/verb-destinations.ts';

const SINCE =
  /\bsince (?:the time )?(?:(this(?: (?!was\b|has\b|had\b|came\b|comes\b|entered\b|joined\b|arrived\b)[a-z-]+)?|it) (?:has |had |was |were |has been )?(?:first )?([a-z-]+)(?: (?:into )?(?:your |the |any |a )?([a-z-]+))?|(?:you|its (?:owner|controller)) ([a-z-]+) (?:this(?: [a-z-]+)?|it))(?=$|[\s,:.])/g;

/** The text with such spans as the language has them; what the card waits for or is not in play for is left as it is. */
export function withSinceEntries(
  text: string,
  vocabulary: Vocabulary,
  kind: KindSymbol | undefined,
): string[] {
  if (!kind || neverInPlay(vocabulary, kind)) return [];
  const places = vocabulary.zones.filter(({ inPlay, takes }) => inPlay && (!takes || takes.includes(kind)));
  const isPlace = (word: string): boolean =>
    word === 'play' ||
    places.some((zone) => [forms(zone).one, ...(zone.names.also?.en ?? [])].includes(word));
  const puts = (word: string): boolean => {
    const form = vocabulary.verbForms.get(participleOfPast(word) ?? word);
    return form?.participle === true && bringsIntoPlay(vocabulary, form.verb);
  };
  const put = text.replaceAll(
    SINCE,
    (
      said,
      self: string | undefined,
      done: string | undefined,
      place: string | undefined,
      by: string | undefined,
    ) => {
      const isOwn =
        self === undefined || /^(?:it|this|this card)$/.test(self) || self === `this ${forms(kind).one}`;
      const came = done !== undefined && /^(?:came|come|comes|entered|joined|put|arrived)$/.test(done);
      const isEntry =
        by !== undefined
          ? puts(by)
          : came
            ? isPlace(place ?? '')
            : puts(done!) && (place === undefined || isPlace(place));
      return isOwn && isEntry ? 'since this came into play' : said;
    },
  );
  return put === text ? [] : [put];
}

/** Whether what a verb is done with may be in play by it, as its own text says. */
function bringsIntoPlay(
  vocabulary: Vocabulary,
  verb: VerbSymbol,
  below: readonly VerbSymbol[] = [],
): boolean {
  const [object] = verb.parameters;
  if (!object || object.preposition || below.includes(verb)) return false;
  return syntaxOf(verb.body, 'order').some(({ verb: { text }, args }) => {
    if (!isParameter(args.object, object.name)) return false;
    if (text === 'attach') return true;
    const to = args.arguments.find(({ preposition }) => preposition === 'to')?.phrase;
    if (text === 'move') return to?.kind === 'noun' && zoneNamed(vocabulary, to)?.inPlay === true;
    const other = vocabulary.verbForms.get(text)?.verb;
    return other !== undefined && bringsIntoPlay(vocabulary, other, [...below, verb]);
  });
}
