/** Pasted rows are sent as the file that they could have come in. */
export function pastedFile(text: string): File {
  return new File([text], 'Pasted rows.txt', { type: 'text/plain' });
}
