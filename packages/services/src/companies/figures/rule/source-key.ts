/** Whether two names are the same source: "LinkedIn", "linkedin" and "Linked\u00a0In " differ in nothing that counts. */
export function sourceKey(name: string): string {
  return name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}
