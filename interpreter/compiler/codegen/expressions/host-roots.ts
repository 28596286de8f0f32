import type { Compiler } from '../codegen-context.ts';

/** Whether cards can lie with other cards, so that their places are those of the others. */
export const hasRoots = ({ layout }: Compiler): boolean => layout.state.host >= 0 || layout.state.above >= 0;
