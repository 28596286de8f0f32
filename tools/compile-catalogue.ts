import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import {
  parse,
  Visitor,
  type Attribute,
  type FunctionReference,
  type Message,
  type MessageReference,
  type SelectExpression,
  type VariableReference,
} from '@fluent/syntax';
import { fluentFunctions } from '../dsl/diagnostics/catalogue/fluent-functions.ts';
import { languages, type Language } from '../dsl/text/locale.ts';

/**
 * Makes the modules that the program reads of the catalogue that translators write: `catalogue/en/*.ftl` to
 * `catalogue/en.json`, and what the texts speak of to `catalogue/variables.json`, for the types. With `--check` it
 * writes nothing and fails where they are not current.
 */
const FOLDER = new URL('../dsl/diagnostics/catalogue/', import.meta.url);

/** What a variable is, by an example that has its type: a flag, a number, a list, a text, or something that may lack. */
type Example = true | 0 | readonly [] | '' | null;
type Found = Record<string, Example>;
/** What a text speaks of, and what of it may lack as the text asks whether it is there. */
interface Spoken {
  readonly found: Found;
  readonly lacking: Set<string>;
  /** What it only chooses by: where that lacks, it takes its standard variant. */
  readonly chosen: Set<string>;
  readonly placed: Set<string>;
}
type Variables = Record<string, Spoken>;

const rank = (example: Example): number =>
  example === null ? 0 : example === '' ? 1 : Array.isArray(example) ? 3 : 2;
const LISTS = new Set(['COUNT', 'OR', 'AND', 'JOIN', 'FIRST', 'REST', 'FEW']);
const NUMBERS = new Set(['DIFFERENCE', 'ABSOLUTE']);
const functions = fluentFunctions({ either: () => '', all: () => '' });

const faults: string[] = [];

/** Reads the variables of a text, and what is wrong in it. */
class Uses extends Visitor {
  readonly #at: string;
  readonly #shared: ReadonlyMap<string, Spoken>;
  readonly #spoken: Spoken;
  constructor(at: string, shared: ReadonlyMap<string, Spoken>, spoken: Spoken) {
    super();
    this.#at = at;
    this.#shared = shared;
    this.#spoken = spoken;
  }

  #uses(name: string, example: Example): void {
    const { found, lacking } = this.#spoken;
    if (example === null) lacking.add(name);
    if (!(name in found) || rank(example) > rank(found[name])) found[name] = example;
  }

  override visitVariableReference(node: VariableReference): void {
    this.#spoken.placed.add(node.id.name);
    this.#uses(node.id.name, '');
  }

  override visitMessageReference(node: MessageReference): void {
    const { name } = node.id;
    const shared = this.#shared.get(name);
    if (!shared) faults.push(`${this.#at}: ${name} is no shared text`);
    else for (const each of Object.entries(shared.found)) this.#uses(...each);
  }

  override visitSelectExpression(node: SelectExpression): void {
    if (node.selector.type === 'VariableReference') {
      const keys = node.variants.map(({ key }) => ('name' in key ? key.name : Number(key.value)));
      const example = keys.includes('yes')
        ? true
        : keys.some((key) => key === 'one' || typeof key === 'number')
          ? 0
          : '';
      this.#uses(node.selector.id.name, example);
      this.#spoken.chosen.add(node.selector.id.name);
    } else this.visit(node.selector);
    for (const variant of node.variants) this.genericVisit(variant.value);
  }

  override visitFunctionReference(node: FunctionReference): void {
    if (!Object.hasOwn(functions, node.id.name)) faults.push(`${this.#at}: there is no ${node.id.name}`);
    this.#arguments(node, false, node.id.name === 'WITH');
  }

  /**
   * The arguments of a function; what marks the words of a list or leaves one out takes a list in its turn. Inside of
   * `WITH` they may lack.
   */
  #arguments(
    { id: { name }, arguments: { positional } }: FunctionReference,
    inList: boolean,
    mayLack: boolean,
  ): void {
    const list = LISTS.has(name) || (inList && name === 'MARKED');
    for (const each of positional)
      if (each.type === 'VariableReference') {
        if (mayLack || name === 'HAS') this.#uses(each.id.name, null);
        if (name !== 'HAS') {
          this.#spoken.placed.add(each.id.name);
          this.#uses(each.id.name, list ? [] : NUMBERS.has(name) ? 0 : '');
        }
      } else if (each.type === 'FunctionReference') this.#arguments(each, list, mayLack);
      else this.visit(each);
  }
}

/** The text of an entry behind its id, its attributes included. */
const behind = (source: string, { id, span, comment }: Message): string => {
  const from = source.indexOf('=', id.span!.end) + 1;
  return source.slice(from, span!.end).trimEnd() || (comment?.content ?? '');
};

function compile(language: Language, variables: Variables): Record<string, string> {
  const folder = new URL(`${language}/`, FOLDER);
  const texts: Record<string, string> = {};
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.ftl'))
    // Others refer to what is shared.
    .toSorted((a, b) => Number(b === 'shared.ftl') - Number(a === 'shared.ftl') || (a < b ? -1 : 1));
  const read = (file: string): string => readFileSync(new URL(file, folder), 'utf8');
  const shared = new Map<string, Spoken>();
  for (const file of files) {
    const source = read(file);
    for (const entry of parse(source, {}).body) {
      const line = source.slice(0, entry.span!.start).split('\n').length;
      if (entry.type === 'Junk')
        faults.push(
          `${language}/${file}:${line}: ${entry.annotations.map(({ message }) => message).join('; ')}`,
        );
      if (entry.type !== 'Message') continue;
      const id = `${basename(file, '.ftl')}/${entry.id.name}`;
      if (id in texts) faults.push(`${language}/${file}:${line}: ${id} stands there twice`);
      if (!entry.value) faults.push(`${language}/${file}:${line}: ${id} says nothing`);
      texts[id] = behind(source, entry);
      const spoken = (variables[id] ??= {
        found: {},
        lacking: new Set(),
        chosen: new Set(),
        placed: new Set(),
      });
      const uses = new Uses(`${language}/${file}:${line}`, shared, spoken);
      for (const part of [entry.value, ...entry.attributes.map((each: Attribute) => each.value)])
        if (part) uses.visit(part);
      if (file === 'shared.ftl') shared.set(entry.id.name, spoken);
    }
  }
  return texts;
}

const variables: Variables = {};
const made = new Map<string, unknown>(languages.map((each) => [`${each}.json`, compile(each, variables)]));
/** The examples of a text; what may lack is `{ maybe: example }`. */
const examplesOf = ({ found, lacking, chosen, placed }: Spoken): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(found).map(([name, example]) => [
      name,
      lacking.has(name) || (example === '' && chosen.has(name) && !placed.has(name))
        ? { maybe: example }
        : example,
    ]),
  );
made.set(
  'variables.json',
  Object.fromEntries(
    Object.entries(variables).flatMap(([id, spoken]) =>
      Object.keys(spoken.found).length > 0 ? [[id, examplesOf(spoken)]] : [],
    ),
  ),
);
for (const [file, content] of made) {
  const text = `${JSON.stringify(content, undefined, 2)}\n`;
  const to = new URL(file, FOLDER);
  if (!process.argv.includes('--check')) writeFileSync(to, text);
  else if (readFileSync(to, 'utf8') !== text)
    faults.push(`${file} is not current: run \`npm run catalogue\``);
}
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
