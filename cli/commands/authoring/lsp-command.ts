import type { Command } from '../../command.ts';
import { serve } from '../../lsp/server.ts';

export default {
  spec: {
    takes: '',
    words: [0, 0],
    options: { stdio: { about: 'help/speak-over-standard-input-and-output' } },
    about: 'help/speaks-the-language-server-protocol-over',
    examples: ['cardwright lsp', 'cardwright lsp --stdio'],
  },
  async run(_given, io) {
    await serve(io.input, (text) => io.out(text));
    return 0;
  },
} satisfies Command;
