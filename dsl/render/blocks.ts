/** A header with what follows it: `if ..., draw a card. Otherwise, ...`. */
import type { Ability, Block, Condition, Order, Statement } from '../tree.ts';
import { onOneLine, type Said, type Speaker } from './paragraphs.ts';
import type { Header, Stance } from './tongue.ts';
import { capital } from './words.ts';

/** How many short statements stand in a row behind a header. */
const MOST_IN_A_ROW = 3;

export interface More {
  readonly otherwise?: Block | undefined;
  /** A word that the first clause holds: *instead*. */
  readonly adverb?: string | undefined;
}

/** What follows a header: behind a comma where it is short, else behind a colon. */
export function headed(
  speaker: Speaker,
  header: Header,
  block: Block,
  { otherwise, adverb }: More = {},
): Said {
  const said = behind(speaker, header, block, adverb);
  if (!otherwise) return said;
  const more = otherwiseOf(speaker, otherwise);
  return {
    text: `${onOneLine(said)}. ${capital(more.text)}`,
    ...(more.points ? { points: more.points } : {}),
  };
}

function otherwiseOf(speaker: Speaker, block: Block): Said {
  const { t } = speaker;
  const [first] = block;
  if (block.length !== 1 || first.kind !== 'if') return behind(speaker, t.say.otherwise, block);
  const header = t.say.otherwiseIf(first.condition);
  return headed(speaker, header, first.then, { otherwise: first.otherwise });
}

function behind(
  speaker: Speaker,
  header: Header,
  block: Block,
  adverb: string | undefined = undefined,
): Said {
  const { t } = speaker;
  const stance: Stance = { after: true, ...(adverb === undefined ? {} : { adverb }) };
  if (block.length <= MOST_IN_A_ROW && block.every(isShort))
    return { text: t.attach(header, inARow(speaker, block, stance)) };
  const alone = block.length === 1 || (mayOf(block[0]) && block.slice(1).every(goesOn));
  if (alone) {
    const [first, ...rest] = block;
    const said = speaker.statement(first, stance);
    const more = rest.map((each, i) => speaker.statement(each, {}, block[i]));
    const sentences = [{ ...said, text: t.attach(header, said.text) }, ...more];
    return joined(sentences, '. ', true);
  }
  const parts = speaker.statements(block);
  const { text, points } = joined(parts, `${t.say.semicolon} `, false);
  const list = t.say.largeAfterColon ? capital(text) : text;
  return { text: `${header.text}${t.say.colon} ${list}`, ...(points ? { points } : {}) };
}

/** Sentences or parts of one, of which the last may end in a list. */
function joined(parts: readonly Said[], glue: string, sentences: boolean): Said {
  const shown = parts.filter(({ text }) => text !== '');
  const points = shown.at(-1)?.points;
  const text = shown
    .map((part, i) => (i === shown.length - 1 ? part.text : onOneLine(part)))
    .map((each, i) => (sentences && i > 0 ? capital(each) : each))
    .join(glue);
  return { text, ...(points ? { points } : {}) };
}

/** Statements that need no header of their own. */
const isShort = (s: Statement): boolean =>
  ['order', 'modify', 'becomes', 'standing', 'nothing', 'together', 'let'].includes(s.kind);

/** Whether somebody may refuse it. */
const mayOf = (s: Statement): boolean => s.kind === 'order' && s.may;
/** What follows a `may` and can be understood of nothing else. */
const goesOn = (s: Statement): boolean => s.kind === 'if-done' || s.kind === 'when-done';

/** `A, then B` */
export function inARow(speaker: Speaker, parts: readonly Statement[], stance: Stance): string {
  const { t } = speaker;
  let shown = 0;
  return parts
    .map((part, i) => {
      const said = onOneLine(speaker.statement(part, shown === 0 ? stance : { after: true }, parts[i - 1]));
      if (said !== '') shown++;
      return said;
    })
    .filter((text) => text !== '')
    .join(`, ${t.say.then} `);
}

/** A header in front of abilities. */
export function headedAbilities(
  { t }: Speaker,
  header: Header,
  abilities: readonly Ability[],
  ability: (a: Ability, after: boolean) => Said,
): Said {
  if (abilities.length === 1) {
    const [a] = abilities;
    const leads = a.kind === 'triggered' || a.kind === 'at' || a.kind === 'replacement';
    const said = ability(a, !leads);
    return { ...said, text: leads ? nested(header, said.text) : t.attach(header, said.text) };
  }
  const parts = abilities.map((each) => onOneLine(ability(each, false)));
  const text = parts.join(`${t.say.semicolon} `);
  return { text: `${header.text}${t.say.colon} ${t.say.largeAfterColon ? capital(text) : text}` };
}

/** A header in front of another one. */
const nested = (header: Header, text: string): string => `${header.text}, ${text}`;

/** What a player may pay for: `you may`, with what it brings behind it. */
export function asMay(order: Order): Order {
  return { ...order, may: true };
}

export const provisoOf = ({ t }: Speaker, condition: Condition | undefined, still: boolean): string =>
  condition ? `, ${t.say.proviso(condition, still)}` : '';
