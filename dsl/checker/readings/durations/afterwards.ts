/**
 * When something is done that has happened by then: `when an opponent casts a spell, ... after that spell's effect, draw a card`. What waits
 * with `when` comes behind it in any case.
 */
const IT = "(?:it|its effect|their effect|that effect|(?:that|the) [a-z-]+'s effect)";
/** Of a turn nobody says so. */
const DONE =
  '(?:has |have )?(?:used|resolved|carried out)(?: (?:it|that|them|so))?|(?:is|are|was|has been) (?:resolved|carried out|used)';
const AFTER = `(?:(?:right |immediately )?after(?:wards)?|once|as soon as)`;
const FRONT = new RegExp(
  `(^\\s*|, )${AFTER} (?:${IT}(?: (?:${DONE}))?|(?:that player|that opponent|they|you) (?:${DONE})(?: ${IT})?), `,
  'gm',
);
const BEHIND = new RegExp(
  `,? ${AFTER} (?:(?:that player|that opponent|they|you) (?:${DONE})(?: ${IT})?|${IT} (?:${DONE}))(?=[.;]?$)|,? (?:afterwards|after that)(?=[.;]?$)`,
  'gm',
);
const WAITS = /\b(?:when(?:ever)?|each time|every time) [^:\n]+[,:]/;

/** The text without these words; none where nothing is waited for. */
export function withAfterwards(text: string): string[] {
  const at = text.search(WAITS);
  if (at < 0) return [];
  const put = text.slice(0, at) + text.slice(at).replaceAll(FRONT, '$1').replaceAll(BEHIND, '');
  return put === text ? [] : [put];
}
