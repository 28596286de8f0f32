/** Findings without changes that would be refused: neither are they offered, nor do words name them. */
import { withoutMargin } from '../../../dsl/text/line-margins.ts';
import type { Diagnostic, Fix } from '../../../dsl/diagnostics/diagnostic.ts';
import { oneOf, say, written, type Phrase } from '../../../dsl/diagnostics/catalogue/phrase.ts';
import { report } from '../../../dsl/diagnostics/report.ts';

/** A finding with something else to offer. */
export const remade = (found: Diagnostic, more: Partial<Diagnostic>): Diagnostic =>
  report(found.code, found.place, found.details as never, {
    severity: found.severity,
    ...(found.related && { related: found.related }),
    ...(found.advice && { advice: found.advice }),
    ...more,
  });

/** A finding that no longer names the words that would be refused. */
export function withoutRefused(found: Diagnostic, fixes: readonly Fix[]): Diagnostic {
  const offered = new Set(fixes.map((fix) => fix.edits.map(({ text }) => text).join('\n')));
  const details = found.details as { readonly near?: readonly string[]; readonly right?: string } | undefined;
  const near = details?.near?.filter((each) => offered.has(each));
  const { advice, ...rest } = found;
  const isArticle = found.code === 'syntax/missing-article';
  const isRewritten = isArticle || found.code === 'syntax/missing-to';
  const right =
    fixes.length === 0
      ? undefined
      : isArticle
        ? withArticleOf(fixes[0], details?.right ?? '')
        : details?.right;
  const left = {
    ...rest,
    details: { ...details, ...(near && { near }), ...(isRewritten && { right }) },
  } as Diagnostic;
  const advised = advice && adviceLeft(advice, found.fixes ?? [], fixes);
  return remade(left, { ...(advised && { advice: advised }), ...(fixes.length > 0 && { fixes }) });
}

/** Words with the article that a change puts in front of them. */
const withArticleOf = ({ edits: [{ text }] }: Fix, words: string): string =>
  text + words.replace(/^\S+ /, '');

/** What is advised without the sentences that would be refused; nothing where only those are. */
function adviceLeft(advice: Phrase, all: readonly Fix[], fixes: readonly Fix[]): Phrase | undefined {
  if (!('say' in advice)) return advice;
  const isOne = all.some(({ title }) => title === advice);
  if (isOne) return fixes.some(({ title }) => title === advice) ? advice : undefined;
  const help = (advice.with as { readonly help?: Phrase } | undefined)?.help;
  const isWhole = advice.say === 'phrase/write-the-sentence';
  if (!isWhole && advice.say !== 'phrase/nearest-sentences') return advice;
  if (fixes.length === 0) return help;
  const texts = oneOf(fixes.map(({ edits }) => written(withoutMargin(edits[0].text))));
  return isWhole
    ? say('phrase/write-the-sentence', { texts })
    : say('phrase/nearest-sentences', { help: help!, texts });
}
