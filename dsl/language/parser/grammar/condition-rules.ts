/** Conditions: clauses joined by `and` or by `or`, never by both on one level. */
import type { TokenType } from 'chevrotain';
import * as T from '../../lexer/tokens.ts';
import type {
  Args,
  Argument,
  Comparison,
  Complement,
  Condition,
  Expression,
  CountedUnit,
  NounPhrase,
  NounPreposition,
  Tail,
  Time,
  VerbPreposition,
  Word,
} from '../../syntax/ast.ts';
import type { Rule } from './base-parser.ts';
import { imageOf, popVerb } from '../ast-builders.ts';
import { NOUN_PREPOSITIONS } from './noun-phrase-rules.ts';
import { SumRules } from './arithmetic-rules.ts';

const VERB_PREPOSITIONS = [T.To, T.From, T.Into, T.Onto, T.For, T.By, T.Using, T.Against, T.At] as const;
const COMPARING = [T.Exactly, T.AtLeast, T.AtMost, T.MoreThan, T.LessThan] as const;

export abstract class ConditionRules extends SumRules {
  // ------------------------------------------------------------------------------- what follows a verb

  argument: Rule<Argument> = this.define('argument', () => {
    const start = this.from();
    const preposition = this.oneOf(VERB_PREPOSITIONS).image as VerbPreposition;
    if (this.happenings > 0 && this.wheres === 0) this.boundAt = this.from();
    const phrase = this.SUBRULE(this.value);
    return { preposition, phrase, span: this.to(start) };
  });

  /** The object first, then prepositions, `this turn` and `for free`; `to` and a bare word is not for the verb. */
  args: Rule<Args> = this.define('args', () => {
    const object = this.object();
    return this.adjuncts(object);
  });

  /** The same where a bare plural may be the object: `cannot play modifiers`. */
  bareArgs: Rule<Args> = this.define('bareArgs', () => {
    const object = this.choose<Expression | undefined>(0, [
      { GATE: () => this.seesWord(1), ALT: () => this.SUBRULE(this.barePhrase), IGNORE_AMBIGUITIES: true },
      { ALT: () => this.object(), IGNORE_AMBIGUITIES: true },
    ]);
    return this.adjuncts(object);
  });

  /** What may follow a participle: no object. */
  participleArgs: Rule<Args> = this.define('participleArgs', () => this.adjuncts(undefined));

  private object(): Expression | undefined {
    let object: Expression | undefined;
    this.option(120, {
      GATE: () =>
        !(this.sees(1, T.This) && this.sees(2, T.TimeUnit)) &&
        !(this.sees(1, T.Num) && this.sees(2, T.TimesPer)),
      DEF: () => (object = this.subrule(120, this.value)),
    });
    return object;
  }

  private adjuncts(object: Expression | undefined): Args {
    const args: Argument[] = [];
    let time: Time | undefined;
    let free = false;
    let again = false;
    const adjuncts = (nth: number): void =>
      this.many(nth, {
        // Behind `where` it is the order that goes somewhere: `move a card where colours are the same to your hand`.
        GATE: () => !this.seesInfinitive() && !(this.wheres > 0 && this.sees(1, T.To)),
        DEF: () =>
          this.choose<unknown>(nth, [
            () => args.push(this.subrule(nth, this.argument)),
            () => {
              this.consume(nth, T.ForFree);
              free = true;
            },
            () => {
              this.consume(nth, T.OnceAgain);
              again = true;
            },
          ]),
      });
    adjuncts(121);
    this.option(122, () => {
      time = this.subrule(123, this.time);
      adjuncts(124);
    });
    return { object, arguments: args, time, free, ...(again ? { again } : {}) };
  }

  /** `pay 2 coins to draw ...`: `to` and a bare word, `to +1 ...` or `to:` begins what the cost buys. */
  protected seesInfinitive(): boolean {
    return this.sees(1, T.To) && (this.seesWord(2) || this.sees(2, T.Colon, T.Plus, T.Minus));
  }

  // --------------------------------------------------------------------------------------- conditions

  condition: Rule<Condition> = this.define('condition', () => {
    const start = this.from();
    const parts: Condition[] = [this.SUBRULE(this.atom)];
    let kind: 'and' | 'or' | undefined;
    const goesOn = (): boolean => !this.seesWord(2) || this.seesBareClause(2);
    const more = (nth: number, glue: 'and' | 'or', type: TokenType): void =>
      this.atLeastOne(nth, {
        GATE: goesOn,
        DEF: () => {
          this.consume(nth, type);
          kind = glue;
          parts.push(this.subrule(nth, this.atom));
        },
      });
    this.OPTION({
      GATE: goesOn,
      DEF: () => this.choose<unknown>(0, [() => more(1, 'and', T.And), () => more(2, 'or', T.Or)]),
    });
    return this.ACTION((): Condition => {
      if (kind && this.sees(1, T.And, T.Or) && goesOn())
        this.fault('syntax/mixed', this.word(this.LA(1)).span, { first: kind });
      return kind ? { kind, parts, span: this.to(start) } : parts[0];
    });
  });

  atom: Rule<Condition> = this.define('atom', () =>
    this.choose(0, [() => this.SUBRULE(this.thereIs), () => this.SUBRULE(this.conditionClause)]),
  );

  thereIs: Rule<Condition> = this.define('thereIs', () => {
    const start = this.from();
    this.CONSUME(T.There);
    const past = this.SUBRULE(this.isOrWas);
    const phrase = this.SUBRULE(this.phraseOrBare);
    const forEach = this.maybe(this.forEachNoun);
    return this.ACTION((): Condition => {
      if (phrase.kind !== 'noun')
        this.fault('syntax/noun-missing', phrase.span, { after: past ? 'there was' : 'there is' });
      return {
        kind: 'there-is',
        past,
        phrase: phrase as NounPhrase,
        forEach,
        span: this.to(start),
      };
    });
  });

  isOrWas: Rule<boolean> = this.define('isOrWas', () => this.oneOf([T.Is, T.Was]).tokenType === T.Was);

  /** `for each card in your hand` */
  forEachNoun: Rule<NounPhrase> = this.define('forEachNoun', () => {
    this.CONSUME(T.ForEach);
    return this.SUBRULE(this.barePhrase) as NounPhrase;
  });

  /** `for each card in your hand`, `for each time a fruit was sold this turn` */
  forEachUnit: Rule<CountedUnit> = this.define('forEachUnit', () =>
    this.choose<CountedUnit>(0, [
      () => this.SUBRULE(this.forEachNoun),
      () => {
        const start = this.from();
        const { image } = this.CONSUME(T.ForEachTime);
        const event = this.SUBRULE(this.occurrence);
        return { kind: 'occurrences', event, span: this.to(start + image.indexOf('each')) };
      },
    ]),
  );

  /** What has happened, and since when: `you sold a fruit this turn`. Nothing narrows it further, so that it ends with the time. */
  occurrence: Rule<Condition> = this.define('occurrence', () => {
    const start = this.from();
    const subject = this.SUBRULE(this.innerOrBare);
    return this.choose<Condition>(0, [
      () => {
        this.CONSUME(T.Was);
        const negated = this.reads(T.Not);
        const from = this.from();
        const words = [this.word(this.CONSUME(T.WordToken))];
        const time = this.SUBRULE(this.time);
        const args = { object: undefined, arguments: [], time, free: false };
        const complement: Complement = { kind: 'words', words, args, span: this.to(from) };
        return { kind: 'is', subject, past: true, negated, complement, span: this.to(start) };
      },
      () => {
        const negated = this.reads(T.DoesNot, 1);
        const verb = this.word(this.CONSUME2(T.WordToken));
        const args = this.SUBRULE(this.occurrenceArgs);
        return { kind: 'does', subject, negated, verb, args, span: this.to(start) };
      },
      () => {
        const args = this.SUBRULE2(this.occurrenceArgs);
        return this.ACTION((): Condition => {
          const { verb, rest } = this.verbOf(subject, 'condition');
          return { kind: 'does', subject: rest, negated: false, verb, args, span: this.to(start) };
        });
      },
    ]);
  });

  /** With what, and since when. */
  occurrenceArgs: Rule<Args> = this.define('occurrenceArgs', () => {
    let object: Expression | undefined;
    this.OPTION({
      GATE: () => !(this.sees(1, T.This) && this.sees(2, T.TimeUnit)),
      DEF: () => (object = this.SUBRULE(this.innerPhrase)),
    });
    const time = this.SUBRULE(this.time);
    return { object, arguments: [], time, free: false };
  });

  conditionClause: Rule<Condition> = this.define('conditionClause', () => {
    const subject = this.choose(0, [
      () => this.SUBRULE(this.subject),
      () => this.SUBRULE(this.bareSubject),
      () => this.SUBRULE(this.workedOut),
    ]);
    return this.choose<Condition>(1, [
      {
        GATE: () => this.seesSumIs(),
        ALT: () => this.SUBRULE(this.sumIs, { ARGS: [subject] }),
        IGNORE_AMBIGUITIES: true,
      },
      () => this.SUBRULE(this.conditionPredicate, { ARGS: [subject] }),
    ]);
  });

  /** Whether a sum goes on as the subject of a condition: there is an `is` before the clause is over. */
  private seesSumIs(): boolean {
    if (!this.sees(1, T.Plus, T.Minus, T.Times, T.DividedBy) || !this.isApart()) return false;
    let depth = 0;
    for (let at = 2; !this.atEnd(at); at++) {
      if (this.sees(at, T.Open)) depth++;
      if (this.sees(at, T.Close) && --depth < 0) return false;
      if (depth > 0) continue;
      if (this.sees(at, T.Is, T.Was)) return true;
      if (this.sees(at, T.Comma, T.Colon, T.Where)) return false;
    }
    return false;
  }

  /** `your coins + 2 is at least 5`, from the sign on. */
  sumIs: Rule<Condition, [Expression]> = this.define('sumIs', (first: Expression) => {
    const subject = this.SUBRULE(this.sumAfter, { ARGS: [first] });
    return this.SUBRULE(this.isPredicate, { ARGS: [subject] });
  });

  /** What is so of the one that something happens to: `where weight is 2`, and behind it comes the verb of the event. */
  quality: Rule<Tail> = this.define('quality', () => {
    const start = this.from();
    this.CONSUME(T.Where);
    this.wheres++;
    const subject = this.SUBRULE(this.bareSubject);
    const condition = this.SUBRULE(this.isPredicate, { ARGS: [subject] });
    this.wheres--;
    return { kind: 'where', condition, span: this.to(start) };
  });

  isPredicate: Rule<Condition, [Expression]> = this.define('isPredicate', (subject: Expression) => {
    const start = this.ACTION(() => subject.span.start) ?? 0;
    const past = this.SUBRULE(this.isOrWas);
    const negated = this.reads(T.Not);
    this.predicates++;
    const complement = this.SUBRULE(this.complement);
    this.predicates--;
    return { kind: 'is', subject, past, negated, complement, span: this.to(start) };
  });

  /** What somebody has. */
  possession: Rule<Expression> = this.define('possession', () =>
    this.choose(0, [() => this.SUBRULE(this.phraseOrBare), () => this.SUBRULE(this.negativeCount)]),
  );

  comparedAmount: Rule<Expression> = this.define('comparedAmount', () =>
    this.choose(0, [() => this.SUBRULE(this.sum), () => this.SUBRULE(this.negative)]),
  );

  conditionPredicate: Rule<Condition, [Expression]> = this.define(
    'conditionPredicate',
    (subject: Expression) => {
      const start = this.ACTION(() => subject.span.start) ?? 0;
      return this.choose<Condition>(0, [
        () => this.SUBRULE(this.isPredicate, { ARGS: [subject] }),
        () => {
          const past = this.oneOf([T.Has, T.Had]).tokenType === T.Had;
          const negated = this.reads(T.Not);
          this.predicates++;
          const object = this.SUBRULE(this.possession);
          this.predicates--;
          return { kind: 'has', subject, past, negated, object, span: this.to(start) };
        },
        () => {
          this.CONSUME(T.DoesNot);
          const verb = this.word(this.CONSUME(T.WordToken));
          const args = this.SUBRULE(this.bareArgs);
          return { kind: 'does', subject, negated: true, verb, args, span: this.to(start) };
        },
        () => {
          const verb = this.word(this.CONSUME2(T.WordToken));
          const args = this.SUBRULE2(this.args);
          return { kind: 'does', subject, negated: false, verb, args, span: this.to(start) };
        },
        () => {
          const args = this.SUBRULE3(this.args);
          return this.ACTION((): Condition => {
            const { verb, rest } = this.verbOf(subject, 'condition');
            return { kind: 'does', subject: rest, negated: false, verb, args, span: this.to(start) };
          });
        },
      ]);
    },
  );

  /** The one verb at the end of a subject, and the subject without it. */
  protected verbOf(subject: Expression, where: 'statement' | 'condition'): { verb: Word; rest: Expression } {
    const popped = popVerb(subject);
    if (popped?.verbs.length !== 1)
      this.fault('syntax/verb-missing', subject.span, { phrase: this.read(subject.span.start), where });
    const [verb] = popped?.verbs ?? [{ text: '', span: subject.span }];
    return { verb, rest: popped?.rest ?? subject };
  }

  complement: Rule<Complement> = this.define('complement', () => {
    const start = this.from();
    return this.choose<Complement>(0, [
      {
        GATE: () => this.sees(1, ...COMPARING),
        ALT: () => {
          const how: Comparison = this.SUBRULE(this.comparison);
          const amount = this.SUBRULE(this.comparedAmount);
          return { kind: 'compared', how, amount, span: this.to(start) };
        },
        IGNORE_AMBIGUITIES: true,
      },
      () => {
        const preposition = imageOf(this.oneOf([...NOUN_PREPOSITIONS, T.At])) as NounPreposition;
        const phrase = this.SUBRULE(this.innerOrBare);
        return { kind: 'placed', preposition, phrase, span: this.to(start) };
      },
      () => {
        const { amount, of } = this.SUBRULE(this.within);
        return { kind: 'within', amount, of, span: this.to(start) };
      },
      {
        GATE: () => this.sees(2, T.Possessive),
        ALT: () => {
          const phrase = this.SUBRULE(this.innerBare);
          return { kind: 'phrase', phrase, span: this.to(start) };
        },
        IGNORE_AMBIGUITIES: true,
      },
      () => {
        const phrase = this.SUBRULE(this.negative);
        return { kind: 'phrase', phrase, span: this.to(start) };
      },
      () => {
        const words = this.words();
        const args = this.SUBRULE(this.participleArgs);
        return { kind: 'words', words, args, span: this.to(start) };
      },
      {
        ALT: () => {
          const phrase = this.SUBRULE2(this.sum);
          return { kind: 'phrase', phrase, span: this.to(start) };
        },
        IGNORE_AMBIGUITIES: true,
      },
    ]);
  });

  /** A condition as a text of its own, or the head of a block of conditions. */
  conditionTop: Rule<Condition> = this.define('conditionTop', () => {
    const start = this.from();
    return this.choose<Condition>(0, [
      () => {
        const header = imageOf(this.oneOf([T.AnyOf, T.AllOf, T.NoneOf]));
        const kind = header.replace(' ', '-') as 'any-of' | 'all-of' | 'none-of';
        const parts = this.opens<Condition>('conditions');
        return { kind, parts, span: this.to(start) };
      },
      () => this.SUBRULE(this.condition),
    ]);
  });
}
