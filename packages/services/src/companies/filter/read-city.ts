/** "Paris, FR" → Paris in France alone; "Paris" → every Paris. Pure. */
export function readCity(text: string): { city: string; country: string | null } {
  const [, city = text, country = null] = /^(.+),\s*([A-Z]{2})$/.exec(text.trim()) ?? [];
  return { city: city.trim(), country };
}
