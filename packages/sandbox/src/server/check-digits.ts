/** The check digits of register numbers, computed apart from the product, which checks them in its own way. Pure. */

const weighted = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0);

/** SIREN: from the right every second digit counts twice, beginning with the one before the check digit. */
export function withLuhnDigit(digits: string): string {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + Math.floor(value / 10) + (value % 10);
  }, 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** null for a number that is not given out, because its check would be 10. */
export function withNorwegianDigit(digits: string): string | null {
  const check = (11 - (weighted(digits, [3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
  return check === 10 ? null : `${digits}${check}`;
}

export function withCzechDigit(digits: string): string {
  return `${digits}${(11 - (weighted(digits, [8, 7, 6, 5, 4, 3, 2]) % 11)) % 10}`;
}

/** LEI: two digits that leave the remainder 1 by 97, letters read as 10 to 35. */
export function withLeiDigits(text: string): string {
  const digits = [...text].map((sign) => Number.parseInt(sign, 36)).join('');
  return `${text}${String(98n - ((BigInt(digits) * 100n) % 97n)).padStart(2, '0')}`;
}
