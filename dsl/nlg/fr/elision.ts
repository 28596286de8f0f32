/** Words that begin with an `h` before which nothing is left out: `le héros`. */
const aspirated = new Set(
  (
    'hache haches haie haies haine haines hall hallebarde hallebardes halte hameau hameaux hamster hamsters hangar ' +
    'hanche hantise harde hardes hargne haricot harnais harpe harpes harpie harpies hasard hasards haut haute hautes ' +
    'hauts hauteur hauteurs havre heaume heaumes héraut hérauts hérisson hérissons héron hérons héros hibou hiboux ' +
    'hideux hiérarchie homard homards honte hordes horde hors houe houes houle houppe housse hublot huche huée huit ' +
    'huitième hurlement hurlements hurleur hurleurs hutte huttes'
  ).split(' '),
);

const beginsWithVowel = (word: string): boolean => {
  const small = word.toLowerCase();
  if (small.startsWith('h')) return !aspirated.has(small);
  return /^[aeiouàâäéèêëîïôöùûüœæ]/u.test(small) && !small.startsWith('onz');
};

/** The next word decides between `ce` and `cet`, `sa` and `son`, `nouveau` and `nouvel`. */
export const startsOpen = (text: string): boolean => beginsWithVowel(/^\p{L}*/u.exec(text)?.[0] ?? '');

const NEXT = '(?=([\\p{L}]+))';
const START = '(?<![\\p{L}’-])';
const articles = new RegExp(`${START}([dD]e|[àÀ]) (le|les) (?=([\\p{L}\\d]+))`, 'gu');
const several = new RegExp(`${START}([dD])e des ${NEXT}`, 'gu');
/** Words that lose their vowel: `si` before `il` only. */
const elided = new RegExp(
  `${START}(?:([cdljnst])[e]|(l)a|(qu)e|(jusqu)e|(s)i(?= ils?(?!\\p{L}))) ${NEXT}`,
  'giu',
);

const merged = { de: { le: 'du', les: 'des' }, à: { le: 'au', les: 'aux' } } as const;

/** `de le` -> `du`, `le adversaire` -> `l’adversaire`, `si il` -> `s’il`, `que un` -> `qu’un`. */
export function runTogether(text: string): string {
  return text
    .replaceAll("'", '’')
    .replaceAll(several, (_, d) => `${d}e `)
    .replaceAll(articles, (all, small, article, next) => {
      if (article === 'le' && beginsWithVowel(String(next))) return String(all);
      const into = merged[String(small).toLowerCase() as 'de' | 'à'][article as 'le' | 'les'];
      const large = small === 'De' || small === 'À';
      return `${large ? into.charAt(0).toUpperCase() + into.slice(1) : into} `;
    })
    .replaceAll(elided, (all, ...found) => {
      const next = found.slice(0, 6).at(-1) as string;
      const start = found.slice(0, 5).find((each) => each !== undefined) as string;
      return beginsWithVowel(next) ? `${start}’` : String(all);
    });
}

/** French marks: a narrow place in front of `:` and `;`, and inside of quotes. */
export const spaced = (text: string): string =>
  text
    .replaceAll(/ (?=[:;»])/g, '\u{A0}')
    .replaceAll('« ', '«\u{A0}')
    .replaceAll(/,+(?=[,.;:)]| [:;]|$)/g, '');
