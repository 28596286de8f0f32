/** Cards that are shown to one player: `show your hand to that player`, `let an opponent see a card in your hand`. That player looks at them. */
const WHO =
  '(that player|that opponent|the [a-z]+|an opponent|a player|each opponent|each other player|all opponents|all other players)';
const WHAT = '((?!this\\b)[^,:.;\\n]+?)';
const SHOW = new RegExp(`^( *(?:- )?(?:[^,:\\n]+, )*)(?:show|reveal) ${WHAT} to ${WHO}$`);
const LET = new RegExp(`^( *(?:- )?(?:[^,:\\n]+, )*)let ${WHO} (?:see|look at) ${WHAT}$`);
const SEES = new RegExp(`^( *(?:- )?(?:[^,:\\n]+, )*)${WHO} (?:sees|gets to see|can see|is shown) ${WHAT}$`);
/** Of these it is not open which ones. */
const ALL = /^(?:your [a-z]+$|all (?:cards|[a-z]+) |the (?:top|bottom|chosen|[a-z]+$)|that |those |each )/;

/** The text with those who look at what they are shown; what is chosen for it is chosen first. */
export function withShownCards(text: string): string[] {
  if (!/\b(?:show|reveal|let|sees?|shown)\b/.test(text)) return [];
  const put = text.split('\n').flatMap((line) => shownIn(line) ?? [line]);
  return put.join('\n') === text ? [] : [put.join('\n')];
}

function shownIn(line: string): string[] | undefined {
  const [, head, what, whom] = SHOW.exec(line) ?? [];
  const [, before, who, seen] = LET.exec(line) ?? SEES.exec(line) ?? [];
  const start = head ?? before;
  const cards = what ?? seen;
  const viewer = whom ?? who;
  if (start === undefined || cards === undefined || viewer === undefined) return undefined;
  const isChosen = /^(?:an|a) /.test(viewer);
  const looker = isChosen
    ? 'that player'
    : viewer
        .replace(/^all /, 'each ')
        .replace(/^each other players?/, 'each opponent')
        .replace(/s$/, '');
  const first = isChosen ? [`choose ${viewer}`] : [];
  const lines = ALL.test(cards)
    ? [...first, `${looker} looks at ${cards}`]
    : [`choose ${cards} as shown`, ...first, `${looker} looks at the shown`];
  if (lines.length === 1) return [start + lines[0]!];
  // Behind a condition they are a block.
  if (start.trim() === '') return lines.map((each) => start + each);
  const margin = ' '.repeat(start.search(/\S/));
  return [`${start.replace(/, $/, '')}:`, ...lines.map((each) => `${margin}  ${each}`)];
}
