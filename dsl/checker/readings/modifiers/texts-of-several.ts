/**
 * The texts of several cards that a card has as long as it says so: `this has all skills of the fruits in your shed`, `each fruit in your
 * shed also has the skill of this`. What a card has from others it has besides its own, and of several it has all; where these are done
 * once, they are used one after the other.
 */
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import type { KindSymbol } from '../../../language/symbols/symbols.ts';
import type { EntryKind } from '../../../language/syntax/ast.ts';
import { firstNounSaid } from '../words/spoken-nouns.ts';

const ALSO =
  /\b(this(?: card| [a-z-]+)?|(?:each|all|every) [a-z-]+[^,:;.\n]*?|the equipped [a-z-]+|your [a-z-]+) (?:also (has|have)|(has|have) also|(?:additionally|in addition) (has|have)) (?=(?:all )?(?:the )?([a-z-]+) of |[^,:;.\n]+'s ([a-z-]+)$)/gm;
const ALL = /\b(has|have) all (?:the |of the )?([a-z-]+) of (?=(?:all|each|the|your|every|any) )/g;
const THE =
  /\b((?:has|have) the ([a-z-]+) of) (?:all (?:of )?the|the|all of your|all your|your|every) (other )?([a-z-]+(?: [a-z-]+)?)(?=( (?:in|of|with|where|on) [^,:;.\n]+)?$)/gm;
const USED =
  /^((?:.*\n)*)(?:this(?: card| [a-z-]+)?) (?:has|gains|copies) (?:all )?(?:the )?([a-z-]+) of (?:all|each|every)(?: of)?( the)?( other)? ([a-z-]+)( (?:in|of|with|where|on) [^,:;.\n]+)?$/;

/** Whether a word is the name of abilities that cards have. */
const areAbilities = ({ fields }: Vocabulary, said: string | undefined): boolean =>
  fields.some(
    (field) =>
      field.type.type === 'language' &&
      field.type.entry === 'abilities' &&
      Object.values(forms(field)).includes(said ?? ''),
  );

/** The text with the texts of all of them, besides those that a card has. */
export function withTextsOfSeveral(
  text: string,
  words: Vocabulary,
  _kind: KindSymbol | undefined,
  entry: EntryKind,
): string[] {
  if (entry !== 'abilities') return [];
  const put = text
    .replaceAll(ALSO, (said, who: string, a?: string, b?: string, c?: string, of?: string, owned?: string) =>
      areAbilities(words, of ?? owned) ? `${who} ${a ?? b ?? c} ` : said,
    )
    .replaceAll(ALL, (said, has: string, of: string) =>
      areAbilities(words, of) ? `${has} the ${of} of ` : said,
    )
    .replaceAll(THE, (said, head: string, of: string, other = '', noun: string, place?: string) => {
      const found = firstNounSaid(words, noun);
      if (!areAbilities(words, of) || found?.of !== 'card' || found.form !== 'many') return said;
      const whose = /\byour\b/.test(said.slice(head.length)) ? ' of yours' : '';
      return place === undefined && whose === '' ? said : `${head} all ${other}${noun}${whose}`;
    });
  return put === text ? [] : [put];
}

/** An effect of a card that is those of several: each is used as its own, one after the other. */
export function withEffectsUsedInTurn(
  text: string,
  { fields }: Vocabulary,
  kind: KindSymbol | undefined,
  entry: EntryKind,
): string[] {
  const [, before, said, , other = '', noun, place = ''] = USED.exec(text) ?? [];
  if (entry !== 'effect' || before === undefined) return [];
  const field = fields.find(
    (each) =>
      each.type.type === 'language' &&
      each.type.entry === 'effect' &&
      Object.values(forms(each)).includes(said),
  );
  if (!field || !kind || !Object.values(forms(kind)).includes(noun)) return [];
  const { one } = forms(kind);
  return [`${before}for each${other} ${one}${place}, use that ${one}'s ${forms(field).one} as this`];
}
