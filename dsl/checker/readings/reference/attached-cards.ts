/** `all tools of that cart` are those that are attached to it. */
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { verbIn } from '../../suggestions/word-suggestions.ts';
import { destinationsIn } from '../verb-destinations.ts';

/** A text in which what a card carries is attached to it. */
export function withAttachedCards(text: string, vocabulary: Vocabulary): string[] {
  const { kinds } = vocabulary;
  const carried = kinds.filter(({ goesOn }) => goesOn).flatMap((kind) => Object.values(forms(kind)));
  const hosts = kinds.filter(({ goesOn }) => !goesOn).map((kind) => forms(kind).one);
  if (carried.length === 0 || !text.includes(' of ')) return [];
  const chosen = new RegExp(
    `\\bchooses? an?(?:other)? (?:${hosts.join('|')})\\b[^,:\\n]* as ([a-z-]+)$`,
    'gm',
  );
  const named = [...text.matchAll(chosen)].map(([, name]) => `the ${name}`);
  const host = [`(?:the equipped|that|the chosen) (?:${hosts.join('|')})`, 'this', ...named].join('|');
  const put = text.replaceAll(
    new RegExp(`\\b(${carried.join('|')}) of (${host})\\b(?!')`, 'g'),
    '$1 attached to $2',
  );
  if (put === text) return [];
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
      ? put
      : put.replaceAll(
          losing,
          (_, what: string, done: string, act: string) => `before ${what} ${done}${act}`,
        ),
  ];
}
