const ID = /\b[0-9a-f]{24}\b/g;
const UUID = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g;
const ADDRESS = /https?:\/\/(?:127\.0\.0\.1|localhost):\d+/g;
const API_KEY = /\bwbkey_[\w-]{12,}/g;
const DAY = /\b(\d{4}-\d\d-\d\d)(T[\d:.]+Z)?/g;
const DAY_MS = 86_400_000;
/** A day near the recording is moved by as much as the recording is from this one. */
const RECORDED_ON = Date.parse('2026-07-01');
const NEAR_MS = 45 * DAY_MS;

/**
 * Returns a function that replaces what differs between recordings (ids, keys, the present day, addresses of this machine)
 * by the same values every time. The same id stays the same over all that one function is given.
 */
export function createDisguise(now: Date = new Date()): (value: unknown) => unknown {
  const ids = new Map<string, string>();
  const numbered = (id: string, write: (number: number) => string) => {
    const known = ids.get(id) ?? write(ids.size + 1);
    ids.set(id, known);
    return known;
  };
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const moveDay = (whole: string, day: string, time: string | undefined) => {
    const distance = Date.parse(day) - today;
    if (!(Math.abs(distance) < NEAR_MS)) return whole;
    const moved = new Date(RECORDED_ON + distance).toISOString().slice(0, 10);
    return time === undefined || time === 'T00:00:00.000Z' ? `${moved}${time ?? ''}` : `${moved}T09:00:00.000Z`;
  };
  const replace = (text: string) =>
    text
      .replace(UUID, (id) => numbered(id, (number) => `3f0c9d0e-6a51-4c4b-9d5e-${hex(number, 12)}`))
      .replace(ID, (id) => numbered(id, (number) => `665f1c0e8b3f4a2d9c${hex(number, 6)}`))
      .replace(API_KEY, 'wbkey_fictional_0000000000000000_Xy3Z')
      .replace(ADDRESS, 'https://workbench-example.com')
      .replace(DAY, moveDay);
  return (value) => JSON.parse(replace(JSON.stringify(value)));
}

const hex = (number: number, digits: number): string => number.toString(16).padStart(digits, '0');
