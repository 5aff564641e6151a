/** A key for each thing that can be wrong with an account: the ending says what. */
export type KeyState = 'valid' | 'wrong' | 'empty' | 'scope' | 'plan' | 'blocked';
const ENDINGS = ['empty', 'scope', 'plan', 'blocked'] as const;

/** @param valid the key that works; with "-empty" behind it, the same account without credits, and so on */
export function keyState(sentKey: string | undefined, valid: string): KeyState {
  if (sentKey === valid) return 'valid';
  return ENDINGS.find((ending) => sentKey === `${valid}-${ending}`) ?? 'wrong';
}
