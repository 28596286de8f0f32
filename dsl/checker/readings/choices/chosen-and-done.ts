/** What somebody chooses and does at once: `each player chooses a fruit in a stall and sells it` sells a fruit of their choice. */
const CHOOSES =
  /^( *(?:[^,:\n]+, )*)((?:each|every)(?: other)? (?:player|opponent)) (?:chooses|choose|picks|pick) ((?:an?|another|\d+|one|two|up to \d+) [^,:\n]+?),?(?: and)? (?:then )?([a-z-]+) (?:it|them|that (?:one|card|[a-z-]+)|those (?:cards|[a-z-]+))(?=$|[,.]| (?:to|into|from|until)\b)/gm;

/** The text with the verb alone; none where nobody does so. */
export function withChosenAndDone(text: string): string[] {
  const put = text.replaceAll(
    CHOOSES,
    (_, head: string, who: string, what: string, verb: string) => `${head}${who} ${verb} ${what}`,
  );
  return put === text ? [] : [put];
}
