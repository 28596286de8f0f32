/** What of a value two graphs of objects differ in: values, prototypes, order of keys, and which parts are one and the same. */
export function graphDifference(left: unknown, right: unknown): string | undefined {
  const partners = new Map<object, object>();
  const known = new Map<object, object>();
  const open: [left: unknown, right: unknown, path: string][] = [[left, right, '']];
  const both = (a: readonly unknown[], b: readonly unknown[], path: (i: number) => string): void => {
    for (let i = 0; i < Math.max(a.length, b.length); i++) open.push([a[i], b[i], path(i)]);
  };
  while (open.length > 0) {
    const [a, b, path] = open.pop()!;
    if (typeof a === 'function' && typeof b === 'function') continue;
    if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) {
      if (!Object.is(a, b)) return `${path}: ${String(a)}, and ${String(b)}`;
      continue;
    }
    if (partners.has(a) || known.has(b)) {
      if (partners.get(a) !== b || known.get(b) !== a) return `${path}: one object here, several there`;
      continue;
    }
    partners.set(a, b);
    known.set(b, a);
    if (Object.getPrototypeOf(a) !== Object.getPrototypeOf(b)) return `${path}: another prototype`;
    if (ArrayBuffer.isView(a)) {
      const [x, y] = [a, b] as unknown as readonly (readonly number[])[];
      if (x.length !== y.length || x.some((each, i) => each !== y[i])) return `${path}: other numbers`;
    } else if (a instanceof Map && b instanceof Map) {
      both([...a.keys()], [...b.keys()], (i) => `${path}/key ${i}`);
      both([...a.values()], [...b.values()], (i) => `${path}/value ${i}`);
    } else if (a instanceof Set && b instanceof Set) both([...a], [...b], (i) => `${path}/${i}`);
    else {
      const names = Object.keys(a);
      if (names.join('\n') !== Object.keys(b).join('\n'))
        return `${path}: ${names.join(' ')}, and ${Object.keys(b).join(' ')}`;
      both(Object.values(a), Object.values(b), (i) => `${path}/${names[i]}`);
    }
  }
  return undefined;
}
