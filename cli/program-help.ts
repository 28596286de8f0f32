import { say, type HelpId } from '../dsl/diagnostics/catalogue/phrase.ts';
import type { Language } from '../dsl/text/locale.ts';
import { spoken } from '../dsl/diagnostics/localize.ts';
import { everywhere } from './command-arguments.ts';
import type { NamedSpec, OptionSpec } from './command.ts';
import type { CommandEntry } from './commands/command-list.ts';
import { columns } from './terminal/columns.ts';

type Says = (text: HelpId) => string;
const saysIn =
  (language: Language): Says =>
  (text) =>
    spoken(say(text), language);
const usage = (form: string, language: Language): string => spoken(say('help/usage', { form }), language);

/** The help of the whole program. */
export function overview(entries: readonly CommandEntry[], language: Language): string {
  const says = saysIn(language);
  return [
    `${says('help/cardwright-card-games-that-run-from')}\n`,
    `${usage('cardwright <command> ...', language)}\n`,
    `${says('help/commands')}\n${columns(
      entries.map(({ name, summary }) => [name, says(summary)]),
      { indent: 2 },
    )}`,
    columns(
      [
        ['--help', says('help/show-this-cardwright-help-command-tells')],
        ['--version', says('help/show-the-version')],
      ],
      { indent: 2 },
    ),
    `${says('help/example')} cardwright validate cards\n`,
  ].join('\n');
}

const optionRow = (
  [name, { takes, about, short, many, among }]: [string, OptionSpec],
  says: Says,
): readonly [string, string] => [
  `${short ? `-${short}, ` : ''}--${name}${takes ? ` ${among ? among.join('|') : takes}` : ''}`,
  says(about) + (many ? ` ${says('help/may-be-given-several-times')}` : ''),
];

/** The help of one command. */
export function helpOf(spec: NamedSpec, language: Language): string {
  const says = saysIn(language);
  const options = Object.entries({ ...spec.options, ...everywhere });
  const examples = says(spec.examples.length > 1 ? 'help/examples' : 'help/example');
  return [
    `${spec.name}: ${says(spec.summary)}\n`,
    `${usage(`${`cardwright ${spec.name} ${spec.takes}`.trim()} ${says('help/options-here')}`, language)}\n`,
    ...(spec.about ? [`${says(spec.about)}\n`] : []),
    `${says('help/options')}\n${columns(
      options.map((each) => optionRow(each, says)),
      { indent: 2 },
    )}`,
    `${examples}\n${spec.examples.map((each) => `  ${each}\n`).join('')}`,
  ].join('\n');
}
