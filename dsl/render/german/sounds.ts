const joined: Readonly<Record<string, string>> = {
  'in dem': 'im',
  'an dem': 'am',
  'von dem': 'vom',
  'zu dem': 'zum',
  'zu der': 'zur',
  'in das': 'ins',
};

/** `in dem Stapel` -> `im Stapel`; the comma behind a relative clause goes where another mark follows. */
export const runTogether = (text: string): string =>
  text
    .replaceAll(
      /(?<!\p{L})(in dem|an dem|von dem|zu dem|zu der|in das)(?= \p{L})/gu,
      (found) => joined[found],
    )
    .replaceAll(/ ,/g, ',')
    .replaceAll(/,+(?=[,.;:)]|$)/g, '');
