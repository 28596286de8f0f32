/** What is done to a card so that it shows a mechanic no longer: fields that are left out, and others that are changed. */
export interface Mechanic {
  readonly says: string;
  /** Two at least. */
  readonly cards: readonly string[];
  readonly without?: readonly string[];
  readonly set?: Readonly<Record<string, unknown>>;
}

const LAND = ['speed boost', 'speed malus', 'luck boost', 'luck malus'];
const BONUSES = ['health bonus', 'mana bonus', 'might bonus', 'defence bonus', 'speed bonus', 'luck bonus'];
const SIGNATURE = ['signature hero', 'signature opening', 'signature power'];

const chapters = (says: string, ...cards: string[]): Mechanic => ({ says, cards, without: ['effect'] });

/** The mechanics that the cards of Hismment show, each with cards that show it. */
export const MECHANICS: readonly Mechanic[] = [
  {
    says: 'a terrain that boosts attack and weakens defence',
    cards: ['ember-field', 'iron-causeway'],
    without: ['might boost', 'defence malus'],
  },
  {
    says: 'a terrain that boosts defence and weakens attack',
    cards: ['still-lake', 'night-market'],
    without: ['defence boost', 'might malus'],
  },
  { says: 'a terrain that changes speed and luck', cards: ['high-orchard', 'night-market'], without: LAND },
  {
    says: 'a terrain that changes health',
    cards: ['frozen-court', 'iron-causeway'],
    without: ['health boost', 'health malus'],
  },
  { says: 'a terrain that limits a class', cards: ['still-lake', 'night-market'], without: ['speciality'] },
  {
    says: 'a terrain that changes a step',
    cards: ['clear-plain', 'glass-desert'],
    without: ['purse', 'speciality'],
  },
  {
    says: 'the classes',
    cards: ['cinder-child', 'reed-blade', 'still-archer', 'lamp-keeper', 'frost-oak'],
    set: { class: 'bombardier' },
  },
  {
    says: 'one, two and three elements, and diamond',
    cards: ['cinder-child', 'reed-blade', 'frost-oak', 'glass-dancer'],
    set: { elements: ['sand'] },
  },
  {
    says: 'what releases a hero',
    cards: [
      'cinder-child',
      'cinder-guard',
      'still-archer',
      'sun-archer',
      'frost-oak',
      'bone-reaper',
      'brass-mortar',
      'storm-kite',
      'bone-collector',
      'frost-elder',
      'lamp-sage',
      'bone-king',
      'lamp-keeper',
      'frost-crown',
    ],
    set: { release: 'the round is 99' },
  },
  {
    says: 'a hero that is free from the start',
    cards: ['reed-blade', 'glass-dancer'],
    without: ['early freedom'],
  },
  {
    says: 'evolutions to level 2 and 3',
    cards: ['cinder-guard', 'reed-master', 'cinder-queen'],
    set: { level: 9 },
  },
  {
    says: 'an evolution that asks for both conditions',
    cards: ['iron-mortar', 'storm-roc'],
    without: ['bond'],
  },
  {
    says: 'an evolution that asks for a deed of the level below',
    cards: ['reed-master', 'storm-roc'],
    set: { release: 'the round is 99' },
  },
  {
    says: 'an evolution of another class or with another element',
    cards: ['glass-regent', 'sun-archer'],
    set: { elements: ['sand'] },
  },
  {
    says: 'a passive speciality',
    cards: ['sun-archer', 'iron-mortar', 'frost-elder', 'bone-king'],
    without: ['speciality'],
  },
  {
    says: 'a power on the grid or in prison',
    cards: ['cinder-queen', 'lamp-sage', 'bone-reaper', 'bone-collector'],
    without: ['speciality', 'stakes'],
  },
  {
    says: 'steps across corners',
    cards: ['glass-dancer', 'glass-regent', 'storm-kite', 'frost-crown'],
    without: ['speciality'],
  },
  { says: 'two heroes on the grid', cards: ['reed-master', 'glass-regent'], without: ['speciality'] },
  { says: 'luck compared', cards: ['storm-roc', 'pick-pockets'], without: ['speciality', 'effect'] },
  {
    says: 'a price that a knock-out pays',
    cards: ['frost-oak', 'lamp-keeper', 'cinder-guard'],
    set: { price: 1 },
  },
  {
    says: 'levels of equipment',
    cards: ['great-knuckle', 'hammer-of-dawn', 'river-sword'],
    set: { level: 1 },
  },
  {
    says: 'equipment of a class',
    cards: ['knuckle-iron', 'bear-tooth', 'short-fuse'],
    set: { class: 'archer' },
  },
  {
    says: 'bonuses and maluses',
    cards: ['knuckle-iron', 'bull-coat', 'bear-tooth', 'silver-knot', 'kite-tail', 'great-knuckle'],
    without: BONUSES,
  },
  { says: 'lifetimes', cards: ['silver-knot', 'bull-coat'], without: ['lifetime'] },
  {
    says: 'powers of equipment',
    cards: ['hammer-of-dawn', 'lantern-of-rest', 'bone-flute', 'bone-bell'],
    without: ['power', 'stakes'],
  },
  { says: 'equipment that reaches farther', cards: ['star-staff', 'glass-lance'], without: ['power'] },
  {
    says: 'how often an attack can be used',
    cards: ['spark', 'icicle', 'long-ray', 'warm-hands', 'deep-frost', 'sky-fall'],
    set: { exhaustion: 77 },
  },
  {
    says: 'what an attack costs',
    cards: ['spark', 'reed-cut', 'wall-of-flame', 'sky-fall'],
    set: { effort: 3 },
  },
  {
    says: 'support: healing, magic, defence',
    cards: ['warm-hands', 'soul-gift', 'glass-shield', 'static-charge'],
    without: ['power'],
  },
  {
    says: 'special: the enemy is moved, slowed, robbed',
    cards: ['gust', 'grave-pull', 'deep-frost'],
    without: ['power'],
  },
  { says: 'a signature', cards: ['ember-lance', 'long-song', 'thunderclap'], without: SIGNATURE },
  {
    says: 'an attack that no hero of the deck can learn',
    cards: ['dune-slide', 'thorn-lash'],
    set: { element: 'light' },
  },
  { says: 'an attack with a die', cards: ['spring-shot', 'shard-storm'], without: ['power', 'opening'] },
  { says: 'an attack that lowers defence', cards: ['thorn-lash', 'avalanche'], without: ['opening'] },
  chapters('coins', 'pouch-of-coins', 'ransom', 'field-forge'),
  chapters('cards drawn', 'fresh-page', 'grave-goods'),
  chapters('a second luck roll', 'lucky-find', 'field-forge'),
  chapters('healing', 'warm-broth', 'warm-hearth'),
  chapters('damage with what is too much', 'falling-star', 'sudden-hail'),
  chapters('cards from the cemetery', 'old-friend', 'grave-goods'),
  chapters('a release', 'open-gate', 'ransom'),
  chapters('an evolution taken back', 'simpler-days', 'lost-crown'),
  chapters('one more attachment', 'quick-hands', 'field-forge'),
  chapters('a lower price', 'haggling', 'market-day'),
  chapters('new wares', 'new-wares', 'market-day'),
  chapters('a card out of the other’s hand', 'cold-fingers', 'pick-pockets'),
  chapters('magic given back', 'spring-water', 'running-water'),
  chapters('prison or heart kept safe', 'shut-doors', 'warm-hearth'),
  chapters('speed', 'tailwind', 'running-water'),
];
