/**
 * What each player has picked, by a name: `each player secretly chooses a fruit in their shed as pick`, and below it `for each player, if
 * that player's pick is ripe, that player ...`. The fruits are those cards, and each of them has an owner.
 */
import { plural, singular, thirdPerson } from '../../../text/english-inflection.ts';
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { areAskedOfPlayers } from '../bids-and-votes/choices-of-cards.ts';
import { nounSaid } from '../words/spoken-nouns.ts';
import { destinationsIn } from '../words/verb-destinations.ts';

const PICK =
  /^(\s*)(each (?:other )?(?:player|opponent) (?:secretly )?chooses an? ([a-z-]+)\b[^,:]*?) as ([a-z-]+)$/;

/** The text without the name; none where nobody picks a card by one. */
export function withPicksOfPlayers(text: string, vocabulary: Vocabulary): string[] {
  if (areAskedOfPlayers(text)) return [];
  const lines = text.split('\n');
  const at = lines.findIndex((line) => PICK.test(line));
  const [, margin, picks, noun, name] = PICK.exec(lines[at] ?? '') ?? [];
  if (margin === undefined || nounSaid(vocabulary, noun!)?.of !== 'card') return [];
  // Each chooses one, also where the name is that of all.
  const single = plural(singular(name!)) === name ? singular(name) : name!;
  const own = `(?:their|that player's|that opponent's) (?:${name}|${single})`;
  const many = single === name ? plural(name) : name!;
  const all = `(?:(?:the|all|all the|those) ${many}|all(?: of)? the ${name})`;
  const one = nounSaid(vocabulary, noun!)!.one;
  const those = `those ${one === 'card' ? 'cards' : forms(vocabulary.terms.get(one)![0].symbol as never).many}`;
  const below = lines.slice(at + 1).join('\n');
  // Everybody sees already what is chosen in play.
  const shown = new RegExp(
    `^\\s*(?:reveal ${all}|each (?:player|opponent) reveals ${own}|all players reveal ${all})$`,
  );
  if (isInPlay(picks!, vocabulary) && lines.some((line) => shown.test(line)))
    return [
      lines
        .filter((line) => !shown.test(line))
        .map((line, i) => (i === at ? line.replace(/[a-z-]+$/, single) : line))
        .join('\n'),
    ];
  // Who is given such a card has it then: it is not their pick.
  const given = vocabulary.verbs
    .filter(({ parameters }) => parameters.some(({ preposition }) => preposition === 'to'))
    .map(({ id }) => thirdPerson(id))
    .join('|');
  const [, after] =
    new RegExp(
      `^\\s*each [^,:\\n]+ (?:gives|passes|hands|moves|${given}) (?:the|${own}|their) ?(?:${name})?\\b[^,:\\n]* to [^]*?\\n([^]*)$`,
      'm',
    ).exec(below) ?? [];
  if (after !== undefined && new RegExp(`\\b${own}\\b`).test(after)) return [];
  if (!new RegExp(`\\b(?:${own}|${all})\\b`).test(below)) return [];
  const put = below
    .replaceAll(
      new RegExp(`^(\\s*)(?:each (?:other )?(?:player|opponent) reveals ${own}|reveal ${all})$`, 'gm'),
      `$1reveal ${those}`,
    )
    .replaceAll(
      new RegExp(`^(\\s*)each (?:other )?(?:player|opponent) ([a-z-]+) ${own}([^,:\\n]*)$`, 'gm'),
      (_, inner: string, does: string, rest: string) =>
        `${inner}for each ${one} among ${those}, ${goes(does, vocabulary) ?? `that ${one}'s controller ${does}`} that ${one}${rest}`,
    )
    // Where a card goes in any case, it is no matter who puts it there.
    .replaceAll(
      new RegExp(`\\b(?:that player|that opponent|they) ([a-z]+) ${own}`, 'g'),
      (said, does: string) => {
        const verb = goes(does, vocabulary);
        return verb === undefined ? said : `${verb} that ${one}`;
      },
    )
    .replaceAll(/^(\s*)for each (?:other )?(?:player|opponent)(?=[,:])/gm, `$1for each ${one} among ${those}`)
    .replaceAll(new RegExp(`\\b${own}\\b`, 'g'), `that ${one}`)
    .replaceAll(new RegExp(`\\b${all}\\b`, 'g'), those);
  const named = put.includes(`for each ${one} among ${those}`)
    ? put.replaceAll(/\bthat (?:player|opponent)(?='s| )/g, `that ${one}'s controller`)
    : put;
  return [[...lines.slice(0, at), margin + picks!.trimStart(), named].join('\n')];
}

const isInPlay = (picks: string, { zones }: Vocabulary): boolean =>
  zones.some((zone) => zone.inPlay && picks.endsWith(` in their ${forms(zone).one}`));

/** The verb that puts its card in one place of all players. */
function goes(does: string, vocabulary: Vocabulary): string | undefined {
  const form = vocabulary.verbForms.get(does);
  return form?.form === 'third' &&
    destinationsIn(vocabulary).some(({ verb, of }) => verb === form.verb && of === 'all')
    ? form.verb.id
    : undefined;
}
