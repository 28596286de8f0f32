/** Past participles of English verbs that do not take `-ed`, as dictionaries list them. */
const participles: Readonly<Record<string, string>> = Object.fromEntries(
  `arise arisen, awake awoken, bear borne, beat beaten, become become, beget begotten, begin begun, behave behaved, bend bent, bet bet, bid bid,
bind bound, bite bitten, bleed bled, blow blown, break broken, breed bred, bring brought, build built, burst burst,
buy bought, cast cast, catch caught, choose chosen, cling clung, come come, cost cost, creep crept, cut cut,
deal dealt, dig dug, do done, draw drawn, dream dreamt, drink drunk, drive driven, eat eaten, fall fallen, feed fed,
feel felt, fight fought, find found, flee fled, fling flung, fly flown, forbid forbidden, forget forgotten,
forgive forgiven, freeze frozen, get got, give given, go gone, grind ground, grow grown, hang hung, have had,
hear heard, hide hidden, hit hit, hold held, hurt hurt, keep kept, kneel knelt, know known, lay laid, lead led,
leap leapt, leave left, lend lent, let let, light lit, lose lost, make made, mean meant, meet met,
mow mown, pay paid, put put, quit quit, read read, rid rid, ride ridden, ring rung, rise risen, run run, say said,
see seen, seek sought, sell sold, send sent, set set, sew sewn, shake shaken, shed shed, shine shone, shoot shot,
show shown, shrink shrunk, shut shut, sing sung, sink sunk, sit sat, slay slain, sleep slept, slide slid,
sling slung, slink slunk, slit slit, sow sown, speak spoken, speed sped, spend spent, spin spun, spit spat, split split,
spread spread, spring sprung, stand stood, steal stolen, stick stuck, sting stung, stride stridden, strike struck, string strung,
strive striven, swear sworn, sweep swept, swim swum, swing swung, take taken, teach taught, tear torn, tell told,
think thought, throw thrown, thrust thrust, tread trodden, understand understood, wake woken, wear worn,
weave woven, weep wept, win won, wind wound, wring wrung, write written`
    .split(/,\s+/)
    .map((pair) => pair.split(' ')),
);

/** Behind these an irregular verb keeps its forms: `retake`, `overthrow`, `withdraw`. */
const PREFIX = /^(?:re|under|un|over|out|mis|fore|for|be|in|back|with|up|off)(?=[a-z]{2})-?/;

/** The participle of an irregular verb; none of a regular one. */
export function irregularParticiple(verb: string): string | undefined {
  if (Object.hasOwn(participles, verb)) return participles[verb];
  const [prefix] = PREFIX.exec(verb) ?? [''];
  const rest = verb.slice(prefix.length);
  return prefix !== '' && Object.hasOwn(participles, rest) ? prefix + participles[rest] : undefined;
}

/** The verb of an irregular participle: `stolen` is of `steal`. */
export const verbOfIrregular = (word: string): string | undefined =>
  Object.keys(participles).find((verb) => participles[verb] === word);

/** The simple past of irregular verbs, where it is another word than the participle. */
const pasts: ReadonlyMap<string, string> = new Map(
  `awoke awoken, bore borne, beat beaten, became become, began begun, bit bitten, blew blown, broke broken, came come,
chose chosen, did done, drew drawn, drank drunk, drove driven, ate eaten, fell fallen, flew flown, forbade forbidden,
forgot forgotten, forgave forgiven, froze frozen, gave given, went gone, grew grown, hid hidden, knew known, rode ridden,
rang rung, rose risen, ran run, saw seen, shook shaken, showed shown, shrank shrunk, sang sung, sank sunk, slew slain,
spoke spoken, sprang sprung, stole stolen, strode stridden, swore sworn, swam swum, took taken, tore torn, threw thrown,
trod trodden, woke woken, wore worn, wove woven, withdrew withdrawn, wrote written, undid undone, overthrew overthrown,
mistook mistaken, retook retaken, overcame overcome`
    .split(/,\s+/)
    .map((pair) => pair.split(' ') as [string, string]),
);

/** The participle for a simple past: `stolen` for `stole`; none where both are one word. */
export const participleOfPast = (word: string): string | undefined => pasts.get(word);

/** The simple past for a participle: `stole` for `stolen`; none where both are one word. */
export const pastsOfParticiple = (participle: string): readonly string[] =>
  [...pasts].flatMap(([past, other]) => (other === participle ? [past] : []));
