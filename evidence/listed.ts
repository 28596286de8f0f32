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
  {
    game: 'hismment',
    cards: [],
    steps: {
      'the grid with two heroes of each of the five classes': [
        'a bruiser reaches one square, and nothing strikes back',
        'a swordfighter reaches two squares, diagonals too',
        'an archer reaches across the grid and loses by the way',
        'a bombardier likes it far',
        'a sorcerer reaches four squares',
      ],
      movement: [
        'as many steps as its speed, straight ones',
        'what is left of the movement is used after the attack',
      ],
      reach: ['a bruiser does not reach two squares', 'and not three'],
      'one attack with every damage term, overflow, KO': [
        'eight damage against seven health, one for the heart',
      ],
      attach: ['one equipment and one attack in a turn', 'the second level wants the first'],
      evolve: ['a hero evolves and keeps what it has'],
      release: ['who fulfils the condition may be released'],
      'one shop round': [
        'two cards for all the coins, and no third',
        'cards in hand sell for half their price, rounded up',
      ],
    },
  },
];
