/** The text as JSON, or undefined: vendors send HTML and plain words where they promise JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
