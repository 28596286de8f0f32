/** Rolls by the card they are made for: `players cannot change rolls for this` are this card's rolls, `+1 to the rolls of this for each fruit` is for these. */
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import type { KindSymbol } from '../../../language/symbols/symbols.ts';
import { outcomesIn } from './outcomes.ts';

/** A text with the card in front of such rolls; none where there are none. */
export function withRollsOfCards(
  text: string,
  vocabulary: Vocabulary,
  kind: KindSymbol | undefined,
): string[] {
  if (!/\brolls? (?:(?:made )?(?:for|against|about)|of) (?:this|the equipped)\b/.test(text)) return [];
  const names = vocabulary.rolls.flatMap((roll) => [forms(roll).many, forms(roll).one]).join('|');
  const card = '(?:(this)(?: card)?|the equipped ([a-z-]+))';
  const called = (what: string, own: string | undefined, bearer: string | undefined): string | undefined => {
    const noun = bearer ?? (kind && forms(kind).one);
    if (noun === undefined || !isRolledInPlay(vocabulary, noun)) return undefined;
    return `${own === undefined ? `the equipped ${bearer}` : 'this card'}'s ${what}`;
  };
  const put = text
    .replaceAll(
      new RegExp(
        `\\b(?:(?:all|any|the|a) )?(${names}|rolls?) (?:made )?(?:for|against|about) ${card}(?=[,:]|$| until| this turn| cannot)`,
        'gm',
      ),
      (said, what: string, own?: string, bearer?: string) => called(what, own, bearer) ?? said,
    )
    // How much it is comes behind all of these rolls, and asks for that card.
    .replaceAll(
      new RegExp(
        `([+-]\\S+ to )(?:(?:all|the) )?(${names}|rolls?) (?:(?:made )?for|of) ${card}( for each [^,:\\n]+)`,
        'g',
      ),
      (
        said,
        much: string,
        what: string,
        own: string | undefined,
        bearer: string | undefined,
        each: string,
      ) => {
        const rolls = called(what.replace(/s?$/, 's'), own, bearer);
        if (rolls === undefined) return said;
        const asked =
          bearer === undefined ? each : each.replaceAll(`that ${bearer}`, `the equipped ${bearer}`);
        return much + rolls + asked;
      },
    );
  return put === text ? [] : [put];
}

/** Whether the dice for such cards are thrown while they are in play: elsewhere nothing that they say holds. */
function isRolledInPlay(vocabulary: Vocabulary, noun: string): boolean {
  const rolled = outcomesIn(vocabulary).filter((each) => each.noun === noun);
  const places = vocabulary.zones.filter(({ inPlay }) => inPlay).map(({ names }) => names.en[0]);
  return (
    rolled.length > 0 &&
    rolled.every(({ verb: { parameters } }) =>
      places.some((place) => parameters[0].phrase.snippet.text.trim().endsWith(` ${place}`)),
    )
  );
}
