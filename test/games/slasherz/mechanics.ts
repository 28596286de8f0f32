/**
 * The mechanics that the cards of Slasherz show, each with the cards that show it: two at least, and one of them together
 * with another mechanic. The scenarios that play a mechanic have its id as a tag.
 */
export const MECHANICS: Readonly<Record<string, readonly string[]>> = {
  // Survivors: rescues that stay, and rescues that are paid.
  'SLZ-M01': ['the-last-projectionist', 'the-lifeguard'],
  'SLZ-M02': ['the-night-nurse', 'the-night-watchman'],
  // Victims: draw, heal, weaken, summon; exhume, damage, wounds and bury.
  'SLZ-M03': ['the-jogger', 'the-hitchhiker'],
  'SLZ-M04': ['the-camper', 'the-camp-cook', 'the-film-student', 'the-hitchhiker'],
  'SLZ-M05': ['the-janitor', 'the-sheriffs-nephew'],
  'SLZ-M06': ['the-babysitter', 'the-prom-queen'],
  'SLZ-M07': [
    'the-tourist',
    'the-mechanic',
    'the-paperboy',
    'the-newlyweds',
    'the-cheerleader',
    'the-film-student',
  ],
  // Characters: arrival, destruction, levels 2 and 3.
  'SLZ-M08': ['the-drifter', 'the-moth-collector', 'the-casting-agent', 'the-landlady', 'the-wrecking-crew'],
  'SLZ-M09': ['scarecrow-child', 'the-gravedigger', 'the-undertaker'],
  'SLZ-M10': ['the-beekeeper', 'the-puppeteer', 'the-mesmerist', 'the-taxidermist'],
  'SLZ-M11': ['the-harvester', 'the-white-lady', 'the-colossus', 'the-carousel-horse'],
  // Attacking and being attacked, wounds, bonuses for others.
  'SLZ-M12': ['the-harvester', 'the-taxidermist', 'the-rat-catcher'],
  'SLZ-M13': ['the-ferryman', 'the-knife-grinder', 'the-rat-catcher', 'the-night-watchman'],
  'SLZ-M14': ['the-choirmaster', 'drive-in', 'the-last-projectionist'],
  // Abilities that are used, sacrifices, starts and ends of turns.
  'SLZ-M15': [
    'the-knife-grinder',
    'the-crossbow-hunter',
    'the-beekeeper',
    'the-night-porter',
    'the-kennel-keeper',
  ],
  'SLZ-M16': ['the-kennel-keeper', 'the-stunt-double'],
  'SLZ-M17': ['the-ferryman', 'the-lamplighter'],
  // Objects and places.
  'SLZ-M18': ['rusted-sickle', 'music-box', 'yellow-raincoat'],
  'SLZ-M19': ['leaden-shroud', 'iron-muzzle'],
  'SLZ-M20': ['leaden-shroud', 'music-box'],
  'SLZ-M21': ['fog-bank', 'storm-cellar', 'blood-moon', 'drive-in'],
  'SLZ-M22': ['blood-moon', 'fog-bank', 'abandoned-hotel', 'narrow-bridge'],
  // Events by when they are used.
  'SLZ-M23': ['midnight-matinee', 'grave-robbery', 'old-photograph', 'head-count'],
  'SLZ-M24': ['chainsaw-start', 'encore', 'trapdoor', 'power-cut', 'second-wind', 'jump-cut'],
  'SLZ-M25': ['trapdoor', 'silver-bullet', 'burial-at-sea'],
  // Prices.
  'SLZ-M26': ['open-house', 'last-rites', 'the-beekeeper', 'burial-at-sea'],
  'SLZ-M27': ['cellar-stairs', 'deep-hypnosis'],
  // Summon, exhume, bury, forget.
  'SLZ-M28': ['the-prom-queen', 'open-house', 'the-casting-agent', 'seance', 'body-snatchers'],
  'SLZ-M29': ['grave-robbery', 'the-undertaker', 'old-photograph'],
  'SLZ-M30': ['the-film-student', 'the-archivist', 'shockwave'],
  'SLZ-M31': ['burial-at-sea', 'the-taxidermist', 'grave-robbery', 'the-carousel-horse'],
  'SLZ-M32': ['the-taxidermist', 'old-photograph', 'head-count'],
  // Discards, objects and places that break, many at once, control, return.
  'SLZ-M33': ['the-night-porter', 'house-fire', 'the-landlady', 'whispers', 'rising-curtain'],
  'SLZ-M34': ['vandalism', 'the-wrecking-crew'],
  'SLZ-M35': ['the-white-lady', 'house-fire'],
  'SLZ-M36': ['the-mesmerist', 'deep-hypnosis', 'the-puppeteer'],
  'SLZ-M37': ['the-sleepwalker', 'jump-cut'],
  // Healing and damage.
  'SLZ-M38': ['first-aid', 'the-camp-cook', 'music-box', 'old-photograph'],
  'SLZ-M39': ['midnight-matinee', 'shockwave'],
  'SLZ-M40': ['the-crossbow-hunter', 'poisoned-punch'],
  // Rescue, protection, durations, more and fewer attacks, flips.
  'SLZ-M41': ['the-lifeguard', 'the-ringmaster'],
  'SLZ-M42': ['power-cut', 'storm-cellar', 'yellow-raincoat'],
  'SLZ-M43': ['second-wind', 'chainsaw-start', 'the-night-porter', 'the-sheriffs-nephew'],
  'SLZ-M44': ['encore', 'the-twin-brothers', 'locked-doors', 'the-colossus', 'iron-muzzle'],
  'SLZ-M45': ['the-daredevil', 'rising-curtain'],
};
