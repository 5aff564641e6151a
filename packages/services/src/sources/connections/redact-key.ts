/** A vendor may repeat the key in what it says. */
export function redactKey(text: string, apiKey: string | null): string {
  if (apiKey === null) return text;
  // Client credentials are two secrets in one.
  const parts = [apiKey, ...apiKey.split(':')].filter((part) => part.length >= 4);
  // In an address it stands encoded.
  const forms = parts.flatMap((part) => [part, encodeURIComponent(part)]);
  return forms.reduce((rest, form) => rest.replaceAll(form, '••••'), text);
}
