/**
 * Who had a card before it was set aside: `set a fruit in another player's stall aside`, and below it `move it to its owner's stall`. Where it
 * is then is nobody's, so who had it is noted first.
 */
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { asideNames, isSetAside } from '../places/set-aside.ts';

const ASIDE =
  /^(\s*)(you may )?(?:set|put|lay|place|move) (?:aside ((?:an?|another) [^,:\n]+?)|((?:an?|another) [^,:\n]+?) aside)(?: as ([a-z-]+))?$/;
const NAMED =
  /^(\s*)(?:set|put|lay|place|move) (?:aside (it|the [a-z-]+|that [a-z-]+)|(it|the [a-z-]+|that [a-z-]+) aside)$/;
const OWNER = /\b(?:its|that [a-z-]+'s|the [a-z-]+'s|their) (?:owner|controller)\b/g;

/** The text with that player noted; none where nobody is asked for. */
export function withHoldersOfAside(text: string, { owners }: Vocabulary): string[] {
  if (owners || !isSetAside(text) || /\b(?:as|the|be) (?:gone|holder)(?![a-z-])/.test(text)) return [];
  const lines = text.split('\n');
  const at = lines.findIndex((line) => ASIDE.test(line) || NAMED.test(line));
  const below = lines.slice(at + 1);
  if (at < 0 || !below.some((line) => line.search(OWNER) >= 0)) return [];
  const asked = below.map((line) => line.replaceAll(OWNER, 'the holder'));
  const named = NAMED.exec(lines[at]);
  if (named) {
    const [, margin, first, second] = named;
    const card = first ?? second;
    const whose = card === 'it' ? 'its' : `${card}'s`;
    return [
      [
        ...lines.slice(0, at),
        `${margin}let holder be ${whose} controller`,
        `${margin}move ${card} to the ${asideNames.en[0]}`,
        ...asked,
      ].join('\n'),
    ];
  }
  const [, margin, may = '', first, second, name = 'gone'] = ASIDE.exec(lines[at])!;
  if (may !== '') return [];
  const that = asked.map((line) =>
    line.replaceAll(/\b(?:it|that [a-z-]+)\b(?!'s)(?= |$)/g, (said) =>
      /^that (?:player|opponent)$/.test(said) ? said : `the ${name}`,
    ),
  );
  return [
    [
      ...lines.slice(0, at),
      `${margin}choose ${first ?? second} as ${name}`,
      `${margin}let holder be the ${name}'s controller`,
      `${margin}move the ${name} to the ${asideNames.en[0]}`,
      ...that,
    ].join('\n'),
  ];
}
