/**
 * How people say that cards and piles are moved about: `merge two stalls`, `put a fruit of one stall into another`, `all loose fruits
 * form a new stall`, `two fruits trade places`. Each is written with the verb that the game has for it, or with `move`.
 */
import type { Reading } from '../../../language/parser/errors/card-readings.ts';
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import type { Names } from '../../../language/symbols/symbols.ts';
import { anyPlaceIn, type HeapWords } from './heap-words.ts';

const TAKES = '(?:move|put|take|place|transfer|shift|bring|add|send|relocate|get)';
const GATHER = '(?:gather|put|collect|bring|join|combine|move|merge|unite|assemble|place|take|throw|lump)';
const TOGETHER = '(?: all)?(?: together)?';

/** All of them are made in this order. */
export function moveSteps(words: HeapWords, vocabulary: Vocabulary): readonly Reading[] {
  const { ones, heaps, pile, card, alone, oneOf } = words;
  const lone = alone ? `|${alone.one}` : '';
  const lones = alone ? `|${alone.many}` : '';
  const one = `(?:${card.one}${lone})`;
  const many = `(?:${card.many}${lones})`;
  const NEW = `(?:an?|one|a single|one single|a single new|one new|a new|their own|the same)(?: new)?(?: single)? (?:${ones})`;
  const WHICH = `((?:all|every|each|exactly \\d+|up to \\d+|at most \\d+|\\d+|any number of|one or more) (?:of the |the )?(?:[a-z-]+ )??(?:${many}|${one}|ones))`;
  const some = (which: string): string =>
    which.replace(
      /^(?:every|each) (.*)$/,
      (_, what: string) =>
        `all ${what.replace(new RegExp(`${card.one}$`), card.many).replace(alone ? new RegExp(`${alone.one}$`) : /$^/, alone?.many ?? '')}`,
    );
  const gathered = (which: string): string => `move ${some(which)} to a new ${pile}`;
  return [
    // Two that change places.
    [
      anyPlaceIn(
        `^(?:(?:have|let|make) )?(?:2|two) ${card.many} (?:in|of|from|out of) (?:2 )?different (${ones}s?|${heaps})[,.]? ?(?:(?:that|which) )?(?:trade|swap|change|switch|exchange)(?: their)? (?:places|positions|spots)(?: with each other)?$`,
      ),
      (whole, heap) => swapped(heap) ?? whole,
    ],
    [
      anyPlaceIn(
        `^(?:swap|exchange|switch|trade) (?:2|two) ${card.many} (?:in|of|from|out of|between) (?:2 )?different (${heaps})(?: with each other)?$`,
      ),
      (whole, heap) => swapped(heap) ?? whole,
    ],
    [
      anyPlaceIn(
        `^choose (?:2|two) ${card.many} (?:in|of|from) (?:2 )?different (${heaps})(?:\\n|, | and )(?:they|those ${card.many}|these|then they) ?(?:swap|switch|trade|change|exchange)(?: their)? (?:places|positions|spots)$`,
      ),
      (whole, heap) => swapped(heap) ?? whole,
    ],
    [
      anyPlaceIn(
        `^(?:choose (?:2|two) ${card.many} (?:in|of|from) (?:2 )?different (${heaps})(?:\\n|,? and )(?:swap|switch|exchange|trade) (?:them|those ${card.many}|those cards)(?: with each other)?)$`,
      ),
      (whole, heap) => swapped(heap) ?? whole,
    ],
    [
      anyPlaceIn(
        `^(?:swap|exchange|switch|trade) ((?:an?|one) (?:[a-z-]+ )?${one}) (in|of|from) ((?:an?|one) (?:${ones})) (?:with|for|and) ((?:an?|one|another) (?:[a-z-]+ )?${one}) (in|of|from) ((?:another|an?other|a different) (?:${ones}))$`,
      ),
      (whole, first, _in, from, second, _of, other) =>
        doneWith(
          card.one,
          (verb, word) =>
            `${verb} ${article(first)} in ${article(from)} ${word} ${article(second)} in ${other.replace(/^a different/, 'another')}`,
        ) ?? whole,
    ],
    // Two piles that become one.
    [
      anyPlaceIn(
        `^(?:choose (?:2|two) (${heaps})(?:\\n|,? and |, then |, ))(?:merge|combine|join|unite|put|fuse) (?:them|those (?:${heaps})|these|both)(?: together)?(?: into (?:one|1|a single (?:${ones})|one (?:${ones})|a (?:${ones})))?$`,
      ),
      (whole, heap) => joined(heap) ?? whole,
    ],
    [
      anyPlaceIn(
        `^(?:merge|combine|join|unite|fuse|put|bring) (?:any )?(?:2|two) (?:different )?(${heaps})(?: together| with each other)?(?: (?:in)?to (?:one|1|a single(?: (?:${ones}))?|one (?:${ones})|an? (?:new |bigger |larger )?(?:${ones})))?$`,
      ),
      (whole, heap) => joined(heap) ?? whole,
    ],
    [
      anyPlaceIn(
        `^(?:make|form|create|build) (?:one|an?|a single) (?:new |bigger |larger )?(?:${ones}) (?:out of|from|of|with) (?:2|two) (?:different )?(${heaps})$`,
      ),
      (whole, heap) => joined(heap) ?? whole,
    ],
    [
      anyPlaceIn(
        `^(?:2|two) (?:different )?(${heaps}) (?:become|merge into|are merged into|form|are combined into|are joined into)(?: into)? (?:one|an?|a single)(?: (?:new |bigger |larger )?(?:${ones}))?$`,
      ),
      (whole, heap) => joined(heap) ?? whole,
    ],
    [
      anyPlaceIn(
        `^(?:merge|combine|unite|fuse|join) ((?:an?|one) (?:${ones})) (?:with|and|into|to) ((?:an?other|another|a different|one other) (?:${ones}))$`,
      ),
      (whole, first, other) =>
        doneWith(
          ones,
          (verb, word) =>
            `${verb} ${article(first)} ${word} ${other.replace(/^(?:a different|one other)/, 'another')}`,
        ) ?? whole,
    ],
    // One that is taken apart.
    [
      anyPlaceIn(
        `^(?:break|divide|separate|cut|split|tear|part)(?: up| apart)? ((?:an?|one|the|that|every|each|all|any) (?:${heaps})(?: with [^,:]+?)?)(?: up| apart)? (?:in|into) (?:2|two|halves)(?: (?:parts|pieces|${heaps}|halves|smaller (?:${heaps})))?(?: as you (?:like|want|wish|please)| of your choice)?$`,
      ),
      (_, which) => splitted(which),
    ],
    [
      anyPlaceIn(
        `^(?:choose|pick|select) (an? (?:${ones})(?: with [^,:]+?)?)(?:\\n|,? and (?:then )?|, then |: |, )(?:split|divide|break|separate|cut) (?:it|that (?:${ones}))(?: up)?(?: (?:in|into) (?:2|two)(?: (?:parts|pieces|${heaps}))?)?(?: as you (?:like|want|wish|please))?$`,
      ),
      (whole, which) => {
        const [, heap = ''] = new RegExp(`^an? (${ones})`).exec(which) ?? [];
        const order = splitted(`that ${heap}`);
        return order.startsWith('that ') ? whole : `choose ${which}\n${order}`;
      },
    ],
    [
      anyPlaceIn(
        `^(?:choose|pick|find|take) (the (?:${ones}) with the (?:most|fewest) [a-z-]+)(?:\\n|,? and (?:then )?|, then )(?:split|divide) (?:it|that (?:${ones}))$`,
      ),
      (_, which) => splitted(which),
    ],
    [
      anyPlaceIn(
        `^((?:every|each|all|an?) (?:${heaps})(?: with [^,:]+?)?) (?:is|are|gets|get) (?:split|divided|separated|broken)(?: up| apart)?(?: (?:in|into) (?:2|two)(?: (?:parts|pieces|${heaps}))?)?$`,
      ),
      (_, which) => splitted(which),
    ],
    [
      anyPlaceIn(`^split ((?:every|each|all) (?:${heaps})(?: with [^,:]+?)?)$`),
      (_, which) => splitted(which),
    ],
    ...apart(),
    // What is moved from one to another.
    [
      anyPlaceIn(
        `^((?:[^,:\\n]+, )*)${TAKES} ((?:an?|one|any|1)(?: one)? (?:[a-z-]+ )?${one}) (?:from|in|of|out of) (?:an?|one|any) (${ones})(?:,? (?:and|then) (?:put|place|move|add|bring) it)? ?(?:(?:in|on)?to|in|onto) (?:another|a different|an other|one other|any other)(?: (?:${ones})|one| one)?$`,
      ),
      (whole, head, what, heap) =>
        head === ''
          ? `choose a ${oneOf(heap)}\nmove ${article(what)} in that ${oneOf(heap)} to another ${oneOf(heap)}`
          : whole,
    ],
    [
      anyPlaceIn(
        `^((?:an?|one) ${one}) (?:leaves|moves from|moves out of|goes from|switches from) (?:an?|one|its) (${ones})(?: and (?:joins|moves to|goes to|enters)|(?: in)?to) (?:another|a different)(?: (?:${ones}))?$`,
      ),
      (_, what, heap) =>
        `choose a ${oneOf(heap)}\nmove ${article(what)} in that ${oneOf(heap)} to another ${oneOf(heap)}`,
    ],
    [
      anyPlaceIn(
        `^(?:choose|pick) ((?:an?|one) ${one}) (?:in|from|of) (?:an?|one) (${ones})(?:\\n|,? and |, then )(?:move|put|place|take) (?:it|that ${one}) (?:to|into|in) (?:another|a different)(?: (?:${ones}))?$`,
      ),
      (_, what, heap) =>
        `choose a ${oneOf(heap)}\nmove ${article(what)} in that ${oneOf(heap)} to another ${oneOf(heap)}`,
    ],
    [
      anyPlaceIn(
        `^(?:have |let |make )?((?:an?|one|up to \\d+|\\d+|any|at most \\d+) (?:${many}|${one})) joins? (an?|any|another|that) (${ones})$`,
      ),
      (_, what, which, heap) => `move ${article(what)} to ${which.replace('any', 'a')} ${oneOf(heap)}`,
    ],
    [
      anyPlaceIn(
        `^${TAKES} ((?:an?|one|up to \\d+|\\d+|any|at most \\d+) ${alone ? `(?:${alone.one}|${alone.many})` : '(?!)'})(?: and (?:put|place|add|move) (?:it|them))? (?:(?:in|on)?to|in) (an?|any|another|one) (${ones})$`,
      ),
      (_, what, which, heap) => `move ${article(what)} to ${which.replace(/any|one/, 'a')} ${oneOf(heap)}`,
    ],
    [
      anyPlaceIn(
        `^(?:choose|pick) ((?:an?|one|up to \\d+|\\d+) (?:${many}|${one}))(?:\\n|,? and |, then )(?:move|put|place|add|bring) (?:it|them|that ${one}|those ${many}) (?:to|into|in) (an?|any|another) (${ones})$`,
      ),
      (_, what, which, heap) => `move ${article(what)} to ${which.replace('any', 'a')} ${oneOf(heap)}`,
    ],
    [
      anyPlaceIn(
        `^((?:up to \\d+|at most \\d+|\\d+|an?|one) (?:${many}|${one})) (?:is|are|may be) moved (?:to|into) (an?|any|another) (${ones})$`,
      ),
      (said, what, which, heap) =>
        / may be /.test(said) ? said : `move ${article(what)} to ${which.replace('any', 'a')} ${oneOf(heap)}`,
    ],
    [anyPlaceIn(`^${TAKES} (one or two) (${many}) to (an?) (${ones}),? or none$`), '$1 $2 $3 $4'],
    [
      anyPlaceIn(
        `^(?:choose|pick|select) an? (${ones})(?:\\n|,? and |, then |: )(?:move|take|put) ([^,:\\n]+?) (?:in|from|out of|of) (?:it|that (?:${ones}))(?: and (?:put|place|move) it)? (?:(?:in|on)?to|in) (?:another|a different|another different)(?: (?:${ones}|one))?$`,
      ),
      (_, heap, what) => `choose a ${oneOf(heap)}\nmove ${inside(what, heap)} to another ${oneOf(heap)}`,
    ],
    [
      anyPlaceIn(
        `^(?:choose|pick|select) an? (${ones})(?:\\n|,? and |, then |: )(?:move |take |put )?its (${one} with the (?:highest|lowest) [a-z]+)(?: goes| moves| is moved| and (?:put|place|move) it)? (?:(?:in|on)?to|in) (?:another|a different)(?: (?:${ones}|one))?$`,
      ),
      (_, heap, what) =>
        `choose a ${oneOf(heap)}\nmove ${inside(`the ${what}`, heap)} to another ${oneOf(heap)}`,
    ],
    [
      anyPlaceIn(
        `^(?:${TAKES} )?((?:the|an) ${one} with the (?:highest|lowest) [a-z]+) (?:in|from|out of|of) an? (${ones})(?: moves| goes| is moved| and (?:put|place|move) it)? (?:(?:in|on)?to|in) (?:another|a different)(?: (?:${ones}|one))?$`,
      ),
      (_, what, heap) => `choose a ${oneOf(heap)}\nmove ${inside(what, heap)} to another ${oneOf(heap)}`,
    ],
    // What holds for all in one that is chosen.
    [
      anyPlaceIn(
        `^(?:choose|pick|select|lock|protect) an? (${ones})(?:\\n|; |: |, )(?:(?:its ${card.many}|(?:all |the )?${card.many} in (?:it|this (?:${ones}))|all of its ${card.many}) (?:cannot|can't) be|(?:none of its ${card.many}|no ${card.one} in (?:it|this (?:${ones})|that (?:${ones}))|no one in it) (?:can|may) be) ([a-z]+ [^,\\n]+)$`,
      ),
      (_, heap, what) => `choose a ${oneOf(heap)}\nall ${card.many} in that ${oneOf(heap)} cannot be ${what}`,
    ],
    [
      anyPlaceIn(
        `^(?:choose|pick|select) an? (${ones})(?:\\n|; |: |, )(?:nobody|no one|no player) (?:can|may) move (?:the |its )?${card.many}(?: in (?:it|that (?:${ones})))? ([^,\\n]+)$`,
      ),
      (_, heap, what) =>
        `choose a ${oneOf(heap)}\nall ${card.many} in that ${oneOf(heap)} cannot be moved ${what}`,
    ],
    [
      anyPlaceIn(
        '^(?:choose|take|pick|get) ([^,\\n]+?),? and (?:then )?(?:put|place|move) (?:them|those [a-z-]+) (?:together )?(?:in|into|to|onto) ([^,\\n]+)$',
      ),
      'move $1 to $2',
    ],
    // A new one.
    [
      anyPlaceIn(
        `^${WHICH} (?:form|make|become|build|create|make up|are now|come together in|come together as|join together in|are)${TOGETHER} ${NEW}(?: together)?$`,
      ),
      (said, which) => (/ are | are now /.test(said) && !/new/.test(said) ? said : gathered(which)),
    ],
    [
      anyPlaceIn(
        `^((?:otherwise, |if [^,:\\n]+, )?)${WHICH} (?:form|make|become|build|create) ${NEW}(?: together)?$`,
      ),
      (_, head, which) => `${head}${gathered(which)}`,
    ],
    [
      anyPlaceIn(
        `^((?:otherwise, |if [^,:\\n]+, )?)${GATHER} ${WHICH}${TOGETHER}(?: (?:in|into|to|onto|as|and form|and make|to form|to make|so they form) ${NEW})$`,
      ),
      (said, head, which) =>
        /\b(?:new|single|one [a-z-]+$|together)\b/.test(said) || / (?:form|make) /.test(said)
          ? `${head}${gathered(which)}`
          : said,
    ],
    [anyPlaceIn(`^${GATHER} ${WHICH} together$`), (_, which) => gathered(which)],
    [
      anyPlaceIn(`^(?:form|make|create|build|start) ${NEW} (?:with|out of|from|of|containing) ${WHICH}$`),
      (_, which) => gathered(which),
    ],
    [
      anyPlaceIn(
        `^(?:take|choose|pick) ${WHICH}(?:\\n|,? and |, then )(?:make|form|create|build) ${NEW} (?:with|out of|of|from) (?:them|those ${many})$`,
      ),
      (_, which) => gathered(which),
    ],
    [
      anyPlaceIn(
        `^(?:choose|pick) ${WHICH}(?:\\n|,? and |, then )(?:they|those ${many}) (?:become|form|make|are now) ${NEW}$`,
      ),
      (_, which) => gathered(which),
    ],
    [
      anyPlaceIn(`^${TAKES} ${WHICH} out of (?:its|their) (?:${heaps}) (?:in)?to ${NEW}$`),
      (_, which) => gathered(which),
    ],
  ];

  /** With the one verb of the game for two piles, or for two cards, and the small word in front of the second. */
  function doneWith(both: string, say: (verb: string, word: string) => string): string | undefined {
    const called = both === ones ? /^(?:join|merge|unite|combine)$/ : /^(?:swap|exchange|trade|switch)$/;
    const isOf = (text: string): boolean =>
      new RegExp(`^an? ${both}(?: (?:in|on) [^,:]+)?$`).test(text.trim());
    const [verb, ...more] = vocabulary.verbs.filter(
      ({ names, id, parameters }) =>
        isCalled(names, id, called) &&
        parameters.length === 2 &&
        parameters.every(({ phrase }) => isOf(phrase.snippet.text)),
    );
    const word = verb?.parameters[1]?.preposition;
    return verb && word && more.length === 0 ? say(verb.id, word) : undefined;
  }
  /** The place in front of what comes first there. */
  function inside(what: string, heap: string): string {
    const [, which = '', best = ''] = /^(.*?)( with the (?:highest|lowest) [a-z]+)?$/.exec(what) ?? [];
    return `${which} in that ${oneOf(heap)}${best}`;
  }
  function swapped(heap: string): string | undefined {
    const a = `a ${card.one}`.replace(/^a (?=[aeiou])/, 'an ');
    return doneWith(
      card.one,
      (verb, word) => `${verb} ${a} in a ${oneOf(heap)} ${word} ${a} in another ${oneOf(heap)}`,
    );
  }
  function joined(heap: string): string | undefined {
    return doneWith(ones, (verb, word) => `${verb} a ${oneOf(heap)} ${word} another ${oneOf(heap)}`);
  }
  /** With the verb that the game has for one pile. */
  function splitted(which: string): string {
    const [, every, heap = '', how = ''] =
      new RegExp(`^(an?|one|the|that|every|each|all|any) (${heaps})(.*)$`).exec(which) ?? [];
    const verb = vocabulary.verbs.find(
      ({ names, id, parameters: [what, ...more] }) =>
        isCalled(names, id, /^(?:split|divide|separate|break)$/) &&
        what !== undefined &&
        more.length === 0 &&
        new RegExp(`^an? (?:${ones})$`).test(what.phrase.snippet.text.trim()),
    );
    if (every === undefined || !verb) return which;
    return /^(?:every|each|all)$/.test(every)
      ? `for each ${oneOf(heap)}${how}, ${verb.id} that ${oneOf(heap)}`
      : `${verb.id} ${every.replace(/^(?:one|any)$/, 'a')} ${heap}${how}`;
  }
  /** So that each card of it is alone. */
  function apart(): Reading[] {
    if (!alone) return [];
    const put = (heap: string): string =>
      `choose a ${oneOf(heap)}\nfor each ${card.one} in that ${oneOf(heap)}, move that ${card.one} to a new ${pile}`;
    const LONE = `(?:(?:is|are|become|becomes|turns? into|are turned into) (?:now |all )?(?:an? )?(?:${alone.one}|${alone.many}|alone)(?: now)?|(?:is|are) now (?:alone|on (?:its|their) own)|forms? an? (?:new )?${pile} of (?:its|their) own|goes to an? (?:new )?${pile} of its own|stands? alone(?: now)?)`;
    const VERB = '(?:choose|pick|take|dissolve|disband|break|scatter|split|separate|tear|divide)';
    return [
      [
        anyPlaceIn(
          `^${VERB}(?: up| apart)? an? (${ones})(?: up| apart)?(?: completely| entirely)?(?:\\n|: |; |, )(?:all|each|every one|every)(?: ${card.one})?(?: (?:of|in) (?:it|its ${card.many}|that (?:${ones})|the (?:${ones})|them))? ${LONE}$`,
        ),
        (_, heap) => put(heap),
      ],
      [
        anyPlaceIn(
          `^(?:dissolve|disband|break|scatter|split|separate|tear|divide)(?: up| apart)? an? (${ones})(?: up| apart)?(?: completely)? into (?:single |individual )?(?:${alone.many}|single ${card.many}|individual ${card.many})$`,
        ),
        (_, heap) => put(heap),
      ],
      [
        anyPlaceIn(
          `^(?:turn|make) (?:all|each|every)(?: of the)? (?:${card.many}|${card.one}) (?:in|of) an? (${ones}) (?:into )?(?:an? )?(?:${alone.one}|${alone.many})$`,
        ),
        (_, heap) => put(heap),
      ],
    ];
  }
}

/** `one fruit` is a fruit. */
const article = (said: string): string =>
  said.replace(/^(?:one|any|1)(?: one)? /, 'a ').replace(/^a (?=[aeiou])/, 'an ');

/** Whether a verb has such a name, or people may write it so. */
const isCalled = ({ also }: Names, id: string, called: RegExp): boolean =>
  [id, ...(also?.en ?? [])].some((name) => called.test(name));
