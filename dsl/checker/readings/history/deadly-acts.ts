/**
 * What came of what was just done: `if that sells it`, `if it survives`, `if it was not sold`. In the language it is asked whether
 * something was done this turn, or whether a card is still in play; only below a line that can have done it.
 */
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import type { VerbSymbol } from '../../../language/symbols/symbols.ts';
import { verbIn, verbsLike } from '../../suggestions/word-suggestions.ts';
import { nounSaid } from '../words/spoken-nouns.ts';

const IT = '(?:it|he|she|they|(?:the|that) [a-z-]+)';
const HEAD = '^(\\s*(?:- )?)(if|unless) ';
const DOES = new RegExp(
  `${HEAD}(?:that|this|you|doing so|the (?<act>[a-z]+)) (?:also )?(?<does>[a-z]+) (?<whom>${IT})(?=[,:])`,
);
const IS = new RegExp(
  `${HEAD}(${IT}) (?:is|was|gets|has been|could|can)(n't| ?not)?(?: be(?:en)?)?(?: then)? ([a-z]+)(?: by (?:this|that))?(?=[,:])`,
);
const DIES = new RegExp(
  `${HEAD}(${IT}) (?:dies|is dead|died|is slain|does not survive|did not survive|has died)(?=[,:])`,
);
/** What is still where it was, which is asked without a word for it. */
const STILL = new RegExp(`${HEAD}(${IT}) (is|are) still ((?:in|on) [^,:]+?)(?=[,:])`);
const LIVES = new RegExp(
  `${HEAD}(${IT}) (?:survives(?: (?:it|this|that))?|survived|lives|is (?:still )?alive|is still (?:there|standing)|does not die|did not die)(?=[,:])`,
);

/** A text with each such condition in the words of the language; none where nothing changes. */
export function withDeadlyActs(text: string, vocabulary: Vocabulary): string[] {
  if (!/^\s*(?:- )?(?:if|unless) (?:that|this|it|he|she|they|the|you) /m.test(text)) return [];
  const lines = text.split('\n');
  const put = lines.map((line, i) => asked(line, lines.slice(0, i), vocabulary) ?? line);
  return put.join('\n') === text ? [] : [put.join('\n')];
}

function asked(line: string, before: readonly string[], vocabulary: Vocabulary): string | undefined {
  if (STILL.test(line)) return line.replace(STILL, '$1$2 $3 $4 $5');
  const [does, is, dies, lives] = [DOES, IS, DIES, LIVES].map((form) => form.exec(line));
  const found = does ?? is ?? dies ?? lives;
  if (!found) return undefined;
  // `the wash`: what was done, and no card that does it.
  const act = does?.groups!['act'];
  if (act !== undefined && act !== 'effect' && vocabulary.verbForms.get(act)?.form !== 'base')
    return undefined;
  const verb = does
    ? verbNamed(vocabulary, does.groups!['does'], 'third')
    : is
      ? verbNamed(vocabulary, is[5], 'participle')
      : verbNamed(vocabulary, 'kill', 'base');
  const deadly = verbNamed(vocabulary, 'kill', 'base');
  // What is still there may have been so treated before.
  if (!verb || !deadly || !leadsTo(verb, deadly)) return undefined;
  const said = does ? does.groups!['whom'] : found[3];
  const which = doneWith(verb, before, vocabulary);
  if (which === undefined || (/^(?:the|that) /.test(said) && said !== which)) return undefined;
  const [, head, word] = found;
  const condition =
    lives && !does && !is && !dies
      ? `${which} is in play`
      : `${which} was ${is?.[4] === undefined ? '' : 'not '}${verbIn(vocabulary, verb.id, 'participle')} this turn`;
  return `${head}${word} ${condition}${line.slice(found[0].length)}`;
}

function verbNamed(
  vocabulary: Vocabulary,
  word: string,
  form: 'base' | 'third' | 'participle',
): VerbSymbol | undefined {
  const own = vocabulary.verbForms.get(word);
  if (own) return own.form === form || (form === 'participle' && own.participle) ? own.verb : undefined;
  const like = verbsLike(vocabulary, word).flatMap((each) => {
    const known = vocabulary.verbForms.get(each);
    return known && (known.form === form || (form === 'participle' && known.participle)) ? [known.verb] : [];
  });
  return like.length === 1 ? like[0] : undefined;
}

/** The card with which the verb was done, in the nearest line in front that does it or may come to do it. */
function doneWith(verb: VerbSymbol, before: readonly string[], vocabulary: Vocabulary): string | undefined {
  for (const line of before.toReversed()) {
    for (const [word, ...rest] of wordsBehind(line)) {
      const known = vocabulary.verbForms.get(word);
      if (!known || known.form !== 'base' || !leadsTo(known.verb, verb)) continue;
      const [, article, noun] = /^(?:(the|that|an?|another) )((?:[a-z-]+))/.exec(rest.join(' ')) ?? [];
      if (article === undefined || noun === undefined) return undefined;
      if (article === 'the' || article === 'that') return `${article} ${noun}`;
      return nounSaid(vocabulary, noun)?.of === 'card' ? `that ${noun}` : undefined;
    }
  }
  return undefined;
}

/** Each word of a line with all behind it. */
const wordsBehind = (line: string): string[][] => {
  const words = line.trim().split(/[ ,:]+/);
  return words.map((_, i) => words.slice(i));
};

/** Whether doing the one can do the other: it is the same, or part of what it does. */
const leadsTo = (one: VerbSymbol, other: VerbSymbol): boolean =>
  one === other ||
  one.counts.includes(other) ||
  (one.texts ?? []).some(({ snippet }) => new RegExp(`\\b${other.id}s? `).test(snippet.text));
