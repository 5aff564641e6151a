/** The check digits of company numbers. Each function takes the digits in normal form. Pure. */

const NORWEGIAN_WEIGHTS = [3, 2, 7, 6, 5, 4, 3, 2];
const CZECH_WEIGHTS = [8, 7, 6, 5, 4, 3, 2];

/** ISO 7064 MOD 97-10, letters as two digits from A = 10: of a LEI the remainder is 1. */
export function isMod97(text: string): boolean {
  let remainder = 0;
  for (const sign of text) {
    const value = Number.parseInt(sign, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder === 1;
}

/**
 * Luhn: from the right every second digit counts twice. It holds for La Poste's SIREN too; only the numbers of its
 * establishments (SIRET) follow another rule.
 */
export function isLuhn(digits: string): boolean {
  let sum = 0;
  for (const [index, digit] of [...digits].reverse().entries()) {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}

/** The ninth digit is 11 minus the weighted sum modulo 11; 11 stands as 0, and a number that needs 10 is not given out. */
export function isNorwegianNumber(digits: string): boolean {
  const check = (11 - (weightedSum(digits, NORWEGIAN_WEIGHTS) % 11)) % 11;
  return check === Number(digits.at(-1));
}

/** The eighth digit is 11 minus the weighted sum modulo 11, of which only the last digit is written. */
export function isCzechNumber(digits: string): boolean {
  const check = (11 - (weightedSum(digits, CZECH_WEIGHTS) % 11)) % 10;
  return check === Number(digits.at(-1));
}

/** The two digits before the SIREN in a French VAT number. */
export function frenchVatKey(siren: string): string {
  return String((12 + 3 * (Number(siren) % 97)) % 97).padStart(2, '0');
}

function weightedSum(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0);
}
