const ALWAYS = 'at least nothing of anything is always there';

/** Changes of the data that no scenario notices, each with the reason why none can or need: `path: change`. */
export const ALLOWED: Readonly<Record<string, string>> = {
  'reed-blade/release: `coins` becomes `heart` in `you have at least 0 coins` at 20': ALWAYS,
  'reed-blade/release: `coins` becomes `spent coins` in `you have at least 0 coins` at 20': ALWAYS,
  'glass-dancer/release: `coins` becomes `heart` in `you have at least 0 coins` at 20': ALWAYS,
  'glass-dancer/release: `coins` becomes `spent coins` in `you have at least 0 coins` at 20': ALWAYS,
  'lamp-sage/speciality: `your` becomes `any` in `while this is in your prison, once per turn, pay 10 coins to draw a card` at 17':
    'a hero lies in no prison but that of its player',
};
