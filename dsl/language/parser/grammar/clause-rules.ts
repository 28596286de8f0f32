/** The clauses of one line: orders, changes, lasting rules, and how they are joined. */
import type { IToken, TokenType } from 'chevrotain';
import type { TokenLine } from '../../lexer/line-blocks.ts';
import { writtenNumbers } from '../../lexer/number-words.ts';
import * as T from '../../lexer/tokens.ts';
import type { Span } from '../../../text/source.ts';
import type {
  Args,
  Condition,
  Duration,
  Expression,
  CountedUnit,
  Limit,
  Mode,
  Order,
  PickedOrder,
  Standing,
  Statement,
  Tail,
  Word,
} from '../../syntax/ast.ts';
import type { Rule } from './base-parser.ts';
import { withTails } from '../ast-builders.ts';
import { withCarriedSubjects, withSharedMay } from '../carried-subjects.ts';
import { ConditionRules } from './condition-rules.ts';

/** How many lines below `choose 2:` and its kin are chosen. */
export function howMany({ image }: IToken, { children }: TokenLine): HowMany {
  const number = Number(/\d+/.exec(image)?.[0] ?? 1);
  const minimum = /up/.test(image) ? 0 : number;
  const maximum = /more/.test(image) ? children.length : number;
  return {
    minimum,
    maximum,
    ...(image.endsWith('possible') ? { possible: true } : {}),
    ...(image.endsWith('before') ? { unchosen: true } : {}),
  };
}

type HowMany = Pick<Statement & { kind: 'choose-one' }, 'minimum' | 'maximum' | 'possible' | 'unchosen'>;

/** The words behind a clause. */
interface Trailer {
  readonly asThis?: Span;
  readonly picked?: PickedOrder;
  readonly forEach?: CountedUnit;
  readonly duration?: Duration;
}

/** What makes a sentence say what holds as long as it lasts. */
const RULING = [T.Cannot, T.Can, T.CanSee, T.Must, T.CountsAs, T.Also, T.Costs, T.Has];

export abstract class OrderRules extends ConditionRules {
  /** Whether a bare plural is the subject of a lasting rule: `opponents cannot ...`. */
  protected seesBareRule(): boolean {
    let i = 1;
    if (!this.seesWord(i)) return false;
    while (this.seesWord(i)) i++;
    return this.sees(i, ...RULING);
  }

  duration: Rule<Duration> = this.define('duration', () => {
    const start = this.from();
    return this.choose<Duration>(0, [
      () => {
        const token = this.CONSUME(T.UntilTheEdgeOf);
        const of = this.choose<Expression | Word>(2, [
          () => this.word(this.CONSUME(T.WordToken)),
          () => this.SUBRULE(this.innerPhrase),
        ]);
        return { kind: 'until', edge: /end/.test(token.image) ? 'end' : 'start', of, span: this.to(start) };
      },
      {
        // Without these words it is another span, misspelt.
        GATE: () => this.line.tokens.some(({ tokenType }) => tokenType === T.LeavesPlay),
        ALT: () => {
          this.CONSUME(T.Until);
          const of = this.SUBRULE3(this.innerPhrase);
          this.CONSUME(T.LeavesPlay);
          return { kind: 'leaves', of, span: this.to(start) };
        },
      },
      () => {
        this.CONSUME(T.ForTheRestOf);
        const of = this.SUBRULE2(this.innerPhrase);
        return { kind: 'rest', of, span: this.to(start) };
      },
      () => {
        const { unit } = this.SUBRULE(this.thisTime);
        return { kind: 'this', of: unit, span: this.to(start) };
      },
    ]);
  });

  // -------------------------------------------------------------------------------------------- clauses

  /** `A and B, then C` */
  chain: Rule<Statement> = this.define('chain', () => {
    const start = this.from();
    const parts = [this.SUBRULE(this.together)];
    this.MANY(() => {
      this.CONSUME(T.Comma);
      this.CONSUME(T.Then);
      parts.push(this.SUBRULE2(this.together));
    });
    this.ACTION(() => this.standsAlone(parts));
    if (parts.length === 1) return parts[0];
    const carried = this.ACTION(() => withCarriedSubjects(parts)) ?? parts;
    return { kind: 'sequence', parts: carried, span: this.to(start) };
  });

  together: Rule<Statement> = this.define('together', () => {
    const start = this.from();
    const parts: Statement[] = [this.SUBRULE(this.simple, { ARGS: [undefined] })];
    this.MANY(() => {
      this.CONSUME(T.And);
      parts.push(this.SUBRULE2(this.simple, { ARGS: [parts.at(-1)] }));
    });
    this.ACTION(() => this.standsAlone(parts));
    if (parts.length === 1) return parts[0];
    return {
      kind: 'together',
      parts: this.ACTION(() => withSharedMay(parts)) ?? parts,
      span: this.to(start),
    };
  });

  /** What opens lines to choose from is not joined with anything. */
  private standsAlone(parts: readonly Statement[]): void {
    const at = parts.findIndex(({ kind }) => kind === 'choose-one');
    if (parts.length === 1 || at < 0) return;
    const [first, second] = at > 0 ? [parts[at - 1], parts[at]] : [parts[0], parts[1]];
    const words = ({ span }: Statement): string =>
      this.line.tokens
        .filter(({ startOffset }) => startOffset >= span.start && startOffset < span.end)
        .map(({ image }) => image)
        .join(' ')
        .replace(' :', ':');
    this.fault('syntax/after-end', second.span, { found: words(second), after: words(first) });
  }

  simple: Rule<Statement, [Statement | undefined]> = this.define('simple', (before?: Statement) =>
    this.choose<Statement>(0, [
      () => this.SUBRULE(this.modify),
      { GATE: () => this.seesBareRule(), ALT: () => this.SUBRULE(this.bareRule), IGNORE_AMBIGUITIES: true },
      () => this.SUBRULE(this.imperative),
      { ALT: () => this.SUBRULE(this.clause, { ARGS: [before] }), IGNORE_AMBIGUITIES: true },
    ]),
  );

  /** Directly behind a verb's objects `this turn` is the verb's. */
  private trailer(afterVerb: boolean): Trailer {
    let asThis: Span | undefined;
    let picked: PickedOrder | undefined;
    let forEach: CountedUnit | undefined;
    let duration: Duration | undefined;
    if (afterVerb) this.option(132, () => (asThis = T.spanOf(this.consume(132, T.AsThis))));
    if (afterVerb) this.option(133, () => (picked = this.subrule(133, this.pickedOrder)));
    this.option(130, () => (forEach = this.subrule(130, this.forEachUnit)));
    this.option(131, {
      GATE: () => !(afterVerb && !(asThis ?? picked ?? forEach) && this.sees(1, T.This)),
      DEF: () => (duration = this.subrule(131, this.duration)),
    });
    return {
      asThis,
      picked,
      forEach,
      duration,
    };
  }

  pickedOrder: Rule<PickedOrder> = this.define('pickedOrder', () => {
    const start = this.from();
    const token = this.oneOf([T.InRandomOrder, T.InAnyOrder]);
    const by = token.tokenType === T.InRandomOrder ? 'chance' : 'you';
    return { kind: 'picked', by, span: this.to(start) };
  });

  modify: Rule<Statement> = this.define('modify', () => {
    const start = this.from();
    const { sign, amount, target } = this.SUBRULE(this.change);
    const trailer = this.trailer(false);
    return { kind: 'modify', sign, amount, target, ...trailer, span: this.to(start) };
  });

  change: Rule<{ sign: '+' | '-'; amount: Expression; target: Expression }> = this.define('change', () => {
    const token = this.oneOf([T.Plus, T.Minus]);
    const amount = this.SUBRULE(this.amount);
    this.CONSUME(T.To);
    const target = this.SUBRULE(this.value);
    return { sign: token.image as '+' | '-', amount, target };
  });

  imperative: Rule<Order> = this.define('imperative', () => {
    const start = this.from();
    const verb = this.word(this.CONSUME(T.WordToken));
    const args = this.SUBRULE(this.args);
    const trailer = this.trailer(true);
    return this.ACTION(() => this.order(start, undefined, verb, args, trailer));
  });

  protected order(
    start: number,
    subject: Expression | undefined,
    verb: Word,
    args: Args,
    trailer: Trailer,
    how?: TokenType,
  ): Order {
    if (args.object?.kind === 'number')
      this.fault('syntax/count', args.object.span, { verb: verb.text, number: args.object.value });
    return {
      kind: 'order',
      subject,
      secretly: how === T.Secretly,
      may: how === T.May,
      verb,
      args,
      ...trailer,
      span: this.to(start),
    };
  }

  bareRule: Rule<Statement> = this.define('bareRule', () => {
    const subject = this.SUBRULE(this.innerBare);
    return this.SUBRULE(this.standing, { ARGS: [subject] });
  });

  clause: Rule<Statement, [Statement | undefined]> = this.define('clause', (before?: Statement) => {
    const subject = this.SUBRULE(this.subject);
    return this.choose<Statement>(0, [
      {
        GATE: () => this.seesStanding(),
        ALT: () => this.SUBRULE(this.standing, { ARGS: [subject] }),
        IGNORE_AMBIGUITIES: true,
      },
      () => {
        const start = this.ACTION(() => subject.span.start) ?? 0;
        this.CONSUME(T.Becomes);
        const value = this.choose<Expression | undefined>(7, [
          () => (this.CONSUME(T.Nothing), undefined),
          {
            GATE: () => !writtenNumbers.includes(this.LA(1).image),
            ALT: () => this.SUBRULE(this.bareNoun),
          },
          () => this.SUBRULE(this.sum),
        ]);
        return { kind: 'becomes', subject, ...(value ? { value } : {}), span: this.to(start) };
      },
      () => {
        const start = this.ACTION(() => subject.span.start) ?? 0;
        const header = this.oneOf([T.ChooseModes, T.ChoosesModes], 2);
        const modes = this.opens<Mode>('modes');
        return this.ACTION((): Statement => {
          const text = /^chooses?/.exec(header.image)![0];
          const { startOffset } = header;
          const verb = { text, span: { start: startOffset, end: startOffset + text.length } };
          const many = howMany(header, this.line);
          return { kind: 'choose-one', subject, verb, ...many, modes, span: this.to(start) };
        });
      },
      { ALT: () => this.SUBRULE(this.orderPredicate, { ARGS: [subject, before] }), IGNORE_AMBIGUITIES: true },
    ]);
  });

  protected seesStanding(): boolean {
    return this.sees(1, ...RULING) || this.seesRuledWhere();
  }

  /**
   * Whether a `where` is about what a rule forbids or makes of something: `all pies of yours where size is 1 cannot be eaten`.
   * In other clauses its words would be mixed up with the verb.
   */
  private seesRuledWhere(): boolean {
    if (!this.sees(1, T.Where)) return false;
    let i = 2;
    while (!this.atEnd(i) && !this.sees(i, T.Comma, T.Cannot, T.CountsAs)) i++;
    return this.sees(i, T.Cannot, T.CountsAs);
  }

  /** What the subject of an order does; without a word of its own the verb is the last word of the subject. */
  orderPredicate: Rule<Statement, [Expression, Statement | undefined]> = this.define(
    'orderPredicate',
    (subject: Expression, before?: Statement) => {
      const start = this.ACTION(() => subject.span.start) ?? 0;
      return this.choose<Statement>(0, [
        () => {
          const { tokenType } = this.oneOf([T.May, T.Secretly]);
          const verb = this.word(this.CONSUME(T.WordToken));
          const args = this.SUBRULE(this.args);
          const trailer = this.SUBRULE(this.trailing);
          return this.ACTION(() => this.order(start, subject, verb, args, trailer, tokenType));
        },
        () => {
          const verb = this.word(this.CONSUME2(T.WordToken));
          const args = this.SUBRULE2(this.args);
          const trailer = this.SUBRULE2(this.trailing);
          return this.ACTION(() => this.order(start, subject, verb, args, trailer));
        },
        () => {
          const args = this.SUBRULE3(this.args);
          const trailer = this.SUBRULE3(this.trailing);
          return this.ACTION(() => this.spoken(subject, before, args, trailer));
        },
      ]);
    },
  );

  trailing: Rule<Trailer> = this.define('trailing', () => this.trailer(true));

  /** An order whose verb is the end of its subject; or, after `and`, one more object of the verb before. */
  private spoken(
    subject: Expression,
    before: Statement | undefined,
    args: Args,
    trailer: Trailer,
  ): Statement {
    const { start } = subject.span;
    const nothingElse =
      !args.object && args.arguments.length === 0 && !args.time && !args.free && !args.again;
    if (before?.kind === 'order' && nothingElse && isIndefinite(subject)) {
      if (before.args.arguments.length > 0)
        this.fault('syntax/verb-again', subject.span, { verb: before.verb.text });
      const { subject: who, may, secretly, verb } = before;
      const object = { object: subject, arguments: [], free: false };
      return { ...this.order(start, who, verb, object, trailer), secretly, may };
    }
    const { verb, rest } = this.verbOf(subject, 'statement');
    return this.order(start, rest, verb, args, trailer);
  }

  // ------------------------------------------------------------------------------------ standing rules

  limit: Rule<Limit> = this.define('limit', () => {
    const start = this.from();
    const times = this.choose<number>(0, [
      () => (this.CONSUME(T.OncePer), 1),
      () => (this.CONSUME(T.TwicePer), 2),
      () => {
        const token = this.CONSUME(T.Num);
        this.CONSUME(T.TimesPer);
        return Number(token.image);
      },
    ]);
    const per = [this.word(this.CONSUME(T.WordToken))];
    this.MANY(() => {
      this.CONSUME(T.Per);
      per.push(this.word(this.CONSUME2(T.WordToken)));
    });
    return { times, per, span: this.to(start) };
  });

  /** `once`, `3 times`, of what lasts: as long as it does. */
  limitInAll: Rule<Limit> = this.define('limitInAll', () => {
    const start = this.from();
    const times = this.choose<number>(0, [
      () => (this.CONSUME(T.Once), 1),
      () => (this.CONSUME(T.Twice), 2),
      () => {
        const token = this.CONSUME(T.Num);
        this.CONSUME(T.Times);
        return Number(token.image);
      },
    ]);
    return { times, per: [], span: this.to(start) };
  });

  standing: Rule<Standing, [Expression]> = this.define('standing', (whose: Expression) => {
    const tails: Tail[] = [];
    this.option(120, { GATE: () => this.seesRuledWhere(), DEF: () => tails.push(this.where(120)) });
    const subject = this.ACTION(() => withTails(whose, tails));
    const start = this.ACTION(() => subject.span.start) ?? 0;
    let duration: Duration | undefined;
    let onlyIf: Condition | undefined;
    const says = this.choose<Standing['says']>(0, [
      () => {
        const kind = this.oneOf([T.Cannot, T.Can, T.Must]).image as 'cannot' | 'can' | 'must';
        const passive = this.reads(T.Be);
        const verbs = this.SUBRULE(this.verbs);
        this.happenings++;
        const args = this.SUBRULE(this.bareArgs);
        this.happenings--;
        let limit: Limit | undefined;
        this.OPTION5({
          GATE: () => kind === 'can',
          DEF: () => (limit = this.SUBRULE(this.limit)),
        });
        return { kind, passive, verbs, args, ...(limit ? { limit } : {}) };
      },
      () => {
        this.CONSUME(T.CanSee);
        return { kind: 'sees', what: this.SUBRULE4(this.innerPhrase) };
      },
      () => {
        const also = this.reads(T.Also, 2);
        this.CONSUME(T.CountsAs);
        const what = this.choose<Expression | Word>(3, [
          () => this.SUBRULE(this.innerPhrase),
          () => this.word(this.CONSUME(T.WordToken)),
        ]);
        const only = this.OPTION7(() => {
          this.CONSUME(T.For);
          return this.SUBRULE5(this.innerPhrase);
        });
        return { kind: 'counts-as', also, what, ...(only ? { for: only } : {}) };
      },
      () => {
        this.CONSUME(T.Has);
        const what = this.SUBRULE(this.innerOrBare);
        return { kind: 'has', what };
      },
      () => {
        this.CONSUME(T.Costs);
        let whom: Expression | undefined;
        this.OPTION6(() => (whom = this.SUBRULE3(this.innerBare)));
        const amount = this.SUBRULE2(this.innerPhrase);
        const token = this.oneOf([T.Less, T.More], 4);
        const direction = token.tokenType === T.More ? 'more' : 'less';
        return { kind: 'costs', ...(whom ? { whom } : {}), amount, direction };
      },
    ]);
    this.OPTION3({
      GATE: () => !('args' in says && this.sees(1, T.This)),
      DEF: () => (duration = this.SUBRULE(this.duration)),
    });
    let only: Span | undefined;
    this.OPTION4(() => {
      const token = this.CONSUME(T.OnlyIf);
      onlyIf = this.SUBRULE(this.condition);
      only = this.ACTION(() => T.spanOf(token));
    });
    return this.ACTION((): Standing => {
      const span = this.to(start);
      if (only && says.kind !== 'can') {
        const { image } = this.line.tokens.findLast(({ startOffset }) => startOffset < only!.start)!;
        this.fault('syntax/after-end', only, { found: 'only if', after: image });
      }
      if (!('args' in says)) return { kind: 'standing', subject, says, duration, span };
      const whole = onlyIf ? { ...says, onlyIf } : says;
      // `cannot attack this turn` gives the duration of the rule
      const { time, ...args } = says.args;
      if (!time || duration) return { kind: 'standing', subject, says: whole, duration, span };
      duration = { kind: 'this', of: time.unit, span: time.span };
      return { kind: 'standing', subject, says: { ...whole, args }, duration, span };
    });
  });

  /** `sacrificed or destroyed` */
  verbs: Rule<Word[]> = this.define('verbs', () => {
    const verbs = [this.word(this.CONSUME(T.WordToken))];
    this.MANY({
      GATE: () => this.seesWord(2),
      DEF: () => {
        this.CONSUME(T.Or);
        verbs.push(this.word(this.CONSUME2(T.WordToken)));
      },
    });
    return verbs;
  });
}

/** A phrase that picks (`a card`, `2 points`): it cannot be who acts, so after `and` it is one more object. */
function isIndefinite(phrase: Expression): boolean {
  if (phrase.kind === 'that-many') return true;
  return (
    phrase.kind === 'noun' &&
    (phrase.quantity !== undefined || phrase.determiner === 'a' || phrase.determiner === 'another')
  );
}
