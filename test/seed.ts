import * as fc from 'fast-check';
import { WHOLE } from './size.ts';

// A run that decides about a change must not fail by a sample that has nothing to do with it.
if (!WHOLE) fc.configureGlobal({ seed: 1 });
