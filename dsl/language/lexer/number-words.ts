/** Numbers in words, in their order from 0: people write them, and texts have digits. */
export const writtenNumbers: readonly string[] = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
];
