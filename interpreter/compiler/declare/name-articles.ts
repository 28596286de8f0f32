import type { Names } from '../../../dsl/language/symbols/symbols.ts';
import type { Node } from '../../../schemas/index.ts';
import { complainAt, type Sources } from '../loader/link-context.ts';

/** Articles and the gender that they show; none where they do not. */
const ARTICLES = {
  fr: { le: 'm', la: 'f', 'l’': '', "l'": '', les: '', un: 'm', une: 'f' },
  de: { der: 'm', die: 'f', das: 'n', ein: '', eine: 'f' },
} as const;

/** The article in front of a name, its gender, and the name without it. */
function parted(name: string, language: 'fr' | 'de'): { bare: string; gender: string } | undefined {
  for (const [article, gender] of Object.entries(ARTICLES[language])) {
    const front = /[’']$/.test(article) ? article : `${article} `;
    if (!name.startsWith(front)) continue;
    const bare = name.slice(front.length);
    return { bare, gender: gender === '' || / [mfn]p?$/.test(bare) ? '' : ` ${gender}` };
  }
  return undefined;
}

/** Texts put articles in front of what is declared, so a name that brings its own would have two. */
export function checkArticles(s: Sources, names: Names, node: Node): void {
  for (const language of ['fr', 'de'] as const) {
    const [one, ...more] = names[language] ?? [];
    const first = one === undefined ? undefined : parted(one, language);
    if (!first) continue;
    const others = more.map((each) => parted(each, language)?.bare ?? each);
    const all = [`${first.bare}${first.gender}`, ...others];
    const right = `${language}: ${all.length === 1 ? all[0] : `[${all.join(', ')}]`}`;
    complainAt(s, 'game/article', node, { name: one, right });
  }
}
