import type { Many, Scalar, Test } from '../../../dsl/ir/expressions.ts';
import type { Compiler } from './codegen-context.ts';

/** What a closure was compiled from. */
export type ClosureSource = { readonly c: Compiler } & (
  | { readonly kind: 'value' | 'raw'; readonly tree: Scalar }
  /** A zone, that of nobody where there is none. */
  | { readonly kind: 'place'; readonly tree: Scalar }
  | { readonly kind: 'condition'; readonly tree: Test }
  | { readonly kind: 'list'; readonly tree: Many }
);

const sources = new WeakMap<object, ClosureSource>();

/** Notes what a closure was compiled from, so that a program which has it can be generated whole. */
export function withSource<T extends object>(closure: T, source: ClosureSource): T {
  sources.set(closure, source);
  return closure;
}

/** Nothing of a closure that was made in another way. */
export const sourceOf = (closure: object): ClosureSource | undefined => sources.get(closure);
