/**
 * As long as a card was not done with what its verb takes from its place: `while this is not sold`, `as long as this fruit is unsold`,
 * where `sell` takes `a fruit on the market` and brings it elsewhere. It is still there.
 */
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import type { KindSymbol } from '../../../language/symbols/symbols.ts';
import { forms } from '../../../language/symbols/symbol-table.ts';
import { destinationsIn } from '../words/verb-destinations.ts';

const ASKED =
  /\b(while|as long as|if) (?:(?:this(?: (?!is\b|was\b|has\b|still\b|not\b|un)([a-z]+))?|it) (?:is |was |has )?)?(?:still )?(?:not(?: been)?(?: yet)? |un)([a-z-]+)(?: yet)?(?=[,:])/g;

/** The text with the place of the card; none where no verb takes it from one. */
export function withNotYetDone(text: string, vocabulary: Vocabulary, kind: KindSymbol | undefined): string[] {
  if (!kind || !/\b(?:not|un[a-z]+)\b/.test(text)) return [];
  const put = text.replaceAll(ASKED, (said, head: string, noun: string | undefined, done: string) => {
    const form = vocabulary.verbForms.get(done);
    const isOwn = noun === undefined || forms(kind).one === noun || noun === 'card';
    if (!form?.participle || !isOwn) return said;
    const [object] = form.verb.parameters;
    const [, what, place] =
      /^an? ([a-z -]+?) ((?:in|on) the [a-z -]+)$/.exec(object?.phrase.snippet.text.trim() ?? '') ?? [];
    const isTaken = destinationsIn(vocabulary).some(({ verb }) => verb === form.verb);
    return what === forms(kind).one && isTaken ? `${head} this is ${place}` : said;
  });
  return put === text ? [] : [put];
}
