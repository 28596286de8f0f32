import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { loadGame, openLibrary } from '../../interpreter/compiler/linker/load-game.ts';
import { cardSchemaOf } from '../../interpreter/index.ts';
import { asText } from '../../schemas/index.ts';
import { filesBelow, isYaml } from '../files.ts';

const variant = `variant: v
extends: garden
name: V
add:
  kinds/fruit/fields/crosses: { type: list, of: colour, optional: true, name: [cross, crosses] }
`;
const files = new Map([...filesBelow('examples/garden', isYaml), ['examples/garden/v.yaml', variant]]);
const { game } = loadGame(openLibrary(files), 'garden', ['examples/garden/v.yaml']);
const ajv = new Ajv2020({ strict: false, discriminator: true });
const accepts = ajv.compile(JSON.parse(asText(cardSchemaOf(game!.vocabulary))) as object);

describe('the schema for editors', () => {
  it.each([
    "{ kind: fruit, id: 'graft-{crosses}', each: { crosses: [[red, green], [gold]] }, colour: any, ripeness: 2 }",
    "{ kind: fruit, id: 'pip-{other}', each: { other: [red, gold] }, colour: any, ripeness: 1, crosses: ['{other}', green] }",
    "{ kind: fruit, id: 'pip-{ring}', each: { ring: [1, 2] }, colour: red, ripeness: '{ring}' }",
    "{ kind: fruit, id: 'pip-{hue}', each: { hue: [red, gold] }, colour: '{hue}', ripeness: 1 }",
    '{ kind: fruit, id: graft, colour: red, ripeness: 2, crosses: [gold] }',
  ])('accepts what the program accepts: %s', (card) => {
    expect(accepts([parse(card)]), JSON.stringify(accepts.errors)).toBe(true);
  });

  it.each([
    "{ kind: fruit, id: pip, colour: '{hue}', ripeness: 1 }",
    "{ kind: fruit, id: pip, colour: red, ripeness: '{ring}' }",
    "{ kind: fruit, id: pip, colour: red, ripeness: 1, crosses: ['{other}'] }",
    "{ kind: fruit, id: 'graft-{crosses}', each: { crosses: [[red, mauve]] }, colour: any, ripeness: 2 }",
    "{ kind: fruit, id: 'pip-{hue}', each: { hue: [red, gold] }, colour: mauve, ripeness: 1 }",
    "{ kind: fruit, id: 'pip-{hue}', each: { hue: red }, colour: red, ripeness: 1 }",
  ])('refuses what the program refuses: %s', (card) => {
    expect(accepts([parse(card)])).toBe(false);
  });
});
