/**
 * The layout of the code, for `npm run check`: imports from a room above or in a circle, exports that nobody uses, names
 * that occur twice, and folders that are too full.
 */
import { houseFaults } from '../test/rooms/house.ts';

const faults = houseFaults();
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
