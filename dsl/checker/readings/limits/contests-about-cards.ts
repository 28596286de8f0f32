/**
 * What nobody does about some cards, with a verb that is done to a player: `opponents cannot outbid fruits` is `opponents cannot outbid for a
 * fruit`.
 */
import { withArticle } from '../../../text/english-inflection.ts';
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import type { VerbSymbol } from '../../../language/symbols/symbols.ts';
import { nounSaid } from '../words/spoken-nouns.ts';

const CANNOT =
  /\b((?:your )?opponents|players|other players|you) cannot ([a-z]+) (?:any |all |an? )?([a-z]+(?: cards?)?)(?=$|,| until| this turn| during)/gm;

/** The text with those cards behind the verb; none where nothing changes. */
export function withContestsAboutCards(text: string, vocabulary: Vocabulary): string[] {
  const put = text.replaceAll(CANNOT, (said, who: string, word: string, what: string) => {
    const verb = vocabulary.verbForms.get(word)?.verb;
    const preposition = verb && aboutCards(verb);
    const noun = nounSaid(vocabulary, what);
    if (preposition === undefined || noun?.of !== 'card') return said;
    return `${who} cannot ${verb!.id} ${preposition} ${withArticle(noun.one)}`;
  });
  return put === text ? [] : [put];
}

const WOULD =
  /\b(?:if|when(?:ever)?|each time|every time) (?:(?:an? ([a-z -]+?) of yours|one of your ([a-z ]+?)|your ([a-z]+)|an? ([a-z -]+?) you (?:play|control)) would be ([a-z]+)(?: by (an opponent|another player|a player))?|(an opponent|another player|a player) would ([a-z]+) (?:an? ([a-z -]+?) of yours|one of your ([a-z ]+?)|your ([a-z]+)))(?=,| (?:on|this|during)\b)/gm;

/**
 * `if a fruit of yours would be outbid, you may sell a card instead`, with a verb that is done to a player: `if an opponent
 * would outbid you for a fruit, ...`.
 */
export function withContestsReplaced(text: string, vocabulary: Vocabulary): string[] {
  if (!/\bwould\b/.test(text)) return [];
  const put = text.replaceAll(WOULD, (said: string, ...groups: (string | undefined)[]) => {
    const [one, several, own, used, done, by, who, does, ofOne, ofSeveral, ofOwn] = groups;
    const form = vocabulary.verbForms.get(done ?? does ?? '');
    const preposition = form && aboutCards(form.verb);
    const noun = nounSaid(vocabulary, one ?? several ?? own ?? used ?? ofOne ?? ofSeveral ?? ofOwn ?? '');
    const isForm = done === undefined ? form?.form === 'base' : form?.participle;
    if (preposition === undefined || noun?.of !== 'card' || !isForm) return said;
    return `if ${who ?? by ?? 'an opponent'} would ${form!.verb.id} you ${preposition} ${withArticle(noun.one)}`;
  });
  return put === text ? [] : [put];
}

/** The preposition of the card that a verb is about which is done to a player. */
export function aboutCards({ parameters: [object, ...others] }: VerbSymbol): string | undefined {
  const isPlayer = object?.preposition === undefined && /\b(?:player|opponent)$/.test(textOf(object));
  return isPlayer ? others.find((each) => textOf(each) === 'a card')?.preposition : undefined;
}

const textOf = (parameter: VerbSymbol['parameters'][number] | undefined): string =>
  parameter?.phrase.snippet.text.trim() ?? '';
