/** Texts that mean what an earlier line named: both of two, and what is in a pile that was looked at. */
import { thirdPerson } from '../../../../text/english-inflection.ts';

/** Who does it, and what each of them does; verbs that say what holds for all. */
const BOTH_DO =
  /(^|, |then )both(?: of)?( them| (?:those|these|the) [a-z-]+s|)(?: each)? (?!of\b|those\b|these\b|the\b|are\b|were\b|have\b|had\b|cannot\b|can\b|may\b|must\b|do\b)([a-z-]+)(?= )/g;

/** Two of something that a later line refers to. */
const TWO = /\b(?:2|two) (?:[a-z-]+ )?([a-z-]+s)\b/g;

/** A text in which two that were named before are all of those: players, or cards. */
export function ofBoth(text: string): string[] {
  if (!/\bboth\b/.test(text)) return [];
  const lines = text.split('\n');
  let them = 'those cards';
  const put = lines.map((line) => {
    const named = [...line.matchAll(TWO)].at(-1)?.[1];
    const said = line
      .replaceAll(
        BOTH_DO,
        (_, before: string, who: string, verb: string) =>
          `${before}each of ${/^ ?(?:them)?$/.test(who) ? them : who.trim().replace(/^(?:these|the)\b/, 'those')} ${thirdPerson(verb)}`,
      )
      .replaceAll(/\bboth(?: of)? (?:those|these|the) (?=[a-z-]+s\b)/g, 'those ')
      .replaceAll(/\bboth of (?:them|these|those)\b|\bboth(?=$|,| (?:to|into|are)\b)/g, them)
      .replaceAll(/\b(those [a-z-]+ are) both (?=[a-z])/g, '$1 ');
    if (named !== undefined) them = /^(?:opponents|players)$/.test(named) ? 'those players' : 'those cards';
    return said;
  });
  return [put.join('\n')];
}

const LOOKED = new RegExp(
  "^(\\s*)(look at|reveal) (?:(the|your|their|that player's|that opponent's|(?:an|another) (?:opponent|player)'s) (?:whole |entire )?([a-z]+(?: [a-z]+)?)|the (?:whole |entire )?([a-z]+) of (that player|that opponent|(?:an|another) (?:opponent|player)))(?:,? and (?:then )?(?:you )?((?:may )?[a-z]+ .+))?$",
);
const INSIDE =
  /\b(?:in|from|out of|inside) (?:it|there)\b|\b(?:in|from|out of) that (?!player\b|opponent\b)[a-z]+\b(?!')/;

/** `look at that player's hand`, and below it or behind `and` `choose a card in it`: in that hand. */
export function lookedInto(text: string): string[] {
  if (!/\b(?:look at|reveal)\b/.test(text)) return [];
  const lines = text.split('\n');
  const at = lines.findIndex((line) => LOOKED.test(line));
  const [, margin = '', verb, own, pile, other = pile, whom, then] = LOOKED.exec(lines[at] ?? '') ?? [];
  const next = then?.startsWith('may ') ? `you ${then}` : then;
  const rest = [...(next === undefined ? [] : [margin + next]), ...lines.slice(at + 1)];
  if (at < 0 || other === undefined) return [];
  const inside = new RegExp(`${INSIDE.source.replace('[a-z]+', other)}`, 'g');
  const isMeant = rest.some(
    (line) => new RegExp(inside).test(line) || /\bthat (?:player|opponent)\b/.test(line),
  );
  if (!isMeant) return [];
  const who = whom ?? own.replace(/'s$/, '');
  const chosen = /^(?:an|another) /.test(who);
  const whose =
    chosen || /^(?:their|that )/.test(who)
      ? `that ${who.endsWith('opponent') ? 'opponent' : 'player'}'s`
      : who;
  const put = rest.map((line) =>
    line
      .replaceAll(inside, `in ${whose} ${other}`)
      .replaceAll(/\bshuffle (?:it|that [a-z]+)$/g, `shuffle ${whose} ${other}`),
  );
  const look = [
    ...(chosen ? [`${margin}choose ${who}`] : []),
    `${margin}${verb} all cards in ${whose} ${other}`,
  ];
  return [[...lines.slice(0, at), ...look, ...put].join('\n')];
}
