import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Diagnostic } from '../../dsl/diagnostics/diagnostic.ts';
import { accepts } from './fast-validator.ts';
import { LANGUAGE, SUCH_AS, WORDS } from '../shapes/shape-phrases.ts';
import { shapeFindings, type FileOf } from './shape-findings.ts';
import { narrowed } from './narrow-schema.ts';
import { type CardKindShape, cardSchema } from '../shapes/card-shape.ts';
import { type JsonSchema, type SchemaKind, schemas } from '../shapes/file-schemas.ts';
import { type Node, toPlain } from '../yaml/node.ts';

/** What was found right already: an editor asks again at each key stroke, and most files are the same. */
const accepted = new WeakMap<Node, JsonSchema>();

/**
 * Checks the shape of a file, or of the part of it under `node`. Reports every fault at its place in `file`.
 * `kinds` are a game's kinds of card: with them, `cards` are held to exactly their fields. A fault is
 * reported once: where a card's kind is unknown, nothing is reported about its fields.
 */
export function checkShape(
  kind: SchemaKind,
  node: Node,
  file: string | FileOf,
  kinds?: readonly CardKindShape[],
): Diagnostic[] {
  const schema = kind === 'cards' && kinds ? cardSchema(kinds) : schemas[kind];
  if (accepted.get(node) === schema) return [];
  const plain = toPlain(node);
  // Ajv says what is wrong; most files are right, and to compile a schema takes longer than all the rest.
  if (accepts(schema, plain) === true) {
    accepted.set(node, schema);
    return [];
  }
  const validate = validator(narrowed(schema, plain));
  if (validate(plain)) return [];
  return shapeFindings(typeof file === 'string' ? () => file : file, node, validate.errors ?? []);
}

/** Where data that are no file of a game first are not as a schema says, as a path; undefined where they are. */
export function firstFault(schema: JsonSchema, data: unknown): string | undefined {
  if (accepts(schema, data) === true) return undefined;
  const validate = validator(schema);
  if (validate(data)) return undefined;
  const [error] = validate.errors ?? [];
  const key: unknown = error?.params['missingProperty'] ?? error?.params['additionalProperty'];
  return `${error?.instancePath ?? ''}${typeof key === 'string' ? `/${key}` : ''}` || '/';
}

const options = {
  allErrors: true,
  strict: true,
  // Required fields may be declared beside the schema that asks for them.
  strictRequired: false,
  allowUnionTypes: true,
  discriminator: true,
  verbose: true,
  validateFormats: false,
  messages: false,
  // A test validates the schemas, and unoptimised code is made in half of the time.
  meta: false,
  keywords: [WORDS, SUCH_AS, LANGUAGE] as string[],
  validateSchema: false,
  code: { optimize: false },
} as const;

/** By the text of the schema: the same kinds are declared again each time a game is loaded. */
const compiled = new Map<string, ValidateFunction>();
const MOST_KEPT = 20;

function validator(schema: JsonSchema): ValidateFunction {
  const key = JSON.stringify(schema);
  let validate = compiled.get(key);
  if (!validate) {
    if (compiled.size === MOST_KEPT) compiled.clear();
    // An instance of its own: one that is shared would keep every schema that it ever compiled.
    compiled.set(key, (validate = new Ajv2020(options).compile(schema)));
  }
  return validate;
}
