/**
 * Rolls that are to come: `your next fruit roll gets +2`, `add 2 to the next roll you make this turn`, `an opponent's next roll is 2
 * lower`, `your first roll each turn gets +2`. Without a time such a roll is waited for to the end of the game.
 */
import { withArticle } from '../../../../text/english-inflection.ts';
import type { Vocabulary } from '../../../../language/symbols/symbol-table.ts';
import { outcomesIn } from '../outcomes.ts';
import { numeric } from '../throws/tests-of-throws.ts';

const BEFORE = '(?<before>^|\\n *(?:- )?|[,:;.] |\\b(?:and|then|to|may) )';
const MANY = '(?<many>\\d|two|three|four|five)';
const KIND = '(?<kind>(?:[a-z]+ )??)';
const ALL = '(?:each|every|all)(?: of your)?(?: other)? (?:player|opponent)s?';
const SOMEBODY = `(?:${ALL}|an? opponent|any opponent|another player|a player|any player|any other player|that player|that opponent|the (?!next)[a-z-]+)`;
const BY =
  '(?: (?:that )?(?<maker>you|they|SOMEBODY) (?:makes?|rolls?|throws?)| (?:made )?(?:of|by) (?<by>SOMEBODY))?'.replaceAll(
    'SOMEBODY',
    SOMEBODY,
  );
const ROLLS = `(?:(?<whose>your|their|(?:all )?(?:players|opponents)'|${SOMEBODY}'s|the) next (?:${MANY} )?${KIND}rolls?${BY})`;
const SPAN =
  '(?:(?: (?:in|during|on))? (?<turn>(?:this|the same|that) turn|the rest of (?:the|this) turn)| (?<until>(?:until|for the rest of) [^,:.;\\n]+?)| before the end of (?<end>(?:the|this|your) turn))?';
const EACH = '(?<each> for (?:each|every) [^,:.;\\n]+?)?';
const AMOUNT =
  '(?:an? )?(?:bonus of |penalty of )?(?<much>[+-](?:\\d+|\\([^()\\n]+\\)))(?: bonus| penalty| modifier)?';
const GETS = '(?:gets?|gains?|has|have|receives?|suffers?|takes?|is at|are at)';
const END = '(?=$|\\n|[,;.] ?| and )';
const NUMBER = '(?<number>\\d+|one|two|three|four|five)';

/** So much is added to it, in the orders in which people say that. */
const FORMS: readonly RegExp[] = [
  `${AMOUNT} (?:to|on|for) ${ROLLS}${SPAN}${EACH}`,
  `${AMOUNT} (?:to|on|for) ${ROLLS}${EACH}${SPAN}`,
  `(?:you |(?<maker>they|that player|${ALL}) )?${GETS} ${AMOUNT} (?:to|on|for) ${ROLLS}${SPAN}${EACH}`,
  `(?<adds>add|subtract)s? ${NUMBER} (?:to|from) ${ROLLS}${SPAN}${EACH}`,
  `(?<adds>increase|raise|reduce|decrease|lower)s? ${ROLLS}${SPAN} by ${NUMBER}${EACH}`,
  `${ROLLS}${SPAN} ${GETS} ${AMOUNT}${EACH}`,
  `${ROLLS} ${GETS} ${AMOUNT}${SPAN}${EACH}`,
  `${ROLLS}${SPAN} (?:is|are) (?<adds>increased|raised|reduced|decreased|lowered) by ${NUMBER}${EACH}`,
  `${ROLLS}${SPAN} (?:is|are) ${NUMBER} (?<adds>higher|lower|better|worse)${EACH}`,
  `(?:the )?next time (?<maker>you|they|${SOMEBODY}) (?:rolls?|makes? an? ${KIND}roll)${SPAN},? (?:(?:add|(?<adds>subtract)) ${NUMBER} (?:to|from)|${AMOUNT} to) (?:it|(?:that|the|your|their) (?:roll|result|total))`,
  `(?:the )?next time (?<maker>you|they|${SOMEBODY}) (?:rolls?|makes? an? ${KIND}roll)${SPAN},? (?:it|that roll|the roll|the result) ${GETS} ${AMOUNT}`,
].map((form) => named(`${BEFORE}${form}${END}`));

/** A name may occur several times in a form: each gets a number. */
function named(source: string): RegExp {
  let at = 0;
  return new RegExp(
    source.replaceAll(/\(\?<([a-z]+)>/g, (_, name: string) => `(?<${name}_${String(at++)}>`),
    'g',
  );
}

type Found = Readonly<Record<string, string | undefined>>;

const FIRST_SPAN = '(?: (?:in |of |during )?(?:each|every|a|per) turn)';
const FIRST: readonly RegExp[] = [
  new RegExp(`^(\\s*(?:[^,:]+, )?)(?<n>[+-]\\d+) to your first ((?:[a-z]+ )?roll)${FIRST_SPAN}$`),
  new RegExp(
    `^(\\s*(?:[^,:]+, )?)(?:your first ((?:[a-z]+ )?roll)|the first ((?:[a-z]+ )?roll) you make)${FIRST_SPAN} ${GETS} (?<n>[+-]\\d+)$`,
  ),
];

/** A text with each such roll as one that is yet to be thrown. */
export function withNextRolls(text: string, vocabulary: Vocabulary): string[] {
  if (!/\b(?:next|first)\b[^\n]*\broll/.test(text)) return [];
  const put = FORMS.reduce(
    (said, form) =>
      said.replaceAll(form, (all: string, ...found: unknown[]) => next(all, groupsOf(found), vocabulary)),
    firstOfTurn(text),
  );
  const firsts = put
    .split('\n')
    .map((line) => ofEachTurn(line, vocabulary))
    .join('\n');
  return firsts === text ? [] : [firsts];
}

/** At the start of a turn the first roll in it is the next one. */
const firstOfTurn = (text: string): string =>
  text
    .split(/\n(?=\S)/)
    .map((each) =>
      /^at the (?:start|beginning) of (?:your|each|every) turn[,:]/.test(each)
        ? each.replaceAll(
            /\b(your|the|their) first ((?:[a-z]+ )?roll)(?= (?:(?:of|in|during) )?(?:this|the|that) turn\b| (?:you|they) make (?:in )?(?:this|that) turn\b| gets?\b)/g,
            '$1 next $2',
          )
        : each,
    )
    .join('\n');

/** The groups by their names. */
function groupsOf(found: readonly unknown[]): Found {
  const groups = found.at(-1) as Found;
  return Object.fromEntries(
    Object.entries(groups).flatMap(([name, value]) =>
      value === undefined ? [] : [[name.replace(/_\d+$/, ''), value]],
    ),
  );
}

function next(said: string, found: Found, vocabulary: Vocabulary): string {
  const { before = '', kind = '', many, each = '' } = found;
  if (kind !== '' && !vocabulary.rolls.some(({ names }) => names.en[0] === `${kind}roll`)) return said;
  const who = found.maker ?? found.by;
  // It has one owner.
  if (who !== undefined && !/^(?:the|their)$/.test(found.whose ?? 'the')) return said;
  const all = severalIn(who ?? found.whose ?? '');
  // One roll of each of them.
  if (all !== undefined && !/^$|^\n|^[:;.] $|, $/.test(before)) return said;
  const amount =
    found.much ??
    `${/^(?:subtract|reduc|decreas|lower|worse)/.test(found.adds ?? '') ? '-' : '+'}${numeric(found.number!)}`;
  const [count, roll] = many === undefined ? ['', 'roll'] : [`${numeric(many)} `, 'rolls'];
  const owner = all === undefined ? ownerOf(found.whose, who) : "that player's ";
  const loop = all === undefined ? '' : `for each ${all}, `;
  return `${before}${loop}${amount} to ${owner}next ${count}${kind}${roll}${each} ${spanOf(found)}`;
}

/** Of several who have a roll each what one of them is. */
function severalIn(who: string): string | undefined {
  const [, other, one] =
    /^(?:each|every|all)?(?: of your)? ?(other )?(player|opponent)s?'?(?:'s)?$/.exec(who) ?? [];
  return one && `${other === undefined ? '' : 'other '}${one}`;
}

function ownerOf(whose: string | undefined, who: string | undefined): string {
  const of = who === undefined ? whose! : who === 'you' ? 'your' : who === 'they' ? 'their' : `${who}'s`;
  return `${of
    .replace(/^any (?:other )?player's$|^a player's$|^the$/, 'the')
    .replace(/^(?:any opponent|another player)'s$/, "an opponent's")
    .replace(/^(?:their|that opponent's)$/, "that player's")} `;
}

function spanOf({ turn, until, end }: Found): string {
  if (turn !== undefined || end !== undefined) return 'until end of turn';
  return until ?? 'for the rest of the game';
}

/** A roll of one sort that one verb makes is the first one for which that is done. */
function ofEachTurn(line: string, vocabulary: Vocabulary): string {
  const found = FIRST.map((form) => form.exec(line)).find((match) => match !== null);
  if (!found) return line;
  const { n } = found.groups!;
  const [, head, ...rolls] = found;
  const roll = rolls.find((each) => each?.endsWith('roll'))!;
  if (roll === 'roll') return `${head}at the start of each turn, ${n} to your next roll until end of turn`;
  const event = madeIn(vocabulary).get(roll);
  return event === undefined ? line : `${head}once per turn, when you ${event}, ${n} to that roll`;
}

/** By the name of a roll what makes it, where one verb does: `sell a fruit`. */
export function madeIn(vocabulary: Vocabulary): Map<string, string> {
  const found = new Map<string, string>();
  for (const { verb, noun } of outcomesIn(vocabulary)) {
    const make = verb.body.find((each) => each.kind === 'order' && each.verb.text === 'make');
    const object = make?.kind === 'order' ? make.args.object : undefined;
    if (object?.kind !== 'noun') continue;
    const name = object.heads[0].words.map(({ text }) => text).join(' ');
    found.set(name, found.has(name) ? '' : `${verb.id} ${withArticle(noun)}`);
  }
  return new Map([...found].filter(([, event]) => event !== ''));
}
