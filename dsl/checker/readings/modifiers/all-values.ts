/** A card that counts as each value of a field: `this counts as every colour`, `that fruit is of all colours until end of turn`. */
import { withArticle } from '../../../text/english-inflection.ts';
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';

/** A text with a line for each value; one with the values as nouns, and one as words of quality. */
export function withAllValues(text: string, { fields }: Vocabulary): string[] {
  if (!/\b(?:every|each|any|all)\b/.test(text)) return [];
  return fields.flatMap((field) => {
    if (field.type.type !== 'value' || field.type.of.values.length > MOST) return [];
    const { one, many } = forms(field);
    if (!text.includes(one) && !text.includes(many)) return [];
    const line = new RegExp(
      `^((?:[^,:\\n]+, )*)([^,:\\n]+?) (?:(?:also )?counts? as|is|has) (?:of )?(?:(?:an?|the) (?:member|card|part) of )?(?:(?:every|each|any) ${one}|all (?:the )?${many})((?: (?:until|this|for the rest of) [^,:\\n]+)?)$`,
      'gm',
    );
    const { values } = field.type.of;
    return [withArticle, (name: string): string => name].flatMap((said) => {
      const put = text.replaceAll(line, (_, head: string, what: string, span: string) =>
        values.map((value) => `${head}${what} also counts as ${said(forms(value).one)}${span}`).join('\n'),
      );
      return put === text ? [] : [put];
    });
  });
}

/** More would fill the card. */
const MOST = 12;
