/**
 * What people say of the cards in piles: `all fruits of one colour`, `the lowest fruit in each stall`, `three fruits adding up to
 * 12`, `everyone who is alone`. As all readings they are tried on the game itself.
 */
import type { Reading } from '../../../language/parser/errors/card-readings.ts';
import { anyPlaceIn, type HeapWords } from './heap-words.ts';

const EACH = '(?:each|every)';
const AMOUNT = '((?:exactly |at least |at most |more than |less than )?\\d+)';
const LEAST = '(highest|lowest|biggest|largest|greatest|smallest)';
const highest = (said: string): string => (/^(?:lowest|smallest|least)$/.test(said) ? 'lowest' : 'highest');
const APART = '(?:from|in|out of|of) (?:(?:2|3|two|three) )?(?:different|separate|distinct)';

/** All of them are made in this order. */
export function cardSteps(words: HeapWords): readonly Reading[] {
  const { ones, heaps, pile, card, number, fields, fieldForms, values, alone, home, oneOf, manyOf } = words;
  const one = alone ? `(?:${card.one}|${alone.one})` : card.one;
  const many = alone ? `(?:${card.many}|${alone.many})` : card.many;
  const C = `(?:${many}|${one})`;
  const N = '((?:exactly |any |up to |at least )?\\d+|any number of)';
  const steps: Reading[] = [
    [anyPlaceIn(`\\b(all|each|every|an?|\\d+|any number of|up to \\d+)(?: of the| the) (${C})\\b`), '$1 $2'],
    [anyPlaceIn(`\\bas many (${many}) as you (?:like|want|wish|please|choose)\\b`), 'any number of $1'],
    [
      anyPlaceIn(`\\bany (${many})(?= (?:whose|with|that|which|together|adding|totall?ing))`),
      'any number of $1',
    ],
    [anyPlaceIn(`\\b(every|each) single (${one})\\b`), (_, which, what) => `${which} ${what}`],
    // Who or what has it.
    [
      anyPlaceIn(
        `\\b(${C})(?: of yours)?,? (?:that|who|which)(?: all)? (?:has|have|shows?|bears?|carries|carry) (?=(?:an?|the|no|at least|equal|matching|different|identical)\\b)`,
      ),
      '$1 with ',
    ],
    [anyPlaceIn(`\\b(${C}),? (?:showing|having|bearing) (?=(?:an?|the|no)\\b)`), '$1 with '],
    [
      anyPlaceIn(
        `\\b(${many}) (?:that|who|which)(?: all)? (?:share|have|match in) (?:the same|one|an?) (${fieldForms})\\b`,
      ),
      (whole, what, field) =>
        / (?:share|match in) | the same /.test(whole) ? `${what} of the same ${oneOf(field)}` : whole,
    ],
    [
      anyPlaceIn(
        `\\b(${many}) (?:with|of) (?:(?:the same|an?|one|one and the same|equal|matching|identical) )(${fieldForms})\\b(?! (?:of|that|which|you)\\b)`,
      ),
      (said, what, field) =>
        / (?:an?|one) [a-z-]+$/.test(said) && !/share|of (?:an?|one) /.test(said)
          ? said
          : / of (?:an?|one) /.test(said)
            ? said
            : `${what} of the same ${oneOf(field)}`,
    ],
    [anyPlaceIn(`\\b${N} same-?${`(${fieldForms})`}(?:ed|d)? (${many})\\b`), '$1 $3 of the same $2'],
    [
      // `a stall with at least 2 fruits of one colour` may have others as well.
      anyPlaceIn(
        `(?<!\\b(?:with|there are) (?:at least |exactly |more than )?)\\b${N} (${many}) of the same (${fieldForms})((?:,? ${APART} (?:${heaps}))|,? (?:each|all|but each|but all|one) (?:from|in|out of) (?:an? )?(?:different|separate|another|its own|their own) (?:${heaps}))?(?=$|,| (?:to|into|and)\\b)`,
      ),
      (_, count, what, field, apart?: string) =>
        `${count.replace(/^any /, '')} ${what}${apart === undefined ? '' : ` in different ${manyOf(heapIn(apart, words))}`} where ${manyOf(field)} are the same`,
    ],
    [
      anyPlaceIn(
        `\\b${N} (${many}) ${APART} (${heaps}) (?:(?:that|who|which) (?:have|share|show|are of)|with|of) (?:the same|an?|equal|matching|identical|one) (${fieldForms})(?=$|,)`,
      ),
      (_, count, what, heap, field) =>
        `${count} ${what} in different ${manyOf(heap)} where ${manyOf(field)} are the same`,
    ],
    [
      anyPlaceIn(
        `\\b${N} (${many})((?: ${APART} (?:${heaps}))?) (?:with|of) (?:all )?different (${fields})(?=$|,)`,
      ),
      (_, count, what, apart: string, field) =>
        `${count} ${what}${apart === '' ? '' : ` in different ${manyOf(heapIn(apart, words))}`} where ${field} are different`,
    ],
    // Of a value that is chosen first.
    [
      anyPlaceIn(
        `^([a-z]+) (?:(?:all|every|each) )(${C}) (?:of|with|that have|that has|which has|whose (?:${fieldForms}) is) (?:an?|one|any) (?:single )?(?:chosen )?(${fieldForms})(?: of your (?:own )?choice| (?:that )?you (?:choose|name|pick|like)| you have chosen)$`,
      ),
      (_, verb, _what, field) => `choose a ${oneOf(field)}\n${verb} all ${card.many} of that ${oneOf(field)}`,
    ],
    [
      anyPlaceIn(`^([a-z]+) (?:all|every|each) (${C}) (?:of|with) an? random(?:ly chosen)? (${fieldForms})$`),
      (_, verb, _what, field) =>
        `choose a random ${oneOf(field)}\n${verb} all ${card.many} of that ${oneOf(field)}`,
    ],
    [
      anyPlaceIn(
        `^([a-z]+) (?:all|every|each) (${C}) (?:of|with|that have) (?:an?|one) chosen (${fieldForms})$`,
      ),
      (_, verb, _what, field) => `choose a ${oneOf(field)}\n${verb} all ${card.many} of that ${oneOf(field)}`,
    ],
    [
      anyPlaceIn(
        `\\b(?:all|every|each) (${C}) (?:of (?:the chosen|that|this|the named)|(?:that|which|who) (?:is|are|has|have)(?: of)? (?:the chosen|that|this)|with (?:the chosen|that|this)) (${fieldForms})\\b`,
      ),
      (_, _what, field) => `all ${card.many} of that ${oneOf(field)}`,
    ],
    // None of some, and what they add up to.
    [
      anyPlaceIn(
        `\\b(an?|all|each|every|the) (${heaps}) without (?:any )?([a-z-]+ )?(${C}) where (the total [a-z-]+ [^,:]+)$`,
      ),
      (_, which, heap, quality = '', what, total) =>
        `${which} ${heap} where ${total} and there are no ${quality}${what} in that ${oneOf(heap)}`,
    ],
    // How many it has, odd or even, and what they add up to.
    [
      anyPlaceIn(
        `\\b(an?|all|each|every|the) (${heaps}) with an? (odd|even) number of (${C}) (?:where|and where|and) (the total [a-z-]+ [^,:]+)$`,
      ),
      (_, which, heap, odd, what, total) =>
        `${which} ${heap} where ${total} and the number of ${what} in that ${oneOf(heap)} is ${odd}`,
    ],
    // The pile that a card is in, by a noun for some piles.
    [
      anyPlaceIn(`\\b((?:the|that|this) [a-z-]+'s) (${heaps})\\b`),
      (said, whose, heap) => (heap === pile ? said : `${whose} ${pile}`),
    ],
  ];
  return [...steps, ...ofNumber(many, one), ...inEach(C), ...ofAlone()];

  function heapIn(said: string, { heaps: known }: HeapWords): string {
    return oneOf(new RegExp(`${known}$`).exec(said)?.[0] ?? '');
  }

  function ofNumber(several: string, single: string): Reading[] {
    if (number === undefined) return [];
    const K = `(?:${number.many}|${number.one})`;
    return [
      [
        anyPlaceIn(
          `\\b(all|each|every|an?|any|\\d+) (odd|even)(?:-valued|-numbered|-value)? (${several}|${single})\\b`,
        ),
        (_whole, which, kind, what) => `${which} ${what} where ${number.one} is ${kind}`,
      ],
      [
        anyPlaceIn(
          `\\b((?:each|every) )?(${several}|${single}) (?:whose ${K} (?:is|are)|(?:with|of|showing)|where ${K} is)(?: an?)? (odd|even)(?: ${K}| numbers?)?(?=$|,| (?:in|on|to|and)\\b)`,
        ),
        (_whole, each: string | undefined, what, kind) =>
          `${each === undefined ? what : `all ${manyWord(what)}`} where ${number.one} is ${kind}`,
      ],
      [
        anyPlaceIn(
          `\\b(all|each|every|the|an?|its)(?: of)?(?: the)? ${LEAST}(?:-valued|-value|-scoring| valued)? (${several}|${single})(?=$|,|;|:| (?:in|on|of|from|to|out|goes|moves|and)\\b)`,
        ),
        (_whole, which, how, what) =>
          `${which === 'each' || which === 'every' ? 'all' : which} ${which === 'each' || which === 'every' ? manyWord(what) : what} with the ${highest(how)} ${number.one}`,
      ],
      [
        anyPlaceIn(
          `\\b(all|each|every|the|an?) (${several}|${single}) (?:whose ${K} (?:is|are) the ${LEAST}|(?:with|of) the ${LEAST} ${K}|(?:that are )?tied for (?:the )?${LEAST} ${K})(?: (?:in|on) ${home}| of all)?(?=$|,|;| (?:in|of|from|out|to)\\b)`,
        ),
        (_whole, which, what, a?: string, b?: string, c?: string) =>
          `${which === 'each' || which === 'every' ? 'all' : which} ${which === 'each' || which === 'every' ? manyWord(what) : what} with the ${highest(a ?? b ?? c ?? '')} ${number.one}`,
      ],
      [
        anyPlaceIn(
          `\\b((?:exactly |up to )?\\d+|any number of) (${several}|${single})(?: (?:whose|with|where)(?: (?:the|their|all))* (?:${number.many}|${several})(?: that| which)?| that| which| who|,|) ?(?:together )?(?:add(?:ing)? up to|add to|adding to|sum(?:ming)?(?: up)? to|total(?:l?ing)?|come to|make) ${AMOUNT}(?: in total| altogether| together)?(?=$|,| to\\b)`,
        ),
        (_whole, count, what, amount) => `${count} ${what} with a total ${number.one} of ${amount}`,
      ],
      [
        anyPlaceIn(
          `\\b((?:exactly |up to )?\\d+|any number of) (${several}|${single}) (?:with|of) an? (?:combined|total|summed|joint)(?: ${K})? of ${AMOUNT}`,
        ),
        (_whole, count, what, amount) => `${count} ${what} with a total ${number.one} of ${amount}`,
      ],
      [
        anyPlaceIn(
          `\\b((?:exactly |up to )?\\d+|any number of) (${several}|${single}) where the (?:total|combined|sum of (?:the|their)) ${K} (?:is|equals) (?:exactly )?${AMOUNT}(?=$|,| as\\b| to\\b)`,
        ),
        (_whole, count, what, amount) => `${count} ${what} with a total ${number.one} of ${amount}`,
      ],
      [
        anyPlaceIn(
          `\\b((?:exactly |up to )?\\d+|any number of) (${several}|${single}) whose (?:combined|total|summed|joint) ${K} (?:is|are|equals) ${AMOUNT}`,
        ),
        (_whole, count, what, amount) => `${count} ${what} with a total ${number.one} of ${amount}`,
      ],
    ];
  }

  function manyWord(what: string): string {
    return what === card.one || what === card.many ? card.many : (alone?.many ?? what);
  }

  /** What is done with one in each pile. */
  function put(verb: string, thing: string, heap: string): string {
    const [, which = '', best = ''] = /^(.*?)( with the (?:highest|lowest) [a-z-]+)?$/.exec(thing) ?? [];
    const article = which.replace(/^(?:one|exactly 1|1) /, 'a ').replace(/^a (?=[aeiou])/, 'an ');
    return `for each ${oneOf(heap)}, ${verb} ${article}${best} in that ${oneOf(heap)}`;
  }

  /** One or more out of each pile. */
  function inEach(what: string): Reading[] {
    const SOUGHT = `((?:the|an?|one|all|exactly 1|1) (?:[a-z-]+ )?${what}(?: with the (?:highest|lowest) [a-z-]+)?)`;
    return [
      [
        anyPlaceIn(`^([a-z]+) ${SOUGHT} (?:in|of|from|out of|per)(?: ${EACH})? (${ones})(?= ?$)`),
        (said, verb, thing, heap) =>
          /\b(?:each|every|per) [a-z-]+$/.test(said) ? put(verb, thing, heap) : said,
      ],
      [
        anyPlaceIn(
          `^([a-z]+) ${SOUGHT} (?:in|of|from) (?:their|its|his|her|their own|its own|the same) (${ones})$`,
        ),
        (_whole, verb, thing, heap) => put(verb, thing, heap),
      ],
      [
        anyPlaceIn(`^(?:[a-z]+ )?(?:in|from|of|for|out of) ${EACH} (${ones})[,:] ?([a-z]+) ${SOUGHT}$`),
        (_whole, heap, verb, thing) => put(verb, thing, heap),
      ],
      [
        anyPlaceIn(`^([a-z]+) ${EACH} (${ones}) loses (?:its|one|an?|1|the|exactly 1) ?(.+)$`),
        (said, verb, heap, what2) =>
          new RegExp(`^(?:${what})(?: with the [a-z-]+ [a-z-]+)?$`).test(what2)
            ? put(verb, `${/ loses (?:its|the) /.test(said) ? 'the' : 'a'} ${what2}`, heap)
            : said,
      ],
      [
        anyPlaceIn(
          `^(?:[a-z]+ )?(?:take|pick|choose) (?:one|an?|1) (${card.one}) (?:from|out of|in) ${EACH} (${ones})(?:,? and|, then) ([a-z]+) (?:it|them|that ${card.one}|those ${card.many})$`,
        ),
        (_whole, what2, heap, verb) => put(verb, `a ${what2}`, heap),
      ],
      // The first so many of one.
      [
        anyPlaceIn(
          `^([a-z]+) (?:the )?(\\d+|\\([^()]+\\)) (${what}) (with the (?:highest|lowest) [a-z-]+) (?:in|of|from|out of) (?:an?|the) (${ones})((?: (?:with|where) [^,:]+)?)$`,
        ),
        (_whole, verb, count, what2, best, heap, which) =>
          `choose a ${oneOf(heap)}${which}\n${verb} the ${count} ${what2} ${best} in that ${oneOf(heap)}`,
      ],
    ];
  }

  function ofAlone(): Reading[] {
    if (!alone) return [];
    const ALONE = `(?:(?:is|are|stands?|lies?|sits?) (?:all )?(?:alone|by (?:itself|themselves|himself|herself)|on (?:its|their) own|in no (?:${heaps})|not (?:in|part of) (?:an?|any) (?:${heaps}))|(?:is|are)(?: not|n't) (?:in|part of|a member of) (?:an?|any) (?:${heaps})|(?:does|do) not belong to (?:an?|any) (?:${heaps}))`;
    return [
      [
        anyPlaceIn(
          `\\b(?:all|every|each|any) (?:of the )?(?:${card.one}|${card.many}) (?:that|who|which) ${ALONE}`,
        ),
        `all ${alone.many}`,
      ],
      [
        anyPlaceIn(
          `\\b(?:all|every|each|any) (?:of the )?(?:${card.one}|${card.many}) (?:not (?:in|part of) (?:an?|any) (?:${heaps})|without an? (?:${heaps})|outside (?:of )?(?:any |all )?(?:${heaps})|in no (?:${heaps}))(?=$|,|;)`,
        ),
        `all ${alone.many}`,
      ],
      [
        anyPlaceIn(`\\b(?:everyone|everybody|all those|all) (?:that|who|which) ${ALONE}`),
        `all ${alone.many}`,
      ],
      [anyPlaceIn(`\\b(?:each|every) (${alone.one})(?=$|,|;)`), `all ${alone.many}`],
      [new RegExp(`^([a-z]+) all (${values}) ones$`), `$1 all $2 ${card.many}`],
    ];
  }
}
