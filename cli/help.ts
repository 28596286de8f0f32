import { everywhere } from './arguments.ts';
import type { CommandSpec, OptionSpec } from './command.ts';
import type { Entry } from './commands/index.ts';

const columns = (rows: readonly (readonly [string, string])[]): string => {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}\n`).join('');
};

/** The help of the whole program. */
export const overview = (entries: readonly Entry[]): string =>
  [
    'cardwright: card games that run from data\n',
    'usage: cardwright <command> ...\n',
    `commands:\n${columns(entries.map(({ name, summary }) => [name, summary]))}`,
    `${columns([
      ['--help', 'show this; `cardwright help <command>` tells more'],
      ['--version', 'show the version'],
    ])}`,
    'example: cardwright validate cards\n',
  ].join('\n');

const optionRow = ([name, { takes, about, short, many, among }]: [string, OptionSpec]): readonly [
  string,
  string,
] => [
  `${short ? `-${short}, ` : ''}--${name}${takes ? ` ${among ? among.join('|') : takes}` : ''}`,
  about + (many ? ' (may be given several times)' : ''),
];

/** The help of one command. */
export function helpOf(spec: CommandSpec): string {
  const options = Object.entries({ ...spec.options, ...everywhere });
  return [
    `${spec.name}: ${spec.summary}\n`,
    `usage: ${`cardwright ${spec.name} ${spec.takes}`.trim()} [options]\n`,
    ...(spec.about ? [`${spec.about}\n`] : []),
    `options:\n${columns(options.map(optionRow))}`,
    `${spec.examples.length > 1 ? 'examples' : 'example'}:\n${spec.examples.map((each) => `  ${each}\n`).join('')}`,
  ].join('\n');
}
