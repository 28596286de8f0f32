/**
 * What takes the place of something that is written as if it had happened, where the same card goes elsewhere: `when this is sold, return it to
 * your hand instead of the market`. It is written of what would happen.
 */
const EVENT =
  /^( *(?:(?:once|twice|\d+ times) per [a-z]+, )?)(?:when|whenever) this(?: card| [a-z]+)? is ([a-z-]+(?: by [^,:\n]+?)?), ((?:you may )?)(return|put|move|take) (?:it|this(?: card)?) ([^,:\n]+?) instead of [^,:\n]+?((?:,? (?:once|twice|\d+ times) (?:per|each|every) (?:turn|round|game))?)$/gm;

/** The text with such a line as a replacement; none where there is none. */
export function withInsteadOfEvents(text: string): string[] {
  const put = text.replaceAll(
    EVENT,
    (_, head: string, done: string, may: string, verb: string, where: string, often: string) => {
      const limit = often.replace(/^,? /, '').replace(/ (?:each|every) /, ' per ');
      return `${head}${limit === '' ? '' : `${limit}, `}if this would be ${done}, ${may}instead ${verb} this ${where}`;
    },
  );
  return put === text ? [] : [put];
}
