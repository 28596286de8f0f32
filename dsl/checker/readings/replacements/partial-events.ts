/**
 * What happens to one of several at once, or to all but one: `the first time a stall would be sold, only one fruit in it is`, `if 2 or more
 * fruits would be sold at once, choose one of them: it is not sold`. The player who does it does it to fewer.
 */
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import type { VerbSymbol } from '../../../language/symbols/symbols.ts';
import { baseOfGerund, withArticle } from '../../../text/english-inflection.ts';
import { verbIn } from '../../suggestions/word-suggestions.ts';
import { firstNounSaid, nounSaid } from '../words/spoken-nouns.ts';

const AT_ONCE = '(?:,? (?:at once|at the same time|simultaneously|together))?';
const SPAN = '(?: (?:this|each|every) (?:turn|round))?';
const WHEN =
  '(?:when(?:ever)?|if|each time|every time|(?:for )?the (?:first|next) time(?: (?:this|each|every) (?:turn|round))?(?: that)?)';
/** The head, what it would happen to, the verb, the span of time behind it, and what is done instead. */
const PASSIVE = new RegExp(
  `^(\\s*(?:[^,:\\n]+, )*?${WHEN} )([^,:\\n]+?) would (?:all )?be ([a-z]+)${AT_ONCE}(${SPAN})${AT_ONCE}(?:,|:\\s*\\n\\s*) ?([^]+)$`,
  'i',
);
const ACTIVE = new RegExp(
  `^(\\s*(?:[^,:\\n]+, )*?${WHEN} )((?:an?|another|this|that|any) [a-z-]+|you) would ([a-z]+) ([^,:\\n]+?)${AT_ONCE}(${SPAN})${AT_ONCE}(?:,|:\\s*\\n\\s*) ?([^]+)$`,
  'i',
);
const [YOURS, INSTEAD] = ['( (?:of|that) (?:your choice|you choose)|,? chosen by you)?', '(?:,? instead)?'];
/** `only one of them is` */
const ONLY = new RegExp(
  `^(?:instead,? )?only (.+?)${YOURS}(?: (?:is|are|gets|get))?(?: ([a-z]+))?${YOURS}${INSTEAD}$`,
);
const SPARED =
  "(?:survives?|is spared|are spared|is saved|stays|lives|(?:is not|isn’t|isn't|are not|aren't|does not get|doesn't get|cannot be)(?: ([a-z]+))?(?: instead)?)";
const SURVIVES = new RegExp(`^(?:instead,? )?(.+?)${YOURS} ${SPARED}$`);
/** `choose one of them: only that one is` */
const THAT = '(?:that (?:one|[a-z-]+)|it|the (?:chosen )?(?:one|[a-z-]+))';
const CHOSEN = new RegExp(
  `^(?:instead,? )?(?:you )?choose (.+?)(?: as ([a-z-]+))?(?:[:;.,]\\s*|\\s*\\n\\s*|,? and )(?:(only ${THAT}(?: (?:is|gets))?(?: ([a-z]+))?${INSTEAD})|${THAT} ${SPARED}|instead of ([a-z]+)ing ${THAT}, ([^\\n]+))$`,
  'i',
);
/** `they destroy only one of them instead` */
const DONE =
  /^(?:instead,? )?(?:they|it|that [a-z-]+|you) (?:instead )?(?:only ([a-z]+)|([a-z]+) only) (.+?)(?:,? instead)?$/;

interface Meant {
  readonly head: string;
  /** Who does it, and what it would be done to. */
  readonly who: string;
  readonly verb: VerbSymbol;
  readonly object: string;
  readonly span: string;
  /** What the text then states of them. */
  readonly body: string;
}

/** The text with such sentences as replacements. */
export function withPartialEvents(text: string, vocabulary: Vocabulary): string[] {
  const at = text.search(/[^\n]*\bwould\b/);
  if (
    at < 0 ||
    !/\b(?:only|instead of|survives?|spared|saved|stays|lives|not|isn['’]t|aren't|cannot|doesn't)\b/i.test(
      text,
    )
  )
    return [];
  const [before, said] = [text.slice(0, at), text.slice(at).trimEnd().replace(/\.$/, '')];
  const meant = inPassive(said, vocabulary) ?? inActive(said, vocabulary);
  const several = meant && severalOf(meant, vocabulary);
  const put = several && fewer(meant, several, vocabulary);
  return put === undefined ? [] : [before + put];
}

function inPassive(said: string, vocabulary: Vocabulary): Meant | undefined {
  const [, head, object, participle, span, body] = PASSIVE.exec(said) ?? [];
  const form = participle === undefined ? undefined : vocabulary.verbForms.get(participle);
  return form?.participle ? { head, who: 'a player', verb: form.verb, object, span, body } : undefined;
}

function inActive(said: string, vocabulary: Vocabulary): Meant | undefined {
  const [, head, who, word, object, span, body] = ACTIVE.exec(said) ?? [];
  const form = word === undefined ? undefined : vocabulary.verbForms.get(word);
  if (form?.form !== 'base') return undefined;
  const doer = who === 'you' ? who : doerOf(vocabulary, who, form.verb);
  return doer === undefined ? undefined : { head, who: doer, verb: form.verb, object, span, body };
}

/** The player behind what does it: a card whose own text is carried out as this verb is used by its player. */
function doerOf(vocabulary: Vocabulary, who: string, { id }: VerbSymbol): string | undefined {
  const [, word] = /^(?:an?|another|any) ([a-z-]+)$/.exec(who) ?? [];
  if (word === undefined) return undefined;
  if (nounSaid(vocabulary, word)?.of === 'player') return who;
  const symbol = vocabulary.terms.get(word)?.[0]?.symbol;
  const isDone =
    symbol?.sort === 'kind' && symbol.fields.some(({ type }) => type.type === 'language' && type.verb === id);
  return isDone && !who.startsWith('another') ? 'a player' : undefined;
}

interface Several {
  /** As the event names it: `a stall`, `2 or more fruits`. */
  readonly said: string;
  /** A card of them, and where it is: `in that stall`, `among those fruits`. */
  readonly one: string;
  readonly inside: string;
  readonly symbol: Parameters<typeof forms>[0];
}

const MANY =
  /^(?:(two|\d+) or more|more than (one|\d+)|several|multiple|at least (two|\d+)) (?:of )?(?:(your) )?(.+)$/;

/** The fewest of several that are meant. */
const fewestOf = (orMore: string | undefined, moreThan: string | undefined): number =>
  Number((orMore ?? '2').replace('two', '2')) +
  (moreThan === undefined ? 0 : Number(moreThan.replace('one', '1')) - 1);

function severalOf({ object, verb }: Meant, vocabulary: Vocabulary): Several | undefined {
  const [, orMore, moreThan, atLeast, own, rest] = MANY.exec(object) ?? [];
  const fewest = fewestOf(orMore ?? atLeast, moreThan);
  const said = rest ?? /^(?:an?|the|that|any) (.+)$/.exec(object)?.[1];
  const noun = said === undefined ? undefined : firstNounSaid(vocabulary, firstWords(said));
  if (rest === undefined) {
    if (noun?.of !== 'pile' || noun.form !== 'one') return undefined;
    const taken = takenBy(verb, vocabulary);
    return taken && { ...taken, said: object, inside: `in that ${noun.one}` };
  }
  const symbol = noun?.of === 'card' ? vocabulary.terms.get(noun.said)?.[0]?.symbol : undefined;
  if (!noun || !symbol || fewest < 2) return undefined;
  const { many } = forms(symbol);
  const all = noun.form === 'many' ? rest : rest.replace(noun.said, many);
  const whose = own === undefined ? all : `${all} of yours`;
  return { said: `${fewest} or more ${whose}`, one: noun.one, inside: `among those ${many}`, symbol };
}

/** The words up to those that say where or whose. */
const firstWords = (said: string): string =>
  said.replace(/ (?:of|in|on|with|where|that|whose|controlled|from)\b.*$/, '');

/** What a verb is done to. */
function takenBy(verb: VerbSymbol, vocabulary: Vocabulary): Pick<Several, 'one' | 'symbol'> | undefined {
  const words =
    verb.parameters.find(({ preposition }) => preposition === undefined)?.phrase.snippet.text ?? '';
  const noun = firstNounSaid(vocabulary, firstWords(words.replace(/^(?:an?|the|all) /, '')));
  const symbol = noun?.of === 'card' ? vocabulary.terms.get(noun.said)?.[0]?.symbol : undefined;
  return symbol && { one: noun!.one, symbol };
}

/** The sentence with what is done to fewer of them. */
function fewer(meant: Meant, several: Several, vocabulary: Vocabulary): string | undefined {
  const { head, who, verb, span, body } = meant;
  const { inside } = several;
  const event = `${head.replace(/\b(?:when(?:ever)?|each time|every time) $/i, 'if ')}${who} would ${verb.id} ${several.said}${span}, instead`;
  const does = who === 'you' ? verb.id : `that player ${verbIn(vocabulary, verb.id, 'third')}`;
  const isSaid = (word: string | undefined): boolean =>
    word === undefined || word === several.one || vocabulary.verbForms.get(word)?.verb === verb;
  const chosen = (what: string, isKept: boolean, name = 'picked', more?: string): string => {
    const margin = `${/^\s*/.exec(head)![0]}  `;
    const rest = isKept
      ? `all ${forms(several.symbol).many} ${inside} other than the ${name}`
      : `the ${name}`;
    const lines = [`choose ${what} as ${name}`, `${does} ${rest}`, ...(more === undefined ? [] : [more])];
    return [`${event}:`, ...lines.map((line) => margin + line)].join('\n');
  };
  const [, picked, name, only, again, spared, gerund, more] = CHOSEN.exec(body) ?? [];
  if (picked !== undefined) {
    const what = whichOf(picked, several);
    const isOfIt = gerund === undefined || baseOfGerund(`${gerund}ing`) === verb.id || gerund === verb.id;
    return what !== undefined && isSaid(again) && isSaid(spared) && isOfIt
      ? chosen(what, only === undefined, name, more)
      : undefined;
  }
  const [, alone, yours, form, yoursBehind] = ONLY.exec(body) ?? [];
  if (alone !== undefined) {
    const what = whichOf(alone, several);
    if (what === undefined || !isSaid(form)) return undefined;
    return (yours ?? yoursBehind) === undefined ? `${event} ${does} ${what}` : chosen(what, false);
  }
  const [, first, last, fewerOf] = DONE.exec(body) ?? [];
  if (fewerOf !== undefined) {
    const what = whichOf(fewerOf, several);
    return what !== undefined && isSaid(first ?? last) ? `${event} ${does} ${what}` : undefined;
  }
  const [, kept, , done] = SURVIVES.exec(body) ?? [];
  const what = kept === undefined ? undefined : whichOf(kept, several);
  return what !== undefined && isSaid(done) ? chosen(what, true) : undefined;
}

/** `one of them`, `the fruit with the lowest ripeness in it`: which of them, in full. */
function whichOf(said: string, { one, inside, symbol }: Several): string | undefined {
  const { many } = forms(symbol);
  const behind = '(?: (?:in|of|from|among) (?:it|them|(?:that|those|the) [a-z-]+))?';
  if (
    new RegExp(`^(?:(?:one|1)(?: ${one})?|an? ${one})${behind}$`).test(said) ||
    new RegExp(`^(?:one|1) of (?:its|their|the|those|these) ${many}$`).test(said)
  )
    return `${withArticle(one)} ${inside}`;
  const [, ranked] = new RegExp(`^the (?:${one}|one) ((?:with|of) the [a-z -]+?)${behind}$`).exec(said) ?? [];
  if (ranked !== undefined) return `the ${one} ${ranked} ${inside}`;
  const [, how] =
    new RegExp(
      `^(?:its|the) ((?:lowest|highest|weakest|strongest|smallest)(?:[ -][a-z]+)?)(?: ${one})${behind}$`,
    ).exec(said) ?? [];
  return how === undefined ? undefined : `the ${how} ${one} ${inside}`;
}
