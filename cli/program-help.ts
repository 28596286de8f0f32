import type { HelpText } from '../dsl/diagnostics/catalogue/en/help.ts';
import { say, type PhrasePart } from '../dsl/diagnostics/catalogue/phrase.ts';
import type { Language } from '../dsl/text/locale.ts';
import { spoken } from '../dsl/diagnostics/localize.ts';
import { everywhere } from './command-arguments.ts';
import type { CommandSpec, OptionSpec } from './command.ts';
import type { CommandEntry } from './commands/command-list.ts';
import { columns } from './terminal/columns.ts';

type Says = (text: HelpText, ...parts: readonly PhrasePart[]) => string;
const saysIn =
  (language: Language): Says =>
  (text, ...parts) =>
    spoken(say(text, ...parts), language);

/** The help of the whole program. */
export function overview(entries: readonly CommandEntry[], language: Language): string {
  const says = saysIn(language);
  return [
    `${says('cardwright: card games that run from data')}\n`,
    `${says('usage: {1}', 'cardwright <command> ...')}\n`,
    `${says('commands:')}\n${columns(
      entries.map(({ name, summary }) => [name, says(summary)]),
      { indent: 2 },
    )}`,
    columns(
      [
        ['--help', says('show this; `cardwright help <command>` tells more')],
        ['--version', says('show the version')],
      ],
      { indent: 2 },
    ),
    `${says('example:')} cardwright validate cards\n`,
  ].join('\n');
}

const optionRow = (
  [name, { takes, about, short, many, among }]: [string, OptionSpec],
  says: Says,
): readonly [string, string] => [
  `${short ? `-${short}, ` : ''}--${name}${takes ? ` ${among ? among.join('|') : takes}` : ''}`,
  says(about) + (many ? ` ${says('(may be given several times)')}` : ''),
];

/** The help of one command. */
export function helpOf(spec: CommandSpec, language: Language): string {
  const says = saysIn(language);
  const options = Object.entries({ ...spec.options, ...everywhere });
  const examples = says(spec.examples.length > 1 ? 'examples:' : 'example:');
  return [
    `${spec.name}: ${says(spec.summary)}\n`,
    `${says('usage: {1}', `${`cardwright ${spec.name} ${spec.takes}`.trim()} ${says('[options]')}`)}\n`,
    ...(spec.about ? [`${says(spec.about)}\n`] : []),
    `${says('options:')}\n${columns(
      options.map((each) => optionRow(each, says)),
      { indent: 2 },
    )}`,
    `${examples}\n${spec.examples.map((each) => `  ${each}\n`).join('')}`,
  ].join('\n');
}
