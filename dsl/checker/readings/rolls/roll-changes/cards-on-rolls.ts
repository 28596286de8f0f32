/**
 * Cards that are used to change rolls, in the words of people: `oils have no effect on your rolls`, `ignore all oils on your wind
 * rolls`, `once per turn, you may cancel an oil`. Nobody can change such a roll with them then.
 */
import { thirdPerson, withArticle } from '../../../../text/english-inflection.ts';
import { forms, type Vocabulary } from '../../../../language/symbols/symbol-table.ts';
import type { KindSymbol } from '../../../../language/symbols/symbols.ts';
import { neverInPlay, useOfThis } from '../../../suggestions/own-uses.ts';

const HEAD = '^(?<head>\\s*(?:(?:while|until|during) [^,:\\n]+, )?)';
const LASTS = '(?<lasts>(?: (?:until [^,:\\n]+|this turn|this round))?)$';
const ROLLS =
  "(?<rolls>(?:all |any |any of |each of )?(?:(?:your|opponents'|your opponents'|the equipped [a-z-]+'s) )?(?:[a-z]+ )?rolls?(?: of yours)?)";
const ON = '(?:on|to|for|against)';
const NOT = '(?:cannot|can not|do not|does not|will not|are not|is not|may not)';

/** The text with each such line as what players cannot do; none where there is none. */
export function withCardsOnRolls(text: string, vocabulary: Vocabulary): string[] {
  const put = vocabulary.kinds.reduce((said, kind) => {
    const verb = changingVerb(vocabulary, kind);
    const changed = verb === undefined ? said : onceOnly(forbidden(said, kind, verb), kind, verb);
    return neverInPlay(vocabulary, kind) ? cancelled(changed, kind) : changed;
  }, text);
  return put === text ? [] : [put];
}

/** The verb by which such cards change a roll. */
function changingVerb(vocabulary: Vocabulary, kind: KindSymbol): string | undefined {
  const [, id] = /^([a-z-]+) using this$/.exec(useOfThis(vocabulary, kind) ?? '') ?? [];
  const [object] = vocabulary.verbs.find((verb) => verb.id === id)?.parameters ?? [];
  return object?.phrase.snippet.text.trim() === 'a roll' ? id : undefined;
}

function forbidden(text: string, kind: KindSymbol, verb: string): string {
  const { one, many } = forms(kind);
  const cards = `(?:all |any )?(?:(?<of>opponents'|your opponents'|other players') )?(?:${many}|${one} cards)(?: (?:played |used )?(?:by|of) (?<by>opponents|your opponents|other players|players|anyone))?`;
  const none = [
    `${HEAD}${cards} (?:(?:have|has) no (?:effect|influence)|do nothing|(?:do not|cannot) (?:count|apply|work|be (?:played|used|applied)))(?: ${ON} ${ROLLS})?${LASTS}`,
    `${HEAD}${cards} (?:do not|cannot) (?:affect|change|influence|modify) ${ROLLS}${LASTS}`,
    `${HEAD}no ${cards} (?:can|may) be (?:played|used|added)(?: ${ON} ${ROLLS})?${LASTS}`,
    `${HEAD}(?:you )?(?:ignore|disregard) ${cards}(?: ${ON} ${ROLLS})?${LASTS}`,
    `${HEAD}${ROLLS} (?:${NOT}(?: be)? (?:affected|changed|influenced|altered)|(?:are|is) (?:unaffected|immune)) (?:by|to) ${cards}${LASTS}`,
    `${HEAD}(?<who>opponents|your opponents|players|other players|nobody|no one) (?:cannot|can|may not) (?:play|use) (?:any )?(?:${many}|${one} cards) (?:against|on) (?:you|${ROLLS})${LASTS}`,
  ];
  return none
    .map((form) => new RegExp(form, 'gm'))
    .reduce(
      (said, form) =>
        said.replaceAll(form, (...all: unknown[]) => {
          const {
            head = '',
            lasts = '',
            rolls,
            of,
            by,
            who,
          } = all.at(-1) as Record<string, string | undefined>;
          const isOfOthers = [of, by, who].some((each) => each !== undefined && /opponents|other/.test(each));
          const which = rolls ?? (who === undefined ? 'rolls' : 'your rolls');
          return `${head}${isOfOthers ? 'opponents' : 'players'} cannot ${verb} ${plainly(which)}${lasts}`;
        }),
      text,
    );
}

/** `only one oil may be played on each of your rolls`: once one was, none can be any more. */
function onceOnly(text: string, kind: KindSymbol, verb: string): string {
  const { one } = forms(kind);
  const single = `(?:1|one|a single|one single) (?:${one}|${one} card)`;
  const each = `(?:on|per|for|to) (?:each|every|a|any|one|the same)?(?: (?:one )?of)? ?(?<whose>your |(?:an |your )?opponents?(?:'s|') )?(?<sort>(?:[a-z]+ )??)rolls?(?<of>(?: of (?:yours|an opponent|opponents))?)`;
  const who =
    '(?<who>each player|all players|players|a player|each opponent|your opponents|opponents|an opponent|you)';
  const may = '(?:can|may) (?:each )?(?:only )?(?:play|use) (?:only |at most |up to |no more than )?';
  const mayNot = '(?:cannot|can not|may not) (?:play|use) more than ';
  return [
    `${HEAD}(?:only|at most|no more than) ${single} (?:may|can) be (?:played|used) ${each}${LASTS}`,
    `${HEAD}${who} (?:${may}|${mayNot})${single} ${each}${LASTS}`,
    `${HEAD}${who} (?:${may}|${mayNot})${single} (?:each|per|every|a|in each) (?<span>turn|round)${LASTS}`,
  ]
    .map((form) => new RegExp(form, 'gm'))
    .reduce(
      (said, form) =>
        said.replaceAll(form, (...all: unknown[]) => {
          const found = all.at(-1) as Record<string, string | undefined>;
          const { head = '', lasts = '', whose, sort = '', of = '', span } = found;
          const doer = /opponent/.test(found.who ?? '')
            ? 'an opponent'
            : found.who === 'you'
              ? 'you'
              : 'a player';
          const that = doer === 'you' ? 'you' : `that ${doer.split(' ')[1]}`;
          if (span !== undefined)
            return `${head}${doer} can ${verb} only if ${that.replace('opponent', 'player')} did not ${verb} this ${span}${lasts}`;
          const owner =
            whose === undefined
              ? of.replace('opponents', 'an opponent')
              : whose === 'your '
                ? ' of yours'
                : ' of an opponent';
          const does = doer === 'you' ? verb : thirdPerson(verb);
          const others = found.who === undefined ? 'players' : that;
          return `${head}when ${doer} ${does} ${withArticle(`${sort}roll`)}${owner}, ${others} cannot ${verb} that roll until end of turn`;
        }),
      text,
    );
}

/** `any of your rolls` as a rule has it. */
const plainly = (rolls: string): string => {
  const bare = rolls.replace(/^(?:all|any of|each of|any) /, '').replace(/\broll\b/, 'rolls');
  const [, kind = ''] = /^(?:your )?opponents' ((?:[a-z]+ )?)rolls$/.exec(bare) ?? [];
  return /^(?:your )?opponents' /.test(bare) ? `${kind}rolls of opponents` : bare;
};

/** `once per turn, you may cancel an oil`: when somebody plays one. */
function cancelled(text: string, kind: KindSymbol): string {
  const { one } = forms(kind);
  const name = one.endsWith(' card') ? `(?:${one}|${one.slice(0, -' card'.length)})` : `${one}(?: card)?`;
  const form = new RegExp(
    `^(\\s*(?:(?:once|twice|\\d+ times) per [a-z]+, )?)(?:you may )?(?:((?!when|if|while|until)[a-z]+ [^,:\\n]+?) to )?(cancel|negate|counter|nullify) (?:(an opponent's|another player's|a player's) |an? )${name}(?: (?:(?:of|played by) )(an opponent|another player|a player))?$`,
    'gm',
  );
  return text.replaceAll(
    form,
    (_, often: string, price?: string, verb?: string, whose?: string, by?: string) => {
      const who = (whose?.slice(0, -2) ?? by ?? 'an opponent').replace('another player', 'an opponent');
      const act = price === undefined ? '' : `${price} to `;
      return `${often}when ${who} plays ${withArticle(one)}, you may ${act}${verb} that ${one.endsWith('card') ? 'card' : one}`;
    },
  );
}
