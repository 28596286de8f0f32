import { describe, expect, it } from 'vitest';
import { loadGame } from '../../interpreter/compiler/linker/load-game.ts';
import { filesBelow, isYaml } from '../files.ts';

const garden = filesBelow('examples/garden', isYaml);

/** What is found on top of the garden, each with the text that it marks and the texts that it relates to. */
function found(text: string, name = 'mine.yaml', onTop = true): string[] {
  const files = new Map(garden).set(name, text);
  const marked = ({ file, span }: { file: string; span: { start: number; end: number } }): string =>
    files.get(file)!.slice(span.start, span.end);
  return loadGame(files, 'garden', onTop ? [name] : []).diagnostics.map(({ code, place, related = [] }) =>
    [`${code} ${marked(place)}`, ...related.map((each) => marked(each.place))].join(' <- '),
  );
}
const effect = (...lines: string[]): string[] =>
  found(`kind: tool\nid: mine\neffect: |\n${lines.map((line) => `  ${line}\n`).join('')}`);
const variant = (text: string): string[] => found(`variant: mine\nextends: garden\nname: Mine\n${text}`);

describe('an unknown word', () => {
  it.each<[string, string[]]>([
    ['choose a fruit on the market sa plum', ['name/unknown-word sa', 'name/unknown-noun plum']],
    ['until ed of turn, opponents cannot sell stalls', ['name/unknown-word ed']],
    ['discard a card ot hand', ['name/unknown-word ot']],
    // Where the word itself is at fault nothing more is said.
    ['discard a card in teh market', ['name/unknown-word teh']],
    ['+1 to your ripe coins until end of turn', ['name/unknown-quality ripe']],
    ['mve the top card of the deck to your hand', ['name/unknown-verb mve']],
    ['choose a fruit on the market as plum', []],
  ])('is told where it stands: %s', (text, wanted) => expect(effect(text)).toEqual(wanted));

  it('is told on its own line; other lines have their own faults', () => {
    expect(effect('until ed of turn, opponents cannot sell stalls', 'gain 2 wibbles')).toEqual([
      'name/unknown-word ed',
      'name/unknown-noun wibbles',
    ]);
  });
});

describe('a word that points back', () => {
  it.each<[string, string[]]>([
    ["discard a card in that player's hand", []],
    ["discard a card in that size's hand", ['name/unbound that size']],
    ["discard a card in that card's hand", ['name/unbound that card']],
  ])('names what there is of its sort: %s', (text, wanted) =>
    expect(effect('choose an opponent', text)).toEqual(wanted),
  );
});

describe('a quality of a counter', () => {
  it('is refused, and the number in front of it is not', () => {
    expect(effect('gain (2 times the goal) ripe coins')).toEqual(['name/unknown-quality ripe']);
  });
});

describe('a name that stands twice in a list', () => {
  it.each<[string, string]>([
    ['rankings/richest player/by: [coins, coins]', 'coins'],
    ['kinds/fruit/unique: [colour, colour]', 'colour'],
    ['zones/market/takes: [fruit, fruit]', 'fruit'],
    ['table/shared: [market, bench, market]', 'market'],
  ])('is refused there alone: %s', (line, word) => {
    expect(variant(`set:\n  ${line}\n`)).toEqual([`schema/repeated ${word}`]);
  });
});

describe('a verb that cannot be declared', () => {
  it('stops no check of the others', () => {
    const file = 'examples/garden/game.yaml';
    const broken = garden.get(file)!.replace('  discard:\n', '  discard discard:\n');
    expect(found(broken, file, false)).toContain('game/verb-words discard discard');
  });
});

describe('a verb of a field that there is not', () => {
  it('is told of the field, and of no card', () => {
    const file = 'examples/garden/game.yaml';
    const broken = garden
      .get(file)!
      .replace(
        'effect: { type: effect }',
        'effect: { type: effect }\n      offer: { type: effect, verb: sel, optional: true }',
      );
    const card = 'kind: tool\nid: mine\neffect: gain a coin\noffer: a stall\n';
    const files = new Map(garden).set(file, broken).set('mine.yaml', card);
    const { diagnostics } = loadGame(files, 'garden', ['mine.yaml']);
    expect(
      diagnostics.map(
        ({ code, place }) => `${code} ${files.get(place.file)!.slice(place.span.start, place.span.end)}`,
      ),
    ).toEqual(['game/unknown sel']);
  });
});

describe('what says nothing', () => {
  it.each<[string, string[]]>([
    ['each time you sell a stall, gain a coin', ['syntax/when each time']],
    ['whenever you sell a stall, gain a coin', ['syntax/when whenever']],
  ])('is told where it stands: %s', (text, wanted) => expect(effect(text)).toEqual(wanted));
});

/** The errors of a card with an effect, each with its help. */
const helps = (...lines: readonly string[]): (readonly [string, string | undefined])[] => {
  const text = `kind: tool\nid: mine\nname: Mine\neffect: |\n${lines.map((line) => `  ${line}\n`).join('')}`;
  return loadGame(new Map(garden).set('mine.yaml', text), 'garden', ['mine.yaml']).diagnostics.flatMap(
    ({ severity, code, help }) => (severity === 'error' ? [[code, help] as const] : []),
  );
};

describe('a noun of the card that is asked about inside', () => {
  it('is that card, also where it was said in the plural', () => {
    const text =
      'kind: tool\nid: mine\nbrings: { nouns: { berry: { is: a red fruit } } }\neffect: |\n' +
      "  discard all fruits in your hand where there are no berries on the market where colour is that berry's colour\n";
    expect(found(text)).toEqual(["name/not-here that berry's colour"]);
  });
});

describe('what is not said as it is printed', () => {
  it.each([
    [['look at that players hand'], 'name/not-here', /that player's hand/],
    [['choose an opponent', 'look at that opponents hand'], 'name/not-here', /that opponent's hand/],
    [['target player discards'], 'name/missing-object', /choose a player, then that player discards a card/],
    [['gain: a coin'], 'syntax/colon', /take the colon away/],
  ])('has one message, which says how it is: %s', (lines, code, wanted) => {
    const found = helps(...lines);
    expect(found.map(([each]) => each)).toEqual([code]);
    expect(found[0][1]).toMatch(wanted);
  });
});

describe('sentences as a list', () => {
  it('are offered as lines', () => {
    const text = 'kind: tool\nid: mine\neffect:\n  - gain a coin\n  - discard a card\n';
    const files = new Map(garden).set('mine.yaml', text);
    const [{ code, fixes }] = loadGame(files, 'garden', ['mine.yaml']).diagnostics;
    const [edit] = fixes![0].edits;
    expect(code).toBe('schema/type');
    const mended = text.slice(0, edit.place.span.start) + edit.text + text.slice(edit.place.span.end);
    expect(mended).toBe('kind: tool\nid: mine\neffect: |\n    gain a coin\n    discard a card\n');
    expect(found(mended).filter((each) => !/untranslated/.test(each))).toEqual([]);
  });
});

describe('a noun without its article', () => {
  it.each<[string, string[]]>([
    ['discard a card in discard pile', ['syntax/missing-article discard pile']],
    ['if there is fruit on the market, gain a coin', ['syntax/missing-article fruit']],
    ['discard card', ['syntax/missing-article card']],
    ['each opponent with card in their hand discards a card', ['syntax/missing-article card']],
    ['for each fruit on the market, gain a coin', []],
    ['reveal all cards in your hand', []],
    ['if your coins are 2, gain a coin', []],
  ])('is refused: %s', (text, wanted) => expect(effect(text)).toEqual(wanted));

  it('is told on every line', () => {
    const lines = ['discard card', 'gain a coin for each opponent with card in their hand', 'discard fruit'];
    expect(effect(...lines).toSorted()).toEqual([
      'syntax/missing-article card',
      'syntax/missing-article card',
      'syntax/missing-article fruit',
    ]);
  });

  it('is refused where it says what something is', () => {
    const lines = ['choose a card in your hand as pick', 'if the pick is fruit, gain a coin'];
    expect(effect(...lines)).toContain('syntax/missing-article fruit');
  });

  it('is refused in what a verb takes as well', () => {
    expect(variant('set: { verbs/discard/takes/card: fruit }')).toContain('syntax/missing-article fruit');
  });
});

describe('what follows from a declaration', () => {
  it('says where a parameter is declared', () => {
    expect(effect('sell a fruit on the market')).toEqual([
      'name/wrong-sort a fruit on the market <- a stall',
    ]);
    expect(effect('give a card in your hand')).toEqual(['name/missing-object give <- a player']);
  });

  it('says where a name is given that is used for what it is not', () => {
    expect(effect('choose a fruit in your hand as gift', 'sell the gift')).toEqual([
      'name/wrong-sort the gift <- a stall <- a fruit in your hand as gift',
    ]);
    expect(variant('add: { verbs/swap: { takes: { gift: a fruit }, do: sell the gift } }')).toContain(
      'name/wrong-sort the gift <- a stall <- a fruit',
    );
    const functions = `
  functions/fee: { takes: { stall: a stall }, is: the stall's size }
  functions/toll: { takes: { card: a fruit }, is: the fee of the card }`;
    expect(variant(`add:${functions}\n`)).toContain('name/wrong-sort the card <- a stall <- a fruit');
  });

  it('says where the range of a field is declared', () => {
    expect(found('kind: fruit\nid: mine\ncolour: red\nripeness: 7\n')).toContain(
      'schema/range 7 <- ripeness',
    );
  });

  it('names the cards that are counted, where they are few', () => {
    const [count] = found(
      'kind: tool\nid: mine\ncopies: 2\neffect: gain a coin\n',
      'examples/garden/mine.yaml',
      false,
    );
    expect(count).toMatch(/^game\/count 4 <- .*<- mine/);
  });

  it('says what else is called so', () => {
    expect(variant('add: { roles/warden: { name: storm } }')).toEqual(['game/clash roles/warden <- storm']);
  });

  it('is told in the variant that leaves a value empty, and not where the game has it', () => {
    const text = 'variant: mine\nextends: garden\nname: Mine\nset: { settings/goal/default: }';
    const [{ place }] = loadGame(new Map(garden).set('mine.yaml', text), 'garden', ['mine.yaml']).diagnostics;
    expect([place.file, place.span.start]).toEqual(['mine.yaml', text.length - 1]);
  });

  it('is told where a variant gives a declaration anew', () => {
    expect(
      variant('replace: { verbs/give: { takes: { card: a card }, do: move the card to the attic } }'),
    ).toContain('name/unknown-noun attic');
  });
});

describe('what an action chooses', () => {
  const act = 'flow/round/steps/trade/actions/throw-away';

  it('is read behind `choose`, and told where that fails', () => {
    expect(
      variant(`add: { ${act}: { choose: brindle card in your hand as waste, do: discard the waste } }`),
    ).toContain('syntax/missing-article brindle');
  });

  it('is told in the file that it is from', () => {
    const files = new Map(garden)
      .set(
        'a.yaml',
        `variant: a\nextends: garden\nname: A\nadd: { ${act}: { choose: a card in your hand as waste, do: discard the waste } }`,
      )
      .set(
        'b.yaml',
        `variant: b\nextends: garden\nname: B\nset: { ${act}/choose: a wibble in your hand as waste }`,
      );
    const { diagnostics } = loadGame(files, 'garden', ['a.yaml', 'b.yaml']);
    const wibble = diagnostics.filter(({ message }) => message.includes('wibble'));
    expect(wibble.map(({ place }) => files.get(place.file)!.slice(place.span.start, place.span.end))).toEqual(
      wibble.map(() => 'wibble'),
    );
  });
});

const card = (kind: string, more: string): string[] => found(`kind: ${kind}\nid: mine\n${more}`);

describe('a kind that is misspelt', () => {
  it('is told with all that is wrong on the card otherwise', () => {
    expect(card('tol', 'efect: gain 2 coins\n')).toEqual([
      'schema/not-one-of tol',
      'schema/unknown-key efect',
    ]);
    expect(card('tol', 'effect: gain 2 wibbles\n')).toEqual([
      'schema/not-one-of tol',
      'name/unknown-noun wibbles',
    ]);
    expect(card('tol', 'effect: gain 2 coins\n')).toEqual(['schema/not-one-of tol']);
    expect(card('friut', 'colour: rde\nripeness: 3\n')).toEqual([
      'schema/not-one-of friut',
      'schema/not-one-of rde',
    ]);
  });

  it('is told alone where no kind is like it', () =>
    expect(card('weather', 'efect: gain 2 wibbles\n')).toEqual(['schema/not-one-of weather']));
});

it('a card with the id of another one is offered an id that no card has', () => {
  const files = new Map(garden).set('mine.yaml', 'kind: tool\nid: ladder\neffect: gain a coin\n');
  const [told] = loadGame(files, 'garden', ['mine.yaml']).diagnostics;
  expect([told.code, told.fixes?.[0].edits[0].text]).toEqual(['game/duplicate', 'ladder-2']);
});
