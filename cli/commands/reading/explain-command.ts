import { isScenario } from '../../../interpreter/compiler/loader/library.ts';
import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { loadLanguages } from '../../../dsl/diagnostics/catalogue/languages.ts';
import { codes, isCode, layerOf } from '../../../dsl/diagnostics/codes.ts';
import { nearest } from '../../../dsl/text/edit-distance.ts';
import { languages, type Language } from '../../../dsl/nlg/index.ts';
import { cardText } from '../../../interpreter/compiler/cards/card-text.ts';
import { explainCard, scenariosNaming } from '../../../interpreter/reports/explain/index.ts';
import { calledIn } from '../../../interpreter/reports/narration/display-names.ts';
import { openLibrary } from '../../../interpreter/compiler/linker/load-game.ts';
import { jsonText } from '../../../dsl/text/clean-text.ts';
import { checkTargetsOf } from '../../check/check-targets.ts';
import type { Command, GivenArguments } from '../../command.ts';
import { Usage } from '../../../dsl/diagnostics/usage-error.ts';
import { findCard, writtenIds, type FoundCard } from '../../explain/find-card.ts';
import { cardPage, sourcePlace } from '../../explain/card-page.ts';
import { collectFiles } from '../../files/collect-files.ts';
import { extrasOf, withOption } from '../../files/with-option.ts';
import { knownGames } from '../../files/games-on-disk.ts';
import { packageFolder } from '../../files/package-folder.ts';
import { textIfReadable, yamlIn } from '../../files/disk-library.ts';
import type { Io } from '../../io.ts';
import { languageOfMessages, messageLanguage } from '../../language-option.ts';
import { printFindings } from '../../format-option.ts';
import { printLeftOut } from '../../play/open-game.ts';
import { screenOf } from '../../play/screen.ts';
import { say, type Phrase } from '../../../dsl/diagnostics/catalogue/phrase.ts';
import { suggestionPhrase } from '../../../dsl/diagnostics/suggestion-phrases.ts';

export default {
  spec: {
    summary: 'help/explain-a-card-or-the-code',
    takes: '<card or code>',
    words: [0, Number.MAX_SAFE_INTEGER],
    options: {
      game: { takes: 'GAME', about: 'help/the-game-of-the-card-where' },
      with: withOption,
      format: { takes: 'FORMAT', about: 'help/how-a-card-is-told', among: ['text', 'json'] },
      lang: messageLanguage,
    },
    about: 'help/of-a-card-its-text-in',
    examples: [
      'cardwright explain my-card',
      'cardwright explain my-card --game my-game --with my-cards.yaml --format json',
      'cardwright explain schema/unknown-key',
      'cardwright explain run/budget --lang fr',
    ],
  },
  async run(given, io) {
    if (given.words.length === 0) {
      io.out(
        codes
          .toSorted()
          .map((each) => `${each}\n`)
          .join(''),
      );
      return 0;
    }
    const word = given.words.join(' ');
    if (isCode(word)) return explainCode(word, given, io);
    // A card is shown as it is printed in each of them.
    await loadLanguages();
    return explainWord(word, given, io);
  },
} satisfies Command;

/** The page in the language, or in English where it is not translated. */
function explainCode(code: string, given: GivenArguments, io: Io): number {
  const page = pagesOf(code, languageOfMessages(given, io)).find((each) => existsSync(each));
  if (!page) throw new Usage(say('usage/there-is-no-page-about-yet', { word: code }));
  io.out(readFileSync(page, 'utf8'));
  return 0;
}

const pagesOf = (code: string, language: Language): URL[] =>
  [language === 'en' ? code : `${language}/${code}`, code].map(
    (name) => new URL(`docs/errors/${name}.md`, packageFolder),
  );

function explainWord(word: string, given: GivenArguments, io: Io): number {
  // With a slash it is meant to be a code, and cards have none in their names.
  if (word.includes('/'))
    throw new Usage(say('usage/there-is-no-code', { code: word }), suggestion(word, codes));
  const found = findCard(word, given, io);
  if (found === undefined) return 1;
  if (found === 'unknown')
    throw new Usage(
      say('usage/there-is-no-card-and-no', { code: word }),
      knownGames(io.cwd).some(({ id }) => id === word)
        ? say('usage/lists-its-words', { command: `cardwright words ${word}` })
        : suggestion(word, [...writtenIds(io), ...codes]),
    );
  const { wrong, faulty } = found;
  printFindings(wrong, found.collected.texts, io, given);
  printLeftOut(faulty, io, given);
  const language = languageOfMessages(given, io);
  const explanation = explainCard(found.game, found.card, language);
  const naming = scenariosOf(found, extrasOf(io.cwd, given.all('with')), io);
  if (given.one('format') === 'json') {
    const { game, card } = found;
    const texts = Object.fromEntries(languages.map((language) => [language, cardText(game, card, language)]));
    const all = { game: game.id, place: sourcePlace(found), ...explanation, texts, scenarios: naming };
    io.out(jsonText(all));
  } else io.out(cardPage(found, explanation, naming, calledIn(found.game, language), screenOf(io)));
  return wrong.length > 0 ? 1 : 0;
}

/** The scenarios that name a card, among those of the current folder or of the package, and those beside what is put on top. */
function scenariosOf(
  { game, card }: FoundCard,
  extras: readonly string[],
  io: Io,
): ReturnType<typeof scenariosNaming> {
  const id = card.symbol.id;
  // Of hundreds of files only those are read that have the word in them.
  const beside = [...new Set(extras.map(dirname))].flatMap(yamlIn);
  const paths = [...new Set([...checkTargetsOf(io.cwd, []), ...beside])].filter(
    (path) => isScenario(path) && textIfReadable(path).includes(id),
  );
  const { texts } = collectFiles(io.cwd, paths);
  return scenariosNaming(openLibrary(texts), [...texts.keys()], game.id, id);
}

/** The nearest words; a code may be given without its layer. */
function suggestion(word: string, known: readonly string[]): Phrase {
  const short = codes.filter((code) => code === `${layerOf(code)}/${word}`);
  const near = short.length > 0 ? short : nearest(word, known);
  return near.length > 0
    ? suggestionPhrase(...near)
    : say('usage/lists-the-codes', { command: 'cardwright explain' });
}
