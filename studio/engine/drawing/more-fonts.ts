/** The fonts with letters of further languages. */
import bold from '@fontsource/alegreya/files/alegreya-latin-ext-700-normal.woff?inline';
import italic from '@fontsource/alegreya/files/alegreya-latin-ext-400-italic.woff?inline';
import serif from '@fontsource/alegreya/files/alegreya-latin-ext-400-normal.woff?inline';
import sans from '@fontsource/alegreya-sans/files/alegreya-sans-latin-ext-500-normal.woff?inline';
import strong from '@fontsource/alegreya-sans/files/alegreya-sans-latin-ext-800-normal.woff?inline';
import other from 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf?inline';
import otherStrong from 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf?inline';

export const moreFonts = {
  'serif-more': serif,
  'italic-more': italic,
  'bold-more': bold,
  'sans-more': sans,
  'strong-more': strong,
  other,
  'other-strong': otherStrong,
};
