const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Bytes as text, without anything that a browser or Node alone has. */
export function base64(bytes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const [a, b, c] = [bytes[i], bytes[i + 1], bytes[i + 2]];
    const word = (a << 16) | ((b ?? 0) << 8) | (c ?? 0);
    text += LETTERS[word >> 18] + LETTERS[(word >> 12) & 63];
    text +=
      (b === undefined ? '=' : LETTERS[(word >> 6) & 63]) + (c === undefined ? '=' : LETTERS[word & 63]);
  }
  return text;
}
