import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { cardSchemaOf } from '../../../interpreter/index.ts';
import { asText } from '../../../schemas/index.ts';
import { gameOrSkip } from '../../games.ts';

const slasher = gameOrSkip('slasher');

slasher.describe('the schema for editors', () => {
  it('is the one that the game declares', () => {
    const file = new URL('../../../cards/slasher/slasher.cards.schema.json', import.meta.url);
    expect(readFileSync(file, 'utf8')).toBe(asText(cardSchemaOf(slasher.game().vocabulary)));
  });
});
