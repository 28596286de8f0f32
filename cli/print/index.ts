/** The printers of diagnostics: text in, text out; who calls them writes it to a stream. */
export { frameOf, location, positions, type Frame, type Position, type Texts } from './frame.ts';
export { github } from './github.ts';
export { json } from './json.ts';
export { lines } from './lines.ts';
export { plain } from './plain.ts';
export { pretty, wantsColour } from './pretty.ts';
export { sarif } from './sarif.ts';
export { summary, type Looked } from './summary.ts';
