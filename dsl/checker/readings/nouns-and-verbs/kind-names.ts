/** Kinds by their first word: `play magic`, where the game says `magic cards`; and a place of somebody else: `in another stall`. */
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';

/** A text in which such kinds have their whole names, and such places their players. */
export function withKindNames(text: string, { kinds, zones, terms }: Vocabulary): string[] {
  let put = text;
  for (const kind of kinds) {
    const { one, many } = forms(kind);
    const [first, ...rest] = one.split(' ');
    if (rest.length !== 1 || terms.get(first)?.some(({ symbol }) => symbol.sort !== 'kind')) continue;
    put = put
      .replaceAll(
        new RegExp(
          `\\b(an?|another|one|the|each|that) ${first}(?=$|[,.:\\n]| (?:in|from|and|or|to|of)\\b)`,
          'g',
        ),
        `$1 ${one}`,
      )
      .replaceAll(
        new RegExp(
          `(?<=\\b(?:play|use|draw|discard|cannot play|all|any|no|more|\\d) )${first}(?=$|[,.:\\n]| (?:in|from|and|or|until|this|during|on)\\b)`,
          'g',
        ),
        many,
      );
  }
  const many = kinds.map((kind) => forms(kind).many).join('|');
  put = put
    .replaceAll(
      new RegExp(`^(\\s*(?:(?:while|until) [^,:\\n]+, )?)(?=(?:${many}) of [^,:\\n]* cannot )`, 'gm'),
      '$1all ',
    )
    .replaceAll(new RegExp(`\\b((?:${many}) of) (?:your )?opponents(?= cannot )`, 'g'), '$1 an opponent');
  for (const zone of zones) {
    if (zone.of !== 'player') continue;
    const { one, many: all } = forms(zone);
    put = put
      .replaceAll(
        new RegExp(
          `\\b(in|from|to|into|of) (?:another|a different|someone else's|somebody else's) ${one}\\b`,
          'g',
        ),
        `$1 another player's ${one}`,
      )
      .replaceAll(new RegExp(`\\b(in|from) other ${all}\\b`, 'g'), `$1 other players' ${all}`)
      .replaceAll(
        new RegExp(`\\b(in|on|to|from|into) ((?:that|the) (?!player|opponent)[a-z-]+)'s ${one}\\b`, 'g'),
        (said: string, at: string, what: string) =>
          isPlayer(text, what) ? said : `${at} ${what}'s controller's ${one}`,
      );
  }
  return put === text ? [] : [put];
}

/** Whether a name is that of a player whom the text chooses. */
const isPlayer = (text: string, name: string): boolean =>
  new RegExp(`\\b(?:opponent|player)s?\\b[^,:\\n]*? as ${name.replace(/^(?:the|that) /, '')}\\b`).test(text);
