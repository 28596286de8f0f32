const joined: Readonly<Record<string, string>> = {
  'in dem': 'im',
  'an dem': 'am',
  'bei dem': 'beim',
  'von dem': 'vom',
  'zu dem': 'zum',
  'zu der': 'zur',
  'in das': 'ins',
};

/** `in dem Stapel` -> `im Stapel`, but `in dem` of a relative clause stays; commas in a row are one, and none stands in front of another mark. */
export const runTogether = (text: string): string =>
  text
    .replaceAll(
      /(?<!\p{L})(in dem|an dem|bei dem|von dem|zu dem|zu der|in das)(?= \p{L})/gu,
      (found, _, at: number) => (text.slice(0, at).endsWith(', ') ? found : joined[found]),
    )
    .replaceAll(/ ,/g, ',')
    .replaceAll(/,+(?=,|[.;:)]|$)/g, '');
