/** Gives a person a file that the page has made. */
export function saveAsFile(
  name: string,
  content: string | Uint8Array<ArrayBuffer>,
  type = 'application/octet-stream',
): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name.slice(name.lastIndexOf('/') + 1);
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
