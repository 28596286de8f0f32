import { describe, expect, it } from 'vitest';
import { openFonts } from '../../cli/print/font-files.ts';
import { typesetText } from '../../print/type/text-flow.ts';
import { breaksOf } from '../../print/type/word-breaks.ts';

const parted = (word: string): string => {
  const letters = [...word];
  const at = breaksOf(letters);
  return letters.map((letter, i) => (at.includes(i) ? `|${letter}` : letter)).join('');
};

describe('a word', () => {
  it.each([
    'Ver|tei|di|gungs|mo|di|fi|ka|to|ren',
    'Zurück|schlag|wert',
    'Lebens|punk|te-|Mo|di|fi|ka|tor',
    'Bogen|schüt|zen',
    'envi|ron|ne|ment',
    'che|va|liers',
    'Strumpf',
    'X',
  ])('is broken between its syllables: %s', (word) => {
    expect(parted(word.replaceAll('|', ''))).toBe(word);
  });

  it.each([
    ['Verteidigungsmodifikatoren', 30],
    ['Lebenspunkte-Modifikatoren', 30],
    ['Zwwwwwwwwwwwwwwwwwwwwwwwwrr', 30],
    ['Hexen/Zauberer/Bogenschützen', 16],
  ])('is never wider than its line: %s', (text, width) => {
    const fonts = openFonts();
    const paragraph = { spans: [{ text, face: 'serif' as const, ink: '#000000' }] };
    const { lines } = typesetText(fonts, [paragraph], width, 5);
    expect(lines.length).toBeGreaterThan(1);
    for (const { words } of lines)
      expect(words.reduce((sum, { width: wide }) => sum + wide, 0) * 5).toBeLessThanOrEqual(width + 1e-6);
    // A line ends where the word may be broken, and nothing of it is lost.
    const said = lines.map(({ words }) => words.map((word) => word.text).join('')).join('\n');
    expect(said.replaceAll(/[-\n]/g, '')).toBe(text.replaceAll('-', ''));
  });
});
