/**
 * The next card that does what such cards do, and does not do it: `the next thistle this round stings nobody`. A player who would
 * do it with that card does nothing, once.
 */
import { thirdPerson } from '../../../text/english-inflection.ts';
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { verbIn } from '../../suggestions/word-suggestions.ts';

const SPAN = '(?: (this (?:round|turn)|until (?:the )?end of (?:the )?(?:round|turn)))?';
const NOTHING = '(?: at all)?(?: this (?:round|turn))?';

/** The text with each such sentence in the words of the language; none where there is none. */
export function withNextActing(text: string, vocabulary: Vocabulary): string[] {
  const put = vocabulary.kinds.reduce((said, kind) => {
    const verbs = kind.fields.flatMap(({ type }) =>
      type.type === 'language' && type.verb ? [type.verb] : [],
    );
    return verbs.reduce((each, id) => {
      const verb = vocabulary.verbForms.get(id)?.verb;
      const [object, ...others] = verb?.parameters ?? [];
      if (!verb || !object || object.preposition || others.length > 0) return each;
      const noun = object.phrase.tree.heads[0]?.words.at(-1)?.text ?? 'cards';
      const does = `(?:${verb.id}|${thirdPerson(verb.id)})`;
      const one = `the next ${forms(kind).one}(?: (?:that|which|who) (?:would )?(?:${does}|acts?|be used))?`;
      const not = `(?:${does} (?:nothing|nobody|no one|no ${noun})|(?:does|do) not ${verb.id}(?: (?:anything|anybody|anyone|any ${noun}))?|doesn't ${verb.id}(?: (?:anything|anybody|anyone))?|has no effect|does nothing)`;
      return each.replaceAll(
        new RegExp(`^(\\s*)(?:until end of (round|turn), )?${one}${SPAN},? ${not}${NOTHING}$`, 'gm'),
        (_, margin: string, lasts = '', span = '') =>
          `${margin}until end of ${/turn/.test(`${lasts}${span}`) ? 'turn' : 'round'}, once, if a player would ${verb.id} 1 or more ${noun}, instead nothing`,
      );
    }, said);
  }, text);
  return put === text ? [] : [put];
}

/** `if a thistle would sting a bee`, in a game where only thistles do: the bee would be stung. */
export function withDoneByKind(text: string, vocabulary: Vocabulary): string[] {
  const put = vocabulary.kinds.reduce((said, kind) => {
    const verbs = kind.fields.flatMap(({ type }) =>
      type.type === 'language' && type.verb ? [type.verb] : [],
    );
    return verbs.reduce((each, id) => {
      const done = verbIn(vocabulary, id, 'participle');
      return each.replaceAll(
        new RegExp(
          `\\b(if|when(?:ever)?|before|the (?:first|next) time(?: this [a-z]+| each [a-z]+)?) (?:an?|any) ${forms(kind).one} (would )?(?:${id}|${thirdPerson(id)}) ([^,:\\n]+)(?=[,:])`,
          'g',
        ),
        (_, head: string, would: string | undefined, what: string) =>
          `${head} ${what} ${would ? 'would be' : 'is'} ${done}`,
      );
    }, said);
  }, text);
  return put === text ? [] : [put];
}
