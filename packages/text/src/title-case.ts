/** Vendors give much of their text in lower case: "logistics and supply chain" → "Logistics and Supply Chain". */
export function titleCase(text: string): string {
  return text.replace(/[\p{L}\p{N}']+/gu, (word, at: number) =>
    at > 0 && /^(and|of|the|de|la|du)$/.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
  );
}
