/** Texts that somebody might paste, or that a file might hold. */

const deep = (open: string, close: string): string => open.repeat(3000) + close.repeat(3000);

/** Each must end in a message, and the page lives on. */
export const HOSTILE: readonly (readonly [what: string, text: string])[] = [
  ['no text', ''],
  ['spaces', ' '.repeat(5000)],
  ['tabs', '\t\tkind: hero\n\tid: x'],
  ['deep lists', deep('[', ']')],
  ['deep maps', deep('{a: ', '}')],
  ['many aliases', `a: &a [x]\n${Array.from({ length: 40 }, (_, i) => `k${i}: [*a, *a, *a]`).join('\n')}`],
  ['an alias of itself', 'a: &a [*a]'],
  ['a custom tag', 'kind: !!js/function "function () { return 1 }"'],
  [
    'markup',
    'kind: leader\nid: x\nname: { en: "<img src=x onerror=alert(1)>" }\nskill: <script>alert(1)</script>',
  ],
  ['a prototype', '__proto__: { polluted: true }\nconstructor: { prototype: { polluted: true } }'],
  ['ids of objects', 'kind: constructor\nid: toString\nname: { en: hasOwnProperty }'],
  ['numbers', '1e999999999'],
  ['a long line', `kind: leader\nid: x\nskill: ${'draw a card and '.repeat(3000)}`],
  ['many brackets in a text', `kind: leader\nid: x\nskill: ${'('.repeat(4000)}`],
  ['letters of all sorts', 'kind: leader\nid: x\nname: { en: "\u202Eevil\u0000\uFFFF\u{1F600}" }'],
  ['half of a letter', 'name: "\uD800"'],
  ['many cards', Array.from({ length: 2000 }, (_, i) => `- { kind: leader, id: card-${i} }`).join('\n')],
  ['many documents', '---\na: 1\n'.repeat(500)],
  ['another game', 'game: mine\nlanguage: 1\nname: Mine\nplayers: { min: 1, max: 99999 }'],
  ['ten million letters', 'x'.repeat(10_000_000)],
];
