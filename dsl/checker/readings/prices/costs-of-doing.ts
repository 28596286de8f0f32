/**
 * What doing something costs besides, with the verb as a noun: `selling a stall costs opponents a discard`, `a sale costs opponents a discard or 1
 * coin`. Of what the game has a price for this may be another price, and only `more` says that it is paid besides.
 */
import { baseOfGerund } from '../../../text/english-inflection.ts';
import type { EntryKind } from '../../../language/syntax/ast.ts';
import type { KindSymbol, VerbSymbol } from '../../../language/symbols/symbols.ts';
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { priceIn, pricesIn } from './one-of-prices.ts';

const MORE = '(?:more|extra|additional)';
const COSTS = new RegExp(
  `^(\\s*(?:(?:while|during) [^,:\\n]+, )*)(?:(?:a|an|each|every) )?([a-z]+)((?: [^,:\\n]+?)?) costs? (?:(you|players|opponents|each opponent|an opponent|your opponents) )?([^,:\\n]+)$`,
);

/** The text with each such price as one that is paid besides; none where there is none. */
export function withCostsOfDoing(
  text: string,
  words: Vocabulary,
  _kind: KindSymbol | undefined,
  entry: EntryKind,
): string[] {
  if (entry !== 'abilities' || !/ costs? /.test(text)) return [];
  const put = text.split('\n').map((line) => {
    const [, head, deed = '', object = '', who, said = ''] = COSTS.exec(line) ?? [];
    const verb = verbOf(deed, words);
    const what = object === '' ? verb && objectOf(verb) : object.trim();
    if (!verb || what === undefined) return line;
    const isMore = new RegExp(`\\b${MORE}\\b`).test(said);
    const price = paidIn(said.replaceAll(new RegExp(` ${MORE}\\b`, 'g'), ''), words);
    if (price === undefined || (words.priced.has(verb) && !isMore)) return line;
    const payer = who === undefined ? '' : who === 'you' || who === 'players' ? `${who} ` : 'opponents ';
    return `${head}to ${verb.id} ${what}, ${payer}also ${price}`;
  });
  const whole = put.join('\n');
  return whole === text ? [] : [whole];
}

/** `selling`, `sale` where the verb is called so, `sales`. */
const verbOf = (deed: string, { verbForms }: Vocabulary): VerbSymbol | undefined =>
  [baseOfGerund(deed), deed].flatMap((each) => {
    const found = each === undefined ? undefined : verbForms.get(each);
    return found && (found.form === 'base' || found.form === 'third') ? [found.verb] : [];
  })[0];

/** What the verb takes, where that is left out. */
function objectOf({ parameters: [object] }: VerbSymbol): string | undefined {
  const { determiner, tails } = object?.phrase.tree ?? {};
  return object && !object.preposition && determiner === 'a' && tails?.length === 0
    ? object.phrase.snippet.text.trim()
    : undefined;
}

/** One price with its verb, or several with `or`. */
function paidIn(said: string, words: Vocabulary): string | undefined {
  return said.includes(' or ') ? pricesIn(said, words)?.join(' or ') : priceIn(said, words);
}
