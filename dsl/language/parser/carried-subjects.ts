/** `each player draws 2 cards, then discards a card`: behind `then` an order in the third person has the subject of the one before. */
import type { Expression, Order, Statement } from '../syntax/ast.ts';

/** A verb as somebody else does it; orders to you have no ending. */
const isThird = ({ verb: { text } }: Order): boolean => /[^su]s$/.test(text);

/** The parts of a sentence, each with its subject. */
export function withCarriedSubjects(parts: readonly Statement[]): Statement[] {
  let who: Expression | undefined;
  return parts.map((part) => {
    const own = subjectOf(part);
    if (own !== undefined) {
      who = own;
      return part;
    }
    const carried = who && again(who);
    return carried === undefined ? part : withSubject(part, carried);
  });
}

/** `you may discard a fruit and a tool`: who may do the first may do the others as well, and is named once. */
export function withSharedMay([first, ...rest]: readonly Statement[]): Statement[] {
  if (first.kind !== 'order' || !first.may || !first.subject) return [first, ...rest];
  const own = rest.findIndex(
    (part) => part.kind === 'order' && part.subject && part.subject !== first.subject,
  );
  return [
    first,
    ...rest.map((part, i) =>
      part.kind === 'order' && part.subject === first.subject && (own < 0 || i < own)
        ? { ...part, subject: undefined, may: false }
        : part,
    ),
  ];
}

function subjectOf(part: Statement): Expression | undefined {
  if (part.kind === 'order') return part.subject;
  return part.kind === 'together' ? subjectOf(part.parts[0]) : undefined;
}

function withSubject(part: Statement, subject: Expression): Statement {
  if (part.kind === 'order') return isThird(part) && !part.subject ? { ...part, subject } : part;
  if (part.kind !== 'together') return part;
  const [first, ...rest] = part.parts;
  return { ...part, parts: [withSubject(first, subject), ...rest] };
}

/** The same one once more; somebody who is chosen would be chosen again. */
function again(subject: Expression): Expression | undefined {
  if (subject.kind === 'pronoun') return subject.which === 'you' ? undefined : subject;
  if (subject.kind !== 'noun' || subject.quantity) return undefined;
  return subject.determiner === 'a' || subject.determiner === 'another' ? undefined : subject;
}
