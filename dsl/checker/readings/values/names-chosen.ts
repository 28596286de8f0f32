/**
 * Names of cards that somebody chooses: `choose a name`, and then `all cards with that name`. A game one of whose texts says so has
 * a set of values with the names of its cards, and each card has its own as a value.
 */
import type { FieldSymbol } from '../../../language/symbols/symbols.ts';
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';

/** What the name of a card is called as a value. */
export const cardNameNames = {
  en: ['name', 'names'],
  fr: ['nom m', 'noms'],
  de: ['Name m', 'Namen'],
} as const;

/** The set of these values. */
export const NAME_SET = 'name';

/** The key of the value, since `name` is one that every card has. */
export const NAME_FIELD = 'card name';

/** Whether a field holds the name of the card, which its card never says as a field. */
export const holdsCardName = ({ type }: FieldSymbol): boolean =>
  type.type === 'value' && type.of.ofCards === true;

/** The word of a name in texts: not the id, which is the word for the cards themselves. */
export const wordOfName = (id: string): string => `${id}-name`;

const CHOOSE = '(?:choose|name|guess|pick|say|announce|declare)';
const ONE = '(?:a|any|one|the|another|a random|\\d+|two|three)';
const NAME = "(?:card's |card )?names?(?: of (?:a card|cards))?";
const CARD = '(?:a|any|one) card';
const CHOSEN = new RegExp(
  `\\b(?:${CHOOSE}s? ${ONE} (?:random )?${NAME}|names? ${CARD}|(?:of|with|have|has|had) (?:the same|an?other|different|a different|that|that card's) names?)(?![a-z'-])`,
  'i',
);

/** Whether a text lets somebody choose the name of a card, or compares names. */
export const isNameChosen = (text: string): boolean => CHOSEN.test(text);

const OF_NAME = '(?:of|with|named|called|that (?:has|have|share|shares|bears|bear)|having|bearing)';
const THAT_NAME = '(?:that|the (?:chosen|named|guessed|declared|announced|said)) (?:card )?name';
/** What a name is asked of, in front of `has`. */
const ONE_CARD =
  "(it|(?:that|the) [a-z-]+(?: [a-z]+){0,2}?(?: (?:of|in|on) (?:the|your|that player's) [a-z]+(?: [a-z]+)?)?)";

/** The text with the words that the game has for it then; none where that changes nothing. */
export function withNamesChosen(text: string, { enums }: Vocabulary): string[] {
  if (!/\bnames?\b/.test(text) || !enums.some(({ id }) => id === NAME_SET)) return [];
  const put = withCardNamed(text)
    .replaceAll(
      new RegExp(`\\b${CHOOSE}(s?) (${ONE}(?: random)?) (?:card's |card )(names?)(?![a-z'-])`, 'g'),
      'choose$1 $2 $3',
    )
    .replaceAll(
      new RegExp(
        `\\b${CHOOSE}(s?) (${ONE}(?: random)?) (names?)(?: of (?:a card|cards))?(?= [a-z]|$|[,:.])`,
        'gm',
      ),
      'choose$1 $2 $3',
    )
    .replaceAll(/\bchoose(s?) (?:any|one|the) name(?= [a-z]|$|[,:.])/gm, 'choose$1 a name')
    .replaceAll(
      new RegExp(
        `\\bif ${ONE_CARD} (has|does not have|is|is not) (?:(?:a card )?${OF_NAME} )?(?:${THAT_NAME})(?=[,:.])`,
        'g',
      ),
      asked,
    )
    .replaceAll(
      new RegExp(`\\bif ${ONE_CARD} has (?:a different|another) name(?=[,:.])`, 'g'),
      (_, card: string) => asked(_, card, 'is not'),
    )
    .replaceAll(new RegExp(`\\b${OF_NAME} ${THAT_NAME}\\b`, 'g'), 'of that name');
  return put === text ? [] : [put];
}

/** Whether a card has the name, as the language asks it. */
function asked(_: string, card: string, verb: string): string {
  const name = card === 'it' ? 'its name' : `the name of ${card}`;
  return `if ${name} is${verb.includes('not') ? ' not' : ''} that name`;
}

/** `name a card`, and the lines below it that mean cards of that name. */
function withCardNamed(text: string): string {
  const found = new RegExp(`\\bname(s?) ${CARD}(?=$|[,:.]| and | then )`, 'm').exec(text);
  if (!found) return text;
  const end = found.index + found[0].length;
  const below = text
    .slice(end)
    .replaceAll(
      /\b(with|has|have|had|holds?) (?:that card|the named card)(?= in | on )/g,
      '$1 a card of that name',
    )
    .replaceAll(
      /\bif (it|the (?:top|bottom|revealed|drawn|discarded) card[a-z ]*?) (is|is not|isn't) (?:that card|the named card)(?=[,:.])/g,
      (_, card: string, verb: string) => asked(_, card, verb.replace("n't", ' not')),
    )
    .replaceAll(
      /\b(all|any number of) (?:copies of|cards like) (?:that|the named) card\b/g,
      '$1 cards of that name',
    );
  return `${text.slice(0, found.index)}choose${found[1]} a name${below}`;
}
