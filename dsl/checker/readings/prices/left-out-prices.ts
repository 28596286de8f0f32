/**
 * What something costs, where the words of people leave out what is paid, or what is done: `the first ripe fruit each turn costs 1
 * less`, `selling costs opponents 1 more`, `selling a stall costs you 1 coin instead of 2`.
 */
import { baseOfGerund, withArticle } from '../../../text/english-inflection.ts';
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import type { VerbSymbol } from '../../../language/symbols/symbols.ts';
import { useOfThis } from '../../suggestions/own-uses.ts';
import { nounSaid } from '../words/spoken-nouns.ts';
import { soleCounter } from '../nouns-and-verbs/noun-readings.ts';

const MORE = '(?:more|extra|additional|higher)';
const LESS = '(?:less|fewer|lower|cheaper)';
const WHOM =
  '(?:(?:for )?(you|your opponents|opponents|each opponent|all opponents|the opponent|an opponent|other players|each player|players|everyone|everybody) )?';
const WHO_PAYS = '(you|your opponents|opponents|each opponent|other players|players|each player)';
const HEAD = '^(\\s*(?:(?:while|until|during|for|this turn|this round) ?[^,:\\n]*, )?)';

/** How long it costs so much, behind it. */
const LASTING =
  /^(\s*)(?!until|this turn|this round|while)([^\n]+? (?:costs?|pays?) [^\n]+?) (this turn|this round|until [^,:\n]+)$/;

/** What must hold for it, and what it is for each of. */
const IF_FRONT = /^(\s*)(?:if|as long as) ([^,:\n]+), ([^\n]+ (?:costs?|pays?) [^\n]+)$/;
const IF_BEHIND =
  /^(\s*)(?!while|if|when)([^\n]+? (?:costs?|pays?) [^\n]+?) (?:if|while|as long as) ([^,:\n]+)$/;
const FOR_EACH = /^([^\n]+ (?:costs?|pays?) [^\n]+ (?:less|fewer|lower|cheaper)[^\n]*?)( for each [^,:\n]+)$/;

/** A line with what holds in front. */
const conditionFirst = (line: string): string =>
  line.replace(LASTING, '$1$3, $2').replace(IF_FRONT, '$1while $2, $3').replace(IF_BEHIND, '$1while $3, $2');

/** Each text with such prices in full; none where there is none. */
export function withLeftOutPrices(text: string, vocabulary: Vocabulary): string[] {
  const counter = soleCounter(vocabulary);
  if (!counter || !/\b(?:costs?|pays?|instead of)\b/.test(text)) return [];
  const { one, many } = forms(counter);
  const coin = `(?: (?:${one}|${many}))?`;
  const amount = `(an?|one|\\d+)(?: (?:(${MORE}|${LESS})${coin}|(?:${one}|${many}) (${MORE}|${LESS})|(?:${one}|${many}) instead of (an?|one|\\d+)${coin}|instead of (an?|one|\\d+)(?: (?:${one}|${many}))))`;
  const costs = new RegExp(
    `${HEAD}(it|[a-z][a-z' -]*?) costs? ${WHOM}(?:only )?${amount}(?: (?:to ([a-z]+(?: [^,:\\n]+?)?)|for (you|your opponents|opponents|each opponent|each player|players|everyone|everybody|all players)))?$`,
  );
  const cans = new RegExp(`${HEAD}${WHO_PAYS} (?:can|may) ([a-z]+ [^,:\\n]+?) for (?:only )?${amount}$`);
  const pays = new RegExp(
    `${HEAD}${WHO_PAYS} (?:only )?(?:have to |has to |must |need to |can )?pays? (?:only )?${amount} (?:to ([a-z]+(?: [^,:\\n]+?)?)|(?:for|when) ([a-z]+ing(?: [^,:\\n]+?)?))$`,
  );
  const put = text
    .split('\n')
    .map((line) => {
      const first = conditionFirst(line);
      const [, before = first, each = ''] = FOR_EACH.exec(first) ?? [];
      const early = before;
      const found = costs.exec(early);
      if (found) {
        const [, head, what, whom, number, ...rest] = found;
        const change = changeOf(number, rest.slice(0, 4));
        const [act, other] = rest.slice(4);
        const priced = pricedIn(vocabulary, what, act);
        if (!change || !priced) return line;
        return written(head, priced, whom ?? other ?? priced.of, change, [one, many]) + each;
      }
      const [, can = '', doer, done, so, ...others] = cans.exec(early) ?? [];
      const by = so === undefined ? undefined : changeOf(so, others);
      if (by !== undefined && done !== undefined)
        return written(can, { act: done }, doer, by, [one, many]) + each;
      const [, head = '', whom, number, ...rest] = pays.exec(early) ?? [];
      const change = number === undefined ? undefined : changeOf(number, rest.slice(0, 4));
      const [act, doing] = rest.slice(4);
      const priced = pricedIn(vocabulary, doing ?? 'it', act);
      return change && priced ? written(head, priced, whom, change, [one, many]) + each : line;
    })
    .join('\n');
  return put === text ? [] : [put];
}

const count = (word: string): number => (/^\d/.test(word) ? Number(word) : 1);

/** By how much it is more, or less. */
function changeOf(
  number: string,
  [first, second, than, bare]: readonly (string | undefined)[],
): number | undefined {
  const base = than ?? bare;
  if (base !== undefined) return count(number) - count(base) || undefined;
  const how = first ?? second;
  if (how === undefined) return undefined;
  return new RegExp(`^${MORE}$`).test(how) ? count(number) : -count(number);
}

/** What is done, whose price it is where the words say so, and what holds. */
interface Priced {
  readonly act: string;
  readonly of?: string;
  readonly holds?: string;
}

function written(
  head: string,
  { act, holds }: Priced,
  whom: string | undefined,
  change: number,
  [one, many]: readonly [string, string],
): string {
  const who =
    whom === undefined
      ? ''
      : whom === 'you'
        ? 'you '
        : /opponents?$|^other/.test(whom)
          ? 'opponents '
          : 'players ';
  // What holds for you is for you.
  const payer = who === '' && /^\s*while (?:[^,]* )?your?\b/.test(head) ? 'you ' : who;
  const number = Math.abs(change);
  const coins = `${number} ${number === 1 ? one : many}`;
  const price = change < 0 ? `pay ${coins} less` : `also pay ${coins}`;
  const lasting = head.replace(/this (turn|round), $/, 'until end of $1, ');
  return `${lasting}${holds === undefined ? '' : `while ${holds}, `}to ${act}, ${payer}${price}`;
}

/** The act that costs so much; `it` is what the words behind say. */
function pricedIn(vocabulary: Vocabulary, what: string, act: string | undefined): Priced | undefined {
  if (what === 'it' && act !== undefined) return { act: inFull(vocabulary, act) ?? act };
  const [, gerund, object] = /^([a-z]+ing)( .+)?$/.exec(what) ?? [];
  const verb = gerund === undefined ? undefined : baseOfGerund(gerund);
  if (verb !== undefined) {
    if (act !== undefined || !vocabulary.verbForms.has(verb)) return undefined;
    const done = object === undefined ? inFull(vocabulary, verb) : `${verb}${object}`;
    return done === undefined ? undefined : { act: done };
  }
  return pricedDeed(vocabulary, what) ?? pricedKind(vocabulary, what, act);
}

/** `your sales`, where the verb is the noun: `attacks`, `your first attack each turn`. */
function pricedDeed(vocabulary: Vocabulary, what: string): Priced | undefined {
  const [, whose = '', first, word = '', span] =
    /^((?:all |each |every |an? |the |your |(?:your )?opponents' )?)((?:first )?)([a-z]+?)s?(?: (?:each|every|per) (turn|round))?$/.exec(
      what,
    ) ?? [];
  const form = vocabulary.verbForms.get(word);
  const act = form?.form === 'base' ? inFull(vocabulary, word) : undefined;
  if (act === undefined || (first === '') !== (span === undefined)) return undefined;
  if (span !== undefined) return { act, of: 'you', holds: `you did not ${act} this ${span}` };
  const of = whose.includes('opponents') ? 'opponents' : whose === 'your ' ? 'you' : undefined;
  return { act, ...(of && { of }) };
}

/** `sell` with what it takes, where that is left out. */
function inFull(vocabulary: Vocabulary, act: string): string | undefined {
  const verb = vocabulary.verbForms.get(act)?.verb;
  const [object] = verb?.parameters ?? [];
  if (!verb || !object || object.preposition) return verb && !object ? act : undefined;
  const { heads } = object.phrase.tree;
  const nouns = heads.map(({ words }) => nounSaid(vocabulary, words.at(-1)!.text)?.one);
  return `${verb.id} ${withArticle(nouns.length === 1 ? (nouns[0] ?? 'card') : 'card')}`;
}

/** `your red fruits`, `the first fruit each turn`, `opponents' fruits`: they cost so much to play. */
function pricedKind(vocabulary: Vocabulary, what: string, act: string | undefined): Priced | undefined {
  const [, ordinal, first, span] =
    /^(?:the|your) (first) ([a-z]+(?: [a-z]+)??)(?: you [a-z]+)? (?:each|every|per|of (?:each|your|the)|in a|this) (turn|round)$/.exec(
      what,
    ) ?? [];
  const [, all, noun] =
    /^((?:all |each |every |an? |your |(?:all )?(?:your )?opponents' |an opponent's |(?:each )?other players' )?)([a-z]+(?: [a-z]+)?)$/.exec(
      what,
    ) ?? [];
  const said = nounSaid(vocabulary, first ?? noun ?? '');
  const kind = vocabulary.kinds.find((each) => forms(each).one === said?.one);
  const use = kind && /^([a-z-]+) this$/.exec(useOfThis(vocabulary, kind) ?? '')?.[1];
  const verb: VerbSymbol | undefined = vocabulary.verbForms.get(act ?? use ?? '')?.verb;
  if (!kind || !verb) return undefined;
  const { one, many } = forms(kind);
  if (ordinal !== undefined)
    return {
      act: `${verb.id} ${withArticle(one)}`,
      of: 'you',
      holds: `you did not ${verb.id} ${withArticle(one)} this ${span}`,
    };
  const of =
    all === undefined
      ? undefined
      : all.startsWith('your ') && !all.includes('opponent')
        ? 'you'
        : /opponent|other/.test(all)
          ? 'opponents'
          : undefined;
  return { act: `${verb.id} ${many}`, ...(of && { of }) };
}
