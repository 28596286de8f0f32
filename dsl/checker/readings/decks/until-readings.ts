/**
 * Cards that are taken from a stack until one of a sort comes: `reveal cards from the deck until you reveal a fruit`, and what
 * happens to it and to the rest. Each is shown and laid away as long as the top card is another one.
 */
import { syntaxOf } from '../../../language/syntax/syntax-visit.ts';
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import type { ZoneSymbol } from '../../../language/symbols/symbols.ts';
import { destinationsIn } from '../words/verb-destinations.ts';

const UNTIL =
  /^(\s*)(?:(?:keep|start|continue|go on) )?(reveal|turn over|flip over|flip|look at|draw|mill|discard)(?:ing|ning|ping|ling)? (?:the )?(?:top )?cards?(?: (?:from|of|off)(?: the top of)? (the|your) ([a-z -]+?))?,?(?: one (?:by one|at a time),?)? until (?:you|they) (?:reveal|turn over|flip over|flip|find|get|see|hit|draw|mill|discard)(?: up)? (an? [a-z0-9 '-]+)$/;
/** What is done with the one that came, and with the others. */
const JOINT =
  /, and then |, then |,? and then |, and | and |(?<!\bif (?:you )?(?:do not|don't|not)|\botherwise), /;
const REST =
  /^([a-z-]+) (?:all )?(?:(?:of )?the (?:rest|others|other (?:[a-z-]+ )?cards|remaining cards)|all (?:the )?other (?:[a-z-]+ )?cards|everything else)(?: you revealed)?(.*)$/;
const TAKES =
  /^(?:put|take|add|move|draw|keep) (?:it|that card|that [a-z-]+|the [a-z-]+)(?: (?:in|into|to) (your [a-z]+))?$/;

/** `until a fruit is revealed as shown`, by its article and noun, and what all of them are called. */
const COMES =
  /( until )(an? [a-z0-9 '-]+?) (?:is|has been|comes|gets) (?:revealed|found|drawn|turned (?:up|over)|flipped|discarded|up)(?: as ([a-z]+))?(?=$|,)/m;

/** The text with the one that came as `it`, and the others as such, where those that were shown have a name. */
function withoutNamed(text: string): string {
  const [, , , all] = COMES.exec(text) ?? [];
  const plain = text.replace(COMES, '$1you reveal $2');
  if (all === undefined) return plain;
  const chosen = new RegExp(
    `^\\s*choose (?:an?|the) [a-z -]+ (?:among|in|from|of) the ${all} as ([a-z]+)\\n`,
    'm',
  );
  const [, one] = chosen.exec(plain) ?? [];
  const rest = plain
    .replace(chosen, '')
    .replaceAll(new RegExp(` (?:among|in|of|from) the ${all}\\b`, 'g'), '');
  return one === undefined ? rest : rest.replaceAll(new RegExp(`\\bthe ${one}\\b`, 'g'), 'that card');
}

/** A text in which each such line is a bounded repetition. */
export function withUntil(text: string, vocabulary: Vocabulary): string[] {
  const lines = withoutNamed(
    text
      .toLowerCase()
      .replaceAll(/[.;!] +(?=[a-z])/g, '\n')
      .replaceAll(/[.!]\s*$/g, '')
      .trimEnd(),
  ).split('\n');
  // What comes behind has lines of its own.
  const apart = lines.flatMap((line) => {
    const [, head, rest] =
      /^(.* until (?:you|they) [^,]+?)(?:, and then |, then |,? and then |, and |, )(.+)$/.exec(line) ?? [];
    return head === undefined ? [line] : [head, `${/^\s*/.exec(line)![0]}${rest}`];
  });
  const at = apart.findIndex((line) => UNTIL.test(line));
  if (at < 0) return [];
  const [, margin, verb, , named, what] = UNTIL.exec(apart[at])!;
  const deck = named ?? (drawnFrom(vocabulary, verb) ?? onlyTaken(vocabulary))?.names.en[0];
  if (deck === undefined) return [];
  const top = `the top card of the ${deck}`;
  const head = `${margin}repeat up to (the number of cards in the ${deck}) times while ${top} is not ${what}`;
  const taken = destinationsIn(vocabulary).find((each) => each.verb === vocabulary.verbForms.get(verb)?.verb);
  // A verb that takes them into the hand does so with each, the one that comes included.
  if (taken?.of === 'doer' && taken.zone.of === 'player')
    return [
      [
        ...apart.slice(0, at),
        `${head}, ${verb} a card`,
        `${margin}${verb} a card`,
        ...apart.slice(at + 1),
      ].join('\n'),
    ];
  const clauses = apart.slice(at + 1).flatMap((line) => line.trim().split(JOINT));
  const rest = clauses.find((each) => REST.test(each));
  const place = rest
    ? placeOf(REST.exec(rest)!, deck, vocabulary)
    : placeOf(['', verb, ''], deck, vocabulary);
  const places = place ? [place] : rest ? [] : unsaid(deck, vocabulary);
  const acts = usedInHand(clauses.filter((each) => each !== rest).map((each) => withFound(each, what)));
  if (acts.length === 0) return [];
  const inside =
    acts.length === 1
      ? [`${margin}if the found is ${what}, ${acts[0]}`]
      : [`${margin}if the found is ${what}:`, ...acts.map((each) => `${margin}  ${each}`)];
  return places.map(({ to, shuffled }) =>
    [
      ...apart.slice(0, at),
      `${head}:`,
      `${margin}  reveal ${top} as shown`,
      `${margin}  move the shown to ${to}`,
      `${margin}reveal ${top} as found`,
      ...inside,
      ...(shuffled ? [`${margin}shuffle the ${deck}`] : []),
    ].join('\n'),
  );
}

/** Where the others may go, where the text does not say: back into the stack, or to where cards of it are discarded. */
function unsaid(deck: string, { zones }: Vocabulary): { readonly to: string; readonly shuffled: boolean }[] {
  const stack = zones.find(({ names }) => names.en[0] === deck || names.also?.en?.includes(deck));
  const open = zones.filter(
    (zone) =>
      zone.order === 'stack' &&
      zone.of === stack?.of &&
      zone.seenBy === 'everyone' &&
      (stack.takes === undefined || stack.takes.every((kind) => zone.takes?.includes(kind) ?? true)),
  );
  const back = { to: `the bottom of the ${deck}`, shuffled: true };
  return open.length === 1 ? [back, { to: `the ${open[0].names.en[0]}`, shuffled: false }] : [];
}

/** The stack from which a verb of the game takes cards. */
function drawnFrom({ verbForms, zones }: Vocabulary, word: string): ZoneSymbol | undefined {
  const stacks = zones.filter(({ order, of }) => order === 'stack' && of !== 'player');
  const verb = verbForms.get(word)?.verb;
  if (!verb) return undefined;
  const trees = [...verb.body, ...verb.parameters.map(({ phrase }) => phrase.tree)];
  const said = new Set(
    trees
      .flatMap((tree) => syntaxOf(tree, 'noun'))
      .flatMap(({ heads }) => heads.map(({ words }) => words.map(({ text }) => text).join(' '))),
  );
  return stacks.find(({ names }) =>
    [...said].some((each) => each === names.en[0] || each.endsWith(` ${names.en[0]}`)),
  );
}

/** The only stack of which verbs of the game take the top cards. */
function onlyTaken({ verbs, zones }: Vocabulary): ZoneSymbol | undefined {
  const phrases = verbs.flatMap(({ parameters }) => parameters.map(({ phrase }) => phrase.snippet.text));
  const taken = zones.filter(({ names }) => phrases.includes(`the top cards of the ${names.en[0]}`));
  return taken.length === 1 ? taken[0] : undefined;
}

/** Where the others go; under the stack until it is shuffled, where they go back into it. */
function placeOf(
  [, verb, behind]: readonly string[],
  deck: string,
  vocabulary: Vocabulary,
): { readonly to: string; readonly shuffled: boolean } | undefined {
  const bottom = `the bottom of the ${deck}`;
  if (verb === 'shuffle') return { to: bottom, shuffled: true };
  if (/ (?:on|to|under|at) the bottom\b/.test(behind)) return { to: bottom, shuffled: false };
  const [, place] = / (?:back )?(?:in|into|on|onto|to) ((?:the|your) [a-z ]+)$/.exec(behind) ?? [];
  if (place !== undefined) return { to: place, shuffled: false };
  const there = destinationsIn(vocabulary).find((each) => each.verb.id === verb);
  if (!there || behind !== '') return undefined;
  return { to: `${there.zone.of === 'player' ? 'your' : 'the'} ${there.zone.names.en[0]}`, shuffled: false };
}

/** What may be done with the one that came, which goes to the hand if it is not: it is there by then, where it is used from. */
function usedInHand(acts: readonly string[]): readonly string[] {
  const [may, or, ...others] = acts;
  if (others.length > 0 || !/^you may [a-z]+ the found\b/.test(may ?? '')) return acts;
  const [, kept] = /^(?:if you (?:do not|don't)|otherwise|or|or else|if not),? (.+)$/.exec(or ?? '') ?? [];
  return kept !== undefined && IN_HAND.test(kept) ? ['move the found to your hand', may] : acts;
}
const IN_HAND =
  /^(?:put|take|add|move|draw|keep) (?:it|that card|that [a-z-]+|the [a-z-]+)(?: (?:in|into|to) your hand)?$/;

/** What is done with the one that came. */
function withFound(clause: string, what: string): string {
  const [taken, place] = TAKES.exec(clause) ?? [];
  if (taken !== undefined) return `move the found to ${place ?? 'your hand'}`;
  const noun = what.replace(/^an? /, '').split(' ')[0];
  return clause.replaceAll(
    new RegExp(`\\b(?:it|that card|(?:that|the) (?:revealed )?${noun}(?: card)?)\\b`, 'g'),
    'the found',
  );
}
