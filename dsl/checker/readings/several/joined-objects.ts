/**
 * Two that are named one after the other and of which the same holds: `move the first and the second to your shed`, `+1 to the price of
 * this and that fruit`, `the first and the second gain 1 seed`. Each has a line of its own; those that go to a new pile are chosen first.
 */
import { thirdPerson } from '../../../text/english-inflection.ts';
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';

const ONE = "(?:the [a-z-]+(?:'s [a-z-]+)?|that [a-z-]+|this(?: card's [a-z-]+)?|your [a-z-]+(?: [a-z-]+)?)";
const BEST = '(?:the [a-z-]+ with the (?:highest|lowest) [a-z-]+(?: (?:in|on|of) [a-z]+ [a-z-]+)?)';
const HEAD = '^(\\s*(?:(?:if|until|when|while) [^,:]+, )?)';
const NOT_VERB = '(?!if\\b|until\\b|when\\b|while\\b|for\\b|choose\\b|let\\b|exchange\\b|swap\\b)';

const PLACE = / (?:in|on|from) /;

const CHANGED = new RegExp(
  `${HEAD}([+-](?:\\d+|\\([^()]+\\)) to the [^,:]+? of )(${ONE}) and (?:of )?(${ONE})((?: (?:until|this turn|for)\\b[^,:]*)?)$`,
);
const DONE = new RegExp(
  `${HEAD}(${NOT_VERB}[a-z-]+ )(${BEST}|${ONE}) and (${BEST}|${ONE})((?: (?:to|from|into|onto|until)\\b[^,:]*)?)$`,
);
const DOES = new RegExp(
  `${HEAD}(?:both )?(${ONE}) and (${ONE})(?: each| both)? ((?:cannot|can|may) )?([a-z-]+)( [^,:]+)?$`,
);

/** The text with a line for each of the two; none where nothing is joined. */
export function withJoinedObjects(text: string, { verbForms }: Vocabulary): string[] {
  if (!text.includes(' and ')) return [];
  const put = text
    .split('\n')
    .flatMap((line) => changed(line) ?? done(line, text) ?? does(line) ?? [line])
    .join('\n');
  return put === text ? [] : [put];

  function done(line: string, whole: string): string[] | undefined {
    const [, head, verb, one, other, rest = ''] = DONE.exec(line) ?? [];
    if (head === undefined || verb === undefined || one === undefined || other === undefined)
      return undefined;
    // `a fruit and a tool in your shed` are both meant to be there.
    if (PLACE.test(other) && !PLACE.test(one)) return undefined;
    const form = verbForms.get(verb.trim());
    if (verb !== 'move ' && form?.form !== 'base') return undefined;
    if (!/ to an? new /.test(rest)) return apart(head, [verb + one + rest, verb + other + rest]);
    const names = ['first', 'second'];
    if (
      verb !== 'move ' ||
      head.trim() !== '' ||
      names.some((name) => new RegExp(`\\b${name}\\b`).test(whole))
    )
      return undefined;
    return [
      `${head}choose ${one} as first`,
      `${head}choose ${other} as second`,
      `${head}move the first${rest}`,
      `${head}move the second to the first's ${rest.replace(/^ to an? new /, '')}`,
    ];
  }

  function does(line: string): string[] | undefined {
    const [, head, one, other, may = '', verb, rest = ''] = DOES.exec(line) ?? [];
    if (head === undefined || verb === undefined) return undefined;
    const isVerb = /^(?:gain|lose|have|get|be)$/.test(verb) || verbForms.get(verb)?.form === 'base';
    if (!isVerb) return undefined;
    const act = may === '' ? (verb === 'have' ? 'has' : thirdPerson(verb)) : may + verb;
    return apart(head, [`${one} ${act}${rest}`, `${other} ${act}${rest}`]);
  }
}

/** Below a head they are a block. */
function apart(head: string, lines: readonly string[]): string[] {
  const [margin] = /^\s*/.exec(head)!;
  if (head === margin) return lines.map((line) => margin + line);
  return [head.replace(/, $/, ':'), ...lines.map((line) => `${margin}  ${line}`)];
}

function changed(line: string): string[] | undefined {
  const [, head, what, one, other, rest = ''] = CHANGED.exec(line) ?? [];
  return head === undefined || what === undefined
    ? undefined
    : apart(head, [`${what}${one}${rest}`, `${what}${other}${rest}`]);
}
