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
  return /^[aeiouàâäéèêëîïôöùûüœæ]/u.test(small) && small !== 'onze';
};

const word = '[\\p{L}]+';
const elided = new RegExp(`(?<![\\p{L}'’])(d|l|qu|n|s|j)([ea]|i(?= ils?(?!\\p{L}))) (?=(${word}))`, 'giu');

/** `de le` -> `du`, `le adversaire` -> `l’adversaire`, `si il` -> `s’il`, `que un` -> `qu’un`. */
export function runTogether(text: string): string {
  const joined = text
    .replaceAll(/(?<!\p{L})de des (?=\p{L})/gu, 'de ')
    .replaceAll(
      new RegExp(`(?<!\\p{L})([dD]e|[àÀ]) (le|les) (?=(${word}))`, 'gu'),
      (all, small, article, next) => {
        if (article === 'le' && beginsWithVowel(String(next))) return String(all);
        const large = small === 'De' || small === 'À';
        const merged = { de: { le: 'du', les: 'des' }, à: { le: 'au', les: 'aux' } };
        const into = merged[String(small).toLowerCase() as 'de' | 'à'][article as 'le' | 'les'];
        return `${large ? into.charAt(0).toUpperCase() + into.slice(1) : into} `;
      },
    )
    .replaceAll(elided, (all, start, end, next) => {
      const small = String(start).toLowerCase();
      // Only these leave a vowel out: de, le, la, que, ne, se, je, and `si` before `il`.
      const known = ['de', 'le', 'la', 'que', 'ne', 'se', 'je', 'si'].includes(
        small + String(end).toLowerCase(),
      );
      return known && beginsWithVowel(String(next)) ? `${String(start)}’` : String(all);
    });
  return joined;
}

/** The next word decides between `ce` and `cet`, `sa` and `son`, `nouveau` and `nouvel`. */
export const startsOpen = (text: string): boolean => beginsWithVowel(/^\p{L}*/u.exec(text)?.[0] ?? '');
