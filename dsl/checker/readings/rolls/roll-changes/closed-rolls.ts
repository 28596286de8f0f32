/** A roll that nobody changes any more: `nobody can modify it for the rest of it`, `that roll cannot be modified any more`. */
import type { Vocabulary } from '../../../../language/symbols/symbol-table.ts';
import { forms } from '../../../../language/symbols/symbol-table.ts';
import type { VerbSymbol } from '../../../../language/symbols/symbols.ts';
import { verbIn } from '../../../suggestions/word-suggestions.ts';

const HEAD = '(^|\\n|, )( *)';
const ROLL = '(?:it|that roll|the roll|this roll)';
/** From then on, which is as long as the roll lasts. */
const ON =
  '(?: any ?more| any longer| any further| again| further| after (?:it|that|this)| afterwards| from (?:then|now|here|this point|that point) on| for the rest of (?:it|(?:that|the|this) roll)| until (?:it|(?:that|the) roll) (?:is (?:over|final|done|finished|resolved)|ends)| until the end of (?:it|(?:that|the) roll))';
const NOBODY: Readonly<Record<string, string>> = {
  nobody: 'players',
  'no one': 'players',
  'no player': 'players',
  'nobody else': 'other players',
  'no one else': 'other players',
  'no other player': 'other players',
  'no opponent': 'opponents',
};
const WHO = `(?:(${Object.keys(NOBODY).join('|')}) (?:can|may)|((?:all )?(?:players|opponents|other players)|you) (?:cannot|can't|can not|may not|can no longer))`;
const ENDS = '(?=$|\\n)';

/** The text with each such line as what is forbidden to the end of the turn, behind which no roll goes on. */
export function withClosedRolls(text: string, vocabulary: Vocabulary): string[] {
  // Nobody changes a roll that is over: to forbid it then would do nothing.
  if (!/\brolls?\b/.test(text) || /\bwhen [^,:\n]*\broll\b[^,:\n]* is final\b/.test(text)) return [];
  const put = changersOf(vocabulary).reduce(
    (said, { verb, card }) => closed(madeClosed(said, verb, vocabulary), verb, card, vocabulary),
    text,
  );
  return put === text ? [] : [put];
}

/**
 * `make a roll that cannot be washed`: the line below it forbids that. Only of a roll that opens no window by itself: in one it would have
 * been changed by then.
 */
function madeClosed(text: string, verb: VerbSymbol, vocabulary: Vocabulary): string {
  const rolls = vocabulary.rolls.filter(({ window }) => !window).map((roll) => forms(roll).one);
  if (rolls.length === 0) return text;
  const done = verbIn(vocabulary, verb.id, 'participle');
  const closing = `,? (?:that|which) (?:(?:cannot|can't|may not) be ${done}|(?:nobody|no one|no player) (?:can|may) ${verb.id}|players cannot ${verb.id})`;
  const made = new RegExp(
    `^( *)((?:[^,:\\n]+, )*)((?!each|every|all)(?:[^,:\\n]*? )?(?:makes?|throws?) an? (?:${rolls.join('|')})(?: for [^,:\\n]+?)?)((?: as [a-z-]+)?)${closing}((?: as [a-z-]+)?)$`,
    'gm',
  );
  return text.replaceAll(
    made,
    (_, margin: string, head: string, make: string, early: string, late: string) => {
      const name = `${early}${late}`;
      const which = name === '' ? 'that roll' : name.replace(' as ', 'the ');
      const lines = [`${make}${name}`, `players cannot ${verb.id} ${which} until end of turn`];
      const below =
        head === '' ? lines : [`${head.replace(/, $/, '')}:`, ...lines.map((line) => `  ${line}`)];
      return below.map((line) => margin + line).join('\n');
    },
  );
}

function closed(text: string, verb: VerbSymbol, card: string, vocabulary: Vocabulary): string {
  const words = [
    verb.id,
    ...[...vocabulary.verbForms].flatMap(([word, form]) =>
      form.verb === verb && form.form === 'base' ? [word] : [],
    ),
  ];
  const done = verbIn(vocabulary, verb.id, 'participle');
  const rule = (before: string, margin: string, nobody?: string, who?: string): string =>
    `${before}${margin}${(nobody === undefined ? who : NOBODY[nobody])!.replace(/^all /, '')} cannot ${verb.id} that roll until end of turn`;
  const any = '(?:any (?:more |further |other )?|more |further |another |other )';
  return text
    .replaceAll(
      new RegExp(`${HEAD}${WHO} (?:${[...new Set(words)].join('|')}) ${ROLL}${ON}?${ENDS}`, 'g'),
      (_, before: string, margin: string, nobody?: string, who?: string) => rule(before, margin, nobody, who),
    )
    .replaceAll(
      new RegExp(`${HEAD}${WHO} (?:play|use|add) ${any}${card}s? (?:on|to|for) ${ROLL}${ON}?${ENDS}`, 'g'),
      (_, before: string, margin: string, nobody?: string, who?: string) => rule(before, margin, nobody, who),
    )
    .replaceAll(
      new RegExp(
        `${HEAD}no (?:more |further |other )${card}s? (?:can|may) be (?:played|used|added) (?:on|to|for) ${ROLL}${ON}?${ENDS}`,
        'g',
      ),
      (_, before: string, margin: string) => rule(before, margin, 'nobody'),
    )
    .replaceAll(
      new RegExp(
        `${HEAD}${ROLL} (?:cannot|can't|can not|may not|can no longer) be ${done}(?: by (players|opponents|other players|anybody|anyone|others|anyone else))?${ON}?${ENDS}`,
        'g',
      ),
      (_, before: string, margin: string, who?: string) =>
        rule(
          before,
          margin,
          undefined,
          who === undefined || /^any(?:body|one)$/.test(who)
            ? 'players'
            : who.replace(/^others$|^anyone else$/, 'other players'),
        ),
    );
}

/** The verbs that change a roll with a card. */
function changersOf({ verbs, kinds }: Vocabulary): { readonly verb: VerbSymbol; readonly card: string }[] {
  return verbs.flatMap((verb) => {
    const [object, using] = verb.parameters;
    const card =
      using?.preposition === 'using' &&
      kinds.find((kind) => using.phrase.snippet.text.trim().replace(/^an? /, '') === forms(kind).one);
    return object?.phrase.snippet.text.trim() === 'a roll' && card ? [{ verb, card: forms(card).one }] : [];
  });
}
