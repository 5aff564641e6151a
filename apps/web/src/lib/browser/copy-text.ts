/** Puts a text on the clipboard. Browsers offer the newer way on https and localhost only. */
export async function copyText(text: string): Promise<void> {
  if (window.isSecureContext) {
    await navigator.clipboard.writeText(text);
    return;
  }
  const holder = document.createElement('textarea');
  const focused = document.activeElement;
  holder.value = text;
  holder.style.position = 'fixed';
  holder.style.opacity = '0';
  document.body.append(holder);
  holder.select();
  const isCopied = document.execCommand('copy');
  holder.remove();
  if (focused instanceof HTMLElement) focused.focus();
  if (!isCopied) throw new Error('The browser blocked copying. Select the text and press Ctrl+C (⌘C on Mac).');
}
