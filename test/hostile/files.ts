import { randomSource } from '../../interpreter/index.ts';

/** A file that was made to break the program. */
export interface HostileFile {
  /** What it tries, with its size. */
  readonly title: string;
  readonly bytes: Buffer;
}

type Pick = (below: number) => number;
type Family = (pick: Pick) => readonly [title: string, content: string | Buffer];

const card = (effect: string, head = 'kind: tool\nid: t-one\nname: T One\n'): string =>
  `${head}effect: |\n${effect
    .split('\n')
    .map((line) => `  ${line}`)
    .join('\n')}\n`;
const quoted = (text: string): string =>
  `"${[...text]
    .map((each) => {
      const code = each.codePointAt(0)!;
      if (code >= 32 && code < 127 && !'"\\'.includes(each)) return each;
      return code > 0xff_ff
        ? `\\U${code.toString(16).padStart(8, '0')}`
        : `\\u${code.toString(16).padStart(4, '0')}`;
    })
    .join('')}"`;

/** Keys and names that mean something to JavaScript, to YAML or to file systems. */
const RESERVED = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'valueOf',
  'length',
  'then',
  'undefined',
  'null',
  'NaN',
  'true',
  'nothing',
  'nobody',
  '..',
  '../x',
  'a/b',
  '-',
  '--',
  '#1',
  '0',
  '-1',
  "it's",
  'a,b',
  '%s',
  '{0}',
  '$&',
  '🃏',
];
/** Parts of control sequences, and letters that change what stands beside them. */
const CONTROL = [
  '\u001B[2J',
  '\u001B]0;title\u0007',
  '\u009B31m',
  '\u0007',
  '\0',
  '\u202E',
  '\u2066',
  '\uFEFF',
  '\u2028',
  '\u0085',
  '\r',
  '\b\b',
  '\uD800',
  '\uFFFE',
  '\u0301'.repeat(3000),
];
const NUMBERS = [
  '1e308',
  '-0',
  '9007199254740993',
  '99999999999999999999999',
  '2147483648',
  '.inf',
  '.nan',
  '0x10',
  '0o17',
  '1.5',
  '-5',
  '1/0',
  '½',
  '٣',
  '３',
  '1_000',
];
/** What is repeated on one line of an effect: a beginning, the part, an end. */
const REPEATED: readonly (readonly [string, string, string])[] = [
  ['gain (', '1 + ', '1) coins'],
  ['gain ', '(', '1 coins'],
  ['gain (', '999999 × ', '999999) coins'],
  ['gain (', 'the number of cards in your hand + ', '1) coins'],
  ['gain 1 coin', ' and gain 1 coin', ''],
  ['', 'gain 1 coin, then ', 'gain 1 coin'],
  ['', 'if your hand is empty, ', 'gain 1 coin'],
  ['if ', 'not ', 'your hand is empty, gain 1 coin'],
  ['if ', 'your hand is empty or ', 'your hand is empty, gain 1 coin'],
  ['move a card ', 'where it is a fruit ', 'to your hand'],
  ['move a card in ', 'your hand in ', 'your hand to your hand'],
  ['gain (the number of cards in ', "that player's ", 'hand) coins'],
  ['each player ', 'with more coins than the player ', 'gains a coin'],
  ['gain (the number of ', 'cards with more than the number of ', 'cards) coins'],
  ['gain ', 'coin', ''],
  ['gain ', 'a', ' coins'],
  ['', '"', ''],
  ['', ',', ''],
  ['', '. ', ''],
  ['', '+-×/', ''],
  ['gain', ' ', '1 coin'],
  ['gain 1 coin', ': ', ''],
  ['', '🃏', ''],
];
/** What is repeated in a file that need not be one of cards. */
const REPEATED_YAML: readonly (readonly [string, string, string])[] = [
  ['', '[', ''],
  ['', '[', ']'],
  ['', '{a: ', ''],
  ['', '- ', ''],
  ['', '? ', ''],
  ['', '-\n', ''],
  ['', '"', ''],
  ['', '&', ''],
  ['', '*', ''],
  ['', '%', ''],
  ['', ': ', ''],
  ['', '#\n', ''],
  ['', '\n', ''],
  ['', ' ', ''],
  ['', '\t', ''],
  ['[', ',', ']'],
  ['{', 'a: 1, ', '}'],
  ['a: "', '\\', ''],
  ["a: '", "''", "'"],
  ['a: |\n', ' x\n', ''],
  ['a: x\n', '  y\n', ''],
  ['', 'kind: tool\n', ''],
  ['', '---\nkind: tool\n', ''],
  ['', 'a:\n  b: 1\n c: 2\n', ''],
];
/** Cards one after the other; `N` is their number. */
const CARDS = [
  '- { kind: tool, id: cN, name: C, effect: gain 1 coin }',
  '- { kind: tol, id: cN, name: C, effect: gan 1 coin }',
  '- { kind: tool, id: cN, name: C, effect: gain 1 cion to the and where }',
  '- { kind: tool, id: c, name: C, effect: gain 1 coin }',
  '- { id: cN }',
  '- N',
];

const families: readonly Family[] = [
  (pick) => {
    const [before, part, after] = REPEATED[pick(REPEATED.length)];
    const times = 10 ** (1 + pick(5));
    return [`${times} times \`${part}\``, card(`${before}${part.repeat(times)}${after}`)];
  },
  (pick) => {
    const [before, part, after] = REPEATED_YAML[pick(REPEATED_YAML.length)];
    const times = Math.min(10 ** (2 + pick(5)), Math.ceil(1_500_000 / part.length));
    return [
      `${times} times ${JSON.stringify(part)}`,
      before + part.repeat(times) + (after === '' ? '' : after.repeat(before === '' ? times : 1)),
    ];
  },
  (pick) => {
    const line = CARDS[pick(CARDS.length)];
    const count = 10 ** (1 + pick(3)) * (1 + pick(14));
    return [
      `${count} times ${line}`,
      Array.from({ length: count }, (_, i) => `${line.replaceAll('N', String(i))}\n`).join(''),
    ];
  },
  (pick) => {
    const count = 10 ** (1 + pick(4)) * (1 + pick(3));
    const line = ['gain 1 coin', 'gan 1 coin', 'if', 'choose one:', '- x', 'gain (1 +', '"'][pick(7)];
    return [`${count} lines \`${line}\``, card(Array.from({ length: count }, () => line).join('\n'))];
  },
  (pick) => {
    const depth = 2 ** (2 + pick(9));
    const lines = Array.from({ length: depth }, (_, i) => `${'  '.repeat(i)}if your hand is empty:`);
    return [
      `${depth} ifs inside each other`,
      card([...lines, `${'  '.repeat(depth)}gain 1 coin`].join('\n')),
    ];
  },
  (pick) => {
    const depth = 2 + pick(40);
    const width = 2 + pick(8);
    const names = Array.from({ length: depth }, (_, i) => `a${i}`);
    const lists = names.map((name, i) =>
      i === 0 ? `${name}: &${name} [x, x]` : `${name}: &${name} [${`*${names[i - 1]}, `.repeat(width)}x]`,
    );
    return [`aliases ${depth} deep, ${width} wide`, `${lists.join('\n')}\n`];
  },
  (pick) => {
    const word = RESERVED[pick(RESERVED.length)];
    const text = JSON.stringify(word);
    const texts = [
      `kind: tool\nid: ${text}\nname: T\neffect: gain 1 coin\n`,
      `kind: tool\nid: t-x\nname: ${text}\neffect: gain 1 coin\n`,
      `kind: tool\nid: t-x\nname: T\n${text}: 1\neffect: gain 1 coin\n`,
      `kind: tool\nid: t-x\nname: T\neffect: ${JSON.stringify(`gain 1 ${word}`)}\n`,
      `kind: ${text}\nid: t-x\nname: T\neffect: gain 1 coin\n`,
      `variant: v-x\nextends: garden\nname: V\nadd: { ${JSON.stringify(`counters/${word}`)}: { of: player, from: 0 } }\n`,
      `variant: v-x\nextends: ${text}\nname: V\nset: { ${JSON.stringify(`settings/${word}/default`)}: 1 }\n`,
      `variant: v-x\nextends: garden\nname: V\nadd: { ${JSON.stringify(`zones/${word}`)}: { takes: [tool] }, ${JSON.stringify(`verbs/${word}`)}: { do: gain 1 coin }, ${JSON.stringify(`values/${word}`)}: { of: [zork, ${text}] } }\n`,
    ];
    const at = pick(texts.length);
    return [`the word \`${word}\` in place ${at + 1}`, texts[at]];
  },
  (pick) => {
    const control = CONTROL[pick(CONTROL.length)];
    const word = `a${control}b`;
    const texts = [
      `kind: tool\nid: t-x\nname: ${quoted(word)}\neffect: gain 1 coin\n`,
      `kind: tool\nid: t-x\nname: ${word}\neffect: gain 1 coin\n`,
      `kind: tool\nid: ${quoted(word)}\nname: T\neffect: gain 1 coin\n`,
      `kind: ${quoted(word)}\nid: t-x\nname: T\neffect: gain 1 coin\n`,
      `kind: tool\nid: t-x\nname: T\n${quoted(word)}: 1\neffect: gain 1 coin\n`,
      `kind: tool\nid: t-x\nname: T\neffect: ${quoted(`gain 1 ${word}`)}\n`,
      card(`choose one:\n  - "${word}", gain 1 coin\n  - "b", gain 2 coins`),
      `variant: v-x\nextends: garden\nname: ${quoted(word)}\nset: { settings/goal/default: 11 }\n`,
    ];
    const at = pick(texts.length);
    return [`${JSON.stringify(control.slice(0, 8))} in place ${at + 1}`, texts[at]];
  },
  (pick) => {
    const number = NUMBERS[pick(NUMBERS.length)];
    const texts = [
      `kind: tool\nid: t\nname: T\ncopies: ${number}\neffect: gain 1 coin\n`,
      card(`gain ${number} coins`),
      card(`repeat exactly ${number} times:\n  gain 1 coin`),
      `variant: v-x\nextends: garden\nname: V\nset: { settings/goal/default: ${number} }\n`,
      `variant: v-x\nextends: garden\nname: V\nset: { players: { from: ${number}, to: 4 } }\n`,
    ];
    const at = pick(texts.length);
    return [`the number ${number} in place ${at + 1}`, texts[at]];
  },
  (pick) => {
    const copies = 10 ** (3 + pick(7));
    return [`${copies} copies`, `kind: tool\nid: t\nname: T\ncopies: ${copies}\neffect: gain 1 coin\n`];
  },
  (pick) => {
    const plain = card('gain 1 coin\ngain 2 coins');
    const written: readonly (readonly [string, string | Buffer])[] = [
      ['a byte order mark twice', `\uFEFF\uFEFF${plain}`],
      ['CR alone', plain.replaceAll('\n', '\r')],
      ['CRLF and LF mixed', plain.replace('\n', '\r\n')],
      ['UTF-16', Buffer.from(`\uFEFF${plain}`, 'utf16le')],
      ['Latin 1', Buffer.from(plain.replace('One', 'Oné'), 'latin1')],
      ['bytes that are no UTF-8', Buffer.from([0x61, 0x3a, 0x20, 0xc3, 0x28, 0xed, 0xa0, 0x80, 0x0a])],
      ['random bytes', Buffer.from(Array.from({ length: 1 + pick(60_000) }, () => pick(256)))],
      ['nothing but NUL', Buffer.alloc(1 + pick(5000))],
      ['nothing', ''],
      ['a tag', 'kind: !!js/function "x"\nid: t\n'],
      ['a directive', `%YAML 1.1\n---\n${plain}`],
      ['merge keys', `x: &x {a: 1}\n<<: [*x, *x]\n${plain}`],
      ['an alias of itself', 'a: &a [*a]\n'],
    ];
    return written[pick(written.length)];
  },
  (pick) => {
    const depth = 1 + pick(16);
    const functions = Array.from({ length: depth }, (_, i) => {
      const inside = `the number of fruits in the deck where the q${i} of that fruit is at least 0`;
      return `  functions/q${i + 1}: { takes: { fruit: a fruit }, is: ${inside} }`;
    });
    return [
      `functions nested ${depth} deep`,
      `variant: v-deep
extends: garden
name: Deep
add:
  functions/q0: { takes: { fruit: a fruit }, is: the fruit's ripeness }
${functions.join('\n')}
set:
  verbs/sell/do: |
    for each fruit in the stall, gain (the q${depth} of that fruit) coins
    move all fruits in the stall to the discard pile
`,
    ];
  },
  (pick) => {
    const fruits = 5 + pick(200);
    const total = 1 + pick(400);
    const cards = Array.from(
      { length: fruits },
      (_, i) =>
        `  - { kind: fruit, id: f-${i}, name: F ${i}, colour: ${['red', 'green', 'gold'][i % 3]}, ripeness: ${1 + (i % 5)} }`,
    );
    return [
      `a total of exactly ${total} among ${fruits} cards`,
      `variant: v-total
extends: garden
name: Total
remove: [checks/full hands, kinds/fruit/unique]
set:
  verbs/sell/do: |
    move all cards in the deck to your hand
    reveal any number of fruits in your hand with a total ripeness of exactly ${total} where colours are different
    move all cards in your hand to the deck
cards:
${cards.join('\n')}
`,
    ];
  },
  (pick) => {
    const times = [3, 100, 100_000][pick(3)];
    const depth = 1 + pick(5);
    const lines = Array.from({ length: depth }, (_, i) => `${'  '.repeat(i)}repeat exactly ${times} times:`);
    return [
      `loops of ${times}, ${depth} deep`,
      card([...lines, `${'  '.repeat(depth)}gain a coin`].join('\n')),
    ];
  },
];

/** The `i`-th hostile file of a seed: the families in turn, each with sizes and words of its own. */
export function hostileFile(i: number, seed = 'hostile'): HostileFile {
  const [title, content] = families[i % families.length](randomSource(`${seed} ${i}`));
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  return { title: title.length > 120 ? `${title.slice(0, 120)}…` : title, bytes };
}
