/**
 * Numbers that each player chooses without a name for them: `each player secretly chooses a number from 1 to 6. Reveal them. The highest
 * bidder draws a card`. What is chosen in secret is shown to all in any case.
 */

const NUMBER = '(?:number|value|one|bid|bet|wager|guess|amount)';
const EACH =
  /^( *)(?:(each|every|all) (player|opponent|other player)s?|both (player)s)((?: (?:secretly|simultaneously))*) (?:choose|name|pick|bid|write down|think of)s?((?: (?:secretly|simultaneously))*) a (?:secret )?number (?:from|between) (\d+) (?:to|and) (\([^()\n]*\)|[^:;.,\n]+?)(?: (?:secretly|in secret))?(?=$|\n|[.;,] | and )/im;
const REVEAL =
  /(?:^|[.;,]? +|[.;,]? ?\n *)(?:and |then |and then )*(?:all (?:players )?|they |everybody |everyone |each player )*(?:then )?(?:at the same time )?reveals?(?: (?:them|their (?:numbers?|bids?|bets?|choices?)|(?:all |the |all the )(?:numbers|bids|bets|choices)|those numbers|it|all)(?: (?:at the same time|simultaneously|together))?)?(?=$|\n|[.;,])/gi;
const BEST = '(highest|biggest|lowest|smallest)';
const WHO = '(the|each|every) (player|opponent)';

/** What is bid: cards, or what players have so many of. */
const STAKE =
  '(?:any number of |some of |some |a number of |as many(?: as they (?:like|want))? of |up to (?<most>\\d+) (?:of )?)?(?:(?<cards>(?:their )?cards(?: (?:in|from) their hand)?)|(?:their )?(?<what>[a-z]+s))';
const STAKED = new RegExp(
  `^( *)(each|every|all) (player|opponent|other player)s? ((?:secretly |simultaneously )*)(?:bids?|bets?|wagers?|stakes?|offers?|sets? aside) ((?:secretly )*)(?:${STAKE})(?: as (?:an?|their) (?:bid|bet|wager))?(?: face down)?(?: (?:secretly|in secret))?(?=$|\\n|[.;,] )`,
  'im',
);
const BET_NUMBER =
  /^( *(?:each|every|all) (?:player|opponent|other player)s? (?:secretly |simultaneously )*)(?:bets?|wagers?|stakes?|offers?) (?=a (?:secret )?number (?:from|between) )/im;

/** `each player secretly bids any number of their coins`: a number up to so many, which the highest bidder pays below it. */
function withNumbersBid(text: string): string {
  const asNumber = text.replace(BET_NUMBER, '$1bids ');
  const found = STAKED.exec(asNumber);
  if (!found) return asNumber === text ? text : whoBid(asNumber);
  const [said, margin, , who, before, after] = found;
  const { most, cards, what = 'cards' } = found.groups ?? {};
  const all = cards === undefined ? `their ${what}` : 'the number of cards in their hand';
  const high = most === undefined ? all : `(the lesser of ${most} and ${all})`;
  const secretly = /secret|aside|face down/i.test(`${before}${after}${said}`) ? 'secretly ' : '';
  const unit = cards === undefined ? what : 'cards';
  const gives = cards === undefined ? 'pays' : 'discards';
  const below = whoBid(asNumber.slice(found.index + said.length))
    .replaceAll(
      /\n *(?:each|every|all) (?:other )?(?:players?|bidders?) (?:takes?|gets?) (?:their|its|the) (?:bids?|cards) back\b[.]?/gi,
      '',
    )
    .replaceAll(
      /\b(?:pays?|discards?|loses?|spends?) (?:their|the|its) (?:bid|bet|wager|stake)\b/gi,
      `${gives} (the bid) ${unit}`,
    )
    .replaceAll(
      /\b(the (?:highest bidder|winner|player with the highest (?:bid|bet))|that player) ([a-z]+s) (?:as many|that many) ([a-z]+)(?: as (?:they|that player) bids?)?(?=$|\n|,| and)/gi,
      (_, doer: string, verb: string, noun: string) => `${doer.toLowerCase()} ${verb} (the bid) ${noun}`,
    );
  return `${asNumber.slice(0, found.index)}${margin}each ${who} ${secretly}bids a number from 0 to ${high}${below}`;
}

/** Who has bid how much, in the words for numbers. */
const whoBid = (text: string): string =>
  text
    .replaceAll(
      /\b(?:whoever|the player who) (?:has )?(?:bids?|bets?|offers?|offered) the (most|least|fewest)(?: [a-z]+(?= [a-z]+s ))?\b/gi,
      (_, how: string) => `the player with the ${how === 'most' ? 'highest' : 'lowest'} bid`,
    )
    .replaceAll(
      /\beach player's ([a-z-]+) (gains|loses) as (?:much|many) ([a-z]+) as (?:that player|they|its owner) (?:bids?|bets?|wagered|staked)\b/gi,
      "for each player, that player's $1 $2 (that player's bid) $3",
    )
    .replaceAll(
      /\bif (?:exactly |only |just )?(?:one|1|a single) player (?:has )?(?:bids?|bets?|offers?|offered) the most(?: [a-z]+)?(?=[,:])/gi,
      'if exactly one player has the highest bid',
    );

/** The text with a name for such numbers; the same one where they have one, or where there are none. */
export function withNamedBids(said: string): string {
  const text = withNumbersBid(said);
  const found = EACH.exec(text);
  if (!found || / as (?:an? |their )?[a-z]+(?=$|\n)/.test(found[0])) return text;
  const [all, margin, , each, both, first, second, low, high] = found;
  const isSecret = /secret/i.test(`${first}${second}${all}`);
  const below = text
    .slice(found.index + all.length)
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
