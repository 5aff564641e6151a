const EXTENSION = /\s*(?:;?\s*ext(?:ension|\.)?|x|#)\s*[=.:]?\s*(\d+)\s*$/i;
/** "+49 (0)30": the zero that is dialled inside the country only. */
const TRUNK_ZERO = /\(\s*0\s*\)/;

/** A phone number without its extension, and the digits of that; empty without one. Pure. */
export function splitExtension(phone: string): { main: string; extension: string } {
  const [part = '', extension = ''] = EXTENSION.exec(phone) ?? [];
  return { main: phone.slice(0, phone.length - part.length), extension };
}

/** "+49 30" of "+49 (0)30". In Italy there is no such number: the zero is part of it. Pure. */
export const withoutTrunkZero = (phone: string): string => phone.replace(TRUNK_ZERO, '');
