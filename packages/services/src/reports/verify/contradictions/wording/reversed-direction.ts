const FROM_TO =
  /(?<!\p{L})(?:from|von|aus|de|desde)\s(?<from>\p{Lu}[\p{L}-]+)(?:\s\p{Ll}+)?\s(?:to|nach|à|a|hasta)\s(?<to>\p{Lu}[\p{L}-]+)/gu;

/** "From Celle to Uelzen": whether the claim has one of them where the sentence has the other. */
export function turnsDirectionAround(claim: string, sentence: string): boolean {
  return [...sentence.matchAll(FROM_TO)].some(({ groups }) => {
    const { from = '', to = '' } = groups ?? {};
    return (
      new RegExp(`(?<!\\p{L})(?:to|into|nach|à|a)\\s${from}(?!\\p{L})`, 'u').test(claim) ||
      new RegExp(`(?<!\\p{L})(?:from|von|aus|desde)\\s${to}(?!\\p{L})`, 'u').test(claim)
    );
  });
}
