/**
 * What is done at a moment of turns and when something happens: `when you plant this or at the start of your turn:`. It is an ability for
 * each of them.
 */
const MOMENT = "at the (?:start|end|beginning) of [a-z' -]+?";
const EVENT = 'when(?:ever)? [^,:\\n]+?';
const BOTH = new RegExp(
  `^(?:(${EVENT}),? (?:and|or)(?: also)? (${MOMENT})|(${MOMENT}),? (?:and|or)(?: also)? (${EVENT}))(?=[,:])`,
);

/** The text with an ability for each; none where there is no such line. */
export function withMomentsOrEvents(text: string): string[] {
  const abilities = text.split(/\n(?=\S)(?!if (?:you|they|that player) do|otherwise)/);
  const put = abilities.flatMap((each) => {
    const [said, event, moment, other, after] = BOTH.exec(each) ?? [];
    if (said === undefined) return [each];
    return [event ?? other, moment ?? after].map((head) => head + each.slice(said.length));
  });
  return put.length === abilities.length ? [] : [put.join('\n')];
}
