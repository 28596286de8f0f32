/** The printers of diagnostics: text in, text out; who calls them writes it to a stream. */
export { type Texts } from './source-frames.ts';
export { github } from './github-annotations.ts';
export { json } from './json-findings.ts';
export { plainFindings } from './spoken-findings.ts';
export { pretty, wantsColour } from './framed-findings.ts';
export { sarif } from './sarif.ts';
export { summary, type Looked } from './finding-counts.ts';
