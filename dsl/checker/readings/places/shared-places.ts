/**
 * A place that is written once for several: `sell a ripe fruit in each stall with at least 3 fruits` is done for each stall, `a fruit and
 * a tool in your shed` are both looked for there, `the cheapest and the dearest fruit of a stall`.
 */
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { firstNounSaid, nounSaid, type FoundNoun } from '../words/spoken-nouns.ts';

/** The text with such places wherever they are meant; none where nothing changes. */
export function withSharedPlaces(text: string, vocabulary: Vocabulary): string[] {
  if (!/\b(?:each|every|and)\b/.test(text)) return [];
  const put = text
    .split('\n')
    .map((line) => {
      const [margin] = /^\s*/.exec(line)!;
      const said = line.slice(margin.length);
      const lines = STEPS.reduce<string | undefined>(
        (found, step) => found ?? step(said, vocabulary),
        undefined,
      );
      return (lines ?? said).replaceAll(/^/gm, margin);
    })
    .join('\n');
  return put === text ? [] : [put];
}

const STEPS: readonly ((line: string, vocabulary: Vocabulary) => string | undefined)[] = [
  ofBothEnds,
  inEachPile,
  inEachZone,
  ofEachPlayer,
  ofBothKinds,
];

const IN_EACH =
  /^((?:.*(?:, |: ))?)([a-z-]+) ((?:an?|the|all|one|exactly \d+|up to \d+|\d+) [^,:]+?) (?:in|of|from) (?:each|every) ([a-z-]+(?: [a-z-]+)?)((?: with [^,:]+?)?)((?: where [^,:]+?)?)((?: (?:to|into) [^,:]+)?)$/;

/** For each pile, what is done with that in it; what is asked of that pile behind `where` is asked of the card. */
function inEachPile(line: string, vocabulary: Vocabulary): string | undefined {
  const [, before = '', verb, what, pile, which = '', where = '', to = ''] = IN_EACH.exec(line) ?? [];
  if (verb === undefined || what === undefined || pile === undefined) return undefined;
  const found = nounSaid(vocabulary, pile);
  if (found?.of !== 'pile') return undefined;
  const ofPile = where !== '' && !new RegExp(`\\b(?:that|the|its) ${found.one}\\b|\\bits\\b`).test(where);
  const [, noun, best = ''] = /^(.+?)( with the (?:highest|lowest|most|fewest) [a-z-]+)?$/.exec(what) ?? [];
  const put = ofPile ? '' : where.replace(/\bits\b/, `that ${found.one}'s`);
  return `${before}for each ${found.one}${which}${ofPile ? where : ''}, ${verb} ${noun}${best} in that ${found.one}${put}${to}`;
}

const OF_PLAYERS =
  /^((?:.*(?:, |: ))?)(look at|[a-z-]+) ((?:an?|the|all|one|exactly \d+|up to \d+|\d+) [^,:]+?) (?:in|of|from) (?:each|every) (?:((?:other )?(?:player|opponent))'s )?([a-z-]+(?: [a-z-]+)??)((?: (?:with|where) [^,:]+?)?)((?: (?:to|into|onto) [^,:]+)?)$/;

/** For each player, what is done with that in the zone of that player. */
function inEachZone(line: string, { zones }: Vocabulary): string | undefined {
  const [, before = '', verb, what, who = 'player', zone, which = '', to = ''] = OF_PLAYERS.exec(line) ?? [];
  if (verb === undefined || what === undefined || zone === undefined) return undefined;
  if (!zones.some((each) => each.of === 'player' && each.names.en.includes(zone))) return undefined;
  const [, noun, best = ''] = /^(.+?)( with the (?:highest|lowest|most|fewest) [a-z-]+)?$/.exec(what) ?? [];
  const where = `${/^the (?:top|bottom|first|last)\b/.test(noun) ? 'of' : 'in'} that player's ${zone}`;
  return `${before}for each ${who}, ${verb} ${noun}${best} ${where}${which}${to}`;
}

const OF_EACH =
  /^((?:.*(?:, |: ))?)([a-z-]+) ((?:an?|the|one|exactly \d+|up to \d+|\d+) [^,:]+?) of (?:each|every) ((?:other )?(?:player|opponent))((?: (?:to|into|onto) [^,:]+)?)$/;

/** For each player, what is done with a card of theirs. */
function ofEachPlayer(line: string): string | undefined {
  const [, before = '', verb, what, who, to = ''] = OF_EACH.exec(line) ?? [];
  return verb === undefined || what === undefined
    ? undefined
    : `${before}for each ${who}, ${verb} ${what} of that player${to}`;
}

const ENDS = '(highest|lowest)';
const BOTH_ENDS: readonly RegExp[] = [
  new RegExp(
    `^(?:([a-z-]+) )?the (?<noun>[a-z-]+) with the ${ENDS} (?<value>[a-z-]+) and the (?:\\k<noun>|one) with the ${ENDS}(?: \\k<value>)? (?:in|of|from) ([^,:]+)$`,
  ),
  new RegExp(`^(?:([a-z-]+) )?the ${ENDS} and (?:the )?${ENDS} (?<noun>[a-z-]+) (?:in|of|from) ([^,:]+)$`),
  new RegExp(
    `^(?:([a-z-]+) )?the (?<noun>[a-z-]+) with the ${ENDS} and (?:with )?the ${ENDS} (?<value>[a-z-]+) (?:in|of|from) ([^,:]+)$`,
  ),
];

/** The first and the last of a pile by a value. */
function ofBothEnds(line: string, vocabulary: Vocabulary): string | undefined {
  for (const pattern of BOTH_ENDS) {
    const found = pattern.exec(line);
    if (!found) continue;
    const { noun = '', value = soleNumber(noun, vocabulary) } = found.groups ?? {};
    const [verb, ends, place] = [
      found[1] === undefined ? '' : `${found[1]} `,
      found.slice(2).filter((each) => /^(?:highest|lowest)$/.test(each)),
      found.at(-1)!,
    ];
    const one = nounSaid(vocabulary, noun)?.one;
    const [, pile = '', which = ''] = /^(?:each|every) ([a-z-]+)((?: (?:with|where) .+)?)$/.exec(place) ?? [];
    const where =
      nounSaid(vocabulary, pile)?.of === 'pile'
        ? { before: `for each ${pile}${which}:\n`, said: `that ${pile}`, margin: '  ' }
        : { margin: '', ...onePlace(vocabulary, place) };
    if (one === undefined || value === undefined || where.said === undefined || ends[0] === ends[1])
      return undefined;
    return (
      where.before +
      ends
        .map((end) => `${where.margin}${verb}the ${one} with the ${end} ${value} in ${where.said}`)
        .join('\n')
    );
  }
  return undefined;
}

/** The number that cards have, if it is their only one. */
function soleNumber(noun: string, { kinds }: Vocabulary): string | undefined {
  const kind = kinds.find((each) => [forms(each).one, forms(each).many].includes(noun));
  const numbers = kind?.fields.filter(({ type }) => type.type === 'number') ?? [];
  return numbers.length === 1 ? forms(numbers[0]).one : undefined;
}

/** A place that two phrases may be looked for in; where it is one of several, it is chosen first. */
function onePlace(
  vocabulary: Vocabulary,
  place: string,
): { readonly before: string; readonly said: string } | undefined {
  const [, which, noun = ''] = /^(an?|the|that|your) (.+)$/.exec(place) ?? [];
  if (which === undefined) return undefined;
  if (which === 'that' || which === 'your') return { before: '', said: place };
  const pile = pileSaid(vocabulary, noun);
  // What the text has named itself.
  if (!pile) return which === 'the' && /^[a-z-]+$/.test(noun) ? { before: '', said: place } : undefined;
  return noun === pile.said && which === 'the'
    ? undefined
    : { before: `choose ${which} ${noun}\n`, said: `that ${pile.one}` };
}

/** The pile that a phrase begins with. */
function pileSaid(vocabulary: Vocabulary, phrase: string): FoundNoun | undefined {
  const found = firstNounSaid(vocabulary, phrase);
  return found?.of === 'pile' ? found : undefined;
}

const BOTH_KINDS =
  /^((?:.*(?:, |: ))?(?:you may )?[a-z-]+ )((?:an?|all|each|every|one|up to \d+|\d+) (?:[a-z-]+ ){0,2}?[a-z-]+) and ((?:an?|all|each|every|one|up to \d+|\d+) (?:[a-z-]+ ){0,2}?[a-z-]+) ((?:in|from) (?:your|that [a-z-]+'s|an opponent's|any|the) [a-z-]+(?: [a-z-]+)?)((?: as [a-z-]+)?)$/;

/** Cards of two kinds in one zone. */
function ofBothKinds(line: string, vocabulary: Vocabulary): string | undefined {
  const [, verb, one, other, place, as = ''] = BOTH_KINDS.exec(line) ?? [];
  if (verb === undefined || one === undefined || other === undefined || place === undefined) return undefined;
  const isOfCards = (phrase: string): boolean =>
    firstNounSaid(vocabulary, phrase.replace(/^(?:up to )?\S+ /, ''))?.of === 'card';
  return isOfCards(one) && isOfCards(other) && !place.includes("an opponent's")
    ? `${verb}${one} ${place} and ${other} ${place}${as}`
    : undefined;
}
