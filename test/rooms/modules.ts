import { dirname, join, normalize } from 'node:path';
import { parseSync } from 'rolldown/utils';
import { filesBelow, isCode } from '../files.ts';

/** A name that a module takes from another one; without a name, all of them. */
export interface Use {
  readonly from: string;
  readonly name?: string;
}

/** A name that a module exports; with what it passes on, if it comes from another module. */
export interface Exported {
  readonly name: string;
  readonly passesOn?: Use;
  readonly isType: boolean;
  /** What stands just before its declaration. */
  readonly comment: string;
}

/** A file of TypeScript: what it imports and exports, types included. */
export interface Module {
  readonly path: string;
  readonly text: string;
  /** Paths of the modules of the project that it imports or passes on. */
  readonly imports: readonly string[];
  readonly uses: readonly Use[];
  readonly exports: readonly Exported[];
  /** Modules of which everything is passed on. */
  readonly passesOnAll: readonly string[];
}

/** Members that are read of a namespace; nothing where it is used as a value, which may read any. */
function membersOf(namespace: string, text: string): string[] | undefined {
  const mentions = [...text.matchAll(new RegExp(`(?<![\\w.])${namespace}\\b(?:\\.(\\w+))?(?! from)`, 'g'))];
  const members = mentions.map(([, member]) => member);
  return members.every((member) => member !== undefined) ? members : undefined;
}

/** Names that are taken from what is imported while the program runs; nothing where they cannot be told. */
function takenFrom(text: string, start: number, end: number): string[] | undefined {
  const member = /^\)?\)?\s*\.(?!then\b)(\w+)/.exec(text.slice(end))?.[1];
  if (member !== undefined) return [member];
  const pattern = /\{([^{}]*)\}\s*=\s*\(?await $/.exec(text.slice(0, start))?.[1];
  return pattern?.split(',').map((each) => each.split(':')[0].trim());
}

const all = (from: string, names: readonly string[] | undefined): Use[] =>
  names ? names.map((name) => ({ from, name })) : [{ from }];

function moduleOf(path: string, text: string): Module {
  const { module, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`);
  const pathOf = (request: string): string =>
    request.startsWith('.') ? normalize(join(dirname(path), request)) : request;

  const imported = module.staticImports.flatMap(({ moduleRequest, entries }) =>
    entries.flatMap(({ importName, localName }): Use[] => {
      const from = pathOf(moduleRequest.value);
      if (importName.kind === 'NamespaceObject') return all(from, membersOf(localName.value, text));
      return [{ from, name: importName.name ?? 'default' }];
    }),
  );
  const later = module.dynamicImports.flatMap(({ start, end, moduleRequest }): Use[] => {
    const request = /^'(.*)'$/.exec(text.slice(moduleRequest.start, moduleRequest.end))?.[1];
    return request === undefined ? [] : all(pathOf(request), takenFrom(text, start, end));
  });
  const entries = module.staticExports.flatMap(({ start, entries: each }) =>
    each.map((entry) => ({ ...entry, start })),
  );
  const exports = entries.flatMap(({ exportName, importName, moduleRequest, isType, start }): Exported[] => {
    if (exportName.kind === 'None') return [];
    const passesOn = moduleRequest && {
      from: pathOf(moduleRequest.value),
      name: importName.name ?? undefined,
    };
    const comment = /\/\*\*(?:(?!\*\/)[^])*\*\/\s*$/.exec(text.slice(0, start))?.[0] ?? '';
    return [{ name: exportName.name ?? 'default', passesOn: passesOn ?? undefined, isType, comment }];
  });
  const passesOnAll = entries.flatMap(({ exportName, moduleRequest }) =>
    exportName.kind === 'None' && moduleRequest ? [pathOf(moduleRequest.value)] : [],
  );
  const uses = [...imported, ...later];
  const imports = new Set([
    ...module.staticImports.map(({ moduleRequest }) => pathOf(moduleRequest.value)),
    ...uses.map(({ from }) => from),
    ...exports.flatMap(({ passesOn }) => (passesOn ? [passesOn.from] : [])),
    ...passesOnAll,
  ]);
  return { path, text, imports: [...imports], uses, exports, passesOnAll };
}

/** All modules below some folders, by their paths. */
export const modulesBelow = (folders: readonly string[]): ReadonlyMap<string, Module> =>
  new Map(
    folders
      .flatMap((folder) => [...filesBelow(folder, (path) => isCode(path) && !path.includes('node_modules'))])
      .map(([path, text]) => [path, moduleOf(path, text)]),
  );
