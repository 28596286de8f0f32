/**
 * What is paid to somebody: `you may pay 3 coins to that player`, and below it `if you do, draw a card`. You pay, they gain as much, and
 * then comes the rest.
 */
import type { EntryKind } from '../../../language/syntax/ast.ts';
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { withArticle } from '../../../text/english-inflection.ts';
import { nounSaid } from '../words/spoken-nouns.ts';
import { verbIn } from '../../suggestions/word-suggestions.ts';

const PAY =
  /^(\s*)you may pay (\d+|\([^()]+\)) ([a-z-]+(?: [a-z-]+)?) to ((?:that|the) [a-z-]+(?:'s (?:owner|controller))?|an opponent|another player|a player|them)$/;
const DONE = /^(\s*)if you do(,.*|:)$/;

/** `to sell a fruit, opponents also pay 2 coins to you`: who pays first, and then you gain as much. */
const PRICE =
  /^(\s*(?:(?:until|while|for the rest of) [^,:]+, )*)to ([a-z]+) ([^,:]+), (opponents|other players|each opponent|an opponent|players|each player|(?:its|the [a-z-]+'s|that [a-z-]+'s) (?:owner|controller)) (?:also |must |must also |must first |first )*pays? (?:you (\d+|an?) ([a-z]+(?: [a-z]+)?)|(\d+|an?) ([a-z]+(?: [a-z]+)?) to you)(?: first)?$/;

/** `its owner must pay 2 coins to sell the fruit`: nobody else can. */
const OWNERS = "(?:its|the [a-z-]+'s|that [a-z-]+'s) (?:owner|controller)";
const BY_OWNER = new RegExp(
  `^(\\s*(?:(?:until|while|for the rest of) [^,:]+, )*)(?:to ([a-z]+ [^,:]+), ${OWNERS} (?:also |must |must also |must first |first )*pays? (\\d+ [a-z]+(?: [a-z]+)?)|${OWNERS} (?:must|has to)(?: also| first)? pay (\\d+ [a-z]+(?: [a-z]+)?) (?:in order )?to ([a-z]+ [^,:]+))$`,
);

const byOwner = (line: string): string =>
  line.replace(
    BY_OWNER,
    (_, head: string, act?: string, price?: string, other?: string, late?: string) =>
      `${head}to ${act ?? late}, players also pay ${price ?? other}`,
  );

function pricesPaid(text: string, vocabulary: Vocabulary): string | undefined {
  const lines = text.split('\n');
  const put = lines.map((line) => {
    const [, head, verb, object, who, one, what, other, thing] = PRICE.exec(line) ?? [];
    const [count, counter] = [one ?? other, what ?? thing];
    if (head === undefined || count === undefined || counter === undefined) return byOwner(line);
    if (vocabulary.verbForms.get(verb)?.form !== 'base' || !isOfPlayers(vocabulary, counter)) return line;
    const others =
      who.endsWith('players') || who === 'each player' || /(?:owner|controller)$/.test(who)
        ? who === 'other players'
          ? 'opponents'
          : 'players'
        : 'opponents';
    const does = verbIn(vocabulary, vocabulary.verbForms.get(verb)!.verb.id, 'third');
    const payer = others === 'players' ? 'a player' : 'an opponent';
    const amount = `${count} ${counter}`;
    const [first] = object.split(' ');
    const noun = nounSaid(vocabulary, first);
    const single = noun?.form === 'many' ? object.replace(first, withArticle(noun.one)) : object;
    return `${head}to ${verb} ${object}, ${others} also pay ${amount}\n${head}before ${payer} ${does} ${single}, you gain ${amount}`;
  });
  return put.join('\n') === text ? undefined : put.join('\n');
}

const isOfPlayers = ({ counters }: Vocabulary, said: string): boolean =>
  counters.some((each) => each.of === 'player' && Object.values(forms(each)).includes(said));

const BY_OTHERS =
  /^(\s*)(that player|that opponent|they|the [a-z-]+(?:'s (?:owner|controller))?) may pay (?:you (\d+|\([^()]+\)) ([a-z-]+(?: [a-z-]+)?)|(\d+|\([^()]+\)) ([a-z-]+(?: [a-z-]+)?) to you)$/;
const ANSWER =
  /^\s*(?:if (?:they|that player|that opponent) do(?:es)?( not|n't)?|(otherwise|if not))(, (.+)|:)$/;

/** `that player may pay 2 coins to you`, and below it `if they do not, ...`: you gain as much if they do. */
function paidByOthers(text: string, vocabulary: Vocabulary): string | undefined {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => BY_OTHERS.test(line));
  const [, margin, who, one, what, other, thing] = BY_OTHERS.exec(lines[at] ?? '') ?? [];
  const [count, counter] = [one ?? other, what ?? thing];
  if (margin === undefined || counter === undefined || !isOfPlayers(vocabulary, counter)) return undefined;
  const [, not, otherwise, , act] = ANSWER.exec(lines[at + 1] ?? '') ?? [];
  const isAnswered = ANSWER.test(lines[at + 1] ?? '') && lines[at + 1].startsWith(`${margin}`);
  const denied = not !== undefined || otherwise !== undefined;
  const gain = `gain ${count!} ${counter}`;
  const paid = [`${margin}${who!} may pay ${count!} ${counter}`];
  if (!isAnswered) paid.push(`${margin}if they do, ${gain}`);
  else if (denied)
    paid.push(`${margin}if they do, ${gain}`, `${margin}otherwise${act === undefined ? ':' : `, ${act}`}`);
  else
    paid.push(
      `${margin}if they do:`,
      `${margin}  ${gain}`,
      ...(act === undefined ? [] : [`${margin}  ${act}`]),
    );
  return [...lines.slice(0, at), ...paid, ...lines.slice(at + (isAnswered ? 2 : 1))].join('\n');
}

const GIVEN = new RegExp(
  '^(\\s*(?:- )?)(?:(at any time, )?you (?:may|can) (?:pay|give)|(pay|give)) (?:(\\d+) ([a-z-]+(?: [a-z-]+)?) to (another player|an opponent)|(another player|an opponent) (\\d+) ([a-z-]+(?: [a-z-]+)?))( at any time)?$',
);

/**
 * What is handed on from one's own: `give 2 coins to another player`, and on an ability `at any time, you may pay 2 coins to an
 * opponent`. Who has less gives none.
 */
export const withGivenOfOwn = (
  text: string,
  vocabulary: Vocabulary,
  entry: EntryKind,
): { readonly sure: string[]; readonly open: string[] } => {
  const read = givenOfOwn(text, vocabulary, entry);
  // What is given may come from elsewhere, and when it can be paid is open.
  return /\bgive\b|\bat any time\b/.test(text) ? { sure: [], open: read } : { sure: read, open: [] };
};

function givenOfOwn(text: string, vocabulary: Vocabulary, entry: EntryKind): string[] {
  if (vocabulary.verbForms.has('pay')) return [];
  const put = text.split('\n').map((line, at, lines) => {
    const [, margin, time, order, one, what, whom, other, two, thing, late] = GIVEN.exec(line) ?? [];
    const [count, counter, who] = [one ?? two, what ?? thing, whom ?? other];
    const isMore = /^\s*if you do\b/.test(lines[at + 1] ?? '');
    if (margin === undefined || counter === undefined || isMore || !isOfPlayers(vocabulary, counter))
      return line;
    const amount = `${count} ${counter}`;
    const gains = `that ${who!.split(' ').at(-1)} gains ${amount}`;
    if (entry === 'abilities' && margin === '')
      return order === undefined && (time ?? late) !== undefined
        ? `pay ${amount} to:\n  choose ${who}\n  ${gains}`
        : line;
    const inner = margin.replace('-', ' ');
    if (time !== undefined || late !== undefined) return line;
    return order === undefined
      ? `${margin}choose ${who}\n${inner}you may pay ${amount}\n${inner}if you do, ${gains}`
      : `${margin}if you have at least ${amount}:\n${inner}  choose ${who}\n${inner}  lose ${amount}\n${inner}  ${gains}`;
  });
  const said = put.join('\n');
  return said === text ? [] : [said];
}

/** The text in which they gain it; none where nothing is paid to anybody. */
export function withPaidToOthers(text: string, vocabulary: Vocabulary): string[] {
  const priced = pricesPaid(text, vocabulary);
  if (priced !== undefined) return [priced];
  const others = paidByOthers(text, vocabulary);
  if (others !== undefined) return [others];
  if (!/\bmay pay .* to\b/.test(text)) return [];
  const lines = text.replaceAll(/(\bto [^,:;.\n]+)[.;,] (?=if you do\b)/gi, '$1\n').split('\n');
  const at = lines.findIndex((line) => PAY.test(line));
  const [, margin, count, what, whom] = PAY.exec(lines[at] ?? '') ?? [];
  if (margin === undefined || whom === undefined || !isOfPlayers(vocabulary, what!)) return [];
  const choice = /^an?(?:other)? /.test(whom) ? [`${margin}choose ${whom}`] : [];
  const who = choice.length > 0 ? `that ${whom.split(' ').at(-1)}` : whom === 'them' ? 'that player' : whom;
  const [, , then] = DONE.exec(lines[at + 1] ?? '') ?? [];
  const isBlock = then === ':';
  return [
    [
      ...lines.slice(0, at),
      ...choice,
      `${margin}you may pay ${count} ${what}`,
      `${margin}if you do:`,
      `${margin}  ${who} gains ${count} ${what}`,
      ...(then === undefined || isBlock ? [] : [`${margin}  ${then.replace(/^, /, '')}`]),
      ...lines.slice(at + (then === undefined ? 1 : 2)),
    ].join('\n'),
  ];
}
