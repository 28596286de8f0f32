/**
 * Against whom, and for what, a card may be used that begins a contest: `you can only outbid pears with this`, `only if the outbid player has
 * more pears than you`, `this can only be played against a player with 3 or more pears`.
 */
import { withArticle } from '../../../text/english-inflection.ts';
import type { EntryKind } from '../../../language/syntax/ast.ts';
import type { KindSymbol, VerbSymbol } from '../../../language/symbols/symbols.ts';
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { useOfThis } from '../../suggestions/own-uses.ts';
import { verbIn } from '../../suggestions/word-suggestions.ts';
import { nounSaid } from '../words/spoken-nouns.ts';
import { rivalHas } from './rivals-compared.ts';

const CANNOT = "(?:cannot|can not|can't|may not)";
const THIS = '(?:this(?: card)?|it)';
const WITH = `(?: (?:using|with|by playing|by using) ${THIS})`;

/** How a game says that a card is used to contest another one. */
interface Contesting {
  readonly id: string;
  readonly participle: string;
  /** In front of what it is about. */
  readonly about: string;
  /** All words for the verb. */
  readonly words: string;
}

/** A text with each such limit in the words of the language; none where nothing changes. */
export function withLimitsOfContests(
  text: string,
  vocabulary: Vocabulary,
  kind: KindSymbol | undefined,
  entry: EntryKind,
): string[] {
  const verb = entry === 'abilities' && kind ? contestingIn(vocabulary, kind) : undefined;
  if (!verb || !/\b(?:only|unless|cannot|can't|can not|may not)\b/i.test(text)) return [];
  const put = text
    .split('\n')
    .map((line) => limitIn(line.replace(/\.$/, ''), verb, vocabulary) ?? line)
    .join('\n');
  return put === text ? [] : [put];
}

function contestingIn(vocabulary: Vocabulary, kind: KindSymbol): Contesting | undefined {
  const use = useOfThis(vocabulary, kind);
  const verb = vocabulary.verbs.find(({ id }) => use === `${id} using this`);
  const about = verb && aboutCard(verb);
  if (!verb || about === undefined) return undefined;
  const words = [...vocabulary.verbForms].flatMap(([word, form]) =>
    form.verb === verb && form.form === 'base' ? [word] : [],
  );
  return {
    id: verb.id,
    participle: verbIn(vocabulary, verb.id, 'participle'),
    about,
    words: `(?:${[...new Set([verb.id, ...words])].join('|')})`,
  };
}

/** The preposition of the card that is contested, of a verb that is done to a player. */
function aboutCard({ parameters: [rival, ...behind] }: VerbSymbol): string | undefined {
  if (!rival || rival.preposition !== undefined || !/\bplayer$/.test(rival.phrase.snippet.text.trim()))
    return undefined;
  return behind.find(({ phrase }) => /^(?:an? |any )?card$/.test(phrase.snippet.text.trim()))?.preposition;
}

function limitIn(line: string, verb: Contesting, vocabulary: Vocabulary): string | undefined {
  const condition = conditionIn(line, verb);
  if (condition !== undefined) return onlyIf(condition, verb, vocabulary);
  const not = notAgainst(verb).exec(line)?.groups;
  const forbidden = not && cardsIn(not.what, vocabulary);
  if (forbidden) return `you cannot ${verb.id} ${verb.about} ${forbidden} using this`;
  const only = onlyAgainst(verb)
    .map((form) => form.exec(line)?.groups)
    .find((found) => found !== undefined);
  if (!only) return undefined;
  const cards = cardsIn(only.what, vocabulary);
  if (cards) return `you can ${verb.id} ${verb.about} a card using this only if that card is ${cards}`;
  const [, has] =
    /^(?:an? |any )?(?:players?|opponents?) (?:with|having|(?:who|that) (?:has|have)) (.+)$/.exec(
      only.what,
    ) ?? [];
  return has === undefined ? undefined : onlyIf(`the ${verb.participle} player has ${has}`, verb, vocabulary);
}

/** What must hold, as people say it of a card that is used so. */
function conditionIn(line: string, { words }: Contesting): string | undefined {
  const use = `(?:(?:${words}|play|use|cast) ${THIS}|${words}(?: (?:a player|an opponent|somebody|someone|players|opponents|a card|cards))?${WITH}|${words}|play|use)`;
  const when = '(?:if|when|while)';
  const forms = [
    `^(?:(?:you|players) (?:can|may) )?(?:only )?${use},? (?:but )?only ${when} (.+)$`,
    `^(?:(?:you|players) (?:can|may) )?only ${use} ${when} (.+)$`,
    `^${THIS} (?:can|may) (?:only )?be (?:played|used|cast)(?: to ${words})? only ${when} (.+)$`,
    `^(?:${THIS} )?(?:can|may) only be (?:played|used|cast)(?: to ${words})? ${when} (.+)$`,
    `^(?:you ${CANNOT} ${use}|${THIS} ${CANNOT} be (?:played|used|cast)) unless (.+)$`,
    `^(?:playable |usable )?only (?:playable |usable )?${when} (.+)$`,
  ];
  for (const form of forms) {
    const [, condition] = new RegExp(form, 'i').exec(line) ?? [];
    if (condition !== undefined) return condition;
  }
  return undefined;
}

function onlyAgainst({ words, participle }: Contesting): RegExp[] {
  const on = `(?:${words}|target|affect)`;
  const against = `(?:against|on|for|to ${words})`;
  return [
    `^(?:(?:you|${THIS}) )?(?:(?:can|may) )?only ${on}s? (?<what>.+?)${WITH}?$`,
    `^(?:you|${THIS}) (?:can|may) ${on} only (?<what>.+?)${WITH}?$`,
    `^(?:you|${THIS}) (?:can|may) ${on}(?:${WITH})? only (?<what>.+?)$`,
    `^(?:(?:you|${THIS}) )?(?:can|may) ${on} (?<what>.+?) only$`,
    `^(?:${THIS} )?(?:can|may) (?:only )?be (?:used|played|cast) (?:only )?${against} (?<what>.+?)(?: only)?$`,
    `^you (?:can|may) only (?:use|play) ${THIS} ${against} (?<what>.+?)$`,
    `^you (?:can|may) (?:use|play) ${THIS} only ${against} (?<what>.+?)$`,
    `^(?:${THIS} )?(?:only works?|works only|can only work) (?:against|on|for|with) (?<what>.+?)$`,
    `^(?:use |play )?(?:${THIS} )?only ${against} (?<what>.+?)$`,
    `^only ${words}s? (?<what>.+?)$`,
    `^only (?<what>.+?) can be ${participle}${WITH}$`,
  ].map((form) => new RegExp(form, 'i'));
}

const notAgainst = ({ words }: Contesting): RegExp =>
  new RegExp(
    `^(?:(?:you|${THIS}) )?(?:${CANNOT} |does not |doesn't )(?:(?:be (?:used|played) (?:against|on|to ${words})|work (?:against|on)|${words}|target)|(?:use|play) ${THIS} (?:against|on|to ${words})) (?<what>.+?)${WITH}?$`,
    'i',
  );

/** `pears and plums`: what a card is; none where one of them is no card. */
function cardsIn(what: string, vocabulary: Vocabulary): string | undefined {
  const ones = what
    .replaceAll(
      /\b(?:an?|any|another player's|an opponent's|opponents'|other players'|your opponents') /g,
      '',
    )
    .split(/,? (?:and|or|and\/or) |, /)
    .map((each) => nounSaid(vocabulary, each) ?? nounSaid(vocabulary, each.replace(/ cards?$/, '')));
  const nouns = ones.map((each) => (each?.of === 'card' ? each.one : undefined));
  if (nouns.includes(undefined) || nouns.includes('card')) return undefined;
  return nouns.map((noun, i) => (i === 0 ? withArticle(noun!) : noun!)).join(' or ');
}

/** The condition in the words of the language, with what it names. */
function onlyIf(
  condition: string,
  { id, participle, about }: Contesting,
  vocabulary: Vocabulary,
): string | undefined {
  const rival = `the ${participle}-player`;
  const card = `the ${participle}-card`;
  const named = condition
    .replaceAll(
      new RegExp(
        `\\b(?:the (?:${participle} (?:player|opponent)|(?:player|opponent) (?:who is |who was |being |that is )?${participle}|(?:player|opponent) (?:that |whom? )?you ${id}|other player|(?:player|opponent) whose card (?:is ${participle}|you ${id})|owner of the ${participle} card)|that (?:player|opponent)|your opponent|they)\\b`,
        'g',
      ),
      rival,
    )
    .replaceAll(
      new RegExp(`^(?:you're|you are|it's|it is) (?:challenging|contesting|used against) `, 'g'),
      `${card} is `,
    )
    .replaceAll(
      new RegExp(
        `\\b(?:the ${participle} card|the card (?:(?:that |which )?(?:is |was )?(?:being )?${participle}|(?:that )?you ${id})|that card|the card)\\b`,
        'g',
      ),
      card,
    );
  const said = named
    .split(/ and (?=the |you )/)
    .map((part) => rivalHas(part, rival, vocabulary))
    .join(' and ')
    // One article for both: `is a pear or plum`.
    .replace(/( is an? [a-z -]+?) or an? (?=[a-z])/, '$1 or ');
  const whom = said.includes(rival) ? ` a player as ${participle}-player` : '';
  const which = said.includes(card) ? ` ${about} a card as ${participle}-card` : '';
  if (whom === '' && which === '' && said === condition && !/^(?:you|there)\b/.test(condition))
    return undefined;
  return `you can ${id}${whom}${which} using this only if ${said}`;
}
