import { writeInstead } from '../../dsl/diagnostics/replacement-fixes.ts';
import { asIs, oneOf, say, written, type Phrase } from '../../dsl/diagnostics/catalogue/phrase.ts';
import type { ErrorObject } from 'ajv/dist/2020.js';
import type { Diagnostic, Fix } from '../../dsl/diagnostics/diagnostic.ts';
import { nearest } from '../../dsl/text/edit-distance.ts';
import { report } from '../../dsl/diagnostics/report.ts';
import type { Place, Span } from '../../dsl/text/source.ts';
import { type ShapeFault, faultsOf, keyOf } from './shape-fault.ts';
import { LANGUAGE, RANGE_PATTERN, WORDS } from '../shapes/shape-phrases.ts';
import { asOneText } from './single-text.ts';
import { expectedType, expectedRange, expectedValue, foundType, foundValue } from './node-descriptions.ts';
import { limits } from '../yaml/yaml-limits.ts';
import { shorten } from '../yaml/scan.ts';
import { wrongSign } from '../yaml/sign-slips.ts';
import { entry, type Entry, type MapNode, type Node, type ScalarNode } from '../yaml/node.ts';

/** The file that a node was read from; a variant puts nodes of its own file into a game. */
export type FileOf = (node: Node) => string;

/** Turns Ajv's errors into diagnostics: at the key or value in question, one a mistake, the nearest right word as a fix. */
export function shapeFindings(fileOf: FileOf, root: Node, errors: readonly ErrorObject[]): Diagnostic[] {
  const faults = faultsOf(root, errors);
  const shown = faults.slice(0, limits.shapeDiagnostics);
  const diagnostics = shown.flatMap((fault) => explain(fileOf, fault) ?? []);
  const place = diagnostics.at(-1)?.place ?? { file: fileOf(root), span: root.span };
  const count = faults.length - shown.length;
  const sorted = diagnostics.sort((a, b) => a.place.span.start - b.place.span.start);
  return count > 0 ? [...sorted, report('schema/more', place, { count })] : sorted;
}

function explain(fileOf: FileOf, fault: ShapeFault): Diagnostic | undefined {
  const { error, node, subject } = fault;
  const schema = (error.parentSchema ?? {}) as Record<string, unknown>;
  const place = placeOfValue(fileOf, fault);
  const remark = remarkIn(place, node);
  if (remark) return remark;
  switch (error.keyword) {
    case 'additionalProperties':
      return unknownKey(fileOf, fault);
    case 'required':
    case 'dependentRequired':
      return missing(fileOf, fault, keyOf(error));
    case 'discriminator':
      return wrongTag(fileOf, fault);
    case 'type':
      return wrongType(place, fault);
    case 'enum':
    case 'const': {
      const allowed =
        error.keyword === 'const' ? [error.params['allowedValue']] : error.params['allowedValues'];
      return notOneOf(place, node, subject, [...new Set((allowed as unknown[]).map(String))]);
    }
    case 'minimum':
    case 'maximum': {
      const details = {
        subject,
        found: node.kind === 'scalar' ? asIs(shorten(node.text)) : foundType(node),
        expected: expectedRange(schema),
      };
      const bound = schema[error.keyword];
      // The nearest number that it may be.
      const fixes =
        node.kind === 'scalar' && typeof bound === 'number' ? writeInstead(place, [String(bound)]) : [];
      return report('schema/range', place, details, { fixes });
    }
    case 'minItems':
    case 'maxItems':
    case 'minProperties':
      return wrongLength(place, fault);
    case 'uniqueItems':
      return repeated(fileOf, fault);
    default:
  }
  if (error.propertyName !== undefined) {
    const key = entry(node, error.propertyName)?.key;
    const where = key ? { file: fileOf(key), span: key.span } : place;
    return report('schema/bad-key', where, { key: error.propertyName, expected: expectedValue(schema) });
  }
  const found = foundValue(node);
  if (node.kind === 'scalar' && node.text.trim() === '')
    return report('schema/empty', place, { subject, expected: expectedValue(schema) });
  return report(
    'schema/form',
    place,
    { subject, found, expected: expectedValue(schema) },
    asId(place, fault) ?? asRange(place, fault),
  );
}

/** A title where an id belongs: the id that is made of it. */
function asId(place: Place, { node, subject }: ShapeFault): Pick<Diagnostic, 'advice' | 'fixes'> | undefined {
  if (
    !('written' in subject) ||
    subject.written !== 'id' ||
    node?.kind !== 'scalar' ||
    node.text.includes('{')
  )
    return undefined;
  const plain = node.text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const id = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
  if (!/[a-z]/.test(id)) return undefined;
  const title = say('phrase/write', { example: written(id) });
  return { advice: title, fixes: [{ title, edits: [{ place, text: id }] }] };
}

const FROM =
  /^(?:at least|>=|from) ?(-?\d+)$|^(-?\d+) ?(?:or|and) ?(?:more|higher|above|over|greater|up|better)$/i;
const UP_TO = /^(?:at most|<=|up to) ?(-?\d+)$|^(-?\d+) ?(?:or|and) ?(?:less|lower|below|under|fewer|down)$/i;
const BETWEEN = /^(?:between |from )?(-?\d+) ?(?:-|–|to|and|\.\.\.) ?(-?\d+)$/i;

/** A range in words of people: as it is written here. */
function asRange(
  place: Place,
  { error, node }: ShapeFault,
): Pick<Diagnostic, 'advice' | 'fixes'> | undefined {
  if (error.parentSchema?.['pattern'] !== RANGE_PATTERN || node.kind !== 'scalar') return undefined;
  const text = node.text.trim();
  const [up, down, both] = [FROM, UP_TO, BETWEEN].map((form) => form.exec(text)?.slice(1).filter(Boolean));
  const range = up ? `${up[0]}+` : down ? `${down[0]}-` : both?.join('..');
  if (range === undefined || !new RegExp(RANGE_PATTERN).test(range)) return undefined;
  const title = say('phrase/write', { example: written(range) });
  return { advice: title, fixes: [{ title, edits: [{ place, text: range }] }] };
}

/**
 * Of a list or map its key is marked: the value can go over many lines. Of an absent value as well. A key
 * that is in another file than the value, as where a variant has set it, is not meant.
 */
function placeOfValue(fileOf: FileOf, { node, key: over }: ShapeFault): Place {
  const key = over && fileOf(over) === fileOf(node) ? over : undefined;
  const isShort = node.kind === 'scalar' ? node.span.end > node.span.start : node.flow;
  if (isShort && (key || node.kind === 'scalar')) return { file: fileOf(node), span: node.span };
  return key ? { file: fileOf(key), span: key.span } : { file: fileOf(node), span: firstOf(node) };
}

/** The beginning of a map without a key: at its first key. */
function firstOf(node: Node): Span {
  if (node.kind === 'map' && node.entries.length > 0) return node.entries[0].key.span;
  return { start: node.span.start, end: Math.min(node.span.end, node.span.start + 1) };
}

function wrongLength(place: Place, { error, node, subject }: ShapeFault): Diagnostic {
  const found = node.kind === 'list' ? node.items.length : node.kind === 'map' ? node.entries.length : 0;
  if (found === 0)
    return report('schema/empty', place, { subject, expected: say('phrase/at-least-one-entry') });
  const limit = Number(error.params['limit']);
  const expected = say(error.keyword.startsWith('min') ? 'phrase/at-least' : 'phrase/at-most', {
    what: limit,
  });
  return report('schema/length', place, { subject, found, expected });
}

function repeated(fileOf: FileOf, { error, node, subject }: ShapeFault): Diagnostic {
  const second = Math.max(Number(error.params['i']), Number(error.params['j']));
  const item = node.kind === 'list' ? node.items[second] : node;
  return report(
    'schema/repeated',
    { file: fileOf(item), span: item.span },
    { subject, entry: foundValue(item) },
  );
}

/** The nearest right words, each as a fix. */
const changesTo = (place: Place, words: readonly string[]): Fix[] =>
  words.map((to) => ({
    title: say('phrase/change-it-to', { what: written(to) }),
    edits: [{ place, text: to }],
  }));

/** The keys that a map's schema knows and that the map does not have yet. */
function freeKeys({ error, node }: ShapeFault): string[] {
  const { properties = {} } = (error.parentSchema ?? {}) as { properties?: object };
  return Object.keys(properties).filter((key) => !entry(node, key));
}

function unknownKey(fileOf: FileOf, fault: ShapeFault): Diagnostic | undefined {
  const name = keyOf(fault.error);
  const key = entry(fault.node, name)?.key;
  if (!key) return undefined;
  const behind = behindComma(fault.node, key);
  // A word that is nearly a key that is free here is a slip, with its value forgotten.
  if (!behind || behind.keys.some(({ text }) => nearest(text, freeKeys(fault)).length > 0))
    return notKnown(fileOf, key, freeKeys(fault), fault.fields);
  const [first, ...others] = behind.keys;
  if (first !== key) return undefined;
  const place = { file: fileOf(key), span: key.span };
  const text = JSON.stringify([behind.text.text, ...behind.keys.map((each) => each.text)].join(', '));
  const whole = { ...place, span: { start: behind.text.span.start, end: (others.at(-1) ?? key).span.end } };
  const fixes = [{ title: say('phrase/put-the-text-in-quotes'), edits: [{ place: whole, text }] }];
  return report('schema/unknown-key', place, { key: key.text, near: [], known: [], text }, { fixes });
}

const isBare = ({ value }: Entry): boolean =>
  value.kind === 'scalar' && value.value === null && value.text === '';

/** A text between braces with what is behind its commas, which YAML takes for keys without values; one of these is given. */
function behindComma(
  node: Node,
  key: ScalarNode,
): { readonly text: ScalarNode; readonly keys: readonly ScalarNode[] } | undefined {
  if (node.kind !== 'map' || !node.flow) return undefined;
  const at = node.entries.findIndex((each) => each.key === key);
  const first = node.entries.findLastIndex((each, i) => i < at && !isBare(each));
  const { value } = node.entries[first] ?? {};
  if (!isBare(node.entries[at]) || value?.kind !== 'scalar' || value.style !== 'plain') return undefined;
  const next = node.entries.findIndex((each, i) => i > at && !isBare(each));
  const keys = node.entries.slice(first + 1, next < 0 ? undefined : next).map((each) => each.key);
  return { text: value, keys };
}

/** `fields`: what is meant where the key is like none. */
function notKnown(
  fileOf: FileOf,
  key: ScalarNode,
  known: readonly string[],
  fields: readonly string[] = [],
): Diagnostic {
  const like = nearest(key.text, known);
  const near = like.length > 0 ? like : fields;
  const place = { file: fileOf(key), span: key.span };
  const details = { key: key.text, near, known };
  return report('schema/unknown-key', place, details, { fixes: changesTo(place, near) });
}

/** A key that is not there, or that is there misspelt in a map whose keys depend on it. */
function missing(fileOf: FileOf, fault: ShapeFault, name: string): Diagnostic {
  const { error, node, key } = fault;
  const entries = node.kind === 'map' ? node.entries : [];
  const property: unknown = error.params['property'];
  const misspelt = entries.find((each) => nearest(each.key.text, [name]).length > 0);
  // What needs another field is known itself; keys that are unknown are reported as such.
  if (misspelt && property === undefined && error.parentSchema?.['additionalProperties'] === undefined)
    return notKnown(fileOf, misspelt.key, [name]);
  const properties = (error.parentSchema as { properties?: Record<string, { examples?: unknown[] }> })
    .properties;
  const sample = properties?.[name]?.examples?.[0];
  const example = sample === undefined ? {} : { example: `${name}: ${String(sample)}` };
  const own = key && !isItem(error) ? key : undefined;
  const place = { file: fileOf(own ?? node), span: own?.span ?? firstOf(node) };
  const neededBy = typeof property === 'string' ? { neededBy: property } : {};
  return report('schema/missing', place, { key: name, ...example, ...neededBy });
}

/** Whether the value is in a list. */
const isItem = (error: ErrorObject): boolean => /\/[0-9]+$/.test(error.instancePath);

function wrongTag(fileOf: FileOf, fault: ShapeFault): Diagnostic {
  const { error, node } = fault;
  const tag = String(error.params['tag']);
  const value = entry(node, tag)?.value;
  if (!value) return missing(fileOf, fault, tag);
  const branches = (error.parentSchema as { oneOf?: { properties?: Record<string, { const?: unknown }> }[] })
    .oneOf;
  const allowed = (branches ?? []).map((branch) => String(branch.properties?.[tag]?.const ?? ''));
  const place = placeOfValue(fileOf, { ...fault, node: value, key: entry(node, tag)?.key });
  if (value.kind !== 'scalar' || value.value === null) {
    const expected = oneOf(allowed.map(written), 12);
    return report('schema/type', place, { subject: written(tag), found: foundType(value), expected });
  }
  return notOneOf(place, value, written(tag), allowed);
}

function notOneOf(place: Place, node: Node, subject: Phrase, allowed: readonly string[]): Diagnostic {
  if (node.kind !== 'scalar') {
    const expected = oneOf(allowed.map(written), 12);
    return report('schema/type', place, { subject, found: foundType(node), expected });
  }
  const remark = remarkIn(place, node);
  if (remark) return remark;
  const found = shorten(node.text);
  const near = nearest(found, allowed);
  const details = { subject, found, near, all: allowed };
  return report('schema/not-one-of', place, details, { fixes: changesTo(place, near) });
}

/** A value with a remark behind slashes, which YAML takes for a part of it. */
function remarkIn(place: Place, node: Node): Diagnostic | undefined {
  if (node.kind !== 'scalar' || node.style !== 'plain' || node.offsets) return undefined;
  const [before] = /^.*?(?= \/\/ )/.exec(node.text) ?? [];
  if (before === undefined) return undefined;
  const start = node.span.start + before.length + 1;
  return wrongSign({ file: place.file, span: { start, end: start + 2 } }, '//', '#');
}

function wrongType(place: Place, { error, node, key, subject }: ShapeFault): Diagnostic {
  const types = [error.params['type'] as string | string[]].flat();
  const expected = expectedType(types, (error.parentSchema ?? {}) as Record<string, unknown>);
  if (node.kind === 'scalar' && node.value === null && node.text === '') {
    return report('schema/empty', place, { subject, expected });
  }
  const colon = types.includes('string') && node.kind === 'map' ? textOfMap(node) : undefined;
  if (colon) {
    const where = { ...place, span: node.span };
    const quoted = [{ title: say('phrase/put-the-text-in-quotes'), edits: [{ place: where, text: colon }] }];
    return report('yaml/colon-in-text', where, { flow: false }, { fixes: quoted });
  }
  if (node.kind === 'map' && !node.flow && key && error.parentSchema?.[LANGUAGE]) {
    const end = key.span.end + 1;
    return wrongSign({ file: place.file, span: { start: end, end } }, '', ' |');
  }
  const fixes = listOfLines(place, types, node, key) ?? fixesOfType(place, types, node);
  const help = fixes[0]?.title;
  const mended = fixes.length > 0 ? { fixes } : asOneText(place, error.parentSchema?.[WORDS], node);
  return report(
    'schema/type',
    place,
    { subject, found: foundType(node), expected, ...(help ? { help } : {}) },
    mended,
  );
}

/** Sentences as a list, where text belongs: its lines. */
function listOfLines(
  place: Place,
  types: readonly string[],
  node: Node,
  key: ShapeFault['key'],
): Fix[] | undefined {
  if (!types.includes('string') || node.kind !== 'list' || node.flow || node.items.length === 0 || !key)
    return undefined;
  const lines = node.items.map((item) => (item.kind === 'scalar' ? item.text : undefined));
  if (lines.some((line) => line === undefined)) return undefined;
  // A line break and the indent of its signs separate the colon and the list.
  const indent = ' '.repeat(Math.max(0, node.span.start - key.span.end - 2) + 2);
  const text = ` |${lines.map((line) => `\n${indent}${line}`).join('')}`;
  const span = { start: key.span.end + 1, end: node.span.end };
  return [
    {
      title: say('phrase/write-and-its-lines-under-it', {
        what: written(`${key.text}: |`),
        lacking: written('-'),
      }),
      edits: [{ place: { ...place, span }, text }],
    },
  ];
}

/** A number or truth value in place of text goes in quotes, a single value in brackets; `yes` is `true`. */
function fixesOfType(place: Place, types: readonly string[], node: Node): Fix[] {
  if (node.kind !== 'scalar' || node.style !== 'plain') return [];
  if (types.includes('array') && !types.includes('string') && node.text !== '')
    return [
      {
        title: say('phrase/write', { example: written(`[${node.text}]`) }),
        edits: [{ place, text: `[${node.text}]` }],
      },
    ];
  if (types.includes('string') && typeof node.value !== 'string') {
    return [{ title: say('phrase/put-it-in-quotes'), edits: [{ place, text: `'${node.text}'` }] }];
  }
  const truth = /^(?:yes|on|y)$/i.test(node.text)
    ? 'true'
    : /^(?:no|off|n)$/i.test(node.text)
      ? 'false'
      : undefined;
  if (!types.includes('boolean') || !truth) return [];
  return writeInstead(place, [truth]);
}

/** The text, in quotes, of a map that was meant as text: one key without quotes and one value, not in braces. */
function textOfMap(map: MapNode): string | undefined {
  const [only, more] = map.entries;
  if (!only || more || map.flow || only.key.style !== 'plain') return undefined;
  if (only.value.kind !== 'scalar' || only.value.style !== 'plain' || only.value.offsets) return undefined;
  const text = `${only.key.text}: ${only.value.text}`.trimEnd();
  return `'${text.replaceAll("'", "''")}'`;
}
