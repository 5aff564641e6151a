/** Browsers start to write a download some time after the click; the address must live until then. */
const REVOKE_AFTER_MS = 60_000;

/** Hands content to the browser as a file of this name. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS);
}
