import { setTimeout } from 'node:timers/promises';

/**
 * Asks again and again until the answer is what is waited for.
 * @template T
 * @param {() => Promise<T>} read
 * @param {(answer: T) => boolean} isDone
 */
export async function waitUntil(read, isDone) {
  for (;;) {
    const answer = await read();
    if (isDone(answer)) return answer;
    await setTimeout(500);
  }
}
