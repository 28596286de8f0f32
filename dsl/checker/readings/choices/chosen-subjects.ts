/**
 * `an opponent sells a fruit`, as an order: you choose which, as with anything else that a text leaves open. Where there are two
 * players it is the other one.
 */
import { thirdPerson } from '../../../text/english-inflection.ts';
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { linesInPlace } from '../words/lines-in-place.ts';

const BEFORE = '(\\s*(?:- )?)';
const HEAD =
  '((?:(?:when(?:ever)?|if|otherwise|once|twice|until|while|before|after|at|during|each time|for each) [^,:]+, )*)';
/** What is done before it. */
const FIRST =
  '(?:((?!(?:if|when|whenever|while|until|before|unless) )[^:]+?)(?:, then |,? and (?:then )?|; ))?';
const WHO =
  '((?:an|one|any|any one) opponent|(?:another|one other|some other|any other|a|one|any|any one) player)(?: of your choice)?';
/** What is no order. */
const IS =
  'has|is|was|does|did|had|with|who|that|where|whose|other|than|in|on|of|and|or|to|for|from|at|by|as|would';
const LINE = new RegExp(
  `^${BEFORE}${HEAD}${FIRST}${WHO} (may |must |has to )?((?!(?:${IS})\\b)[a-z-]+)(?= |$)(.*)$`,
  'i',
);
const NAMES_ONE = /\b(?:an?|another|any|one)(?: other)? (?:opponent|player)\b/i;

/** Several, who each do the same. */
const MANY =
  '((?:up to )?(?:\\d+|two|three)|any number of) (?:different )?((?:other )?(?:players|opponents))(?: of your choice)?';
const SEVERAL = new RegExp(
  `^${BEFORE}${HEAD}${FIRST}${MANY} (?:each )?(must |have to )?((?!(?:${IS}|have|are|were|do|may)\\b)[a-z-]+)(?= |$)([^,:]*?)(?: each)?$`,
  'i',
);
const CHOSEN_MANY = new RegExp(`^(\\s*(?:- )?)(you may )?choose ${MANY}$`, 'i');
const EACH_OF_THEM =
  /^(\s*)(?:each of them|they (?:all|each|both)|they must each|each) (?!of\b|player\b|opponent\b|other\b|time\b)(may )?([a-z-]+) ([^,:]+?)(?: each)?$/i;

/** A text in which such players are chosen first; none where there is none. */
export const withChosenSubjects = (text: string, vocabulary: Vocabulary): string[] => [
  ...ofOne(text, vocabulary),
  ...ofSeveral(text),
];

/** `two opponents sell a fruit`, `choose two opponents. They each sell a fruit.` */
function ofSeveral(text: string): string[] {
  let isChosen = false;
  const put = text
    .split('\n')
    .flatMap(sentencesOf)
    .map((line) => {
      const chosen = CHOSEN_MANY.exec(line);
      if (chosen) {
        isChosen = true;
        return `${chosen[1]}${chosen[2] ?? ''}choose ${chosen[3]} ${chosen[4]}`;
      }
      const [, margin, mays = '', act, what] = (isChosen && EACH_OF_THEM.exec(line)) || [];
      if (margin !== undefined)
        return `${margin}each of those players ${mays}${mays || /[^s]s$/.test(act) ? act : thirdPerson(act)} ${what}`;
      const [, before, head, first, many, who, , verb, rest] = SEVERAL.exec(line) ?? [];
      if (before === undefined) return line;
      isChosen = true;
      return linesInPlace(before, head, [
        ...(first === undefined ? [] : [first]),
        `choose ${many} ${who}`,
        `each of those players ${thirdPerson(verb)}${rest}`,
      ]);
    })
    .join('\n');
  return put === text ? [] : [put];
}

function ofOne(text: string, { seating }: Vocabulary): string[] {
  if (!NAMES_ONE.test(text)) return [];
  const put = text
    .split('\n')
    .flatMap(sentencesOf)
    .map((line) => {
      const [, before, head, first, who, how = '', verb, rest] = LINE.exec(line) ?? [];
      if (before === undefined || NAMES_ONE.test(`${head}${first ?? ''}`) || NAMES_ONE.test(rest))
        return line;
      // The block below belongs to who was chosen, and stays as deep as it is.
      if (rest.endsWith(':') && head !== '') return line;
      const may = how === 'may ' ? how : '';
      const does = may + (/^(?:must|has)/.test(how) ? thirdPerson(verb) : verb);
      const isOther = /other|opponent/i.test(who);
      const acts =
        seating.two && isOther && may === ''
          ? [`each opponent ${does}${rest}`]
          : [`choose ${chosen(who)}`, `that player ${does}${rest}`];
      return linesInPlace(before, head, [...(first === undefined ? [] : [first]), ...acts]);
    })
    .join('\n');
  return put === text ? [] : [put];
}

const chosen = (who: string): string =>
  /opponent/i.test(who) ? 'an opponent' : /other/i.test(who) ? 'another player' : 'a player';

/** `sell a fruit. An opponent sells a fruit.` */
const sentencesOf = (line: string): string[] => {
  const [margin] = /^\s*/.exec(line)!;
  return / (?:An|One|Any|Another|A) (?:one )?(?:opponent|player|other player)\b/.test(line) &&
    !/^\s*- /.test(line)
    ? line.split(/[.;] +(?=[A-Z])/).map((each, i) => (i === 0 ? each : margin + each).replace(/\.$/, ''))
    : [line];
};
