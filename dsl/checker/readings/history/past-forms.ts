/**
 * What has happened, as people say it: `you drew a card this turn`, `you have drawn`, `has not drawn`, `a card was drawn this turn`,
 * `nobody drew a card this turn`. The language asks one player, with the form behind *has*: `you drawn a card this turn`.
 */
import { withArticle } from '../../../text/english-inflection.ts';
import { participleOfPast } from '../../../text/irregular-verbs.ts';
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import type { VerbSymbol } from '../../../language/symbols/symbols.ts';
import { nounSaid } from '../words/spoken-nouns.ts';

/** Since when. */
const SINCE =
  '(?:(?:this|last|the last|the previous|that) [a-z]+|since (?:the start of )?(?:your|their) last turn|since this came into play)';
const BEHIND = `(?=(?: [^,:\\n]*?)? ${SINCE}\\b)`;
const PERFECT = new RegExp(`\\b(?:has|have|had)( not)?(?: already)? ([a-z-]+)${BEHIND}`, 'g');
const NOT_YET = new RegExp(`\\b(?:hasn't|haven't|hadn't) ([a-z-]+)${BEHIND}`, 'g');
const PAST = new RegExp(`\\b([a-z-]+)${BEHIND}`, 'g');

/** The text with what has happened in the form in which it is asked. */
export function withPastForms(text: string, { verbForms }: Vocabulary): string {
  if (!/\b(?:this|last|previous|that) [a-z]/.test(text)) return text;
  const done = (word: string): VerbSymbol | undefined => {
    const form = verbForms.get(participleOfPast(word) ?? word);
    return form?.participle ? form.verb : undefined;
  };
  return text
    .replaceAll(NOT_YET, (said, word: string) => {
      const verb = done(word);
      return verb ? `did not ${verb.id}` : said;
    })
    .replaceAll(PERFECT, (said, not: string | undefined, word: string) => {
      const verb = done(word);
      if (!verb) return said;
      return not === undefined ? word : `did not ${verb.id}`;
    })
    .replaceAll(PAST, (word: string) => {
      const past = participleOfPast(word);
      return past !== undefined && verbForms.get(past)?.participle ? past : word;
    });
}

const WHO =
  '(an? (?:player|opponent)|any (?:player|opponent)|some ?(?:player|body|one)|any(?:body|one)|no(?:body| one| player| opponent))';
const DID = new RegExp(
  `\\b(if|while|unless|only if) ${WHO} ([a-z-]+)((?: [^,:\\n]*?)? ${SINCE})(?=$|[,:])`,
  'gm',
);
const WAS = new RegExp(
  `\\b(if|while|unless|only if) (an?|any|no|at least (?:1|one|a)|some) ([a-z-]+(?: [a-z-]+)*?) (?:was|were|has been|have been) ([a-z-]+)(?: yet)? (${SINCE})(?=$|[,:])`,
  'gm',
);
const NOBODY = new RegExp(
  `\\b(if|while|unless|only if) (nobody|no one) (?:was|were|has been|have been) ([a-z-]+)(?: yet)? (${SINCE})(?=$|[,:])`,
  'gm',
);

/** `each player who sold a fruit this turn draws a card`, `choose an opponent who did not sell a fruit this turn`. */
const WHO_DID = new RegExp(
  `\\b((?:for )?(?:each|every|an?|another|any|no)(?: other)? (?:player|opponent)) (?:who|that|which) (did not )?([a-z-]+)((?: [^,:\\n]*?)?) (${SINCE})(?: ([a-z-]+s)( [^,:\\n]+))?(?=$|[,:])`,
  'gm',
);

const ONE_OF_THEM = new RegExp(
  `\\b((?:if|while|unless|only if) )(?:(?:any|one|some|at least one)(?: or more)? of )?your opponents(?= (?:has |have )?[a-z-]+[^,:\\n\\d]*? ${SINCE}(?:$|[,:]))`,
  'gm',
);

/** The text with what such a player did as what is asked of that player. */
function withWhoDid(text: string, vocabulary: Vocabulary): string {
  return text.replaceAll(WHO_DID, (said, who: string, ...parts: (string | undefined)[]) => {
    const [not = '', verb, object = '', time, does, rest] = parts;
    const form = vocabulary.verbForms.get(verb!);
    if (!form || (not === '' ? !form.participle : form.form !== 'base')) return said;
    const asked = `where that player ${not}${verb}${object} ${time}`;
    if (does === undefined) return `${who} ${asked}`;
    const each = /^(?:each|every)( other)? (player|opponent)$/.exec(who);
    return each ? `for each${each[1] ?? ''} ${each[2]} ${asked}, that player ${does}${rest}` : said;
  });
}

/** A text that asks what anybody did, as a question for a player who did it; what was done to anything, as one for cards. */
export function withDoneByAnybody(text: string, vocabulary: Vocabulary): string[] {
  if (!/\b(?:this|last|previous|that) [a-z]/.test(text)) return [];
  const isDone = (word: string): boolean => vocabulary.verbForms.get(word)?.participle === true;
  const some = text.replaceAll(ONE_OF_THEM, '$1an opponent');
  if (some !== text) return [some];
  const put = withWhoDid(text, vocabulary)
    .replaceAll(DID, (said, head: string, who: string, verb: string, rest: string) => {
      if (!isDone(verb)) return said;
      const noun = who.endsWith('opponent') ? 'opponent' : 'player';
      const which = who.startsWith('no') ? `no ${noun}` : withArticle(noun);
      return `${head} there is ${which} where that player ${verb}${rest}`;
    })
    .replaceAll(WAS, (said, head: string, how: string, what: string, verb: string, time: string) =>
      isDone(verb)
        ? `${head} ${how === 'no' ? `no ${singleOf(vocabulary, what)}` : withArticle(singleOf(vocabulary, what))} was ${verb} ${time}`
        : said,
    )
    .replaceAll(NOBODY, (said, head: string, _, verb: string, time: string) => {
      const what = objectOf(vocabulary, verb);
      return what === undefined ? said : `${head} no ${what} was ${verb} ${time}`;
    });
  return put === text ? [] : [put];
}

/** One of what several are called: `red fruit` of `red fruits`. */
function singleOf(vocabulary: Vocabulary, what: string): string {
  const [last] = /[a-z-]+$/.exec(what)!;
  const noun = nounSaid(vocabulary, last);
  return noun?.form === 'many' ? what.slice(0, -last.length) + noun.one : what;
}

/** What a verb is done with, if that is cards of one kind. */
function objectOf({ verbForms, kinds }: Vocabulary, done: string): string | undefined {
  const form = verbForms.get(done);
  const [first] = form?.participle ? form.verb.parameters : [];
  const words = first?.phrase.snippet.text.split(/[^a-z-]+/) ?? [];
  const named = kinds.filter((kind) => Object.values(forms(kind)).some((each) => words.includes(each)));
  return named.length === 1 ? forms(named[0]).one : undefined;
}

const BY_OTHERS = new RegExp(
  `\\b(if|while|unless|and|or) (?:an opponent|another player|a player|any opponent) (?:has )?([a-z-]+) ((?:an?|one of your|\\d+) [a-z-]+(?: [a-z-]+)?(?: of yours| in your [a-z]+(?: [a-z]+)?)?) (${SINCE})(?=$|[,:])`,
  'gm',
);

/** `an opponent sold a fruit of yours this turn`: who did it is not remembered with whose it was, so that it was sold is offered. */
export function withDoneToYours(text: string, vocabulary: Vocabulary): string[] {
  const put = text.replaceAll(BY_OTHERS, (said, head: string, verb: string, what: string, time: string) =>
    vocabulary.verbForms.get(verb)?.participle && /\byours?\b/.test(what)
      ? `${head} ${what} ${/^\d/.test(what) ? 'were' : 'was'} ${verb} ${time}`
      : said,
  );
  return put === text ? [] : [put];
}
