/**
 * "1,250.50", "1.250,50", "1250,5" and "−3": the last of two signs is that of the decimals, and a comma before three digits
 * groups thousands. A dot alone is that of the decimals, as workbooks have it.
 */
export function readNumber(text: string): number | null {
  const plain = text.replace(/[\s\u00a0\u202f'’]/g, '').replace('−', '-');
  const [, sign = '', digits = ''] = /^([-+]?)([\d.,]+)$/.exec(plain) ?? [];
  if (!/\d/.test(digits)) return null;
  const english = /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/;
  const german = /^(?:\d+|\d{1,3}(?:\.\d{3})+)(?:,\d+)?$/;
  if (/^\d+\.\d+$/.test(digits) || english.test(digits)) return Number(sign + digits.replaceAll(',', ''));
  return german.test(digits) ? Number(sign + digits.replaceAll('.', '').replace(',', '.')) : null;
}
