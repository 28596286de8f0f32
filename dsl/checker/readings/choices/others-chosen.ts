/**
 * Another one that is chosen where one of its sort has a name: `choose a fruit as gift`, below it `choose another fruit in your shed`, and then
 * `sell that fruit`, which is the one without a name.
 */
const CHOSEN =
  /^(\s*(?:[^,:\n]*, )?(?:that player )?chooses? another ([a-z-]+)\b(?![^\n]* as [a-z-]+$)[^,:\n]*)$/;
const NAME = 'other-one';

/** The text with a name for it; none where it is not named again. */
export function withOthersChosen(text: string): string[] {
  const lines = text.split('\n');
  const at = lines.findIndex(
    (line, i) => CHOSEN.test(line) && / as [a-z-]+$/m.test(lines.slice(0, i).join('\n')),
  );
  const [, said, noun] = CHOSEN.exec(lines[at] ?? '') ?? [];
  if (said === undefined || text.includes(NAME)) return [];
  const that = new RegExp(`\\bthat ${noun}\\b`, 'g');
  const below = lines.slice(at + 1);
  const put = below.map((line) => line.replaceAll(that, `the ${NAME}`));
  return put.join('\n') === below.join('\n')
    ? []
    : [[...lines.slice(0, at), `${said} as ${NAME}`, ...put].join('\n')];
}
