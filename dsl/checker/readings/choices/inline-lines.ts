/** Lines to choose from in one sentence: `each player chooses one: sell a fruit, or buy a basket`, `choose one: sell a fruit; buy a basket`. */
const HEAD =
  /^( *(?:- )?)((?:[^:\n"]*, )?(?:[^:,\n"]+? )?(?:choose|chooses|pick|picks) (?:one|1))(?: of (?:these|the following)| option)?: (\S.*)$/;
const LET = /^(?:let|allow) (you|that player|them|[a-z-]+ players?|an opponent) (?:to )?(?=[a-z])/;

/** The text with each in a line of its own; none where no line has several. */
export function withInlineLines(text: string): string[] {
  const lines = text.split('\n');
  const put = lines.flatMap((line) => {
    const [, margin, head, said] = HEAD.exec(line) ?? [];
    const parts = said === undefined ? [] : partsOf(said.replace(/[.;]$/, ''));
    if (margin === undefined || head === undefined || parts.length < 2) return [line];
    const inner = ' '.repeat(margin.length + 2);
    const chosen = head.replace(/\bpick(s?) /, 'choose$1 ');
    return [`${margin}${chosen}:`, ...parts.map((part) => `${inner}- ${part.replace(LET, '$1 ')}`)];
  });
  const said = put.join('\n');
  return said === text ? [] : [said];
}

/** Stops are apart before commas are, and these before a bare `or`. */
function partsOf(said: string): readonly string[] {
  for (const joint of [/;\s*(?:or |and )?/, /, (?:or |and )(?=[a-z])/, / or (?=[a-z]+ )/]) {
    const parts = said.split(joint).map((part) => part.trim());
    if (parts.length > 1 && parts.every((part) => part.includes(' '))) return parts;
  }
  return [];
}
