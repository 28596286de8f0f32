/**
 * What comes in the place of an event only where something holds: `if a fruit would be sold, if you have a coin, draw a card instead`. The
 * condition belongs in front of the event, which goes on without it: `while you have a coin, if a fruit would be sold, instead draw a card`.
 */
import { thirdPerson, withArticle } from '../../../text/english-inflection.ts';

const HEAD =
  '( *(?:until [^,:]+, |while [^,:]+, |for the rest of [^,:]+, )*)((?:(?:once|twice|\\d+ times) per [a-z]+, )?)';
const EVENT = '(?:if|when(?:ever)?) ([^,:]*? would [^,:]*?)';
const IF = '(?:but )?(?:only )?(?:if|while|as long as)';
const AND = 'and (?:if |while )?(?=(?:you|there|this|it is|the|that|an?) )';
const [MAY, OTHERS] = ['((?:you may )?)', '(?!instead\\b|you may )'];
const STATE_FIRST: readonly RegExp[] = [`, ${IF} `, ` ${AND}`].flatMap((joint) =>
  [`${MAY}instead,? ([^:]+)`, `${MAY}${OTHERS}([^:]+?),? instead`].map(
    (act) => new RegExp(`^${HEAD}${EVENT}${joint}([^,:]+?), ${act}$`),
  ),
);
const STATE_LAST: readonly RegExp[] = [
  `${MAY}instead,? ([^,:]+?),?`,
  `${MAY}${OTHERS}([^,:]+?),? instead,?`,
].map((act) => new RegExp(`^${HEAD}${EVENT}, ${act} ${IF} ([^,:]+)$`));
const BLOCK = new RegExp(`^${HEAD}${EVENT}:$`);
/** `if a fruit would be sold and you have a coin:`, whose lines come in its place. */
const JOINED_BLOCK = new RegExp(`^${HEAD}${EVENT}(?:, ${IF} | ${AND})([^,:]+?)(,? instead)?:$`);
const INSIDE = new RegExp(`^ *if ([^,:]+), ${MAY}(?:instead,? ([^:]+)|([^:]+?),? instead)$`);
const INSIDE_BLOCK = /^ *if ([^,:]+):$/;
const FIRST_INSTEAD = new RegExp(`^ *${MAY}instead,? (.+)$`);
const SAVED = new RegExp(
  `^(${HEAD}(?:if|when(?:ever)?) [^,:]*? would be ([a-z]+)), you may ([^,:]+)[,.;]?\\s*if you do,? (?:it|this|that [a-z-]+|the [a-z-]+) (?:survives|is saved|stays(?: in play)?|(?:is not|isn't|does not get|cannot be) ([a-z]+))$`,
);

const FIRST_TIME =
  /^( *(?:while [^,:\n]+, )*)the first time (?:each|every|in each) (turn|round),? (?=[^,:\n]* would [^,:\n]*(?:, (?:but )?(?:only )?if | and (?:if |while )?(?=you|there|this|it is|the|that|an?)))/gm;

/** A text in which the condition of each such line is in front. */
export function withConditionalReplacements(said: string): string[] {
  const text = said.replaceAll(FIRST_TIME, '$1once per $2, if ');
  const lines = text.trimEnd().split('\n');
  return lines.flatMap((line, i) => {
    const put = inFront(line) ?? ofJoined(line) ?? ofBlock(lines, i) ?? saved(lines, i);
    return put ? [[...lines.slice(0, i), put.text, ...lines.slice(i + put.taken)].join('\n')] : [];
  });
}

interface Put {
  readonly text: string;
  /** So many lines are replaced. */
  readonly taken: number;
}

function inFront(line: string): Put | undefined {
  const found = STATE_FIRST.map((form) => form.exec(line)).find((each) => each);
  const [, ...first] = found ?? [];
  const [, ...last] = found ? [] : (STATE_LAST.map((form) => form.exec(line)).find((each) => each) ?? []);
  const [spans, often, event] = found ? first : last;
  const [state, may, act] = found ? first.slice(3) : [last[5], last[3], last[4]];
  const head = event === undefined ? undefined : headOf(spans!, often!, event, state!);
  const done = act === undefined ? undefined : withThere(act, state!);
  return head === undefined || done === undefined
    ? undefined
    : { text: `${head}, ${may}instead ${done}`, taken: 1 };
}

/** `if there is another fruit, sell that fruit`: one of those that the condition asks for. */
function withThere(act: string, state: string): string | undefined {
  const [, what, noun] = /^there is ((?:another|an?) ([a-z-]+)\b.*)$/.exec(state) ?? [];
  if (noun === undefined) return act;
  const that = new RegExp(`\\b(?:that (?:${noun}|one|card)|it)\\b`, 'g');
  const times = act.match(that)?.length ?? 0;
  return times > 1 ? undefined : act.replace(that, what);
}

function ofJoined(line: string): Put | undefined {
  const [, spans, often, event, state, instead = ''] = JOINED_BLOCK.exec(line) ?? [];
  const head = event === undefined ? undefined : headOf(spans!, often!, event, state!);
  return head === undefined ? undefined : { text: `${head}${instead}:`, taken: 1 };
}

/** A block in which all is below one condition. */
function ofBlock(lines: readonly string[], at: number): Put | undefined {
  const [, spans, often, event] = BLOCK.exec(lines[at] ?? '') ?? [];
  if (spans === undefined) return undefined;
  const margin = /^ */.exec(spans)![0].length;
  const length = lines.slice(at + 1).findIndex((line) => line.search(/\S/) <= margin);
  const [first = '', ...more] = lines.slice(at + 1, length < 0 ? undefined : at + 1 + length);
  const [, state, may, before, behind] = INSIDE.exec(first) ?? [];
  const [, below] = INSIDE_BLOCK.exec(first) ?? [];
  if (state !== undefined && more.length === 0) {
    const head = headOf(spans, often!, event!, state);
    return head === undefined ? undefined : { text: `${head}, ${may}instead ${before ?? behind}`, taken: 2 };
  }
  const [, who, act] = FIRST_INSTEAD.exec(more[0] ?? '') ?? [];
  const inner = more[0]?.search(/\S/) ?? 0;
  const head = below === undefined ? undefined : headOf(spans, often!, event!, below);
  if (head === undefined || act === undefined || more.some((line) => line.search(/\S/) < inner))
    return undefined;
  const inside = [' '.repeat(inner) + act, ...more.slice(1)].map((line) => line.slice(inner - margin - 2));
  return { text: [`${head}, ${who}instead:`, ...inside].join('\n'), taken: 2 + more.length };
}

/** `you may draw a card. If you do, it is not sold`: that is done in its place. */
function saved(lines: readonly string[], at: number): Put | undefined {
  const taken = lines[at + 1]?.trimStart().startsWith('if you do') ? 2 : 1;
  const said = lines
    .slice(at, at + taken)
    .join('\n')
    .toLowerCase()
    .replace(/\.$/, '');
  const [, event, , , done, act, not = done] = SAVED.exec(said) ?? [];
  return event === undefined || not !== done
    ? undefined
    : { text: `${event.replace(/\bwhen(?:ever)? (?=[^,]* would )/, 'if ')}, you may instead ${act}`, taken };
}

const ABOUT = /\b(?:it|its|they|their|that|those|them|he|she)\b/;
const QUALITY = /^(?:it|that [a-z-]+) (?:is|are) (?:an? )?([a-z-]+)$/;

/** An event with a condition in front of it; a quality of what the event is about belongs to its noun. */
function headOf(spans: string, often: string, event: string, state: string): string | undefined {
  const [behind, span] = / this (turn|round)$/.exec(event) ?? [''];
  const happens = event.slice(0, event.length - behind.length);
  const lasting = span === undefined ? spans : `${spans}until end of ${span}, `;
  if (!ABOUT.test(state.replace(/^it is (?=your|not your|an opponent's)/, '')))
    return `${lasting}while ${state}, ${often}if ${happens}`;
  const [, quality] = QUALITY.exec(state) ?? [];
  const [, noun, rest] = /^an? ([a-z-]+)((?: .*?)? would be .*)$/.exec(happens) ?? [];
  return quality === undefined || noun === undefined
    ? undefined
    : `${lasting}${often}if ${withArticle(quality)} ${noun}${rest}`;
}

const WITHOUT_INSTEAD =
  /^(\s*(?:(?:while|until) [^,:]+, |(?:once|twice) per [a-z]+, )*)(?:if|when) ([^,:]+?) would be ([a-z]+(?:, [a-z]+)*(?:,? or [a-z]+)?)([,:])(?! (?:you may )?instead\b)/;

/**
 * `if this would be sold, draw a card`, without *instead*: it may be meant that a card is drawn before that, so this is offered.
 */
export function withoutInstead(text: string): string[] {
  if (/\binstead\b/.test(text)) return [];
  const put = text
    .split('\n')
    .map((line) =>
      line.replace(
        WITHOUT_INSTEAD,
        (_, head: string, who: string, what: string, sign: string) =>
          `${head}before ${who} is ${what}${sign}`,
      ),
    );
  return put.join('\n') === text ? [] : [put.join('\n')];
}

const BY_A_CARD =
  /^(\s*(?:[^,:]+, )*(?:if|the (?:first|next) time(?: each turn| this turn)?) [^,:]+? would [^,:]+), (?:you may have (this|(?:that|the) [a-z-]+) ([a-z]+) ([^,:]+?),? instead|(this|(?:that|the) [a-z-]+) may instead ([a-z]+) ([^,:]+))$/gm;

/** `..., you may have this lose a leaf instead`, `..., this may instead lose a leaf`: you may, and the card does it. */
export function withInsteadOfCards(text: string): string[] {
  const put = text.replaceAll(
    BY_A_CARD,
    (
      _,
      head: string,
      have?: string,
      does?: string,
      what?: string,
      may?: string,
      act?: string,
      of?: string,
    ) => {
      const margin = /^\s*/.exec(head)![0];
      return `${head}, you may instead:\n${margin}  ${have ?? may!} ${thirdPerson(does ?? act!)} ${what ?? of!}`;
    },
  );
  return put === text ? [] : [put];
}
