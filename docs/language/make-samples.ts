/** Writes the page of samples anew: `node docs/language/make-samples.ts`. */
import { writeFileSync } from 'node:fs';
import { samples } from '../../test/dsl/samples.ts';
import { samplesPage } from './samples-page.ts';

writeFileSync(new URL('samples.md', import.meta.url), samplesPage(samples()));
