/** The fonts that nearly all cards are drawn with, as modules: a worker may load code of its own and nothing else. */
import bold from '@fontsource/alegreya/files/alegreya-latin-700-normal.woff?inline';
import italic from '@fontsource/alegreya/files/alegreya-latin-400-italic.woff?inline';
import serif from '@fontsource/alegreya/files/alegreya-latin-400-normal.woff?inline';
import sans from '@fontsource/alegreya-sans/files/alegreya-sans-latin-500-normal.woff?inline';
import strong from '@fontsource/alegreya-sans/files/alegreya-sans-latin-800-normal.woff?inline';

export const firstFonts = { serif, italic, bold, sans, strong };
