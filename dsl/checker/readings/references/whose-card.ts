/**
 * `that player` where no player was named, and a card of somebody else was: `steal a fruit of an opponent`, and below it `that player
 * draws a card`; `when a fruit of an opponent is sold, that player gains a coin`.
 */
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import type { VerbSymbol } from '../../../language/symbols/symbols.ts';
import { verbIn } from '../../suggestions/word-suggestions.ts';
import { destinationsIn } from '../words/verb-destinations.ts';
import { firstNounSaid } from '../words/spoken-nouns.ts';

const OF_ANOTHER =
  "an?(?:other)? [^,:\\n]*?\\b(?:of (?:an|another) (?:opponent|player)|in (?:an opponent|another player)'s [a-z-]+)\\b(?: (?!as\\b)[^,:\\n]*?)?";
/** What is done with the one card in the line. */
const LINE = new RegExp(`^(\\s*)(you may )?([a-z]+) (${OF_ANOTHER})(?: as ([a-z-]+))?$`, 'm');
const EVENT =
  /^(\s*)((?:[^,:\n]+, )*)(when(?:ever)?|before|if|each time|every time) ((?:an?(?:other)?|you|the equipped) [^,:\n]+)([,:])((?:.*(?:\n\1 +.*)*))$/m;
const THAT = /\bthat (?:player|opponent)\b/;
/** Another one may be meant. */
const OTHERS = /\b(?<!that )(?:players?|opponents?)\b/;

/** A text in which that player is whose the card is. */
export function withWhoseCard(text: string, vocabulary: Vocabulary): string[] {
  const put = inEvent(text, vocabulary) ?? inLine(text, vocabulary);
  return put === undefined || put === text ? [] : [put];
}

/** A card, and the verb that is done with it, whose participle that is. */
interface Happening {
  readonly card: string;
  readonly verb: VerbSymbol | undefined;
  readonly done: string | undefined;
}

/** `a fruit of an opponent is sold`, `you sell a fruit` */
function happeningIn(event: string, { verbForms }: Vocabulary): Happening | undefined {
  const [, card, happens] =
    /^((?:an?(?:other)?|the equipped) .+?) ((?:is|are|would be|would|leaves|enters) .+)$/.exec(event) ?? [];
  if (card !== undefined) {
    const done = /^(?:is|are) ([a-z]+)(?: .*)?$/.exec(happens!)?.[1];
    return { card, verb: done === undefined ? undefined : verbForms.get(done)?.verb, done };
  }
  const [, doer, does] =
    /^(an?(?:other)? .+? (?:of (?:an|another) (?:opponent|player)|in (?:an opponent|another player)'s [a-z-]+)) ([a-z]+s)\b/.exec(
      event,
    ) ?? [];
  if (doer !== undefined && verbForms.get(does!)?.form === 'third')
    return { card: doer, verb: undefined, done: undefined };
  const [, word, taken] = /^you ([a-z]+) (an?(?:other)? .+)$/.exec(event) ?? [];
  const verb = word === undefined ? undefined : verbForms.get(word)?.verb;
  return taken === undefined || !verb ? undefined : { card: taken, verb, done: undefined };
}

/** What happens to a card: whose it is. */
function inEvent(text: string, vocabulary: Vocabulary): string | undefined {
  const [said, margin, head, when, event, sign, act] = EVENT.exec(text) ?? [];
  const found = event === undefined ? undefined : happeningIn(event, vocabulary);
  const noun = found && firstNounSaid(vocabulary, found.card.replace(/^(?:an?(?:other)?|the equipped) /, ''));
  if (said === undefined || act === undefined || noun?.of !== 'card') return undefined;
  const isOfAnother = new RegExp(`^${OF_ANOTHER}$`).test(found!.card);
  const worn = found!.card.startsWith('the equipped ') ? found!.card : undefined;
  const whose = new RegExp(
    `\\b(?:its|that (?:${noun.one}|card)'s${worn === undefined ? '' : `|${worn}'s`}) (?:owner|controller)\\b`,
    'g',
  );
  const named = isOfAnother && !OTHERS.test(act) ? new RegExp(`${THAT.source}|${whose.source}`, 'g') : whose;
  if (!named.test(act)) return undefined;
  const { verb } = found!;
  const isGone =
    verb !== undefined &&
    destinationsIn(vocabulary).some((end) => end.verb === verb && end.of === 'all' && !end.zone.inPlay);
  if (!isGone || !/^(?:when|each|every)/.test(when!)) {
    if (worn !== undefined) return undefined;
    const put = act.replaceAll(named, `that ${noun.one}'s controller`);
    return text.replace(said, () => `${said.slice(0, said.length - act.length)}${put}`);
  }
  // Afterwards nobody has it any more.
  const done = found!.done ?? verbIn(vocabulary, verb.id, 'participle');
  const block = [
    `${margin}${head}before ${event}:`,
    ...(worn === undefined ? [] : [`${margin}  let lost be ${worn}`]),
    `${margin}  let rival be ${worn ?? `that ${noun.one}`}'s controller`,
    `${margin}  until the end of the ${verb.id}, once, when ${worn === undefined ? `that ${noun.one}` : 'the lost'} is ${done}${sign}${act.replaceAll(named, 'the rival').replaceAll('\n', '\n  ')}`,
  ];
  return text.replace(said, () => block.join('\n'));
}

/** What is done with a card: whose it is when it is chosen, as a verb may move it. */
function inLine(text: string, vocabulary: Vocabulary): string | undefined {
  const [line, margin, may = '', verb, card, name = 'taken'] = LINE.exec(text) ?? [];
  if (line === undefined || verb === undefined || /\b(?:rival|taken)\b/.test(text)) return undefined;
  const rest = text.replace(line, '');
  if (!THAT.test(rest) || OTHERS.test(rest) || text.search(THAT) < text.indexOf(line)) return undefined;
  const choice = `${margin}${may}choose ${card} as ${name}\n${margin}let rival be the ${name}'s controller`;
  const known = vocabulary.verbForms.get(verb);
  if (verb !== 'choose' && (known?.form !== 'base' || may !== '')) return undefined;
  const put = verb === 'choose' ? choice : `${choice}\n${margin}${verb} the ${name}`;
  return text.replace(line, () => put).replaceAll(new RegExp(THAT, 'g'), 'the rival');
}
