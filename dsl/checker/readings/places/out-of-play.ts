/** `throw away all tools in your shed`, in a game that says so of what is in a hand alone: they are moved to where that goes. */
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { destinationsIn } from '../words/verb-destinations.ts';

/** Somebody else who does so. */
const WHO =
  '(?:each|every|that|the|an?|another) (?:[a-z-]+ )?(?:player|opponent)s?|they|(?:all )?(?:players|opponents)|the [a-z-]+';

/** A text with each such order as a move; none where there is none. */
export function withMovesOutOfPlay(text: string, vocabulary: Vocabulary): string[] {
  const played = vocabulary.zones
    .filter(({ of, inPlay }) => of === 'player' && inPlay)
    .map((zone) => forms(zone).one);
  if (played.length === 0) return [];
  const carried = vocabulary.kinds
    .filter(({ goesOn }) => goesOn)
    .flatMap((kind) => Object.values(forms(kind)));
  const hosts = vocabulary.kinds.filter(({ goesOn }) => !goesOn).map((kind) => forms(kind).one);
  const host = `(?:(?:the equipped|that|the chosen) (?:${hosts.join('|')})|this(?: card)?)`;
  const borne =
    carried.length === 0
      ? ''
      : `|(?:all |an? |the |another |one |\\d+ |each )?(?:other )?(?:${carried.join('|')}) (?:attached to [^,:\\n]+?|of ${host})`;
  return destinationsIn(vocabulary).flatMap(({ verb, zone }) => {
    const [object, ...others] = verb.parameters;
    const [, from] = / in your ([a-z ]+)$/.exec(object?.phrase.snippet.text.trim() ?? '') ?? [];
    if (from === undefined || played.includes(from)) return [];
    if (others.length > 0 || zone.inPlay || zone.of !== 'table') return [];
    const order = new RegExp(
      `^(\\s*(?:- )?(?:[^,:\\n]+, )*(?:you may )?(?:instead )?)${verb.id} ([^,:\\n]+? (?:in|from) (?:your|that player's|an opponent's|another player's|any) (?:${played.join('|')})(?: (?:with|where) [^,:\\n]+)?${borne})( instead)?$`,
      'gm',
    );
    const byOther = new RegExp(
      `^(\\s*(?:- )?(?:[^,:\\n]+, )*(?:if (?:you|they) do, )?)(${WHO}) (also )?(may (?:also )?)?${verb.id}(s?|es) ([^,:\\n]+? (?:in|from) (?:their|that player's) (?:${played.join('|')})(?: (?:with|where) [^,:\\n]+)?)$`,
      'gm',
    );
    const ofOthers = text.replaceAll(
      byOther,
      (_, head: string, who: string, also = '', may = '', ending: string, what: string) =>
        `${head}${who} ${also}${may}move${ending === '' ? '' : 's'} ${what.replace(/ from (?=their|that)/, ' in ')} to the ${forms(zone).one}`,
    );
    const put = ofOthers.replaceAll(
      order,
      (_, head: string, what: string, instead = '') =>
        `${head}move ${what.replace(/ from (?=your|that|an|any)/, ' in ').replace(new RegExp(` of (?=${host}$)`), ' attached to ')} to the ${forms(zone).one}${instead}`,
    );
    return put === text ? [] : [put];
  });
}
