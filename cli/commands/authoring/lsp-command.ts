import type { Command } from '../../command.ts';
import { serve } from '../../lsp/server.ts';

export const lspCommand: Command = {
  spec: {
    name: 'lsp',
    summary: 'serve an editor: what is wrong, what may stand here, what a word means',
    takes: '',
    words: [0, 0],
    options: { stdio: { about: 'speak over standard input and output, which is the only way there is' } },
    about:
      'Speaks the Language Server Protocol over standard input and output, until the editor says goodbye. How an editor is\nset up stands in `docs/editor.md`.',
    examples: ['cardwright lsp', 'cardwright lsp --stdio'],
  },
  async run(_given, io) {
    await serve(io.input, (text) => io.out(text));
    return 0;
  },
};
