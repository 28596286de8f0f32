import type { LogLine } from '../../match/log/log-line.ts';
import type { Verb } from '../../../dsl/nlg/realiser/verb-phrases.ts';
/** The verb that a line is the doing of; none where it is not known. */
export type Doing = (line: LogLine) => Verb | undefined;
