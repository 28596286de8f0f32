/**
 * A card whose text is done like that of another one, in a game in which such texts begin with one verb: `picks like another ladder
 * of your choice`, `pick as if this were that ladder`, `as the last ladder that picked`, `copies the pick of the top ladder in the
 * shed`. The text of the other card is used.
 */
import { participleOfPast } from '../../../text/irregular-verbs.ts';
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import type { FieldSymbol, KindSymbol } from '../../../language/symbols/symbols.ts';
import { verbIn } from '../../suggestions/word-suggestions.ts';
import { latestDeed } from '../history/latest-deeds.ts';
import { nounSaid } from '../words/spoken-nouns.ts';
import { usesIn } from './uses-of-cards.ts';

/** A field whose texts begin with a verb. */
interface Begun {
  readonly kind: KindSymbol;
  readonly field: FieldSymbol;
  readonly verb: string;
}

const begunIn = ({ kinds }: Vocabulary): readonly Begun[] =>
  kinds.flatMap((kind) =>
    kind.fields.flatMap((field) => {
      const { type } = field;
      return type.type === 'language' && type.entry === 'effect' && type.verb !== undefined
        ? [{ kind, field, verb: type.verb }]
        : [];
    }),
  );

const CHOSEN =
  /^(?:an?|another) ([a-z-]+)((?: (?:in|on|of) (?!your choice)[^,:;.\n]+?)?)(?: of your choice| you choose| that you choose)?$/;

/** A text that is done like another one, where it says whose; several where a place is open. */
export function withDoneLikeOthers(
  text: string,
  words: Vocabulary,
  own: KindSymbol | undefined,
): { readonly first: string[]; readonly guessed: string[] } {
  const first = new Set<string>();
  const guessed = new Set<string>();
  for (const begun of begunIn(words)) {
    const put = likeLine(text, words, own, begun);
    if (put === undefined) continue;
    for (const each of put) (put.length > 1 ? guessed : first).add(each);
  }
  return { first: [...first], guessed: [...guessed] };
}

/** The first such line in other words. */
function likeLine(
  text: string,
  words: Vocabulary,
  own: KindSymbol | undefined,
  begun: Begun,
): string[] | undefined {
  const { verb } = begun;
  const field = Object.values(forms(begun.field)).join('|');
  const does = [...new Set([verb, verbIn(words, verb, 'third')])].join('|');
  const lines = text.split('\n');
  const ofOwn = `(?:(?:this|this ${forms(begun.kind).one}|it) )?(?:(?:${does})(?::)? (?=as |like ))${own === begun.kind ? '?' : ''}`;
  const like = new RegExp(
    `^(\\s*(?:- )?)((?:if|otherwise)(?: [^,:\\n]+)?, |then )?${ofOwn}(as if (?:this(?: [a-z-]+)?|it) (?:were|was|is)|(?:exactly |just )?(?:as|like)|(?:cop(?:y|ies)|uses?|repeats?|has|have) the (?:same )?(?:${field}) (?:of|as)|the same (?:${field}) as) (.+?)(?: (?:does|did))?[.]?$`,
  );
  const again = new RegExp(`^(\\s*(?:- )?)()()(.+?) (?:${does}) again[.]?$`);
  for (const [i, line] of lines.entries()) {
    const [, margin, head = '', how, whose] = like.exec(line) ?? again.exec(line) ?? [];
    if (margin === undefined || whose === undefined) continue;
    const as = own === begun.kind && how?.startsWith('as if') ? ' as this' : '';
    const used = usedLines(whose, words, own, begun, as);
    if (used.length === 0) return undefined;
    return used.map((each) =>
      [...lines.slice(0, i), ...below(margin, head, each), ...lines.slice(i + 1)].join('\n'),
    );
  }
  return undefined;
}

/** Lines of their own, or a block behind a condition. */
const below = (margin: string, head: string, lines: readonly string[]): string[] =>
  /^(?:if|otherwise)/.test(head)
    ? [`${margin}${head.replace(/, $/, ':')}`, ...lines.map((line) => `${margin.replace('-', ' ')}  ${line}`)]
    : lines.map((line, i) => (i === 0 ? margin : margin.replace('-', ' ')) + line);

/** The lines that use the text of a card that is described; more than one way where nobody says where to look. */
function usedLines(
  whose: string,
  words: Vocabulary,
  own: KindSymbol | undefined,
  { kind, field, verb }: Begun,
  as: string,
): string[][] {
  const { one } = forms(kind);
  const text = forms(field).one;
  const [, noun, place = ''] = CHOSEN.exec(whose) ?? [];
  if (noun !== undefined) {
    if (nounSaid(words, noun)?.one !== one) return [];
    const which = own === kind ? 'another' : 'a';
    const use = `use that ${one}'s ${text}${as}`;
    if (place !== '') return [[`choose ${which} ${one}${place}`, use]];
    const open = words.zones.filter((zone) => zone.seenBy === 'everyone' && zone.takes?.includes(kind));
    return open.map((zone) => [
      `choose ${which} ${one} in ${zone.of === 'player' ? 'any' : 'the'} ${forms(zone).one}`,
      use,
    ]);
  }
  if (new RegExp(`^(?:that|the chosen) ${one}$`).test(whose)) return [[`use that ${one}'s ${text}${as}`]];
  const which = didLast(whose, words, own, { kind, field, verb }) ?? latestDeed(whose, words, own)?.which;
  if (which === undefined && !new RegExp(`^the (?:[a-z]+ )?${one} (?:in|on) `).test(whose)) return [];
  return [[`let model be ${which ?? whose}`, `use the model's ${text}${as}`]];
}

/** `the last ladder that picked this round`: the one whose text was carried out last, by the verb of the game that does so. */
function didLast(
  whose: string,
  words: Vocabulary,
  own: KindSymbol | undefined,
  { kind, field, verb }: Begun,
): string | undefined {
  const { one } = forms(kind);
  const [, noun, done, time = ''] =
    /^the (?:last|latest|most recent|previous) ([a-z-]+) (?:that|which|who)(?: has)? ([a-z-]+)((?: this (?:round|turn|game))?)$/.exec(
      whose,
    ) ?? [];
  if (noun === undefined || done === undefined || nounSaid(words, noun)?.one !== one) return undefined;
  const said = words.verbForms.get(participleOfPast(done) ?? done)?.verb.id;
  const use = usesIn(words).find((each) => each.noun === one && each.field === field.id);
  if (said !== verb || !use) return undefined;
  const apart = own === kind ? ' other than this' : '';
  return `the last ${one}${apart} where that ${one} was ${verbIn(words, use.verb.id, 'participle')}${time || ' this game'}`;
}
