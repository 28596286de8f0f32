/**
 * `search the deck for a fruit, reveal it and put it into your hand, then shuffle`: its cards are looked at, one of them is taken out, and
 * the rest is shuffled where it says so.
 */
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';

const ONE = '((?:an?|one|up to (?:one|two|three|\\d+)|two|three|\\d+) (?!of\\b)[^,:;.]+?)';
const PILE = '((?:the|your) [a-z]+(?: [a-z]+)??)';
const SHOWN =
  '(?:(?:,|;)? ?(?:and )?(reveal|show) (?:it|them|that card|those cards)(?: to all(?: players)?)?)?';
const SHUFFLED =
  '(?:(?:,|;|\\.)? ?(?:and )?(?:then )?(?:you )?((?:re)?shuffle)(?: (?:it|the deck|your deck|that deck|the rest|PILE))?)?';
const HAND =
  '(?:put|take|add|move|bring) (?:it|them|that card|those cards|the (?:found )?cards?) (?:into|in|to) your hand';
const DONE = `(?:,|;)? ?(?:and )?(?:then )?(?:(${HAND})|([a-z]+) (?:it|them|that card)((?: (?:to|on|onto) [^,:;.]+?|(?: for free))?))`;

const SEARCHED = new RegExp(
  `^(\\s*)((?:[^,:\\n]+, )*?)((?:you may )?)(?:search|look through|go through) ${PILE} for ${ONE}${SHOWN}${DONE}${SHUFFLED}$`,
);
const TAKEN = new RegExp(
  `^(\\s*)((?:[^,:\\n]+, )*?)((?:you may )?)(?:take|get|fetch|find) ${ONE} (?:from|in|out of) ${PILE}(?: into your hand)?(?:,|;|\\.)? (?:and )?(?:then )?(?:you )?(?:re)?shuffle(?: (?:it|the deck|your deck|that deck|the rest))?$`,
);

const ALONE = new RegExp(
  `^(\\s*)(?:search|look through|go through) ${PILE} for ${ONE}(?:\\n\\s*|[.;] *)if (?:you (?:find|found|do|did)(?: (?:it|one|any|such an? [a-z]+))?|there is one|one is found)(?:, |:\\n)`,
  'im',
);
const FAILED =
  /^(\s*)(?:if you (?:find|found) (?:none|nothing)|if there is none|if you (?:do|did) not(?: find (?:one|any|it))?)(?=[,:])/gim;

/** One and another, of a pile that all see. */
const TWO = new RegExp(
  `^( *)(?:search|look through|go through) (the discard pile|the discard|your discard pile) for (an? [a-z -]+?) and (an? [a-z -]+?),? (?:and )?(?:put|take|add|move|return|bring) (?:them|both(?: of them)?|those cards) (?:into|in|to) your hand$`,
  'gim',
);

/** `search the deck for a fruit. If you find one, sell it; otherwise draw a card`: what is found is chosen, if anything is. */
function foundOrNot(text: string, isPile: (said: string) => boolean): string {
  const found = ALONE.exec(text);
  if (!found || /\bfound\b/.test(text.slice(found.index + found[0].length)) || !isPile(found[2])) return text;
  const [said, margin, pile, what] = found;
  const it = '(?:it|that card|the (?:found )?card)';
  const below = text
    .slice(found.index + said.length)
    .replaceAll(/[.;] +(?=[a-z])/gi, `\n${margin}`)
    .replace(/\.$/, '')
    .split('\n');
  const end = below.findIndex((line, i) => i > 0 && !line.startsWith(`${margin} `));
  const inside = below
    .slice(0, end < 0 ? below.length : end)
    .map((line) =>
      line
        .replaceAll(
          new RegExp(`\\b(?:put|take|add|move|bring) ${it} (?:into|in|to) your hand\\b`, 'g'),
          'move the found to your hand',
        )
        .replaceAll(new RegExp(`\\b${it}(?=$|[ ,])`, 'g'), 'the found'),
    );
  const rest =
    end < 0
      ? []
      : below
          .slice(end)
          .map((line) =>
            line
              .replace(/^(\s*)([A-Z])/, (_, m: string, c: string) => m + c.toLowerCase())
              .replace(FAILED, '$1otherwise'),
          );
  const shuffled = rest.map((line) =>
    line.replace(
      /^(\s*)(?:then )?(?:re)?shuffle(?: (?:it|the deck|the rest|your deck))?$/i,
      `$1shuffle ${pile}`,
    ),
  );
  return [
    `${text.slice(0, found.index)}${margin}look at all cards in ${pile} as seen`,
    `${margin}choose ${what.replace(/^one /, 'a ')} among the seen as found`,
    `${margin}if you do${said.endsWith('\n') ? ':\n' : ', '}${inside.join('\n')}`,
    ...shuffled,
  ].join('\n');
}

/** The text with each such line as those of the language; none where there is none, or no such pile. */
export function withSearchedPiles(text: string, vocabulary: Vocabulary): string[] {
  const piles = vocabulary.zones.flatMap((zone) => Object.values(forms(zone)));
  const isPile = (said: string): boolean => piles.includes(said.replace(/^(?:the|your) /, ''));
  const said = foundOrNot(text, isPile);
  if (said !== text) return [said];
  const apart = text.replaceAll(TWO, (_, margin: string, pile: string, one: string, other: string) =>
    [one, other].map((each) => `${margin}move ${each} in ${pile} to your hand`).join('\n'),
  );
  if (apart !== text) return [apart];
  const joined = text.replaceAll(
    /\n(?=(?:then )?(?:re)?shuffle(?: (?:it|the deck|your deck|the rest))?$)/gm,
    ', then ',
  );
  const put = joined.split('\n').flatMap((line) => {
    const searched = SEARCHED.exec(line);
    const taken = searched ? undefined : TAKEN.exec(line);
    const [, margin, head, may, ...rest] = searched ?? taken ?? [];
    if (margin === undefined || head === undefined) return [line];
    const [pile, what] = searched ? [rest[0], rest[1]] : [rest[1], rest[0]];
    const [shown, hand, verb, where, shuffled] = searched
      ? rest.slice(2)
      : [undefined, '', undefined, '', 'shuffle'];
    // One that is only taken is read without this.
    if (!isPile(pile) || (searched && hand !== undefined && shown === undefined)) return [line];
    const act = hand !== undefined ? 'move the found to your hand' : `${verb} the found${where ?? ''}`;
    const own = [
      `look at all cards in ${pile} as seen`,
      `${may || what.startsWith('up to') ? 'you may ' : ''}choose ${what.replace(/^one /, 'a ').replace(/^up to (?:one|1) /, 'a ')} among the seen as found`,
      ...(shown === undefined ? [] : ['reveal the found']),
      act,
      ...(shuffled === undefined ? [] : [`shuffle ${pile}`]),
    ];
    if (head === '') return own.map((one) => margin + one);
    return [margin + head.replace(/, $/, ':'), ...own.map((one) => `${margin}  ${one}`)];
  });
  return put.join('\n') === text ? [] : [put.join('\n')];
}
