import { describe, expect, it } from 'vitest';
import { DesignerDesk } from '../../studio/engine/designer-desk.ts';
import { writingDesk } from '../../studio/engine/writing/writing-desk.ts';
import { gameFiles } from '../files.ts';

const texts = [...gameFiles('here-to-slay')].filter(([path]) => !path.includes('scenario'));

/** What is offered behind a text, in its order. */
async function offered(effect: string): Promise<string[]> {
  const desk = new DesignerDesk({ file: 'cards/here-to-slay/game.yaml', texts });
  const text = `kind: hero\nid: x\nname: { en: X, fr: X, de: X }\nclass: bard\nroll: 8+\neffect: ${effect}`;
  await desk.check([['x.yaml', text]], 'en');
  const place = { name: 'x.yaml', text, offset: text.length, language: 'en' } as const;
  return (await writingDesk(desk).complete(place)).offers.map(({ label }) => label);
}

describe('words that may follow', () => {
  it('come first where cards of the game go on with them, those of most cards before others', async () => {
    const after = await offered('destroy a hero ');
    expect(after.slice(0, 2)).toEqual(['in', 'for free']);
    expect((await offered('draw '))[0]).toBe('a');
    // Of those that no card goes on with, those that are said often come before those that nobody says.
    expect(after.indexOf('card')).toBeLessThan(after.indexOf('action point'));
  });

  it('are the same while a word is typed', async () => {
    const typed = await offered('d');
    expect(typed.slice(0, 2)).toEqual(['draw', 'destroy']);
  });
});
