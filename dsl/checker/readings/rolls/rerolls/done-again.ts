/**
 * A roll that is made again when all that it was for is over: `when you raid a wreck and do not sink it:`, and below it `make that roll again with
 * +2`. It cannot be: the raid can be done once more, with a roll of its own, which is offered.
 */
import type { Vocabulary } from '../../../../language/symbols/symbol-table.ts';

const EVENT = /^(\s*(?:[^,:\n]+, )*)when(?:ever)? you ([a-z-]+) an? ([a-z-]+)\b([^:\n]*):$/;
const AGAIN =
  /^(\s+(?:if you do, )?)(?:make (?:that|the|your) (?:[a-z-]+ )?roll again|roll again|reroll(?: that roll)?|make another (?:[a-z-]+ )?roll)( with \+\d+)?$/;

/** The text with what was done once more; none where it is open on what. */
export function withDoneAgain(text: string, { verbForms }: Vocabulary): string[] {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => EVENT.test(line));
  const [, , verb, noun] = EVENT.exec(lines[at] ?? '') ?? [];
  if (verb === undefined || verbForms.get(verb)?.form !== 'base' || /rolls?$/.test(noun)) return [];
  const put = lines.map((line, i) =>
    i > at
      ? line.replace(
          AGAIN,
          (_, head: string, more: string | undefined) =>
            `${head}${verb} that ${noun} again${more === undefined ? '' : `${more} to your roll`}`,
        )
      : line,
  );
  return put.join('\n') === text ? [] : [put.join('\n')];
}
