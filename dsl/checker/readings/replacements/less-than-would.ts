/**
 * What happens to something in a smaller number than it would: `if this would be bruised, it is bruised by 2 less`, `you may instead
 * pay a coin`, and below it `if you do, this is bruised by 1 less`. The number of the event is `that many`.
 */
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';

const WOULD =
  /\b(?:if|when(?:ever)?) (?:(this|that [a-z-]+|the [a-z-]+)|an? ([a-z-]+)[^,:\n]*?|[^,:\n]+?) would be ([a-z-]+)(?: by [^,:\n]+)?(?= *[,:])/;
const WHOM = '(it|this(?: card)?|that [a-z-]+|the [a-z-]+)';

/** The text with such numbers; none where nothing would happen by a number. */
export function withLessThanWould(text: string, { verbForms }: Vocabulary): string[] {
  const [, one, noun, done] = WOULD.exec(text) ?? [];
  const form = done === undefined ? undefined : verbForms.get(done);
  const by = form?.verb.parameters.find(({ preposition }) => preposition === 'by');
  if (!form?.participle || by === undefined) return [];
  const { id } = form.verb;
  const object = (said: string): string =>
    said === 'it'
      ? (one ?? (noun === undefined ? said : `that ${noun}`))
      : said.replace(/^this card$/, 'this');
  const act = (whom: string, less: string): string =>
    `${id} ${object(whom)} by (the greater of 0 and that many - ${less})`;
  const isSaid = /\binstead\b/.test(text);
  const put = text.replaceAll(
    new RegExp(
      `(, |^\\s*|\\band |\\byou may )(instead,? )?(?:${WHOM} is ${done} by (\\d+) (?:less|fewer)|${id} ${WHOM} by (\\d+) (?:less|fewer)|(?:lower|reduce|decrease) (?:the ${id}|it) by (\\d+))(,? instead)?(?=$|\\n)`,
      'gm',
    ),
    (_, before: string, instead: string | undefined, ...rest: (string | undefined)[]) => {
      const [who, less, whom, lessThan, lowered, behind] = rest;
      const isOfIt = instead !== undefined || behind !== undefined || !isSaid;
      return `${before}${isOfIt ? 'instead ' : ''}${act(who ?? whom ?? 'it', less ?? lessThan ?? lowered ?? '')}`;
    },
  );
  return put === text ? [] : [put.replaceAll(PRICE, '$1, you may instead $2$3')];
}

/** `you may pay a coin`, and in the next line `if you do, instead ...`: the price is paid in place of the event as well. */
const PRICE = /( would [^,:\n]*), you may (?!instead\b)([^,:\n]+)(\n\s*if you do, )instead /g;
