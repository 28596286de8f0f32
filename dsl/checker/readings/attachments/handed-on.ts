/** What a card carries, given to another one: `move a tool from a cart in your shed to another cart in your shed` attaches it there. */
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';

const HOST =
  '(?:an?|any|another|one of your|another one of your|one of their|that|this|the) [^,.:\\n]+?|this(?= (?:and|to|on|onto)\\b|$)';

/** A text with each such line as one that attaches a card; none where there is none. */
export function withHandedOn(text: string, { kinds, zones }: Vocabulary): string[] {
  const carried = kinds.filter(({ goesOn }) => goesOn).map((kind) => forms(kind).one);
  const hosts = kinds.filter(({ goesOn }) => !goesOn).map(forms);
  if (carried.length === 0) return [];
  const noun = hosts.map(({ one, many }) => `${many}|${one}`).join('|');
  const line = new RegExp(
    `^(\\s*(?:[^,:]+, )*)((?:you may )?)(?:move|take|transfer|give|pass|remove|steal|attach) ((?:an?|one|all|\\d+|up to \\d+) (?:[a-z]+ )?(?:${carried.join('|')})s?) (?:from|on|off|of) (${HOST})(?:,? and (?:give|attach|move|equip|put|pass) (?:it|them|that [a-z]+|those [a-z]+))? (?:to|on|onto) (${HOST})$`,
  );
  // From a place that all of them are in, and not from a card.
  const placedLine = new RegExp(
    `^(\\s*(?:[^,:]+, )*(?:you may )?)(?:move|transfer|give|pass) ((?:an?|all|\\d+|up to \\d+) (?:[a-z]+ )?(?:${carried.join('|')})s? in [^,.:\\n]+?|(?:that|those) (?:${carried.join('|')})s?) (?:to|on|onto) (${HOST})$`,
  );
  const homes = zones.filter(
    ({ of, inPlay, takes }) =>
      of === 'player' && inPlay && hosts.some(({ one }) => takes?.some((kind) => forms(kind).one === one)),
  );
  const home = homes.length === 1 ? forms(homes[0]).one : undefined;
  const put = text
    .split('\n')
    .map((written) => {
      const said = written
        .replace(/ (?:equipped|attached|fastened) (?:to|on) (?=.* (?:to|onto) )/, ' from ')
        .replace(new RegExp(` from (?:one|an?) (${noun}) to another$`), ' from a $1 to another $1')
        .replace(new RegExp(` from one (?=(?:${noun})\\b)`), ' from a ');
      const [, head, may, what, from, to] = line.exec(said) ?? [];
      if (home === undefined) return written;
      const [, front, cardsThere, host = ''] = from === undefined ? (placedLine.exec(said) ?? []) : [];
      const bearer = front === undefined ? undefined : placed(host, noun, home);
      // A name may stand for a player.
      if (bearer !== undefined && !bearer.startsWith('the '))
        return `${front}attach ${cardsThere} to ${bearer}`;
      if (from === undefined) return written;
      const [source, goal] = [placed(from, noun, home), placed(to, noun, home)];
      if (source === undefined || goal === undefined || source.startsWith('another ')) return written;
      const margin = /^\s*/.exec(head)![0];
      const [, card, place] =
        new RegExp(`^(an? (?:${noun})|(?:that|this|the) [a-z]+|this)((?: [^,]+)?)$`).exec(source) ?? [];
      if (card === undefined) return written;
      const cards = what.replace(/^one /, 'a ');
      const isKnown = !/^an? /.test(card);
      // Another one than the one that has it.
      const isOther = goal.startsWith('another ');
      if (isKnown && !isOther) return `${head}${may}attach ${cards} attached to ${card} to ${goal}`;
      const called = /\bgiver\b/.test(text) ? 'former' : 'giver';
      const acts = isKnown
        ? [`choose ${goal} as taker`, `attach ${cards} attached to ${card} to the taker`]
        : isOther
          ? [
              `choose ${withCarried(card, place, cards, carried)} as ${called}`,
              `choose ${goal} as taker`,
              `attach ${cards} attached to the ${called} to the taker`,
            ]
          : [`attach ${cards}${place} to ${goal}`];
      if (acts.length > 1 && (head.trim() !== '' || may !== '')) return written;
      return acts.length === 1 ? `${head}${may}${acts[0]}` : acts.map((each) => margin + each).join('\n');
    })
    .join('\n');
  return put === text ? [] : [put];
}

/** A card that has one. */
function withCarried(card: string, place: string, cards: string, carried: readonly string[]): string {
  const kind = carried.find((each) => cards.includes(each))!;
  return `${card} with ${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind}${place}`;
}

/** A phrase for a card with its place. */
function placed(phrase: string, noun: string, home: string): string | undefined {
  const one = new RegExp(
    `^(another )?(?:one )?of (your|their) (?:own )?(${noun})$|^(another )?one of (your|their) (?:own )?(${noun})$`,
  ).exec(phrase);
  if (one) {
    const [whose, many] = [one[2] ?? one[5], one[3] ?? one[6]];
    const word = many
      .replace(/ies$/, 'y')
      .replace(/oes$/, 'o')
      .replace(/([^s])s$/, '$1');
    return `${(one[1] ?? one[4]) ? 'another' : 'a'} ${word} in ${whose} ${home}`;
  }
  if (/^(?:that|this|the) [a-z]+$|^this$/.test(phrase)) return phrase;
  const [, article, kind, place] =
    new RegExp(`^(an?|any|another) (${noun})((?: (?:in|of|with|where) [^,]+)?)$`).exec(phrase) ?? [];
  if (kind === undefined) return undefined;
  return `${article === 'any' ? 'a' : article} ${kind}${place === '' ? ` in any ${home}` : place}`;
}
