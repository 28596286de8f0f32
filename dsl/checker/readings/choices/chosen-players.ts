/**
 * What a player who was chosen does, and what is done to them: `choose an opponent. They choose: they sell a fruit, or you take a tool
 * from them`, `both of you draw a card`, `they cannot sell fruits on their next turn`.
 */
import { thirdPerson } from '../../../text/english-inflection.ts';
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { destinationsIn } from '../words/verb-destinations.ts';

const CHOSEN = /^(\s*(?:[^,:\n]+, )*)choose (?:an?|another) (?:other )?(?:opponent|player)(?: [^,:\n]*)?$/i;
const OF_CHOICE = /^(\s*)you and (an opponent|another player)(?: of your choice)? (?:each|both) ([^,:\n]+)$/i;
const BOTH =
  /^(\s*)(?:both of you|you both|you and (?:they|that player|that opponent)(?: both| each)?|each of you) ([a-z-]+) ([^,:\n]+)$/i;
const THEY = '(?:they|that player|that opponent)';
const OR = new RegExp(
  `^(\\s*)${THEY} (?:chooses? (?:whether )?(?:to )?|(?:may )?(?:decides?|picks?) (?:whether )?to )((?!one\\b|an?\\b|\\d)[^,:\\n]+?),? or (?:to )?([^,:\\n]+)$`,
  'i',
);
const CHOICE_BEHIND = new RegExp(
  `^(\\s*)${THEY} ([a-z-]+) ([^,:\\n]+?) or ([^,:\\n]+?),? (?:(?:it is |it's )?their choice|as they (?:choose|like|prefer|wish))$`,
  'i',
);
const EITHER_WAY = new RegExp(
  `^(\\s*)${THEY} chooses?(?: one)?(?: of (?:the following|these|two))?: ?((?:they|that player|you|each) [^:\\n]+?),? or (?:else )?((?:they|that player|you|each) [^:\\n]+)$`,
  'i',
);
const NEXT_TURN = new RegExp(
  `^(\\s*)${THEY} (?:cannot|can't|can’t|may not) ([^,:\\n]+?) (?:on|during|in) their next turn$`,
  'i',
);
const SHOWN = new RegExp(
  `^(\\s*)${THEY} (?:reveals?|shows?)(?: you)? their (?:whole |entire )?hand(?:,? and (?:then )?((?:you )?[a-z]+ .+))?$`,
  'i',
);

/** `opponents cannot sell fruits on their next turn`: for each of them until that has ended. */
const NEXT_OF_EACH =
  /^(\s*)(?:each|every|all|your) (opponents?|(?:other )?players?) (?:cannot|can't|can’t|may not) ([^,:\n]+?) (?:on|during|in) their next turns?$|^(\s*)(opponents|players) (?:cannot|can't|can’t|may not) ([^,:\n]+?) (?:on|during|in) their next turns?$/im;

function onTheirNextTurns(text: string): string[] {
  const put = text.replace(NEXT_OF_EACH, (_, ...found: (string | undefined)[]) => {
    const [margin = '', who = '', act = ''] = found[1] === undefined ? found.slice(3, 6) : found;
    return `${margin}for each ${who.toLowerCase().replace(/s$/, '')}, that player cannot ${act} until the end of that player's next turn`;
  });
  return put === text ? [] : [put];
}

/** A text with such sentences of the player that a line above chooses. */
export function withChosenPlayers(text: string, vocabulary: Vocabulary): string[] {
  const next = onTheirNextTurns(text);
  if (next.length > 0) return next;
  if (!/\b(?:they|them|their|both|you and|that player|that opponent)\b/i.test(text)) return [];
  const lines = sentencesOf(text);
  let isChosen = false;
  let isShown = false;
  const put = lines.flatMap((line) => {
    const own = OF_CHOICE.exec(line);
    if (own) {
      isChosen = true;
      return [`${own[1]}choose ${own[2]}`, ...ofBoth(own[1], own[3])];
    }
    if (CHOSEN.test(line)) {
      isChosen = true;
      return [line];
    }
    if (!isChosen) return [line];
    const both = BOTH.exec(line);
    if (both) return ofBoth(both[1], `${both[2]} ${both[3]}`);
    const shown = SHOWN.exec(line);
    if (shown) {
      isShown = true;
      const behind =
        shown[2] === undefined
          ? []
          : ofThem(`${shown[1]}${shown[2].replace(/^you (?!may\b)/, '')}`, vocabulary);
      return [`${shown[1]}reveal all cards in that player's hand`, ...behind.map(fromHand)];
    }
    const said = ofThem(line, vocabulary);
    return isShown ? said.map(fromHand) : said;
  });
  return put.length === lines.length && put.every((line, i) => line === lines[i]) ? [] : [put.join('\n')];
}

const fromHand = (line: string): string =>
  line.replace(/ (?:from|in) (?:it|there|that hand)$/, " in that player's hand");

/** Each sentence on a line of its own. */
const sentencesOf = (text: string): string[] =>
  text
    .split('\n')
    .flatMap((line) =>
      line
        .trimEnd()
        .replace(/\.$/, '')
        .split(/[.;] +(?=[A-Za-z])/)
        .map((each, i) => (i === 0 ? each : /^\s*/.exec(line)![0] + each)),
    )
    .filter((line) => line.trim() !== '');

const ofBoth = (margin: string, act: string): string[] => [`${margin}${act}`, `${margin}${byThat(act)}`];

/** What somebody does, done by that player. */
const byThat = (act: string): string =>
  /^(?:you|that player|each) /i.test(act)
    ? act
    : act.replace(/^([a-z-]+)/i, (verb) => `that player ${thirdPerson(verb.toLowerCase())}`);

function ofThem(line: string, vocabulary: Vocabulary): string[] {
  const either = EITHER_WAY.exec(line);
  if (either) {
    const [, margin, one, other] = either;
    return [
      `${margin}that player chooses one:`,
      ...[one, other].map((each) => `${margin}  - ${named(each)}`),
    ];
  }
  const or = OR.exec(line) ?? CHOICE_BEHIND.exec(line);
  if (or) {
    const acts = or.length > 4 ? [`${or[2]} ${or[3]}`, or[4]] : [or[2], or[3]];
    return [`${or[1]}that player chooses one:`, ...acts.map((each) => `${or[1]}  - ${byThat(each)}`)];
  }
  const next = NEXT_TURN.exec(line);
  if (next) return [`${next[1]}that player cannot ${next[2]} until the end of that player's next turn`];
  const isOfThem = /\bif (?:they|that player) (?:do|does|don't|don’t|cannot|can't)\b/i.test(line);
  const whose = isOfThem ? line.replace(/ from them$/, ' of that player') : line;
  return [wholeHand(whose, vocabulary)];
}

/** A part of a choice, with the player as such. */
const named = (act: string): string =>
  act
    .replace(/^they ([a-z-]+)/i, (_, verb: string) => `that player ${thirdPerson(verb)}`)
    .replace(/^that player ([a-z-]+)/i, (said, verb: string) =>
      verb.endsWith('s') ? said : `that player ${thirdPerson(verb)}`,
    )
    .replace(/ from (?:them|that player)$/, ' of that player');

/** `throw away their whole basket`: they do so with all that is in it. */
function wholeHand(line: string, vocabulary: Vocabulary): string {
  const [, margin, verb, place] =
    /^(\s*)([a-z-]+) (?:all (?:the )?cards (?:in|from) )?their (?:entire |whole |complete )?([a-z]+)$/i.exec(
      line,
    ) ?? [];
  if (verb === undefined) return line;
  const own = destinationsIn(vocabulary).some(
    (each) =>
      each.verb.id === verb.toLowerCase() &&
      each.verb.parameters.length === 1 &&
      each.verb.parameters[0].phrase.snippet.text.trim() === `cards in your ${place}`,
  );
  return own ? `${margin}that player ${thirdPerson(verb.toLowerCase())} all cards in their ${place}` : line;
}
