import type { ErrorObject } from 'ajv/dist/2020.js';
import type { Diagnostic, Fix } from '../dsl/diagnostic.ts';
import { either, quote } from '../dsl/messages/message.ts';
import { nearest } from '../dsl/near.ts';
import { report } from '../dsl/report.ts';
import type { Place, Span } from '../dsl/source.ts';
import { expectedType, expectedRange, expectedValue, foundType, foundValue } from './words.ts';
import { limits } from './yaml/limits.ts';
import { entry, type MapNode, type Node, type ScalarNode } from './yaml/node.ts';

/** The file that a node was read from; a variant puts nodes of its own file into a game. */
export type FileOf = (node: Node) => string;

/** A fault of a file's shape, as Ajv found it, with the node that it is about. */
interface Fault {
  readonly error: ErrorObject;
  readonly node: Node;
  /** The key that the node stands under, or none for the file itself. */
  readonly key?: ScalarNode;
  /** In words: `roll`, or an entry of `takes`. */
  readonly subject: string;
}

/** Of several faults of one value only the first of these is news. */
const order = ['type', 'discriminator', 'const', 'enum', 'minLength', 'pattern'];

/** Turns Ajv's errors into diagnostics: at the key or value in question, one a mistake, the nearest right word as a fix. */
export function complaints(fileOf: FileOf, root: Node, errors: readonly ErrorObject[]): Diagnostic[] {
  const faults = chosen(root, errors);
  const shown = faults.slice(0, limits.shapeDiagnostics);
  const diagnostics = shown.flatMap((fault) => explain(fileOf(fault.node), fault) ?? []);
  const place = diagnostics.at(-1)?.place ?? { file: fileOf(root), span: root.span };
  const count = faults.length - shown.length;
  const sorted = diagnostics.sort((a, b) => a.place.span.start - b.place.span.start);
  return count > 0 ? [...sorted, report('schema/more', place, { count })] : sorted;
}

/** Without what other errors say already, and without consequences of what the reader has reported. */
function chosen(root: Node, errors: readonly ErrorObject[]): Fault[] {
  const best = new Map<string, Fault>();
  const faults: Fault[] = [];
  for (const error of errors) {
    if (['if', 'oneOf', 'allOf', 'propertyNames'].includes(error.keyword)) continue;
    const fault = locate(root, error);
    if (!fault || ('repaired' in fault.node && fault.node.repaired && !isOfMap(error))) continue;
    if (isMissing(error) && 'repaired' in fault.node && fault.node.repaired) continue;
    if (isOfMap(error)) {
      const name = `${error.instancePath} ${error.keyword} ${detail(error)}`;
      if (best.has(name)) continue;
      best.set(name, fault);
      faults.push(fault);
      continue;
    }
    const before = best.get(error.instancePath);
    if (before && rank(before.error) <= rank(error)) continue;
    if (before) faults.splice(faults.indexOf(before), 1);
    best.set(error.instancePath, fault);
    faults.push(fault);
  }
  return withoutConsequences(faults).sort((a, b) => a.node.span.start - b.node.span.start);
}

/** A misspelt key is one mistake and not a missing one as well; so is a missing tag. */
function withoutConsequences(faults: readonly Fault[]): Fault[] {
  const unknown = new Map<Node, string[]>();
  const required = new Set<Node>();
  for (const { node, error } of faults) {
    if (isUnknown(error)) {
      const keys = unknown.get(node);
      if (keys) keys.push(detail(error));
      else unknown.set(node, [detail(error)]);
    }
    if (error.keyword === 'required') required.add(node);
  }
  return faults.filter(({ node, error }) => {
    if (error.keyword === 'discriminator')
      return error.params['tagValue'] !== undefined || !required.has(node);
    if (error.keyword !== 'required') return true;
    const name = detail(error);
    return !unknown.get(node)?.some((key) => nearest(key, [name]).length > 0);
  });
}

const rank = (error: ErrorObject): number => {
  const place = order.indexOf(error.keyword);
  return place < 0 ? order.length : place;
};

/** Faults of what a map holds: there can be several of one map. */
const isOfMap = (error: ErrorObject): boolean =>
  ['additionalProperties', 'unevaluatedProperties', 'required', 'dependentRequired'].includes(
    error.keyword,
  ) || error.propertyName !== undefined;
const isMissing = (error: ErrorObject): boolean =>
  ['required', 'dependentRequired', 'minProperties', 'minItems'].includes(error.keyword) ||
  (error.keyword === 'discriminator' && error.params['tagValue'] === undefined);
const detail = ({ params, propertyName }: ErrorObject): string =>
  String(
    params['additionalProperty'] ??
      params['unevaluatedProperty'] ??
      params['missingProperty'] ??
      propertyName ??
      '',
  );

/** Walks Ajv's JSON pointer down the tree. */
function locate(root: Node, error: ErrorObject): Fault | undefined {
  const steps = error.instancePath
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  let node: Node | undefined = root;
  let key: ScalarNode | undefined;
  let subject = root.kind === 'map' || root.kind === 'list' ? 'this file' : 'this';
  for (const step of steps) {
    if (node?.kind === 'list') {
      subject = key ? `an entry of ${quote(key.text)}` : 'an entry of this list';
      node = node.items[Number(step)];
    } else {
      const found = entry(node, step);
      key = found?.key;
      node = found?.value;
      subject = quote(step);
    }
  }
  return node && { error, node, ...(key ? { key } : {}), subject };
}

function explain(file: string, fault: Fault): Diagnostic | undefined {
  const { error, node, subject } = fault;
  const schema = (error.parentSchema ?? {}) as Record<string, unknown>;
  const place: Place = { file, span: spanOfValue(fault) };
  switch (error.keyword) {
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return unknownKey(file, fault);
    case 'required':
    case 'dependentRequired':
      return missing(file, fault, String(error.params['missingProperty']));
    case 'discriminator':
      return wrongTag(file, fault);
    case 'type':
      return wrongType(place, fault);
    case 'enum':
    case 'const': {
      const allowed =
        error.keyword === 'const' ? [error.params['allowedValue']] : error.params['allowedValues'];
      return notOneOf(place, node, subject, [...new Set((allowed as unknown[]).map(String))]);
    }
    case 'minimum':
    case 'maximum':
    case 'exclusiveMinimum':
    case 'exclusiveMaximum':
      return report('schema/range', place, {
        subject,
        found: foundValue(node),
        expected: expectedRange(schema),
      });
    case 'minItems':
    case 'maxItems':
    case 'minProperties':
    case 'maxProperties': {
      const found = node.kind === 'list' ? node.items.length : node.kind === 'map' ? node.entries.length : 0;
      const expected = `at ${error.keyword.startsWith('min') ? 'least' : 'most'} ${String(error.params['limit'])}`;
      if (found === 0) return report('schema/empty', place, { subject, expected: 'at least one entry' });
      return report('schema/length', place, { subject, found, expected });
    }
    case 'uniqueItems': {
      const item =
        node.kind === 'list'
          ? node.items[Math.max(Number(error.params['i']), Number(error.params['j']))]
          : undefined;
      const second = { file, span: item?.span ?? node.span };
      return report('schema/repeated', second, { subject, entry: item ? foundValue(item) : '' });
    }
    default:
  }
  if (error.propertyName !== undefined) {
    const key = entry(node, error.propertyName)?.key;
    const where = { file, span: key?.span ?? place.span };
    return report('schema/bad-key', where, { key: error.propertyName, expected: expectedValue(schema) });
  }
  const found = foundValue(node);
  if (found.trim() === '') return report('schema/empty', place, { subject, expected: expectedValue(schema) });
  return report('schema/form', place, { subject, found, expected: expectedValue(schema) });
}

/** Of a list or map its key is marked: the value can go over many lines. Of an absent value as well. */
function spanOfValue({ node, key }: Fault): Span {
  if (node.kind === 'scalar' && node.span.end > node.span.start) return node.span;
  if (key && node.kind !== 'scalar') return node.flow ? node.span : key.span;
  return key?.span ?? firstOf(node);
}

/** Where a map that stands under no key begins: at its first key. */
function firstOf(node: Node): Span {
  if (node.kind === 'map' && node.entries.length > 0) return node.entries[0].key.span;
  return { start: node.span.start, end: Math.min(node.span.end, node.span.start + 1) };
}

const rename = (key: ScalarNode, file: string, to: string): Fix => ({
  title: `change it to \`${to}\``,
  edits: [{ place: { file, span: key.span }, text: to }],
});

/** The keys that a map's schema knows and that the map does not have yet. */
function knownKeys({ error, node }: Fault): { all: string[]; free: string[] } {
  const properties = (error.parentSchema as { properties?: object } | undefined)?.properties ?? {};
  const all = Object.keys(properties);
  return { all, free: all.filter((key) => !entry(node, key)) };
}

function unknownKey(file: string, fault: Fault): Diagnostic | undefined {
  const name = detail(fault.error);
  const key = entry(fault.node, name)?.key;
  if (!key) return undefined;
  const { free } = knownKeys(fault);
  const near = nearest(name, free);
  const fixes = near.map((to) => rename(key, file, to));
  return report(
    'schema/unknown-key',
    { file, span: key.span },
    { key: name, nearest: near, known: free },
    { fixes },
  );
}

function missing(file: string, fault: Fault, name: string): Diagnostic {
  const { error, node, key } = fault;
  const properties = (error.parentSchema as { properties?: Record<string, { examples?: unknown[] }> })
    .properties;
  const sample = properties?.[name]?.examples?.[0];
  const example = sample === undefined ? {} : { example: `${name}: ${String(sample)}` };
  const isCard = entry(node, 'kind') !== undefined;
  const span = key && !isCard && !isItem(error) ? key.span : firstOf(node);
  return report('schema/missing', { file, span }, { key: name, ...example });
}

const isUnknown = (error: ErrorObject): boolean =>
  error.keyword === 'additionalProperties' || error.keyword === 'unevaluatedProperties';
/** Whether the value stands in a list. */
const isItem = (error: ErrorObject): boolean => /\/[0-9]+$/.test(error.instancePath);

function wrongTag(file: string, fault: Fault): Diagnostic {
  const { error, node } = fault;
  const tag = String(error.params['tag']);
  const value = entry(node, tag)?.value;
  if (!value) return missing(file, fault, tag);
  const branches = (error.parentSchema as { oneOf?: { properties?: Record<string, { const?: unknown }> }[] })
    .oneOf;
  const allowed = (branches ?? []).map((branch) => String(branch.properties?.[tag]?.const ?? ''));
  const place = { file, span: spanOfValue({ ...fault, node: value, key: entry(node, tag)?.key }) };
  if (value.kind !== 'scalar' || value.value === null) {
    const expected = either(allowed.map(quote), 12);
    return report('schema/type', place, { subject: quote(tag), found: foundType(value), expected });
  }
  return notOneOf(place, value, quote(tag), allowed);
}

function notOneOf(place: Place, node: Node, subject: string, allowed: readonly string[]): Diagnostic {
  const found = foundValue(node);
  const near = nearest(found, allowed);
  const fixes = near.map((to) => ({ title: `change it to \`${to}\``, edits: [{ place, text: to }] }));
  return report('schema/not-one-of', place, { subject, found, nearest: near, allowed }, { fixes });
}

function wrongType(place: Place, { error, node, subject }: Fault): Diagnostic {
  const types = [error.params['type'] as string | string[]].flat();
  const expected = expectedType(types, (error.parentSchema ?? {}) as Record<string, unknown>);
  if (node.kind === 'scalar' && node.value === null && node.text === '') {
    return report('schema/empty', place, { subject, expected });
  }
  const colon = types.includes('string') && node.kind === 'map' ? textOfMap(node) : undefined;
  if (colon) {
    const where = { ...place, span: node.span };
    const quoted = [{ title: 'put the text in quotes', edits: [{ place: where, text: colon }] }];
    return report('yaml/colon-in-text', where, {}, { fixes: quoted });
  }
  const fixes = fixesOfType(place, types, node);
  const help = fixes[0]?.title;
  return report(
    'schema/type',
    place,
    { subject, found: foundType(node), expected, ...(help ? { help } : {}) },
    fixes.length > 0 ? { fixes } : {},
  );
}

/** A number or truth value where text belongs goes in quotes; `yes` where a truth value belongs is `true`. */
function fixesOfType(place: Place, types: readonly string[], node: Node): Fix[] {
  if (node.kind !== 'scalar' || node.style !== 'plain') return [];
  if (types.includes('string') && typeof node.value !== 'string') {
    return [{ title: 'put it in quotes', edits: [{ place, text: `'${node.text}'` }] }];
  }
  const truth = /^(?:yes|on|y)$/i.test(node.text)
    ? 'true'
    : /^(?:no|off|n)$/i.test(node.text)
      ? 'false'
      : undefined;
  if (!types.includes('boolean') || !truth) return [];
  return [{ title: `write \`${truth}\``, edits: [{ place, text: truth }] }];
}

/** The text, in quotes, of a map that was meant as text: one key without quotes and one value, not in braces. */
function textOfMap(map: MapNode): string | undefined {
  const [only, more] = map.entries;
  if (!only || more || map.flow || only.key.style !== 'plain') return undefined;
  if (only.value.kind !== 'scalar' || only.value.style !== 'plain' || only.value.offsets) return undefined;
  const text = `${only.key.text}: ${only.value.text}`.trimEnd();
  return `'${text.replaceAll("'", "''")}'`;
}
