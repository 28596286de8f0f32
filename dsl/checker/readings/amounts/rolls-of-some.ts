/**
 * What is added to the rolls for some cards: `+2 to the rolls of your knights without a sword`, `knights of opponents get -1 to their
 * rolls`. It is added whenever such a card is rolled for.
 */
import { withArticle } from '../../../text/english-inflection.ts';
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { outcomesIn } from '../occasions/outcomes.ts';

const AMOUNT = '(?<amount>[+-](?:\\d+|\\([^)]+\\)))';
const ROLLS = '(?:(?:the |their |all )?(?:[a-z]+ )?rolls?)';
const UNTIL = '(?<until> until [^,:]+)?';

/** The text with each such line in the words of the language; none where nothing changes. */
export function withRollsOfSome(text: string, vocabulary: Vocabulary): string[] {
  if (!/[+-](?:\d|\()/.test(text) || !/\brolls?\b/.test(text)) return [];
  const put = text
    .split('\n')
    .map((line) => lineOf(line, vocabulary) ?? line)
    .join('\n');
  return put === text ? [] : [put];
}

function lineOf(line: string, vocabulary: Vocabulary): string | undefined {
  const forms = [
    `^(?<margin>\\s*)${AMOUNT} to ${ROLLS} (?:of|for) (?<whom>[^,:]+?)${UNTIL}$`,
    `^(?<margin>\\s*)(?<whom>[^,:+-]+?) (?:get|have|gain|has|gets|gains|receive) ${AMOUNT} (?:to|on|for) ${ROLLS}${UNTIL}$`,
  ];
  for (const form of forms) {
    const { margin = '', amount, whom = '', until } = new RegExp(form).exec(line)?.groups ?? {};
    const event = amount === undefined ? undefined : eventOf(whom, vocabulary);
    if (!event) continue;
    const { verb, what, noun, who } = event;
    const before = `before ${who} ${what}, ${amount} to that ${noun}'s roll until the end of the ${verb}`;
    return until === undefined ? `${margin}${before}` : `${margin}${until.trim()}, ${before}`;
  }
  return undefined;
}

const THEIRS = "(?:opponents|opponents'|your opponents|all opponents|other players|enemies)";
/** Whose they are: in front of the noun or behind it. */
const YOURS = /^(?:(?:all|each|every|any)(?: of)? )?your (.+)$/;
const BEHIND = (places: string, whose: string): RegExp =>
  new RegExp(
    `^(.*?)(?: (?:in|from) ${whose === 'you' ? 'your' : `(?:${THEIRS}|an opponent's|each opponent's)`} (?:${places})| of ${whose === 'you' ? 'yours' : `(?:${THEIRS}|an opponent)`})\\b(.*)$`,
  );

interface Event {
  readonly who: string;
  readonly verb: string;
  readonly noun: string;
  readonly what: string;
}

/** The event before which it is added: `before you pick a red knight without a sword`. */
function eventOf(whom: string, vocabulary: Vocabulary): Event | undefined {
  const places = vocabulary.zones
    .filter(({ of }) => of === 'player')
    .flatMap(({ names }) => names.en)
    .join('|');
  const mine = YOURS.exec(whom)?.[1] ?? joined(BEHIND(places, 'you').exec(whom));
  const theirs = mine === undefined ? joined(BEHIND(places, 'they').exec(whom)) : undefined;
  const said = (mine ?? theirs ?? whom).replace(/^(?:all|each|every|any)(?: of)? (?:the )?/, '');
  for (const { verb, noun } of outcomesIn(vocabulary)) {
    const kind = vocabulary.kinds.find((each) => forms(each).one === noun);
    const many = kind && forms(kind).many;
    const values = valuesOf(vocabulary);
    const [, before = '', kindOf, which = ''] =
      new RegExp(
        `^((?:[a-z-]+ )?)(${many}|${noun}|${[...values.keys()].join('|')})((?: (?:with|without|where|that|who|which) .+)?)$`,
      ).exec(said) ?? [];
    // All of yours are said with the name of their rolls.
    const isAll =
      before === '' && which === '' && !values.has(kindOf ?? '') && (YOURS.test(whom) || said === whom);
    if (kindOf === undefined || isAll) continue;
    const quality = values.get(kindOf);
    const named = quality === undefined ? noun : `${quality} ${noun}`;
    const who = mine !== undefined ? 'you' : theirs === undefined ? 'a player' : 'an opponent';
    const rolls = who === 'you' ? verb.id : `${verb.id}s`;
    return {
      who: `${who} ${rolls}`,
      verb: verb.id,
      noun,
      what: withArticle(`${before}${named}`) + plainWhich(which),
    };
  }
  return undefined;
}

/** `that have no sword`: without one. */
const plainWhich = (which: string): string =>
  which
    .replace(/ (?:that|who|which) (?:have|has|are holding|carry|wear|hold) (?:no|not an?) /, ' without a ')
    .replace(/ (?:that|who|which) (?:have|has|carry|wear|hold) /, ' with ')
    .replace(/\bwithout (?!an? |any )([a-z-]+?)s$/, 'without a $1')
    .replace(/\b(with|without) an? (?=[a-z])/, (_, how: string) => `${how} a `)
    .replace(/\ba (?=[aeiou])/, 'an ');

const joined = (found: RegExpExecArray | null): string | undefined =>
  found ? `${found[1]}${found[2]}` : undefined;

/** The values that cards may be called by, in both forms. */
const valuesOf = ({ enums }: Vocabulary): Map<string, string> =>
  new Map(
    enums.flatMap(({ values }) =>
      values.flatMap((value) => {
        const { one, many } = forms(value);
        return [[one, one] as const, [many, one] as const, [`${one}s`, one] as const];
      }),
    ),
  );
