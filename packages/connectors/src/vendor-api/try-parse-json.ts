/** The text as JSON, or undefined: vendors send HTML and plain words where they promise JSON. */
export function tryParseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
