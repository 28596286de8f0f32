import { As, isWord, Let, spellingsOf, tokenize } from '../../dsl/language/lexer/tokens.ts';
import { completeText } from '../../service/completion/complete-text.ts';
import { textsOf } from '../../service/text-at-offset.ts';
import { Workspace } from '../../service/index.ts';
import { filesBelow, isYaml } from '../files.ts';

/** How many words of the texts of all cards were asked for, and those that completion does not offer. */
export interface Words {
  readonly asked: number;
  readonly missing: readonly string[];
}

/**
 * Asks for completion at the beginning of words of all texts of all cards, the text before them being all that is there;
 * every `stride`th one, in every `files`th file. Names that a text gives itself are nobody's to know.
 */
export function wordsOffered(stride: number, files = 1): Words {
  const workspace = new Workspace([...filesBelow('cards', isYaml), ...filesBelow('examples', isYaml)]);
  const missing: string[] = [];
  let seen = 0;
  let asked = 0;
  const names = workspace.names.filter((name) => workspace.file(name)?.kind === 'cards');
  for (const name of names.filter((_, i) => i % files === 0)) {
    const vocabulary = workspace.vocabularyOf(name);
    if (!vocabulary) continue;
    for (const { snippet, entry } of textsOf(workspace, name)) {
      const { tokens } = tokenize(snippet.text);
      for (const [i, token] of tokens.entries()) {
        const before = tokens[i - 1]?.tokenType;
        const given = isWord(token) && (before === As || before === Let);
        if (given || (!isWord(token) && spellingsOf(token.tokenType).length === 0)) continue;
        for (const { 0: word, index } of token.image.matchAll(/[a-z][a-z0-9-]*(?:#\d+)?/g)) {
          if (seen++ % stride > 0) continue;
          asked++;
          const at = token.startOffset + index;
          const offered = completeText(vocabulary, entry, snippet.text.slice(0, at));
          const has = offered.some(({ label }) => label.split(/[ :]/)[0] === word);
          if (!has) missing.push(`${name}: ${snippet.text.slice(0, at)}<|>${word}`);
        }
      }
    }
  }
  return { asked, missing };
}
