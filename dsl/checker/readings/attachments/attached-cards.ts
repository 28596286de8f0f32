/** `all tools of that cart` are those that are attached to it. */
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { withArticle } from '../../../text/english-inflection.ts';
import { attaches } from './while-attached.ts';
import { verbIn } from '../../suggestions/word-suggestions.ts';
import { nounSaid } from '../words/spoken-nouns.ts';
import { destinationsIn } from '../words/verb-destinations.ts';

/** A text in which what a card carries is attached to it. */
export function withAttachedCards(text: string, vocabulary: Vocabulary): string[] {
  const { kinds } = vocabulary;
  const carried = kinds.filter(({ goesOn }) => goesOn).flatMap((kind) => Object.values(forms(kind)));
  const bearing = kinds.filter(({ goesOn }) => !goesOn).map((kind) => forms(kind).one);
  // What the game calls some of these, wherever they are.
  const called = vocabulary.nouns
    .filter(({ is }) => bearing.includes(is.tree.heads[0]?.words.map(({ text }) => text).join(' ') ?? ''))
    .map((noun) => forms(noun).one);
  const hosts = [...bearing, ...called];
  if (carried.length === 0) return [];
  const put = withAttached(text, vocabulary, carried);
  if (put !== text) return [put];
  if (!text.includes(' of ')) return [];
  const chosen = new RegExp(
    `\\bchooses? an?(?:other)? (?:${hosts.join('|')})\\b[^,:\\n]* as ([a-z-]+)$`,
    'gm',
  );
  const named = [...text.matchAll(chosen)].map(([, name]) => `the ${name}`);
  const host = [`(?:the equipped|that|the chosen) (?:${hosts.join('|')})`, 'this', ...named].join('|');
  const owned = text.replaceAll(
    new RegExp(`\\b(${carried.join('|')}) of (${host})\\b(?!')`, 'g'),
    '$1 attached to $2',
  );
  if (owned === text) return [];
  // Behind its end nothing is attached to it any more.
  const gone = destinationsIn(vocabulary).flatMap(({ verb, zone }) =>
    zone.inPlay ? [] : [verbIn(vocabulary, verb.id, 'participle')],
  );
  const losing = new RegExp(
    `\\bwhen(?:ever)? ((?:an?|another|the equipped|this)\\b[^,:\\n]*?) ((?:is|are) (?:(?:${gone.join('|')})(?:,? or |(?=,|:)))+|leaves? (?:your|their|an opponent's|any|the) [a-z ]+?)((?:,|:)[^\\n]*(?:\\n +[^\\n]*)*\\battached to (?:that|the equipped|this)\\b)`,
    'g',
  );
  return [
    gone.length === 0
      ? owned
      : owned.replaceAll(
          losing,
          (_, what: string, done: string, act: string) => `before ${what} ${done}${act}`,
        ),
  ];
}

const PUT = /\bwhen(?:ever)? [^,:\n]*\b(?:plays?|puts?|places?) $/;

/** `tools fastened to carts in your shed`, by what the game calls it: those that are attached to one of them. */
function withAttached(text: string, vocabulary: Vocabulary, carried: readonly string[]): string {
  const { verbs, kinds } = vocabulary;
  const done = verbs.filter(attaches).map(({ id }) => verbIn(vocabulary, id, 'participle'));
  const words = ['attached', ...done].join('|');
  const hosts = kinds.filter(({ goesOn }) => !goesOn).map(forms);
  const places = vocabulary.zones.flatMap(({ names }) => names.en).join('|');
  const borne = text.replaceAll(
    new RegExp(
      `\\b((?:the number of |each |every |all |an? |another )(?:[a-z]+ )?(?:${carried.join('|')})) on (this card's host|(?:the|that) (?!${places})[a-z]+)(?!['\\w-])`,
      'g',
    ),
    '$1 attached to $2',
  );
  const ofOne = borne
    // `each tool on an opponent's carts`, `on carts of yours`
    .replaceAll(
      new RegExp(
        `\\b((?:an?|another|all|each|every|no|\\d+|number of) (?:[a-z]+ )?(?:${carried.join('|')})) on (?:(?:(an opponent|the opponent|that player)'s|(your)) )?(${hosts.map(({ many }) => many).join('|')})((?: of (?:yours|an opponent|that player))?)(?!['\\w-])`,
        'g',
      ),
      (
        _,
        what: string,
        owner: string | undefined,
        yours: string | undefined,
        many: string,
        behind: string,
      ) => {
        const { one } = hosts.find((each) => each.many === many)!;
        const whose = yours === undefined ? owner?.replace(/^the /, 'an ') : 'yours';
        const of = whose === undefined ? behind : ` of ${whose}`;
        return `${what} attached to ${withArticle(one)}${of}`;
      },
    )
    .replaceAll(
      new RegExp(
        `\\b((?:an?|another|all|each|every|the|up to \\d+|\\d+|no) (?:[a-z]+ )?(?:${carried.join('|')})) (?:on|of) (an?|another|any other|any|each|your) ([a-z]+ )??([a-z]+)(?!['\\w-])`,
        'g',
      ),
      (said, what: string, which: string, like: string | undefined, noun: string, at: number) =>
        nounSaid(vocabulary, noun)?.of === 'card' &&
        (like === undefined || !carried.includes(noun)) &&
        // What is put on it is on nothing yet.
        !PUT.test(borne.slice(0, at))
          ? `${what} attached to ${which} ${like ?? ''}${noun}`
          : said,
    )
    .replaceAll(/ attached to any other /g, ' attached to another ');
  return ofOne.replaceAll(
    new RegExp(
      `\\b(${carried.join('|')}) (?:that (?:is|are) )?(?:${words}) (?:to|on|onto) (?=(?:your |an? |the |that |this\\b|any |all |${hosts.map(({ many }) => many).join('|')})) ?(all |all your |your |all of your )?(${hosts.map(({ many }) => many).join('|')})?\\b`,
      'g',
    ),
    (_, what: string, whose: string | undefined, many: string | undefined) => {
      const host = hosts.find((each) => each.many === many);
      return host
        ? `${what} attached to ${withArticle(host.one)}${/your/.test(whose ?? '') ? ' of yours' : ''}`
        : `${what} attached to ${whose ?? ''}${many ?? ''}`;
    },
  );
}
