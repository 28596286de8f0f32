/**
 * What a card out of play does to the rolls against itself: `-2 to all wind rolls against this`, `players who fell this get -2 to their rolls`.
 * It is done just before such a roll, as long as what makes it goes on.
 */
import type { EntryKind, NounPhrase } from '../../../../language/syntax/ast.ts';
import { forms, type Vocabulary } from '../../../../language/symbols/symbol-table.ts';
import type { KindSymbol } from '../../../../language/symbols/symbols.ts';
import { verbIn } from '../../../suggestions/word-suggestions.ts';
import { zoneNamed } from '../../words/verb-destinations.ts';
import { outcomesIn, rollOf, type Outcome } from '../outcomes.ts';

const N = '(?<number>\\d+|\\([^()\\n]+\\))';
const SIGNED = `(?:an? )?(?:penalty of |bonus of )?(?<sign>[+-])${N}(?: penalty| bonus)?`;
const ROLLS = '(?:all |any |each |every |the |a |an )?(?<roll>[a-z]+ )?rolls?(?: made| thrown)?';
const AGAINST = '(?:for|against|on|at|to (?<does>[a-z]+)) (?<this>this(?: [a-z]+)?)';
const PLAYERS =
  '(?:all |any |each |every |a )?players?(?: who| that)? (?<does>[a-z]+) (?<this>this(?: [a-z]+)?)';
const OF_THEM = `(?:have|has|gets?|suffers?|rolls? with) ${SIGNED}`;

const FORMS = [
  `${SIGNED} (?:to|on|for) ${ROLLS} ${AGAINST}`,
  `${SIGNED} (?:to|on|for) (?:the )?(?<roll>[a-z]+ )?rolls? of ${PLAYERS}`,
  `${ROLLS} ${AGAINST} (?:have|has|gets?|suffers?|are at|are made with|are thrown with) ${SIGNED}`,
  `${ROLLS} ${AGAINST} (?:is|are) ${N} (?<more>lower|less|worse|higher|more|better)`,
  `${ROLLS} ${AGAINST} (?:is|are) (?<more>reduced|lowered|decreased|raised|increased) by ${N}`,
  `(?<more>subtract|add) ${N} (?:from|off|to) ${ROLLS} ${AGAINST}`,
  `${PLAYERS} ${OF_THEM}(?: (?:to|on|for) (?:their|that|the) (?<roll>[a-z]+ )?rolls?)?`,
  `when(?:ever)? (?:a|an) (?<roll>[a-z]+ )?roll is (?:made|thrown) ${AGAINST}, ${SIGNED} to (?:that|the) roll`,
].map((form) => new RegExp(`^(?<head>\\s*(?:while [^,:\\n]+, )?)${form}$`));

/** The text with each such line as what is added before the roll; none where there is none. */
export function withRollsAgainstThis(
  text: string,
  vocabulary: Vocabulary,
  kind: KindSymbol | undefined,
  entry: EntryKind,
): string[] {
  if (entry !== 'abilities' || !kind || !/\bthis\b/.test(text)) return [];
  const against = outcomesIn(vocabulary).filter((each) => isElsewhere(vocabulary, each, forms(kind).one));
  const [outcome, other] = against;
  if (!outcome || other) return [];
  const put = text
    .split('\n')
    .map(
      (line) =>
        FORMS.map((form) => lowered(form.exec(line)?.groups, vocabulary, outcome, kind)).find(Boolean) ??
        line,
    )
    .join('\n');
  return put === text ? [] : [put];
}

/** Whether a verb throws dice for such cards where they are out of play. */
function isElsewhere(vocabulary: Vocabulary, { verb, noun }: Outcome, one: string): boolean {
  const tails = noun === one ? verb.parameters[0].phrase.tree.tails : [];
  return tails.some(
    (tail) => tail.kind === 'place' && tail.phrase.kind === 'noun' && isOutOfPlay(vocabulary, tail.phrase),
  );
}

const isOutOfPlay = (vocabulary: Vocabulary, phrase: NounPhrase): boolean => {
  const zone = zoneNamed(vocabulary, phrase);
  return zone !== undefined && !zone.inPlay && vocabulary.zones.some(({ inPlay }) => inPlay);
};

const LESS: ReadonlySet<string> = new Set([
  'lower',
  'less',
  'worse',
  'reduced',
  'lowered',
  'decreased',
  'subtract',
]);

function lowered(
  found: Readonly<Record<string, string | undefined>> | undefined,
  vocabulary: Vocabulary,
  outcome: Outcome,
  kind: KindSymbol,
): string | undefined {
  if (!found) return undefined;
  const { head = '', sign, number, more, roll, does } = found;
  const made = rollOf(outcome);
  if (made === undefined || (roll !== undefined && `${roll}roll` !== made)) return undefined;
  if (!['this', 'this card', `this ${forms(kind).one}`].includes(found['this']!)) return undefined;
  const { verb } = outcome;
  const said = [verb.id, verbIn(vocabulary, verb.id, 'third'), gerund(verb.id)];
  if (does !== undefined && !said.includes(does) && vocabulary.verbForms.get(does)?.verb !== verb)
    return undefined;
  const much = `${sign ?? (LESS.has(more ?? '') ? '-' : '+')}${number}`;
  return `${head}before a player ${verbIn(vocabulary, verb.id, 'third')} this, ${much} to that player's ${made} until the end of the ${verb.id}`;
}

const gerund = (verb: string): string => `${verb.replace(/([^aeiou])e$/, '$1')}ing`;
