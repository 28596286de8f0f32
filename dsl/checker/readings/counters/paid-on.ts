/**
 * Prices that another player is paid: `once per turn, pay 2 coins to another player to draw a card`. The price is paid first, then they gain
 * as much, and then comes the rest.
 */
import type { EntryKind } from '../../../language/syntax/ast.ts';
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { isPaidWith, playerCounter } from '../words/paid-counters.ts';

const MUCH = '(\\d+|an?) (?:of your )?([a-z]+(?: [a-z]+)?)';
const TO = '(another player|an opponent)';
const PAYS = `(pay|give|hand|spend) (?:${MUCH} to ${TO}|${TO} ${MUCH})`;
const OFTEN = '(?:(?:once|twice|\\d+ times) (?:per|each|every|a) [a-z]+|(?:on|during|in) your turn)';
/** An ability that somebody uses, with what comes of it. */
const USED = new RegExp(
  `^(\\s*(?:while [^,:\\n]+, )?(?:${OFTEN},? )*)(you (?:may|can) )?${PAYS}(?:,? (?:in order )?to(:| [^\\n]+))?$`,
);
/** What an event lets somebody do. */
const OCCASION = new RegExp(`^(\\s*)((?:when|whenever|before|at|each time) [^:\\n]+), you may ${PAYS}$`);

const OFFERED = new RegExp(`^(\\s*)you may (?!pay )${PAYS}$`);

/** The text with the price, and who gains it; none where nobody is paid so. */
export function withPaidOn(text: string, vocabulary: Vocabulary, _kind: unknown, entry: EntryKind): string[] {
  if (!/\b(?:another player|an opponent)\b/.test(text)) return [];
  const put = text
    .split('\n')
    .map((line, at, lines) => {
      if (/^\s*if you do\b/.test(lines[at + 1] ?? '')) return offered(line, vocabulary) ?? line;
      const below = /^\s*/.exec(lines[at + 1] ?? '')![0];
      const often = occasion(line, vocabulary) ?? offered(line, vocabulary);
      return often ?? (entry === 'abilities' ? used(line, below, vocabulary) : line);
    })
    .join('\n');
  return put === text ? [] : [put];
}

function paidBy(
  vocabulary: Vocabulary,
  [verb, one, what, to, other, two, thing]: readonly (string | undefined)[],
): { readonly amount: string; readonly to: string } | undefined {
  const counter = playerCounter(vocabulary, what ?? thing ?? '');
  if (!counter || vocabulary.verbForms.has('pay')) return undefined;
  if (verb !== 'pay' && !isPaidWith(vocabulary, counter)) return undefined;
  return { amount: `${one ?? two} ${what ?? thing}`, to: to ?? other! };
}

const gainedBy = ({ amount, to }: { readonly amount: string; readonly to: string }): string =>
  `that ${to.split(' ').at(-1)} gains ${amount}`;

function used(line: string, below: string, vocabulary: Vocabulary): string {
  const [, head, , ...rest] = USED.exec(line) ?? [];
  const paid = head === undefined ? undefined : paidBy(vocabulary, rest);
  const then = rest.at(-1);
  // Without a time and without what comes of it, it is open when that can be done.
  if (!paid || (head!.trim() === '' && then === undefined)) return line;
  const margin = then === ':' ? below : `${/^\s*/.exec(head!)![0]}  `;
  const lines = [`${head}pay ${paid.amount} to:`, `${margin}choose ${paid.to}`, margin + gainedBy(paid)];
  return [...lines, ...(then === undefined || then === ':' ? [] : [margin + then.trim()])].join('\n');
}

/** `you may give 2 coins to another player`: it is paid. */
function offered(line: string, vocabulary: Vocabulary): string | undefined {
  const [, margin, ...rest] = OFFERED.exec(line) ?? [];
  const paid = margin === undefined ? undefined : paidBy(vocabulary, rest);
  return paid && `${margin}you may pay ${paid.amount} to ${paid.to}`;
}

function occasion(line: string, vocabulary: Vocabulary): string | undefined {
  const [, margin, head, ...rest] = OCCASION.exec(line) ?? [];
  const paid = head === undefined ? undefined : paidBy(vocabulary, rest);
  if (!paid) return undefined;
  return [`${head}:`, `  choose ${paid.to}`, `  you may pay ${paid.amount}`, `  if you do, ${gainedBy(paid)}`]
    .map((each) => margin + each)
    .join('\n');
}
