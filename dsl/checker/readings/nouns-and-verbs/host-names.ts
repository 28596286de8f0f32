/** The card that a text is about, as people call it: `this fruit`, `the bearer`, `the fruit that carries this`. */
import { thirdPerson, withArticle } from '../../../text/english-inflection.ts';
import { verbIn } from '../../suggestions/word-suggestions.ts';
import { forms } from '../../../language/symbols/symbol-table.ts';
import { kindOf, type SpokenWords } from '../words/spoken-words.ts';

/** Words for what a card is attached to. */
const BEARER = 'user bearer wearer carrier holder wielder attacker caster'.split(' ');
/** Those of them who may be somebody else. */
const DOERS = ['attacker', 'caster', 'user'];
const DOER = /\bthe (?:attacker|attacking [a-z]+|caster)\b/;
const CARRIES =
  '(?:(?:that|who|which) )?(?:is |are )?(?:using|uses|carrying|carries|with|wearing|wears|holding|holds|bearing|bears|wielding|equipped with|attached to|used)';

/** A line in which the card, or what it is attached to, is called as the language calls it. */
export function withHosts(line: string, words: SpokenWords, before: string): string {
  const { own, self, vocabulary } = words;
  if (!own || self === undefined) return line;
  const kind = own.goesOn ? kindOf(words, own.goesOn.snippet.text) : own;
  if (!kind) return line;
  const nouns = vocabulary.nouns.filter(({ is }) => kindOf(words, is.snippet.text) === kind);
  const called = [kind, ...nouns].map((each) => forms(each).one).join('|');
  const owns = own.goesOn ? `${self}'s` : "this card's";
  let said = line
    .replaceAll(new RegExp(`\\bthis (?:${called})'s(?![\\w-])`, 'g'), owns)
    .replaceAll(new RegExp(`\\bthis (?:${called})(?![\\w-])`, 'g'), self);
  said = withAllies(said, words, forms(nouns[0] ?? kind));
  if (vocabulary.zones.some(({ order }) => order === 'grid'))
    said = said.replace(
      /^((?:.*, )?(?:you may )?)(?:teleport|jump|leap|fly|dash|blink|warp)(?: this(?: card)?)? (?=to (?:an?|any) )/,
      `$1move ${self} `,
    );
  said = said.replace(
    /^(while|if|as long as) (?=(?:adjacent to|next to|beside|within|in|on) )/,
    `$1 ${self} is `,
  );
  const carried = vocabulary.kinds
    .filter(({ goesOn }) => goesOn && kindOf(words, goesOn.snippet.text) === own)
    .flatMap((each) => Object.values(forms(each)));
  if (carried.length > 0)
    said = said
      .replaceAll(
        new RegExp(
          `\\b(${carried.join('|')}) (?:on|carried by|equipped to|worn by) (this|it)(?![\\w-])`,
          'g',
        ),
        '$1 attached to $2',
      )
      .replaceAll(
        new RegExp(`\\b(${carried.join('|')}) (?:that )?(this|it) (?:has|carries|wears)(?![\\w-])`, 'g'),
        '$1 attached to $2',
      );
  if (!own.goesOn) return said;
  const equipped = nouns.map((each) => forms(each).one).join('|');
  if (equipped !== '' && self.startsWith('the equipped '))
    said = said.replaceAll(new RegExp(`\\bthe equipped (?:${equipped})(?![\\w-])`, 'g'), self);
  const it = `(?:this|it)(?: ${forms(own).one}| card)?(?: equipped)?(?![\\w-])`;
  said = said.replaceAll(new RegExp(`\\b(?:the|a) (?:${called}) ${CARRIES} ${it}`, 'g'), self);
  // Where something happens to it, who does that is another one.
  const host = `(?:${self}|this card's host|the equipped (?:${called}))`;
  const happens = new RegExp(
    `\\b(when(?:ever)?|before|each time|every time|if) (?:${host} (?:is|would be) ([a-z]+)|[^,:\\n]+? [a-z]+s ${host})(?=[,: ])`,
  );
  const event = happens.exec(said) ?? happens.exec(before);
  const doer = [nouns[0] ?? kind].map((each) => forms(each).one)[0];
  if (event?.[2] !== undefined && said.includes(event[0]) && DOER.test(said))
    said = said
      .replace(event[0], `${event[1]} a ${doer} ${doneBy(event[2], words)} this card's host`)
      .replaceAll(new RegExp(DOER, 'g'), `that ${doer}`);
  // Nor is it the card where another one does something.
  const others = new RegExp(
    `\\b(?:when(?:ever)?|before|each time|every time) (?:an?|another) (?:[a-z-]+ )?(?:${called})\\b[^,:\\n]*? [a-z]+s\\b`,
  );
  const would = /\bwould\b/;
  const isAnother =
    event !== null || would.test(said) || would.test(before) || others.test(said) || others.test(before);
  const bearers = BEARER.filter(
    (word) =>
      !vocabulary.terms.has(word) && !before.includes(` as ${word}`) && !(isAnother && DOERS.includes(word)),
  ).join('|');
  return said.replaceAll(
    new RegExp(
      `\\b(?:the|its|this card's) (?:${bearers}${isAnother ? '' : `|attacking (?:${called})`}|equipped one)(?![\\w-])`,
      'g',
    ),
    self,
  );
}

/** The verb of `is washed` behind who does it. */
function doneBy(participle: string, { vocabulary }: SpokenWords): string {
  const known = vocabulary.verbForms.get(participle)?.verb;
  return known ? verbIn(vocabulary, known.id, 'third') : thirdPerson(participle.replace(/ed$/, ''));
}

/** `an adjacent enemy`, `each ally`: cards such as the one that the text is about. */
function withAllies(
  line: string,
  { vocabulary, cards }: SpokenWords,
  { one, many }: { readonly one: string; readonly many: string },
): string {
  if (['enemy', 'ally'].some((word) => vocabulary.terms.has(word))) return line;
  return line
    .replaceAll(/(?<=^ *|, |: )(enemies|allies) (?=[a-z])/g, 'all $1 ')
    .replaceAll(
      new RegExp(
        `\\b(an?|one|no|each|every|another|all|\\d+|up to \\d+) (?:other )?(adjacent )?(enemy|enemies|ally|allies)(?! (?:${cards}))(?!['\\w-])`,
        'g',
      ),
      (_, which: string, near: string | undefined, side: string) => {
        const noun = side.endsWith('ies') ? many : one;
        if (side.startsWith('enem'))
          return `${/^(?:an?|one)$/.test(which) ? withArticle(`${near ?? ''}${noun}`) : `${which} ${near ?? ''}${noun}`} of an opponent`;
        const others = /^(?:an?|one|another)$/.test(which) ? 'another' : `${which} other`;
        return `${others} ${near ?? ''}${noun} of yours`;
      },
    );
}
