/** What a first part of a game has to have: cards, whose texts are missed when they are gone, and steps, with scenarios. */
export interface Listed {
  readonly game: string;
  readonly cards: readonly string[];
  /** A step, and the scenarios that play it, by their titles. */
  readonly steps: Readonly<Record<string, readonly string[]>>;
}

export const LISTED: readonly Listed[] = [
  {
    game: 'here-to-slay',
    cards: [
      'the-cloaked-sage',
      'the-protecting-horn',
      'the-shadow-claw',
      'bear-claw',
      'beary-wise',
      'mighty-blade',
      'calming-voice',
      'snowball',
      'whiskers',
      'tipsy-tootie',
      'decoy-doll',
      'sealing-key',
      'entangling-trap',
      'forced-exchange',
      'winds-of-change',
      'mega-slime',
      'dracos',
      'abyss-queen',
      'crowned-serpent',
      'corrupted-sabretooth',
    ],
    steps: {
      'a mask': [
        'a mask fills the symbol of its class, and no longer that under it',
        'a hero with a mask counts for the class of the mask and for no other',
      ],
    },
  },
  {
    game: 'slasherz',
    cards: [],
    steps: {
      'one whole turn of each player with every phase': [
        'a whole turn of each player',
        'the start and the end of turns',
      ],
      'an attack on a character': ['the lower score is destroyed, and its survivor loses twice the level'],
      'an attack on a victim': ['a victim is hurt, or the survivor in its place'],
      'activations alternating until both pass': [
        'activations take turns, and the first used is the first done',
      ],
      'sacrifice for level 2 with a trigger on destruction': [
        'level 2 takes one sacrifice, of which the effect comes before the arrival',
      ],
      'an object that returns to its owner’s discard': [
        'objects go on own and enemy characters, two of each side',
      ],
      'a stolen character': ['a stolen character keeps what it has, and goes to the discard of its owner'],
      rescue: ['rescue counters are paid for health', 'a rescue may cost the game'],
      drain: ['a victim that is drained to death rewards nobody', 'a drain that nobody can pay'],
    },
  },
];
