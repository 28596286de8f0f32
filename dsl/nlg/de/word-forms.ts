import type { Forms } from '../discourse/verb-inflection.ts';

/** Prefixes that may be separated from their verb, at the end of the sentence. */
const PREFIXES = new Set(
  (
    'ab an auf aus bei ein fest fort frei her heran heraus herein herum herunter hervor hin hinaus hinein hinzu los mit ' +
    'nach nieder um vor weg weiter wieder zu zurück zusammen'
  ).split(' '),
);

/** `auf die Hand zurück` -> what stays and the prefix of the verb. */
export function splitPrefix(tail: string): { rest: string; prefix: string | undefined } {
  const words = tail.split(' ');
  const last = words.at(-1)!;
  if (!PREFIXES.has(last)) return { rest: tail, prefix: undefined };
  return { rest: words.slice(0, -1).join(' '), prefix: last };
}

/** These stay at their verb, which then has no `ge-`. */
const inseparable = /^(?:be|ge|er|ver|zer|ent|emp|miss)/;
/** Stems that take an `e` in front of `t` and `st`. */
const wantsE = /(?:[td]|[^aeiouäöühlrmn][mn])$/;

/**
 * The forms of a German verb from its order to `du`: `ziehe` -> `ziehen`, `ziehst`, `zieht`, `gezieht`.
 * Strong verbs declare theirs: infinitive and participle, and the third person where it is not that of the order.
 */
export function germanForms(
  order: string,
  prefix: string | undefined,
  [infinitive, done, one]: readonly string[],
): Forms {
  const weak = order.endsWith('e');
  const stem = weak ? order.slice(0, -1) : order;
  const whole = infinitive ?? (/[^i]er$|[^aeiou]el$/.test(stem) && weak ? `${stem}n` : `${stem}en`);
  const third = one ?? (wantsE.test(stem) && weak ? `${stem}et` : stem.endsWith('t') ? stem : `${stem}t`);
  const participle = done ?? (inseparable.test(stem) || stem.endsWith('ier') ? '' : 'ge') + weakEnd(stem);
  const attached = prefix ?? '';
  return {
    infinitive: attached + whole,
    order,
    you: secondOf(third, whole, one !== undefined),
    one: third,
    many: whole,
    done: attached + participle,
    ...(prefix === undefined ? {} : { prefix }),
  };
}

const weakEnd = (stem: string): string => (wantsE.test(stem) ? `${stem}et` : `${stem}t`);

/** `zieht` -> `ziehst`, `öffnet` -> `öffnest`, `erhält` -> `erhältst`, `schließt` -> `schließt`. */
function secondOf(third: string, infinitive: string, irregular: boolean): string {
  const stem = third.slice(0, -1);
  if (irregular && /t(?:en)$/.test(infinitive)) return `${third}st`;
  if (/[sßxz]$/.test(stem)) return third;
  return `${stem}st`;
}
