import { functionMeaning } from '../../../dsl/ir/called-functions.ts';
import type { FunctionSymbol } from '../../../dsl/language/symbols/symbols.ts';
import { checkedInt } from '../../engine/program/machine.ts';
import type { Emitter, GeneratedFunction, GeneratedFunctions } from './emitter.ts';

type Run = GeneratedFunction['run'];

/** Keeps the functions of a table; `begin` gives an emitter for a new one. */
export function generatedFunctions(begin: () => Emitter): GeneratedFunctions {
  const made = {
    value: new Map<FunctionSymbol, GeneratedFunction>(),
    condition: new Map<FunctionSymbol, GeneratedFunction>(),
  };
  return {
    of(fn, gives) {
      let known = made[gives].get(fn);
      if (known) return known;
      const own: GeneratedFunction = {
        run: (...given) => {
          own.run = generate(begin(), fn, gives);
          return own.run(...given);
        },
      };
      made[gives].set(fn, (known = own));
      return known;
    },
  };
}

function generate(e: Emitter, fn: FunctionSymbol, gives: 'value' | 'condition'): Run {
  const depths = [fn.first, ...fn.parameters.map((_, i) => fn.first + 1 + i)];
  const names = depths.map((depth) => `a${depth}`);
  const under = (i: number): string =>
    i === depths.length
      ? e.w.atom(gives === 'value' ? emitValue(e, fn) : emitCondition(e, fn))
      : e.w.under(depths[i], names[i], () => under(i + 1));
  const result = under(0);
  return e.w.make<Run>(names, result);
}

function emitCondition(e: Emitter, fn: FunctionSymbol): string {
  const meaning = functionMeaning(fn);
  return meaning?.form === 'if' ? e.test(meaning.test) : 'true';
}

function emitValue(e: Emitter, fn: FunctionSymbol): string {
  const { w } = e;
  const meaning = functionMeaning(fn);
  switch (meaning?.form) {
    case 'is':
      return e.value(meaning.value);
    case 'sum': {
      const least = meaning.least && w.atom(e.value(meaning.least));
      const total = w.name('r');
      w.line(`let ${total} = 0;`);
      for (const { value } of meaning.terms) {
        const term = e.value(value);
        w.line(`${total} = ${w.capture(checkedInt)}(${total} + ${term});`);
      }
      return least ? `Math.max(${least}, ${total})` : total;
    }
    case 'cases': {
      const result = w.name('r');
      w.line(`let ${result} = 0;`);
      const write = (i: number): void => {
        if (i === meaning.cases.length) return;
        const one = meaning.cases[i];
        const give = (): void => {
          const value = e.value(one.value);
          w.line(`${result} = ${value};`);
        };
        if (!one.test) {
          give();
          return;
        }
        const holds = e.test(one.test);
        w.block(`if (${holds})`, give);
        w.block('else', () => write(i + 1));
      };
      write(0);
      return result;
    }
    default:
      return '0';
  }
}
