/** Noun phrases and sums. Each phrase starts with a determiner, a quantity or a pronoun, so a bare word starts a verb. */
import type { IToken, TokenType } from 'chevrotain';
import * as T from '../tokens.ts';
import type {
  Comparison,
  Condition,
  Determiner,
  Expression,
  Head,
  NounPhrase,
  NounPreposition,
  Ordinal,
  Quantity,
  Tail,
  Time,
  Word,
} from '../tree.ts';
import { BaseRules, type Rule } from './base.ts';
import { imageOf, noun, type Rest, spanOf, takesTails, withTails } from './build.ts';

const DETERMINERS: readonly TokenType[] = [
  T.Another,
  T.Each,
  T.Every,
  T.All,
  T.Any,
  T.No,
  T.The,
  T.That,
  T.These,
  T.Those,
  T.Your,
  T.Their,
];
const COMPARISONS: readonly TokenType[] = [T.Exactly, T.AtLeast, T.AtMost, T.MoreThan, T.LessThan];
/** The prepositions of a noun; the verb's are another set, so that what a preposition belongs to is never a guess. */
export const NOUN_PREPOSITIONS: readonly TokenType[] = [
  T.In,
  T.On,
  T.Among,
  T.Under,
  T.AttachedTo,
  T.AdjacentTo,
  T.OtherThan,
];
/** Determiners that may be followed by `of` at once: `each of those cards`. */
const PARTITIVE: readonly TokenType[] = [T.Each, T.All, T.Any];

export abstract class PhraseRules extends BaseRules {
  abstract condition: Rule<Condition>;

  protected oneOf(types: readonly TokenType[]): IToken {
    return this.choose<IToken>(
      200,
      types.map((type, i) => ({ ALT: () => this.consume(i, type) })),
    );
  }

  comparison: Rule<Comparison> = this.define('comparison', () => {
    const token = this.oneOf(COMPARISONS);
    return imageOf(token) as Comparison;
  });

  head: Rule<Head> = this.define('head', () => {
    const start = this.from();
    const words: Word[] = [];
    let isNew = false;
    this.OPTION(() => {
      this.CONSUME(T.New);
      isNew = true;
    });
    this.AT_LEAST_ONE(() => {
      const token = this.CONSUME(T.Word);
      this.ACTION(() => words.push(this.word(token)));
    });
    return { words, isNew, span: this.to(start) };
  });

  /** A run of words, or several joined by `or`; before it perhaps `top 3`. */
  nounRest: Rule<Rest> = this.define('nounRest', () => {
    let ordinal: Ordinal | undefined;
    const heads: Head[] = [];
    this.OPTION({
      GATE: () => this.sees(1, T.Ordinal) && this.sees(2, T.Num, T.Open),
      DEF: () => {
        const token = this.CONSUME(T.Ordinal);
        const amount = this.SUBRULE(this.amount);
        ordinal = { which: token.image as Ordinal['which'], amount };
      },
    });
    heads.push(this.SUBRULE(this.head));
    this.MANY({
      GATE: () => this.seesWord(2) || this.sees(2, T.New) || (this.sees(2, T.A) && this.sees(3, T.New)),
      DEF: () => {
        this.CONSUME(T.Or);
        this.OPTION2(() => this.CONSUME(T.A));
        heads.push(this.SUBRULE2(this.head));
      },
    });
    return { heads, ...(ordinal ? { ordinal } : {}) };
  });

  amount: Rule<Expression> = this.define('amount', () =>
    this.OR([{ ALT: () => this.SUBRULE(this.numeral) }, { ALT: () => this.SUBRULE(this.bracketed) }]),
  );

  numeral: Rule<Expression> = this.define('numeral', () => {
    const token = this.CONSUME(T.Num);
    return { kind: 'number', value: Number(token.image), span: spanOf(token) };
  });

  bracketed: Rule<Expression> = this.define('bracketed', () => {
    this.CONSUME(T.Open);
    const inner = this.SUBRULE(this.sum);
    this.CONSUME(T.Close);
    return inner;
  });

  /** The noun after a quantity; `2 of those cards` has none, its `of` follows as a tail. */
  protected afterQuantity(start: number, quantity: Quantity, alone?: Expression): Expression {
    let rest: Rest | undefined;
    this.option(100, {
      GATE: () => this.seesWord(1) || this.sees(1, T.New),
      DEF: () => (rest = this.subrule(100, this.nounRest)),
    });
    return this.ACTION(() => {
      if (!rest && alone && !this.sees(1, T.Of)) return alone;
      if (!rest && !this.sees(1, T.Of))
        this.fault('syntax/noun-missing', this.to(start), { after: this.read(start) });
      return noun({ quantity }, rest ?? { heads: [] }, this.to(start));
    });
  }

  /** The tokens from an offset to the last one read, with single spaces. */
  protected read(start: number): string {
    return this.line.tokens
      .filter((token) => token.startOffset >= start && token.startOffset <= this.LA(0).startOffset)
      .map((token) => token.image)
      .join(' ');
  }

  counted: Rule<Expression> = this.define('counted', () => {
    const start = this.from();
    const amount = this.SUBRULE(this.amount);
    let orMore = false;
    this.OPTION(() => {
      this.CONSUME(T.OrMore);
      orMore = true;
    });
    const alone = this.ACTION(() => (orMore ? undefined : amount));
    return this.afterQuantity(start, { kind: 'count', amount, orMore }, alone);
  });

  quantified: Rule<Expression> = this.define('quantified', () => {
    const start = this.from();
    const quantity = this.choose<Quantity>(0, [
      {
        ALT: () => {
          this.CONSUME(T.UpTo);
          return { kind: 'up-to', amount: this.SUBRULE(this.amount) };
        },
      },
      {
        ALT: () => {
          const how = this.SUBRULE(this.comparison);
          return { kind: 'compared', how, amount: this.SUBRULE2(this.amount) };
        },
      },
      { ALT: () => (this.CONSUME(T.OneOrMore), { kind: 'one-or-more' }) },
      { ALT: () => (this.CONSUME(T.SomeButNotAll), { kind: 'some-but-not-all' }) },
    ]);
    return this.afterQuantity(start, quantity);
  });

  thatMany: Rule<Expression> = this.define('thatMany', () => {
    const start = this.from();
    const token = this.CONSUME(T.ThatMany);
    return this.afterQuantity(start, { kind: 'that-many' }, { kind: 'that-many', span: spanOf(token) });
  });

  /** `any number of cards`, `any number of those cards`, `one of those cards`. */
  partitive: Rule<Expression> = this.define('partitive', () => {
    const start = this.from();
    return this.choose<Expression>(0, [
      {
        GATE: () => this.seesWord(2) || this.sees(2, T.New),
        ALT: () => {
          this.CONSUME(T.AnyNumberOf);
          const rest = this.SUBRULE(this.nounRest);
          return noun({ quantity: { kind: 'any-number' } }, rest, this.to(start));
        },
        IGNORE_AMBIGUITIES: true,
      },
      {
        ALT: () => {
          let quantity: Quantity = { kind: 'any-number' };
          const token = this.OR2([
            { ALT: () => this.CONSUME2(T.AnyNumberOf) },
            {
              ALT: () => {
                const one = this.CONSUME(T.OneOf);
                quantity = {
                  kind: 'count',
                  amount: { kind: 'number', value: 1, span: { start, end: start + 3 } },
                  orMore: false,
                };
                return one;
              },
            },
          ]);
          const phrase = this.SUBRULE(this.innerPhrase);
          return this.ACTION(() => {
            const base = noun({ quantity }, { heads: [] }, this.to(start));
            const at = token.startOffset + token.image.length - 2;
            return { ...base, tails: [{ kind: 'of', phrase, span: this.to(at) }] } as NounPhrase;
          });
        },
      },
    ]);
  });

  determined: Rule<Expression> = this.define('determined', () => {
    const start = this.from();
    let alone = false;
    const token = this.OR([{ ALT: () => this.CONSUME(T.A) }, { ALT: () => this.oneOf(DETERMINERS) }]);
    let rest: Rest = { heads: [] };
    this.ACTION(() => (alone = PARTITIVE.includes(token.tokenType) && this.sees(1, T.Of)));
    this.OPTION({ GATE: () => !alone, DEF: () => (rest = this.SUBRULE(this.nounRest)) });
    return this.ACTION(() => {
      if (rest.heads.length === 0 && !alone)
        this.fault('syntax/noun-missing', spanOf(token), { after: token.image });
      const determiner = (token.tokenType === T.A ? 'a' : token.image) as Determiner;
      return noun({ determiner }, rest, this.to(start));
    });
  });

  thisPhrase: Rule<Expression> = this.define('thisPhrase', () => {
    const start = this.from();
    this.CONSUME(T.This);
    let rest: Rest | undefined;
    this.OPTION(() => (rest = this.SUBRULE(this.nounRest)));
    return this.ACTION((): Expression =>
      rest
        ? noun({ determiner: 'this' }, rest, this.to(start))
        : { kind: 'pronoun', which: 'this', span: this.to(start) },
    );
  });

  /** A noun without a determiner: a bare plural, a card's own name, the noun of `for each`. */
  bareNoun: Rule<Expression> = this.define('bareNoun', () => {
    const start = this.from();
    const rest = this.SUBRULE(this.nounRest);
    return noun({}, rest, this.to(start));
  });

  theNumberOf: Rule<Expression> = this.define('theNumberOf', () => {
    const start = this.from();
    this.CONSUME(T.TheNumberOf);
    const phrase = this.OR([
      { ALT: () => this.SUBRULE(this.bareNoun) },
      { ALT: () => this.SUBRULE(this.determined) },
    ]);
    return { kind: 'number-of', phrase: phrase as NounPhrase, span: this.to(start) };
  });

  range: Rule<Expression> = this.define('range', () => {
    const token = this.OR([
      { ALT: () => this.CONSUME(T.RangeUp) },
      { ALT: () => this.CONSUME(T.RangeDown) },
      { ALT: () => this.CONSUME(T.RangeBetween) },
    ]);
    return this.ACTION((): Expression => ({ kind: 'range', ...rangeOf(token), span: spanOf(token) }));
  });

  literal: Rule<Expression> = this.define('literal', () =>
    this.choose<Expression>(0, [
      {
        ALT: () => {
          const token = this.CONSUME(T.Dice);
          const [count, sides] = token.image.split('d').map(Number);
          return { kind: 'dice', count, sides, span: spanOf(token) };
        },
      },
      {
        ALT: () => {
          const token = this.CONSUME(T.Text);
          return { kind: 'text', value: token.image.slice(1, -1), span: spanOf(token) };
        },
      },
      {
        ALT: () => {
          const token = this.CONSUME(T.Name);
          return { kind: 'seat', name: this.word(token), span: spanOf(token) };
        },
      },
      {
        ALT: () => {
          const token = this.CONSUME(T.You);
          return { kind: 'pronoun', which: 'you', span: spanOf(token) };
        },
      },
    ]),
  );

  primary: Rule<Expression> = this.define('primary', () =>
    this.OR([
      { ALT: () => this.SUBRULE(this.determined) },
      { ALT: () => this.SUBRULE(this.counted) },
      { ALT: () => this.SUBRULE(this.thisPhrase) },
      { ALT: () => this.SUBRULE(this.quantified) },
      { ALT: () => this.SUBRULE(this.thatMany) },
      { ALT: () => this.SUBRULE(this.partitive) },
      { ALT: () => this.SUBRULE(this.theNumberOf) },
      { ALT: () => this.SUBRULE(this.range) },
      { ALT: () => this.SUBRULE(this.literal) },
    ]),
  );

  /** `that hero's item's owner`: each `'s` makes what came before the owner of what follows. */
  protected owned(start: number, base: Expression): Expression {
    let phrase = base;
    this.many(100, () => {
      this.consume(100, T.Possessive);
      const rest = this.subrule(101, this.nounRest);
      const owner = phrase;
      phrase = this.ACTION(() =>
        owner.kind === 'number-of'
          ? {
              ...owner,
              phrase: noun({ owner: owner.phrase }, rest, this.to(owner.phrase.span.start)),
              span: this.to(start),
            }
          : noun({ owner }, rest, this.to(start)),
      );
    });
    return phrase;
  }

  /** A phrase with what follows it, but without `where`, `as` and `you played`, which belong to the outermost noun. */
  innerPhrase: Rule<Expression> = this.define('innerPhrase', () => {
    const start = this.from();
    const base = this.owned(start, this.SUBRULE(this.primary));
    return this.tailed(base);
  });

  /** The same without a determiner. */
  innerBare: Rule<Expression> = this.define('innerBare', () => {
    const start = this.from();
    const base = this.owned(start, this.SUBRULE(this.bareNoun));
    return this.tailed(base);
  });

  innerOrBare: Rule<Expression> = this.define('innerOrBare', () =>
    this.OR([{ ALT: () => this.SUBRULE(this.innerPhrase) }, { ALT: () => this.SUBRULE(this.innerBare) }]),
  );

  protected tailed(base: Expression): Expression {
    const tails: Tail[] = [];
    this.option(101, {
      GATE: () => this.opensTails(base),
      DEF: () => tails.push(this.subrule(102, this.tail)),
    });
    return this.ACTION(() => withTails(base, tails));
  }

  /** A phrase in brackets is closed: what follows the bracket is not its own. */
  protected opensTails(base: Expression): boolean {
    return takesTails(base) && !this.sees(0, T.Close);
  }

  tail: Rule<Tail> = this.define('tail', () => {
    const start = this.from();
    return this.choose<Tail>(0, [
      {
        ALT: () => {
          this.CONSUME(T.Of);
          const phrase = this.choose<Expression>(2, [
            { ALT: () => pronoun('yours', this.CONSUME(T.Yours)) },
            { ALT: () => pronoun('theirs', this.CONSUME(T.Theirs)) },
            { ALT: () => this.SUBRULE(this.innerPhrase) },
          ]);
          return { kind: 'of', phrase, span: this.to(start) };
        },
      },
      {
        ALT: () => {
          const preposition = imageOf(this.oneOf(NOUN_PREPOSITIONS)) as NounPreposition;
          const phrase = this.SUBRULE(this.innerOrBare);
          return { kind: 'place', preposition, phrase, span: this.to(start) };
        },
      },
      {
        ALT: () => {
          const token = this.OR3([
            { ALT: () => this.CONSUME(T.With) },
            { ALT: () => this.CONSUME(T.Without) },
          ]);
          const phrase = this.SUBRULE2(this.innerOrBare);
          return this.ACTION((): Tail => {
            if (phrase.kind !== 'noun')
              this.fault('syntax/noun-missing', phrase.span, { after: token.image });
            return {
              kind: 'with',
              negated: token.tokenType === T.Without,
              phrase: phrase as NounPhrase,
              span: this.to(start),
            };
          });
        },
      },
      {
        ALT: () => {
          const { amount, of } = this.SUBRULE(this.within);
          return { kind: 'within', amount, of, span: this.to(start) };
        },
      },
      {
        ALT: () => {
          this.CONSUME(T.Between);
          const left = this.SUBRULE2(this.innerPhrase);
          this.CONSUME(T.And);
          const right = this.SUBRULE3(this.innerPhrase);
          return { kind: 'between', left, right, span: this.to(start) };
        },
      },
    ]);
  });

  within: Rule<{ amount: Expression; of: Expression }> = this.define('within', () => {
    this.CONSUME(T.Within);
    const amount = this.SUBRULE(this.amount);
    this.CONSUME(T.Of);
    const of = this.SUBRULE(this.innerPhrase);
    return { amount, of };
  });

  /** `the cards you played this turn` */
  relative: Rule<Tail> = this.define('relative', () => {
    const start = this.from();
    const subject = this.SUBRULE(this.literal);
    const verb = this.word(this.CONSUME(T.Word));
    let time: Time | undefined;
    this.OPTION(() => (time = this.SUBRULE(this.time)));
    return { kind: 'relative', subject, verb, ...(time ? { time } : {}), span: this.to(start) };
  });

  time: Rule<Time> = this.define('time', () => {
    const start = this.from();
    this.CONSUME(T.This);
    const unit = this.word(this.CONSUME(T.TimeUnit));
    return { unit, span: this.to(start) };
  });

  protected seesRelative(): boolean {
    return this.sees(1, T.You, T.Name) && this.seesWord(2);
  }

  /** A whole noun phrase, as the object of a verb or a text of its own. */
  phrase: Rule<Expression> = this.define('phrase', () => this.whole(this.SUBRULE(this.innerPhrase)));

  barePhrase: Rule<Expression> = this.define('barePhrase', () => this.whole(this.SUBRULE(this.innerBare)));

  phraseOrBare: Rule<Expression> = this.define('phraseOrBare', () =>
    this.OR([{ ALT: () => this.SUBRULE(this.phrase) }, { ALT: () => this.SUBRULE(this.barePhrase) }]),
  );

  protected whole(base: Expression): Expression {
    const tails: Tail[] = [];
    let name: Word | undefined;
    const open = (): boolean => this.opensTails(base);
    this.option(110, {
      GATE: () => open() && this.seesRelative(),
      DEF: () => tails.push(this.subrule(110, this.relative)),
    });
    this.option(111, {
      GATE: open,
      DEF: () => {
        const start = this.from();
        this.consume(110, T.Where);
        this.wheres++;
        const condition = this.subrule(111, this.condition);
        this.wheres--;
        tails.push({ kind: 'where', condition, span: this.to(start) });
      },
    });
    this.option(112, {
      GATE: () => open() && this.wheres === 0,
      DEF: () => {
        this.consume(111, T.As);
        name = this.word(this.consume(112, T.Word));
      },
    });
    return this.ACTION(() => withTails(base, tails, name));
  }

  /** Who or what a clause is about: no `where`, whose words could not be told from the verb. */
  subject: Rule<Expression> = this.define('subject', () => {
    const base = this.SUBRULE(this.innerPhrase);
    return this.related(base);
  });

  bareSubject: Rule<Expression> = this.define('bareSubject', () => {
    const base = this.SUBRULE(this.innerBare);
    return this.related(base);
  });

  private related(base: Expression): Expression {
    const tails: Tail[] = [];
    this.option(110, {
      GATE: () => this.opensTails(base) && this.seesRelative(),
      DEF: () => tails.push(this.subrule(110, this.relative)),
    });
    return this.ACTION(() => withTails(base, tails));
  }

  // ------------------------------------------------------------------------------------------------ sums

  sum: Rule<Expression> = this.define('sum', () => {
    const start = this.from();
    let left = this.SUBRULE(this.product);
    this.MANY(() => {
      const token = this.OR([{ ALT: () => this.CONSUME(T.Plus) }, { ALT: () => this.CONSUME(T.Minus) }]);
      const right = this.SUBRULE2(this.product);
      left = { kind: 'binary', operator: token.image as '+' | '-', left, right, span: this.to(start) };
    });
    return left;
  });

  product: Rule<Expression> = this.define('product', () => {
    const start = this.from();
    const left = this.SUBRULE(this.value);
    let whole: Expression = left;
    this.OPTION(() =>
      this.OR([
        {
          ALT: () => {
            this.CONSUME(T.Times);
            const right = this.SUBRULE2(this.value);
            whole = { kind: 'binary', operator: 'times', left, right, span: this.to(start) };
          },
        },
        {
          ALT: () => {
            this.CONSUME(T.DividedBy);
            const right = this.SUBRULE3(this.value);
            const rounded = this.SUBRULE(this.rounded);
            whole = { kind: 'divided', left, right, rounded, span: this.to(start) };
          },
        },
      ]),
    );
    return whole;
  });

  rounded: Rule<'up' | 'down'> = this.define('rounded', () =>
    this.choose<'up' | 'down'>(0, [
      { ALT: () => (this.CONSUME(T.RoundedUp), 'up') },
      { ALT: () => (this.CONSUME(T.RoundedDown), 'down') },
    ]),
  );

  /** What may be handed to a verb: a phrase, a half, the greater of two. */
  value: Rule<Expression> = this.define('value', () => {
    const start = this.from();
    return this.choose<Expression>(0, [
      { ALT: () => this.SUBRULE(this.phrase) },
      {
        ALT: () => {
          const half = this.CONSUME(T.Half);
          const left = this.SUBRULE2(this.phrase);
          const rounded = this.SUBRULE(this.rounded);
          return {
            kind: 'divided',
            left,
            right: { kind: 'number', value: 2, span: spanOf(half) },
            rounded,
            span: this.to(start),
          };
        },
      },
      {
        ALT: () => {
          const token = this.OR2([
            { ALT: () => this.CONSUME(T.TheGreaterOf) },
            { ALT: () => this.CONSUME(T.TheLesserOf) },
          ]);
          const left = this.SUBRULE(this.sum);
          this.CONSUME(T.And);
          const right = this.SUBRULE2(this.sum);
          const which = token.tokenType === T.TheLesserOf ? 'lesser' : 'greater';
          return { kind: 'extreme', which, left, right, span: this.to(start) };
        },
      },
    ]);
  });
}

const pronoun = (which: 'yours' | 'theirs', token: IToken): Expression => ({
  kind: 'pronoun',
  which,
  span: spanOf(token),
});

/** `8+`, `5-`, `6..7` as bounds. */
export function rangeOf(token: IToken): { from?: number; to?: number } {
  const { image } = token;
  if (image.endsWith('+')) return { from: Number(image.slice(0, -1)) };
  if (image.endsWith('-')) return { to: Number(image.slice(0, -1)) };
  const [from, to] = image.split('..').map(Number);
  return { from, to: to ?? from };
}
