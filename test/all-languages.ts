import { loadLanguages } from '../dsl/diagnostics/catalogue/languages.ts';

// Tests say at once what the program says after it has loaded the one language that is asked for.
await loadLanguages();
