/**
 * Players who keep some of their cards, and lose all others: `each player chooses a fruit in their shed to keep and sells the others`,
 * `each opponent sells all but one of their fruits`, `each player chooses a fruit in their shed. Destroy the rest`.
 */
import { withArticle } from '../../../text/english-inflection.ts';
import { homePlaceOf } from '../words/home-places.ts';
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { nounSaid } from '../words/spoken-nouns.ts';
import { ownCounterpart } from '../words/verb-sides.ts';
import { verbIn } from '../../suggestions/word-suggestions.ts';

const WHO = '(?<who>each (?:other )?(?:player|opponent))';
const ONE =
  '(?:an?|one|1|one of their) (?<noun>[a-z]+(?: card)?)s?(?<where> (?:in their|of theirs|in play)(?: [a-z]+)?)?';
const OTHERS =
  '(?:the (?:rest|others|other ones)|all (?:the )?(?:others|other ones|the rest)|(?:all|any|their|the|all their) other [a-z]+)';
const KEPT: readonly RegExp[] = [
  `^(?<margin> *)${WHO} (?:chooses ${ONE}(?: to keep)?|keeps ${ONE.replaceAll('?<noun>', '?<noun2>').replaceAll('?<where>', '?<where2>')})(?:,? (?:and|then|and then) |\\n *)(?<verb>[a-z]+) ${OTHERS}(?: (?:in|from) (?:their|any|all) [a-z]+)?$`,
  `^(?<margin> *)${WHO} (?<verb>[a-z]+) all but (?:one|1) of their (?<noun>[a-z]+)(?<where> in (?:their) [a-z]+)?$`,
  `^(?<margin> *)${WHO} (?<verb>[a-z]+) all (?:of )?their (?<noun>[a-z]+)(?<where> in (?:their) [a-z]+)? (?:but|except)(?: for)? (?:one|1)(?: of (?:their|your) choice)?$`,
].map((form) => new RegExp(form, 'm'));

/** The text with each of those players choosing what is kept; none where there is none. */
export function withKeptOnes(text: string, words: Vocabulary): string[] {
  for (const form of KEPT) {
    const match = form.exec(text);
    const put = match?.groups && kept(match.groups, words);
    if (match && put !== undefined) return [text.replace(match[0], () => put)];
  }
  return [];
}

function kept(groups: Readonly<Record<string, string | undefined>>, words: Vocabulary): string | undefined {
  const { margin = '', who = '', verb = '', where } = groups;
  const found = nounSaid(words, groups.noun ?? groups.noun2 ?? '');
  const kind = words.kinds.find((each) => forms(each).one === found?.one);
  const known = words.verbForms.get(verb)?.verb;
  const place = kind && homePlaceOf(kind, words.zones);
  if (!kind || !known || !place) return undefined;
  const there = ` in their ${place.names.en[0]}`;
  const said = (where ?? groups.where2)?.replace(/^ (?:of theirs|in play)$/, there) ?? there;
  if (said !== there) return undefined;
  const { one, many } = forms(kind);
  const isTheirs = verb === verbIn(words, known.id, 'third');
  // A verb that takes what others have would leave one's own where they are.
  const own = who === 'each player' ? ownCounterpart(words, known) : undefined;
  const does = own ? verbIn(words, own.id, 'third') : verb;
  const lost =
    isTheirs || own
      ? `that player ${does} all other ${many}${there}`
      : `${known.id} all other ${many} in that player's ${place.names.en[0]}`;
  return [`for ${who}:`, `  that player chooses ${withArticle(one)}${there}`, `  ${lost}`]
    .map((line) => margin + line)
    .join('\n');
}
