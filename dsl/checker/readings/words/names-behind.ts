/** Names in front of what they are for, or behind all else: `play a fruit for free as gift`, `choose a fruit as gift in your basket`. */
const BEHIND = /^(\s*.*\b[a-z-]+ )(an?|another|the top|\d+|up to \d+)( [^,:\n]+?)( for free) as ([a-z-]+)$/gm;
const BEFORE =
  /\b(an?|another|\d+|up to \d+)((?: [a-z-]+){1,3}) as ([a-z][a-z-]*)((?: (?:in|on|from|of|with|where|attached|adjacent|other than) [^,:\n]+)+)$/gm;

/** The text with each name behind what it is for; none where there is none. */
export function withNamesBehind(text: string): string[] {
  const put = text
    .replaceAll(BEHIND, '$1$2$3 as $5$4')
    .replaceAll(BEFORE, (_, some: string, what: string, name: string, where: string) => {
      return `${some}${what}${where} as ${name}`;
    });
  return put === text ? [] : [put];
}
