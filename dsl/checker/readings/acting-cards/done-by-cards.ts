/**
 * What a card does to another one, in a game whose players do it using something that the card carries: `when this ruins a fruit` is
 * what happens until the end of `spray a fruit using a can` with a can of its own.
 */
import { thirdPerson, withArticle } from '../../../text/english-inflection.ts';
import { eachSyntax } from '../../../language/syntax/syntax-visit.ts';
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import type { Parameter, VerbSymbol } from '../../../language/symbols/symbols.ts';
import { verbIn, verbsLike } from '../../suggestions/word-suggestions.ts';
import { nounSaid } from '../words/spoken-nouns.ts';

const DOER =
  "(this(?: card)?|this card's [a-z-]+|the equipped [a-z-]+|an?(?:other)? [a-z-]+ of (?:yours|an opponent)(?: (?:adjacent to|within \\d+ of) this)?|an?(?:other)? [a-z-]+)";
/** Of an event that a card causes: the words in front, the card, its verb, what it does that to, the sign, and what follows. */
export const DONE_BY_CARD = new RegExp(
  `^(\\s*(?:[^,:\\n]+, )*)(?:when(?:ever)?|each time|every time) ${DOER} ([a-z-]+s|[a-z]+s out) ((?:an?|another|this|the equipped|your)\\b[^,:\\n]*)(,|:)((?:.*\\n?)*)$`,
  'm',
);

/** The same of an event that something else comes in the place of. */
const WOULD_BE_DONE = new RegExp(
  `^(\\s*(?:[^,:\\n]+, )*)(?:if|when(?:ever)?) ${DOER} would ([a-z]+) ((?:an?|another|this|the equipped|your)\\b[^,:\\n]*)(,|:)((?:.*\\n?)*)$`,
  'm',
);

/** What somebody does using a card that another one carries. */
interface Use {
  readonly verb: VerbSymbol;
  /** The noun of what is used. */
  readonly using: string;
}

const OFTEN = /^(.*?)((?:once|twice|\d+ times) per (?:turn|round), )$/s;

/** A text with each such event as what happens while something is used; one for each verb that may be behind it. */
export function withDoneByCards(text: string, vocabulary: Vocabulary): string[] {
  const [said, head, doer, word, target, sign, act] = DONE_BY_CARD.exec(text) ?? [];
  if (said === undefined || head === undefined || doer === undefined || word === undefined) return [];
  // So often of what is done, and not of what it is done in.
  const [, before = head, often = ''] = OFTEN.exec(head) ?? [];
  if (/\b(?:once|twice|times)\b/.test(before)) return [];
  const verb = verbSaidOf(vocabulary, word);
  const [, other, noun] = /^an?(other)? ([a-z-]+)/.exec(doer) ?? [];
  if (!verb || (noun !== undefined && nounSaid(vocabulary, noun)?.of !== 'card')) return [];
  const done = verbIn(vocabulary, verb.id, 'participle');
  const theirs = / of an opponent\b/.test(doer);
  const isAny = noun !== undefined && other === undefined && !/ (?:adjacent to|within) /.test(doer);
  return usesOf(vocabulary, verb).map(({ verb: { id }, using }) => {
    const who = theirs
      ? `an opponent ${verbIn(vocabulary, id, 'third')}`
      : `you ${verbIn(vocabulary, id, 'base')}`;
    const own = isAny ? '' : ` attached to ${doer}`;
    const that =
      noun === undefined || act === undefined
        ? act
        : act.replaceAll(new RegExp(`\\bthat (?:${noun}|card)\\b`, 'g'), `that ${using}'s host`);
    const put = `${before}before ${who} ${target} using ${withArticle(using)}${own}, until the end of the ${id}, ${often}when ${target} is ${done}${sign}${that}`;
    return text.replace(said, () => put);
  });
}

/**
 * A text with each event of a card that does what players do using something that it carries: `when a fruit of an opponent sprays this`
 * is when an opponent sprays it using a can.
 */
export function withActsUsing(text: string, vocabulary: Vocabulary): string[] {
  const would = WOULD_BE_DONE.exec(text);
  const [said, head, doer, word, target, sign, act] = would ?? DONE_BY_CARD.exec(text) ?? [];
  const verb = word === undefined ? undefined : verbSaidOf(vocabulary, would ? thirdPerson(word) : word);
  const using = verb?.parameters.find(({ preposition }) => preposition === 'using');
  const carried = using && attachedNoun(vocabulary, using);
  if (said === undefined || doer === undefined || target === undefined || !verb || carried === undefined)
    return [];
  if (verb.parameters.some(({ preposition }) => preposition === 'by') || / using /.test(target)) return [];
  const [, noun] = /^an? ([a-z-]+)/.exec(doer) ?? [];
  // Another one, or one beside this, is the one that carries what is used.
  if (/^another | of (?:yours|an opponent) ./.test(doer)) return [];
  if (noun !== undefined && nounSaid(vocabulary, noun)?.of !== 'card') return [];
  const who = doer.endsWith(' of an opponent')
    ? 'an opponent'
    : /^an? [a-z-]+$/.test(doer)
      ? 'a player'
      : 'you';
  const does = verbIn(vocabulary, verb.id, who === 'you' ? 'base' : 'third');
  const own = noun === undefined ? ` attached to ${doer}` : '';
  const [what, name] = target.split(/ as (?=[a-z]+$)/);
  const host = noun === undefined ? doer : `that ${carried}'s host`;
  const names = [
    ...(noun === undefined ? [] : [`that ${noun}`]),
    ...(name === undefined ? [] : [`the ${name}`]),
  ];
  // What it is done to may be of the same noun.
  if (noun !== undefined && name === undefined && new RegExp(`^an?(?:other)? ${noun}\\b`).test(what))
    return [];
  const then = names.reduce((put, each) => put.replaceAll(new RegExp(`\\b${each}\\b`, 'g'), host), act ?? '');
  // In its place it may be done after all.
  const again = new RegExp(
    `\\b${host} (?:${thirdPerson(word!)}|${verbIn(vocabulary, verb.id, 'third')}) (?:${what}|it)(?=$|[,.])`,
    'gm',
  );
  const anyway = then.replaceAll(
    again,
    `that player ${verbIn(vocabulary, verb.id, 'third')} ${what} using that ${carried}`,
  );
  const happens = would ? `if ${who} would ${verb.id}` : `when ${who} ${does}`;
  const event = `${head}${happens} ${what} using ${withArticle(carried)}${own}${sign}${would ? anyway : then}`;
  return [text.replace(said, () => event)];
}

/** A verb of the game that a word is, or that people call so. */
export function verbSaidOf(vocabulary: Vocabulary, word: string): VerbSymbol | undefined {
  const known = vocabulary.verbForms.get(word);
  if (known) return known.form === 'third' ? known.verb : undefined;
  const [like] = verbsLike(vocabulary, word.replace(/ out$/, ''));
  return like === undefined ? undefined : vocabulary.verbForms.get(like)?.verb;
}

/** The verbs that use a card which is attached to another one, and do a verb as a part of it. */
function usesOf(vocabulary: Vocabulary, done: VerbSymbol): Use[] {
  if (done.parameters.some(({ preposition }) => preposition === 'using')) return [];
  return vocabulary.verbs.flatMap((verb) => {
    const using = verb.parameters.find(({ preposition }) => preposition === 'using');
    const noun = using && attachedNoun(vocabulary, using);
    const object = verb.parameters.some(({ preposition }) => preposition === undefined);
    return noun !== undefined && object && doesAlso(vocabulary, verb, done) ? [{ verb, using: noun }] : [];
  });
}

/** The noun of a parameter for cards that are attached to others. */
export function attachedNoun({ kinds }: Vocabulary, { phrase }: Parameter): string | undefined {
  const words = phrase.snippet.text.trim().replace(/^an? /, '');
  return kinds.find((kind) => kind.goesOn && forms(kind).one === words) ? words : undefined;
}

/** Whether a verb does another one, itself or by what it does. */
function doesAlso(vocabulary: Vocabulary, verb: VerbSymbol, wanted: VerbSymbol): boolean {
  const seen = new Set<string>();
  const open = [verb];
  for (let next = open.pop(); next; next = open.pop()) {
    eachSyntax(next.body, (node) => {
      if (node.kind !== 'order' || seen.has(node.verb.text)) return;
      seen.add(node.verb.text);
      const form = vocabulary.verbForms.get(node.verb.text);
      if (form) open.push(form.verb);
    });
  }
  return seen.has(wanted.id);
}
