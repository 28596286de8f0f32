/**
 * What follows from a declaration that cannot be read: a noun whose text has a slip is no noun, and every text that uses
 * it would be complained about. The slip is told; what may come from it alone is left until it is mended.
 */
import type { Diagnostic } from '../../../dsl/diagnostics/diagnostic.ts';
import { participle, plural, thirdPerson } from '../../../dsl/text/english-inflection.ts';
import type { Place, Snippet } from '../../../dsl/text/source.ts';
import { valueOf, type Node } from '../../../schemas/index.ts';
import { namesOf, section } from '../declare/declared-names.ts';
import { entries, placeOf, type Sources } from '../loader/link-context.ts';
import { wordingOf } from '../declare/verb-wordings.ts';

/** Something that is declared. */
interface Declaration {
  /** What texts write for it. */
  readonly forms: readonly string[];
  readonly whole: readonly Place[];
  /** The parts that decide what it is: a fault in one of them is one of everything that uses it. */
  readonly parts: readonly (readonly Place[])[];
}

/** Faults of a declaration that do not keep it from being one. */
const HARMLESS = new Set(['game/clash', 'game/idle-key', 'game/phrase-lacks', 'game/phrase-order']);
/** Faults by which it lacks a part that it should have. */
const LACKS = new Set(['schema/unknown-key', 'schema/missing']);
const isMeaning = ({ code }: Diagnostic): boolean => /^(?:name|game)\//.test(code) && !HARMLESS.has(code);
const isError = ({ severity }: Diagnostic): boolean => severity === 'error';

/** What was found in the texts of a game, without what may follow from declarations that are at fault. */
export function withoutFollowing(s: Sources, data: Node): Diagnostic[] {
  const errors = s.diagnostics.filter((each) => isError(each) && !HARMLESS.has(each.code));
  if (errors.length === 0) return s.diagnostics;
  const all = declarations(s, data);
  const doubtful = new Set(
    all.filter(({ whole, parts }) =>
      errors.some(
        ({ code, place }) =>
          parts.some((part) => isWithin(place, part)) || (LACKS.has(code) && isWithin(place, whole)),
      ),
    ),
  );
  const slips = errors.filter((each) => !isMeaning(each));
  const unread = [...doubtful].flatMap(({ whole, parts }) => {
    const lacks = slips.filter(({ code, place }) => LACKS.has(code) && isWithin(place, whole));
    const wrong = [
      ...parts.filter((part) => slips.some(({ place }) => isWithin(place, part))),
      ...lacks.map(({ place }) => [place]),
    ];
    return wrong.length > 0 ? [{ whole, wrong }] : [];
  });
  const near = usesOf(s.texts, all, doubtful);
  const left = s.diagnostics.filter((found) => {
    // Nobody knows what the texts do that cannot be read.
    if (found.code === 'game/never-happens') return false;
    if (!isMeaning(found) || found.code === 'game/circular') return true;
    if (isWithin(found.place, near)) return false;
    return !unread.some(
      ({ whole, wrong }) =>
        isWithin(found.place, whole) && !wrong.some((part) => isWithin(found.place, part)),
    );
  });
  // What follows from each other has a cause among it.
  return left.some(isError) ? left : s.diagnostics;
}

/** The texts that use something doubtful; what such a text declares is doubtful as well, and is added. */
function usesOf(texts: readonly Snippet[], all: readonly Declaration[], doubtful: Set<Declaration>): Place[] {
  const near = new Set<Place>();
  for (const each of doubtful)
    for (const text of texts) {
      const place = placeOfText(text);
      const own = each.parts.some((part) => isWithin(place, part));
      if (own || !each.forms.some((form) => says(text, form))) continue;
      near.add(place);
      for (const other of all) if (other.parts.some((part) => isWithin(place, part))) doubtful.add(other);
    }
  return [...near];
}

/** Whether a text has some words, as whole words. */
function says({ text }: Snippet, form: string): boolean {
  for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + 1))
    if (!/[\p{L}\p{N}-]/u.test(text.charAt(at - 1) + text.charAt(at + form.length))) return true;
  return false;
}

const placeOfText = ({ file, offsets, text }: Snippet): Place => ({
  file,
  span: { start: offsets[0] ?? 0, end: offsets[text.length] ?? offsets[0] ?? 0 },
});

const isWithin = ({ file, span }: Place, places: readonly Place[]): boolean =>
  places.some((each) => each.file === file && each.span.start <= span.start && each.span.end >= span.end);

/** The parts of an entry of a section that decide what it is. */
const DECIDING: Readonly<Record<string, readonly string[]>> = {
  nouns: ['is'],
  rankings: ['among', 'by'],
  functions: ['takes', 'is', 'sum', 'least', 'cases', 'if'],
  verbs: ['takes'],
  windows: ['takes'],
  kinds: ['means', 'goes on'],
};

function declarations(s: Sources, data: Node): Declaration[] {
  return Object.entries(DECIDING).flatMap(([name, parts]) =>
    [...section(data, name)].map(({ id, key, node }): Declaration => {
      const { en } = namesOf(node, id);
      const verbs = [id, ...headsOf(wordingOf(node).phrase.en), ...(wordingOf(node).forms.en ?? [])];
      const ofVerb = verbs.flatMap((verb) => [verb, thirdPerson(verb), participle(verb)]);
      const ofNoun = [...en, ...en.map(plural)];
      return {
        forms: name === 'verbs' ? ofVerb : name === 'functions' ? [...ofNoun, ...ofVerb] : ofNoun,
        whole: [placeOf(s, key), placeOf(s, node)],
        parts: [
          [placeOf(s, key)],
          ...parts.flatMap((part) => {
            const value = valueOf(node, part);
            return value ? [placesIn(s, value)] : [];
          }),
        ],
      };
    }),
  );
}

/** Of a node and what it holds: what a variant has put into it stands in another file. */
const placesIn = (s: Sources, node: Node): Place[] => [
  placeOf(s, node),
  ...(node.kind === 'list' ? node.items : entries(node).map(({ value }) => value)).flatMap((each) =>
    placesIn(s, each),
  ),
];

/** The verb in front of what a phrase takes. */
const headsOf = (phrase = ''): string[] => phrase.split(' ').slice(0, 1).filter(Boolean);
