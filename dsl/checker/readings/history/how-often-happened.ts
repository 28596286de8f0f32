/** How often something has happened, compared in the clause itself: `if a fruit was sold at least twice this turn`. */

const ASKED = '(\\b(?:if|while|unless|only if|and|or) )';
const SINCE = '(this (?:turn|round|game)|since [^,:()]+?)';
const NUMBERS: Readonly<Record<string, number>> = {
  once: 1,
  twice: 2,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
};
const OFTEN = '(once|twice|(?:\\d+|two|three|four|five) times)';
const COMPARED = new RegExp(
  `${ASKED}([^,:\\n]+?) (?:(more than|less than|fewer than|at least|at most|exactly) ${OFTEN}|(\\d+|two|three|four|five) or more times) ${SINCE}(?=$|[,:])`,
  'gm',
);
const PLAIN = new RegExp(
  `${ASKED}([^,:\\n]+?)(?<! than| least| most| exactly| only) ${OFTEN} ${SINCE}(?=$|[,:])`,
  'gm',
);

const numberIn = (often: string): string => {
  const [word] = often.split(' ');
  return String(NUMBERS[word] ?? word);
};

const asked = (head: string, event: string, since: string, how: string): string =>
  `${head}the number of times ${event} ${since} is ${how}`;

/** The text with such clauses as comparisons; where more may be too many or not, both are open. */
export function withHowOften(text: string): { readonly sure: string[]; readonly open: string[] } {
  const put = text.replaceAll(
    COMPARED,
    (_, head: string, event: string, how: string | undefined, often: string, least: string, since: string) =>
      asked(
        head,
        event,
        since,
        how ? `${how.replace('fewer', 'less')} ${numberIn(often)}` : `at least ${numberIn(least)}`,
      ),
  );
  const open = ['at least', 'exactly'].map((how) =>
    put.replaceAll(PLAIN, (_, head: string, event: string, often: string, since: string) =>
      asked(head, event, since, `${how} ${numberIn(often)}`),
    ),
  );
  return { sure: put === text ? [] : [put], open: open[0] === put ? [] : open };
}
