import { createHash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { API_KEY_PREFIX } from './limits.ts';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 62^43 is more than 2^256. */
const SECRET_LENGTH = 43;
/** 62^6 is more than 2^32. */
const CHECKSUM_LENGTH = 6;
const SHAPE = new RegExp(`^${API_KEY_PREFIX}([0-9A-Za-z]{${SECRET_LENGTH}})([0-9A-Za-z]{${CHECKSUM_LENGTH}})$`);

/** "wbkey_", 43 random digits of base 62, and 6 of a checksum that distinguishes a mistyped key from an unknown one. */
export function createKeyText(): string {
  const secret = Array.from({ length: SECRET_LENGTH }, () => DIGITS[randomInt(DIGITS.length)]).join('');
  return `${API_KEY_PREFIX}${secret}${checksum(secret)}`;
}

export const looksLikeKey = (text: string): boolean => text.startsWith(API_KEY_PREFIX);

export function hasValidChecksum(text: string): boolean {
  const [, secret, check] = SHAPE.exec(text) ?? [];
  return secret !== undefined && check === checksum(secret);
}

/**
 * SHA-256 without salt or stretching: these slow down the guessing of passwords, and 256 random bits can't be guessed.
 * So a key costs a microsecond to check, and is found by an index.
 */
export const hashKey = (text: string): string => createHash('sha256').update(text).digest('hex');

function checksum(secret: string): string {
  let rest = crc32(secret);
  let digits = '';
  for (let place = 0; place < CHECKSUM_LENGTH; place++) {
    digits = DIGITS.charAt(rest % DIGITS.length) + digits;
    rest = Math.floor(rest / DIGITS.length);
  }
  return digits;
}
