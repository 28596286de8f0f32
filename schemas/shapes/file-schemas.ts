import cards from '../json/cards.schema.json' with { type: 'json' };
import clauses from '../json/clauses.schema.json' with { type: 'json' };
import game from '../json/game.schema.json' with { type: 'json' };
import pack from '../json/pack.schema.json' with { type: 'json' };
import scenario from '../json/scenario.schema.json' with { type: 'json' };
import variant from '../json/variant.schema.json' with { type: 'json' };

/** A JSON Schema (2020-12). `title` says in words what is expected, `examples` holds a line to show. */
export type JsonSchema = { readonly [key: string]: unknown };

type Parts = Readonly<Record<string, object>>;

/** Parts that come up often: a written schema holds each once. */
const often: Parts = game.$defs;

/** A written schema with the parts that come up often where they are meant. */
function whole<T>(written: T): T {
  if (typeof written !== 'object' || written === null) return written;
  if (Array.isArray(written)) return written.map(whole) as T;
  const name = '$ref' in written ? String(written.$ref).replace('#/$defs/', '') : '';
  if (Object.hasOwn(often, name)) return often[name] as T;
  return Object.fromEntries(Object.entries(written).map(([key, part]) => [key, whole(part)])) as T;
}

/** What a YAML file can be. */
export type SchemaKind = 'game' | 'cards' | 'variant' | 'scenario' | 'clauses' | 'pack';

/** A list of cards of any kind: for games whose kinds are not known yet. */
export const anyCards = whole(cards);

/** The schema of each kind of file; `cards` without the kinds of any game. They are made of `file-shapes.yaml`. */
export const schemas: Readonly<Record<SchemaKind, JsonSchema>> = {
  game: whole(game),
  cards: anyCards,
  variant: whole(variant),
  scenario: whole(scenario),
  clauses: whole(clauses),
  pack: whole(pack),
};

/** Whether a section of a game file is a map of names or a list; undefined for a text, and where there is no such section. */
export function sectionOf(name: string): 'map' | 'list' | undefined {
  const sections = schemas.game['properties'] as Readonly<Record<string, JsonSchema>>;
  const type = Object.hasOwn(sections, name) ? sections[name]['type'] : undefined;
  return type === 'object' ? 'map' : type === 'array' ? 'list' : undefined;
}

/** A schema as the text of a file. */
export function schemaText(schema: object, parts: Parts = often): string {
  const names = new Map<unknown, string>(Object.entries(parts).map(([name, part]) => [part, name]));
  const used: Record<string, unknown> = {};
  const refer = (_key: string, value: unknown): unknown => {
    const name = names.get(value);
    if (name === undefined) return value;
    used[name] = { ...(value as object) };
    return { $ref: `#/$defs/${name}` };
  };
  const body = JSON.parse(JSON.stringify(schema, refer)) as { $defs?: object };
  const whole = Object.keys(used).length > 0 ? { ...body, $defs: { ...body.$defs, ...used } } : body;
  return `${JSON.stringify(whole, undefined, 2)}\n`;
}
