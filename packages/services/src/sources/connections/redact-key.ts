/** A vendor may repeat the key in what it says. */
export function redactKey(text: string, apiKey: string | null): string {
  if (apiKey === null) return text;
  // Client credentials are two secrets in one.
  const parts = [apiKey, ...apiKey.split(':')].filter((part) => part.length >= 4);
  return parts.reduce((rest, part) => rest.replaceAll(part, '••••'), text);
}
