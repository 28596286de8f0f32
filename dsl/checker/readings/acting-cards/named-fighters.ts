/**
 * Who does something to a card, and to whom, by the names that people have for them: `when a fruit of yours is washed, the attacker loses a
 * point`, `when this washes, the target gains one`. The event names them.
 */
import type { VerbSymbol } from '../../../language/symbols/symbols.ts';
import { withArticle } from '../../../text/english-inflection.ts';
import { verbIn } from '../../suggestions/word-suggestions.ts';
import { firstNounSaid, nounSaid } from '../words/spoken-nouns.ts';
import type { SpokenWords } from '../words/spoken-words.ts';
import { useOfHost, type UseOfHost } from './acting-hosts.ts';

const WHEN = '((?:[^,:\\n]+, )*(?:when(?:ever)?|before|each time|every time|after) )';
const PASSIVE = new RegExp(`^${WHEN}([^,:\\n]+?) (?:is|are) ([a-z]+)( [^,:\\n]+)?([,:])`);
const ACTIVE = new RegExp(
  `^${WHEN}((?:this|an?|another|the|that|you|it|one of your)(?: [a-z'-]+)*?(?: of (?:yours|an opponent))?) (?!of\\b|in\\b|on\\b|with\\b|where\\b|would\\b)([a-z]+)( (?:an?|this|another|the|that|one of your|your)\\b[^,:\\n]*)?([,:])`,
);
const DOER = '\\b(?:the|that) (?:attacker|attacking [a-z]+)\\b';
const TARGET = '\\b(?:the|that) (?:target|defender|(?:defending|attacked|targeted) ([a-z]+))\\b';

/** A line in which they are named by the event. */
export const withNamedFighters = (line: string, words: SpokenWords): string =>
  onDoers(onTargets(line, words), words);

function onDoers(line: string, words: SpokenWords): string {
  if (line.search(new RegExp(DOER)) < 0) return line;
  const { vocabulary } = words;
  const [said, head, object, participle, more = '', sign] = PASSIVE.exec(line) ?? [];
  const rest = said === undefined ? '' : line.slice(said.length);
  if (participle !== undefined && more === '') {
    const use = useOfHost(vocabulary, participle, 'participle');
    if (use) return usingIt(`${head}a player`, object, sign, rest, use, words);
    const verb = vocabulary.verbForms.get(participle)?.verb;
    const doer = verb && doerOf(verb, words);
    if (!verb || doer === undefined) return line;
    const isSame = new RegExp(`^an?(?:other)? (?:[a-z-]+ )?${doer}\\b`).test(object);
    const name = isSame ? ' as acting' : '';
    return `${head}${withArticle(doer)}${name} ${verbIn(vocabulary, verb.id, 'third')} ${object}${sign}${rest.replaceAll(new RegExp(DOER, 'g'), isSame ? 'the acting' : `that ${doer}`)}`;
  }
  const [all, before, who, word, what = '', end] = ACTIVE.exec(line) ?? [];
  if (all === undefined) return line;
  const then = line.slice(all.length);
  const use = useOfHost(vocabulary, word, who === 'you' ? 'base' : 'third');
  const isPlayer = /^(?:you|an opponent|another player|a player|that player)$/.test(who);
  if (isPlayer)
    return use && what !== '' && !what.includes(' using ')
      ? usingIt(before + who, what.slice(1), end, then, use, words)
      : line;
  const [, noun] =
    /^(?:an?|another|one of your) (?:[a-z-]+ )??([a-z-]+)$/.exec(who.replace(/ of .*$/, '')) ?? [];
  const known = vocabulary.verbForms.get(word);
  if (!use && known?.form !== 'third') return line;
  const isCard = noun !== undefined && nounSaid(vocabulary, noun)?.of === 'card';
  const ref = noun === undefined ? who : `that ${noun}`;
  if (
    (noun !== undefined && !isCard) ||
    (isCard && new RegExp(`^ an?(?:other)? (?:[a-z-]+ )?${noun}\\b`).test(what))
  )
    return line;
  return before + line.slice(before.length, all.length) + then.replaceAll(new RegExp(DOER, 'g'), ref);
}

function usingIt(
  who: string,
  object: string,
  sign: string,
  rest: string,
  { verb, carried }: UseOfHost,
  { vocabulary }: SpokenWords,
): string {
  const does = verbIn(vocabulary, verb.id, who.endsWith('you') ? 'base' : 'third');
  return `${who} ${does} ${object} using ${withArticle(carried)}${sign}${rest.replaceAll(new RegExp(DOER, 'g'), `that ${carried}'s host`)}`;
}

/** The noun of the card that a verb is done with. */
const doerOf = ({ parameters }: VerbSymbol, { vocabulary }: SpokenWords): string | undefined => {
  const by = parameters.find(({ preposition }) => preposition === 'by');
  const noun = by && nounSaid(vocabulary, by.phrase.snippet.text.trim().replace(/^an? /, ''));
  return noun?.of === 'card' ? noun.one : undefined;
};

function onTargets(line: string, words: SpokenWords): string {
  const target = new RegExp(TARGET).exec(line);
  if (!target) return line;
  const { vocabulary } = words;
  const [all, head, who, word, what, sign] = ACTIVE.exec(line) ?? [];
  if (all === undefined || line.indexOf(target[0]) < all.length) return line;
  const form = who === 'you' ? 'base' : 'third';
  const known = vocabulary.verbForms.get(word);
  const verb = known?.form === form ? known.verb : useOfHost(vocabulary, word, form)?.verb;
  const object = verb?.parameters.find(({ preposition }) => preposition === undefined);
  if (!object || vocabulary.terms.has(target[0].replace(/^\S+ /, ''))) return line;
  const taken = firstNounSaid(
    vocabulary,
    (target[1] ?? object.phrase.snippet.text.trim()).replace(/^an? /, '').split(' ')[0],
  );
  const noun =
    what === undefined
      ? taken?.one
      : firstNounSaid(
          vocabulary,
          what.replace(/^ (?:an?|another) /, '').replace(/ (?:of|in|on|where|with)\b.*$/, ''),
        )?.one;
  const rest = line.slice(all.length);
  if (what !== undefined && !/^ an?(?:other)? /.test(what)) return line;
  if (noun === undefined || nounSaid(vocabulary, noun)?.of !== 'card') return line;
  const isSame = new RegExp(`^(?:an?|another|one of your) (?:[a-z-]+ )?${noun}s?\\b`).test(who);
  const said = `${what ?? ` ${withArticle(noun)}`}${isSame ? ' as opposed' : ''}`;
  return `${head}${who} ${word}${said}${sign}${rest.replaceAll(new RegExp(TARGET, 'g'), isSame ? 'the opposed' : `that ${noun}`)}`;
}
