import { effect, expressionShape, names, phraseShape, sentence } from './shape-parts.ts';
import { schemas } from '../validation/validate-shape.ts';

/** Parts that come up often: a written schema holds each once. */
const parts: ReadonlyMap<unknown, string> = new Map(
  Object.entries({ names, sentence, effect, phrase: phraseShape, expression: expressionShape }).map(
    ([name, part]) => [part, name],
  ),
);

/** The schemas as the files that editors read, by file name. */
export function schemaFiles(): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(schemas).map(([kind, schema]) => [`${kind}.schema.json`, schemaText(schema)]),
  );
}

/** A schema as the text of a file. */
export function schemaText(schema: object): string {
  const used: Record<string, unknown> = {};
  const refer = (_key: string, value: unknown): unknown => {
    const name = parts.get(value);
    if (name === undefined) return value;
    used[name] = { ...(value as object) };
    return { $ref: `#/$defs/${name}` };
  };
  const body = JSON.parse(JSON.stringify(schema, refer)) as { $defs?: object };
  const whole = Object.keys(used).length > 0 ? { ...body, $defs: { ...body.$defs, ...used } } : body;
  return `${JSON.stringify(whole, undefined, 2)}\n`;
}
