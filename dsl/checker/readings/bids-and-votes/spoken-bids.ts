/**
 * Numbers that each player chooses without a name for them: `each player secretly chooses a number from 1 to 6. Reveal them. The highest
 * bidder draws a card`. What is chosen in secret is shown to all in any case.
 */

const NUMBER = '(?:number|value|one|bid|guess|amount)';
const EACH =
  /^( *)(?:(each|every|all) (player|opponent|other player)s?|both (player)s)((?: (?:secretly|simultaneously))*) (?:choose|name|pick|bid|write down|think of)s?((?: (?:secretly|simultaneously))*) a (?:secret )?number (?:from|between) (\d+) (?:to|and) ([^:;.,\n]+?)(?: (?:secretly|in secret))?(?=$|\n|[.;,] | and )/im;
const REVEAL =
  /(?:^|[.;,]? +|[.;,]? ?\n *)(?:and |then |and then )*(?:all (?:players )?|they |everybody |everyone |each player )*(?:then )?(?:at the same time )?reveals?(?: (?:them|their (?:numbers?|bids?|choices?)|the (?:numbers|bids|choices)|those numbers|it|all)(?: (?:at the same time|simultaneously|together))?)?(?=$|\n|[.;,])/gi;
const BEST = '(highest|biggest|lowest|smallest)';
const WHO = '(the|each|every) (player|opponent)';

/** The text with a name for such numbers; the same one where they have one, or where there are none. */
export function withNamedBids(text: string): string {
  const found = EACH.exec(text);
  if (!found || / as (?:an? |their )?[a-z]+(?=$|\n)/.test(found[0])) return text;
  const [said, margin, , each, both, first, second, low, high] = found;
  const isSecret = /secret/i.test(`${first}${second}${said}`);
  const below = text
    .slice(found.index + said.length)
    .replaceAll(REVEAL, '')
    .replace(/^(?:[.;,] *| and (?:then )?)/, '\n')
    .replaceAll(/(?<=\S)[.;] +(?=[a-zA-Z])/g, '\n')
    .replaceAll(/^[A-Z]/gm, (letter) => letter.toLowerCase());
  if (below.trim() === '' || /\bas [a-z]+$/m.test(below)) return text;
  const rest = below
    .replaceAll(
      new RegExp(
        `\\b${WHO} (?:with|who (?:has|had|chose|bid|named|picked|guessed)|whose ${NUMBER} (?:is|was)) the ${BEST}(?: ${NUMBER})?\\b`,
        'g',
      ),
      '$1 $2 with the $3 bid',
    )
    .replaceAll(
      new RegExp(`^( *)the ${BEST}(?: (?:${NUMBER}|bidder))? (?=[a-z]+s\\b)`, 'gm'),
      '$1the player with the $2 bid ',
    )
    .replaceAll(new RegExp(`\\bthe ${BEST} bidder\\b`, 'g'), 'the player with the $1 bid')
    .replaceAll(new RegExp(`^( *)(if .*\\bthe ${BEST}) ${NUMBER}\\b`, 'gm'), '$1$2 bid')
    .replaceAll(/^( *each (?:player|opponent) [a-z]+s) that many (?=[a-z])/gm, '$1 (the bid) ');
  const who = each ?? both;
  const start = text.slice(0, found.index);
  const lines = below.startsWith('\n') ? rest : `\n${rest.trimStart()}`;
  return `${start}${margin}each ${who} ${isSecret ? 'secretly ' : ''}chooses a number from ${low} to ${high} as bid${lines}`;
}
