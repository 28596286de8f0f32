/**
 * What a card does with something that it carries, in a game whose players do it: `when a cart of yours uses a tool` is when a tool that
 * is attached to one is used, `that cart cannot use tools` is that nobody uses those of it.
 */
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import type { VerbSymbol } from '../../../language/symbols/symbols.ts';
import { plural, withArticle } from '../../../text/english-inflection.ts';
import { verbIn } from '../../suggestions/word-suggestions.ts';
import { attachedNoun } from './done-by-cards.ts';
import { nounSaid } from '../words/spoken-nouns.ts';

const HOST =
  "(this(?: card)?|this card's [a-z-]+|the equipped [a-z-]+|(?:that|the) [a-z-]+|an? (?:enemy |opposing )?[a-z-]+(?: of (?:yours|an opponent|that player))?|one of your [a-z-]+|your [a-z-]+)";
const WHEN = '((?:[^,:\\n]+, )*(?:when(?:ever)?|each time|every time|before|after) )';

/** A text in which they are done with what is attached to the card; none where there is nothing of the sort. */
export function withLaunchingHosts(text: string, vocabulary: Vocabulary): string[] {
  const put = vocabulary.verbs.reduce((said, verb) => {
    const [object, ...more] = verb.parameters;
    const carried = object && more.length === 0 ? attachedNoun(vocabulary, object) : undefined;
    return carried === undefined || !said.includes(carried)
      ? said
      : doneWith(said, verb, carried, vocabulary);
  }, text);
  return put === text ? [] : [put];
}

function doneWith(text: string, verb: VerbSymbol, carried: string, vocabulary: Vocabulary): string {
  const many = plural(carried);
  const third = verbIn(vocabulary, verb.id, 'third');
  const done = verbIn(vocabulary, verb.id, 'participle');
  const event = new RegExp(`^${WHEN}${HOST} ${third} (an?|another|its) ${carried}((?:,|:)(?:.*\\n?)*)$`, 'm');
  const using = new RegExp(
    `\\b(${verb.id}|${third}) (an?|another|any) ${carried} (?:with|of) (this card's [a-z-]+|(?:that|the) [a-z-]+)(?=[,:]|$)`,
    'gm',
  );
  const past = new RegExp(
    `\\b(if|while|unless|and|or) (an?|any|no|none of your) ([a-z-]+)((?: of (?:yours|an opponent|that player))?) (?:has |have )?${done} (?:an?|any|its) ${carried}(?= this (?:turn|round|game)\\b)`,
    'g',
  );
  const cannot = new RegExp(
    `(^\\s*|, |\\. |: )${HOST} (?:cannot|can't|can not|may not) ${verb.id} (?:any |its )?(?:${many}|an? ${carried})(?=$|[.,]| (?:this|until|for|during|while|as)\\b)`,
    'gm',
  );
  return text
    .replace(event, (said, when: string, host: string, which: string, act: string) => {
      const noun = nounOf(host);
      if (noun !== undefined && nounSaid(vocabulary, noun)?.of !== 'card') return said;
      const that = `that ${carried}'s host`;
      const then =
        noun === undefined ? act : act.replaceAll(new RegExp(`\\b(?:that|the) ${noun}\\b`, 'g'), that);
      const one = which === 'another' ? `another ${carried}` : withArticle(carried);
      return `${when}${one} attached to ${host} is ${done}${then}`;
    })
    .replaceAll(using, `$1 $2 ${carried} attached to $3`)
    .replaceAll(past, (said, asks: string, which: string, host: string, whose: string) => {
      const noun = nounSaid(vocabulary, host);
      if (noun?.of !== 'card') return said;
      const none = which.startsWith('no');
      const of = which === 'none of your' ? ' of yours' : whose;
      const one = none ? `no ${carried}` : withArticle(carried);
      return `${asks} ${one} attached to ${withArticle(noun.one)}${of} was ${done}`;
    })
    .replaceAll(cannot, (said, before: string, host: string) => {
      const noun = nounOf(host);
      return noun !== undefined && nounSaid(vocabulary, noun)?.of !== 'card'
        ? said
        : `${before}players cannot ${verb.id} ${many} attached to ${host}`;
    });
}

/** The noun of one that is not known before. */
const nounOf = (host: string): string | undefined =>
  /^(?:an?|one of your) (?:enemy |opposing )?([a-z-]+)/.exec(host)?.[1];
