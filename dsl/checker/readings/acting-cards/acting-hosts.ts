/**
 * What a card does, in a game whose players do it using something that the card carries: `when this works` is when a tool that is attached
 * to it is used up, `that fruit cannot work` is that nobody uses those of it.
 */
import { plural, withArticle } from '../../../text/english-inflection.ts';
import { eachSyntax } from '../../../language/syntax/syntax-visit.ts';
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import type { VerbSymbol } from '../../../language/symbols/symbols.ts';
import { verbIn, verbsLike } from '../../suggestions/word-suggestions.ts';
import { attachedNoun } from './done-by-cards.ts';
import { nounSaid } from '../words/spoken-nouns.ts';

const CARD =
  "(it|this(?: card)?|this card's [a-z-]+|the equipped [a-z-]+|(?:that|the) [a-z-]+|an? (?:enemy |opposing )?[a-z-]+(?: of (?:yours|an opponent|that player))?|one of your [a-z-]+)";
const CARDS =
  "(all [a-z-]+ of (?:yours|an opponent|all opponents)|(?:enemy|opposing|your|your opponent's|opponents'|all enemy|all your) [a-z-]+|[a-z-]+ of (?:yours|an opponent|opponents))";
const EVENT = new RegExp(
  `^(\\s*(?:[^,:\\n]+, )*)(when(?:ever)?|each time|every time|before|after) ${CARD} ([a-z-]+)(,|:)((?:.*\\n?)*)$`,
  'm',
);
const FORBIDDEN = new RegExp(
  `(^\\s*|, |\\. |: )(?:${CARD}|${CARDS}) (?:cannot|can't|can not|may not) ([a-z-]+)(?: again)?(?=$|[.,]| (?:this|until|for|during|while|as)\\b)`,
  'gm',
);

/** What is done with what a card carries, whichever way it is used. */
export interface UseOfHost {
  readonly verb: VerbSymbol;
  /** The noun of what is used, and the verb that every use of it begins with. */
  readonly carried: string;
  readonly launch: VerbSymbol;
  /** Whether people call the verb otherwise, so that they mean all that is done with it. */
  readonly isAlias: boolean;
}

/** The verb that a word means, where it is done using something that a card carries. */
export function useOfHost(
  vocabulary: Vocabulary,
  word: string,
  form: 'base' | 'third' | 'participle',
): UseOfHost | undefined {
  const known = vocabulary.verbForms.get(word);
  const [like] = known ? [word] : verbsLike(vocabulary, word);
  const found = like === undefined ? undefined : vocabulary.verbForms.get(like);
  if (!found || (form === 'participle' ? !found.participle : found.form !== form)) return undefined;
  const { verb } = found;
  const using = verb.parameters.find(({ preposition }) => preposition === 'using');
  const carried = using && attachedNoun(vocabulary, using);
  const launch = carried === undefined ? undefined : launchOf(vocabulary, verb, using!.name);
  return launch && { verb, carried: carried!, launch, isAlias: !known };
}

/** The first verb that is done with what is used, and with nothing else. */
function launchOf({ verbForms }: Vocabulary, verb: VerbSymbol, name: string): VerbSymbol | undefined {
  let found: VerbSymbol | undefined;
  eachSyntax(verb.body, (node) => {
    if (found || node.kind !== 'order') return;
    const object = node.args.object;
    const said = object?.kind === 'noun' ? object.heads[0]?.words.map(({ text }) => text).join(' ') : '';
    const known = verbForms.get(node.verb.text)?.verb;
    if (said === name && known?.parameters.length === 1) found = known;
  });
  return found;
}

/** A text in which what cards do is done with what they carry. */
export function withActingHosts(text: string, vocabulary: Vocabulary): string[] {
  const forbidden = text.replaceAll(
    FORBIDDEN,
    (said, before: string, card: string | undefined, cards: string | undefined, word: string) => {
      const use = useOfHost(vocabulary, word, 'base');
      const host = card === undefined ? oneOf(cards!, vocabulary) : card;
      if (!use || host === undefined || !isCard(host, vocabulary)) return said;
      const { verb, carried, launch, isAlias } = use;
      const object = verb.parameters.find(({ preposition }) => preposition === undefined);
      const what = plural(carried);
      return isAlias || object === undefined
        ? `${before}players cannot ${launch.id} ${what} attached to ${host}`
        : `${before}players cannot ${verb.id} ${object.phrase.snippet.text.trim()} using ${withArticle(carried)} attached to ${host}`;
    },
  );
  const happens = eventOf(forbidden, vocabulary);
  return [...(happens === undefined ? [] : [happens]), ...(forbidden === text ? [] : [forbidden])];
}

function eventOf(text: string, vocabulary: Vocabulary): string | undefined {
  const [said, head, when, host, word, sign, act] = EVENT.exec(text) ?? [];
  const use = word === undefined ? undefined : useOfHost(vocabulary, word, 'third');
  if (said === undefined || !use || !isCard(host, vocabulary)) return undefined;
  const { carried, launch, verb, isAlias } = use;
  const [, noun] = /^(?:an?|one of your) (?:enemy |opposing )?([a-z-]+)/.exec(host) ?? [];
  const that = `that ${carried}'s host`;
  const acts = vocabulary.verbs.map(({ id }) => id).join('|');
  // The player who does it is not meant by the words for the card.
  const then =
    noun === undefined
      ? act
      : act
          .replaceAll(
            new RegExp(`\\b(?:that ${noun}|the ${word.replace(/e?s$/, '')}(?:er|or))\\b`, 'g'),
            that,
          )
          .replace(/^(\s*)it (?=[a-z]+s\b)/, `$1${that} `)
          .replaceAll(new RegExp(`(?<=\\b(?:to|from|on|heal|${acts}) )it\\b`, 'g'), that);
  const time = when === 'after' ? 'when' : when;
  const object = verb.parameters.find(({ preposition }) => preposition === undefined);
  const event =
    isAlias || object === undefined
      ? `${withArticle(carried)} attached to ${host} is ${verbIn(vocabulary, launch.id, 'participle')}`
      : `a player ${verbIn(vocabulary, verb.id, 'third')} ${object.phrase.snippet.text.trim()} using ${withArticle(carried)} attached to ${host}`;
  return text.replace(said, () => `${head}${time} ${event}${sign}${then}`);
}

function isCard(host: string, vocabulary: Vocabulary): boolean {
  const [, noun] = /^(?:an?|that|one of your) (?:enemy |opposing )?([a-z-]+)/.exec(host) ?? [];
  return noun === undefined || nounSaid(vocabulary, noun)?.of === 'card';
}

/** `enemy fruits` as one of them. */
function oneOf(cards: string, vocabulary: Vocabulary): string | undefined {
  const [, many] =
    /^(?:all )?(?:enemy |opposing |your opponent's |opponents' |your )?([a-z-]+?)(?: of .*)?$/.exec(cards) ??
    [];
  const noun = many === undefined ? undefined : nounSaid(vocabulary, many);
  if (noun?.of !== 'card') return undefined;
  return `${withArticle(noun.one)} of ${/^(?:all )?your (?!opponent)|yours$/.test(cards) ? 'yours' : 'an opponent'}`;
}
