import { say, written, type Phrase } from '../../dsl/diagnostics/catalogue/phrase.ts';
import type { ErrorObject } from 'ajv/dist/2020.js';
import { nearest } from '../../dsl/text/edit-distance.ts';
import { entry, type Node, type ScalarNode } from '../yaml/node.ts';
import { textFieldsFor } from './text-field.ts';

/** A fault of a file's shape, as Ajv found it, with the node that it is about. */
export interface ShapeFault {
  readonly error: ErrorObject;
  readonly node: Node;
  /** The key of the node, or none for the file itself. */
  readonly key?: ScalarNode;
  /** In words: `roll`, or an entry of `takes`. */
  readonly subject: Phrase;
  /** Of an unknown key that holds a text: the fields that it may belong in. */
  readonly fields?: readonly string[];
}

/** Of several faults of one value only the first of these is news. */
const order = ['type', 'discriminator', 'const', 'enum', 'pattern'];
/** Ajv says these beside what is wrong in one of their parts. */
const consequences = ['if', 'oneOf', 'allOf', 'propertyNames'];

/**
 * Ajv's errors as faults, by place: each once, and nothing that another or the reader has reported already.
 */
export function faultsOf(root: Node, errors: readonly ErrorObject[]): ShapeFault[] {
  const best = new Map<string, ShapeFault>();
  for (const error of errors) {
    if (consequences.includes(error.keyword)) continue;
    const fault = locate(root, error);
    if (!fault || isReported(fault)) continue;
    const key = isOfMap(error) ? `${error.keyword} ${keyOf(error)}` : '';
    const name = `${error.instancePath} ${key}`;
    const before = best.get(name);
    if (!before || rank(error) < rank(before.error)) best.set(name, fault);
  }
  return withoutConsequences([...best.values()]).sort((a, b) => a.node.span.start - b.node.span.start);
}

/** Whether it follows from what the reader refused or guessed. */
const isReported = ({ node, error }: ShapeFault): boolean =>
  node.kind !== 'list' && node.repaired === true && (!isOfMap(error) || isMissing(error));

/** A misspelt key is one mistake and not a missing one as well; so is a missing tag. */
function withoutConsequences(faults: readonly ShapeFault[]): ShapeFault[] {
  const unknown = new Map<Node, string[]>();
  const fields = new Map<Node, string>();
  const required = new Map<Node, Set<string>>();
  for (const { node, error } of faults)
    if (error.keyword === 'required') required.set(node, (required.get(node) ?? new Set()).add(keyOf(error)));
  const placed = faults.map((fault): ShapeFault => {
    const { node, error } = fault;
    if (!isUnknown(error)) return fault;
    const key = keyOf(error);
    unknown.set(node, [...(unknown.get(node) ?? []), key]);
    const meant = textFieldsFor(node, key, error.parentSchema, required.get(node) ?? new Set());
    if (meant.length === 1) fields.set(node, meant[0]);
    return { ...fault, fields: meant };
  });
  return placed.filter(({ node, error }) => {
    if (error.keyword === 'discriminator')
      return error.params['tagValue'] !== undefined || !required.has(node);
    if (!isOfNeed(error)) return true;
    const name = keyOf(error);
    if (fields.get(node) === name) return false;
    return !unknown.get(node)?.some((key) => nearest(key, [name]).length > 0);
  });
}

const rank = (error: ErrorObject): number => {
  const place = order.indexOf(error.keyword);
  return place < 0 ? order.length : place;
};

/** What has to be there: always, or beside something else. */
const isOfNeed = ({ keyword }: ErrorObject): boolean => ['required', 'dependentRequired'].includes(keyword);
const isUnknown = ({ keyword }: ErrorObject): boolean => keyword === 'additionalProperties';
/** Faults of what a map holds: there can be several of one map. */
const isOfMap = (error: ErrorObject): boolean =>
  isUnknown(error) || isOfNeed(error) || error.propertyName !== undefined;
const isMissing = ({ keyword, params }: ErrorObject): boolean =>
  ['required', 'dependentRequired', 'minProperties', 'minItems'].includes(keyword) ||
  (keyword === 'discriminator' && params['tagValue'] === undefined);

/** The key that a fault of a map is about. */
export const keyOf = ({ params, propertyName }: ErrorObject): string =>
  String(params['additionalProperty'] ?? params['missingProperty'] ?? propertyName ?? '');

/** Walks Ajv's JSON pointer down the tree. */
function locate(root: Node, error: ErrorObject): ShapeFault | undefined {
  const steps = error.instancePath
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  let node: Node | undefined = root;
  let key: ScalarNode | undefined;
  let subject = say(root.kind === 'map' || root.kind === 'list' ? 'phrase/this-file' : 'phrase/this');
  for (const step of steps) {
    if (node?.kind === 'list') {
      subject = key
        ? say('phrase/an-entry-of', { what: written(key.text) })
        : say('phrase/an-entry-of-this-list');
      node = node.items[Number(step)];
    } else {
      const found = entry(node, step);
      key = found?.key;
      node = found?.value;
      subject = written(step);
    }
  }
  return node && { error, node, ...(key ? { key } : {}), subject };
}
