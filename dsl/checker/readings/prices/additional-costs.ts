/**
 * What something costs besides, in front of all: `as an additional cost to climb this, pay a coin`, `as an additional cost, pay a coin` of
 * a card with one use.
 */
import type { EntryKind } from '../../../language/syntax/ast.ts';
import type { KindSymbol } from '../../../language/symbols/symbols.ts';
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { baseOfGerund } from '../../../text/english-inflection.ts';
import { useOfThis } from '../../suggestions/own-uses.ts';
import { verbIn } from '../../suggestions/word-suggestions.ts';

const COST = new RegExp(
  '^(\\s*)as an? (?:additional|extra|added|further) (?:cost|price)(?: (?:to|for|of) ([a-z]+)((?: [^,:\\n]+)?))?, ' +
    '(?:((?:you|players|opponents|each player|a player|all players|each opponent|an opponent) )(?:must |have to |has to )?)?(?:also )?([a-z]+)( [^\\n]+)$',
);

/** The text with each such line as a price; none where there is none. */
export function withAdditionalCosts(
  text: string,
  vocabulary: Vocabulary,
  kind: KindSymbol | undefined,
  entry: EntryKind,
): string[] {
  if (entry !== 'abilities' || !/\bas an? \w+ (?:cost|price)\b/.test(text)) return [];
  const put = text.split('\n').map((line) => priceIn(line, vocabulary, kind) ?? line);
  return put.join('\n') === text ? [] : [put.join('\n')];
}

function priceIn(line: string, vocabulary: Vocabulary, kind: KindSymbol | undefined): string | undefined {
  const [, margin, verb, what = '', who = '', pays, rest] = COST.exec(line) ?? [];
  if (margin === undefined || pays === undefined || rest === undefined) return undefined;
  const use = verb === undefined ? kind && useOfThis(vocabulary, kind) : baseOf(vocabulary, verb) + what;
  if (use === undefined) return undefined;
  // Who pays is who does it: of each player, or of one of the others, that is not meant.
  if (/^(?:each|every|an?) /.test(who.trim())) return undefined;
  const [payer] = /(?:opponents|players|you)\b/.exec(who.trim() === 'all players' ? 'players' : who) ?? [''];
  // The payer is one word for all who do it; where players pay, no word is needed.
  const said = payer === '' || payer === 'players' ? '' : `${payer} `;
  return `${margin}to ${use}, ${said}also ${baseOf(vocabulary, pays)}${rest}`;
}

/** A verb as it is behind `to`: `climbing` and `climbs` are `climb`. */
function baseOf(vocabulary: Vocabulary, said: string): string {
  const meant = said.endsWith('ing') ? (baseOfGerund(said) ?? said) : said;
  const verb = vocabulary.verbForms.get(meant)?.verb;
  return verb && meant === verbIn(vocabulary, verb.id, 'third') ? verb.id : meant;
}

const OF_EFFECT =
  /^as an? (?:additional|extra|added|further) (?:cost|price), (?:(?:you )?(?:must )?)([a-z]+ [^,:\n]+)\n([^]+)$/;

/** What an effect costs that no verb of the game uses: what is done first, and all else if that is done. */
export function withCostsOfEffects(
  text: string,
  vocabulary: Vocabulary,
  kind: KindSymbol | undefined,
  entry: EntryKind,
): string[] {
  const [, cost, rest] = OF_EFFECT.exec(text.trim()) ?? [];
  if (entry !== 'effect' || cost === undefined || rest === undefined) return [];
  if (kind && useOfThis(vocabulary, kind) !== undefined) return [];
  const lines = rest.split('\n').map((line) => `  ${line}`);
  return [[`you may ${cost}`, 'if you do:', ...lines].join('\n')];
}
