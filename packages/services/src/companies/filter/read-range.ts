import { at, type FieldRule, nameOf, problemOfNumber, type ValueReading } from './value-problem.ts';

/** From and to of a condition, of which one may be open: numbers, or days as 2026-03-31. Pure. */
export function readRange(rule: FieldRule, value: unknown): ValueReading {
  const example = rule.kind === 'number' ? '[50, 500]' : '["2026-01-01", "2026-03-31"]';
  if (!Array.isArray(value) || value.length !== 2) {
    return at([], value, `give from and to, like ${example}; null is open`);
  }
  if (value[0] === null && value[1] === null) return at([], value, 'both ends are open; give at least one');
  const problemOf = rule.kind === 'number' ? problemOfNumber : problemOfDay;
  const problems = value.flatMap((bound, index) =>
    bound === null ? [] : at([index], bound, problemOf(rule, bound)).problems,
  );
  if (problems.length > 0) return { value, problems };
  const [from, to]: unknown[] = value;
  return at([], value, isUpsideDown(from, to) ? upsideDown(String(from), String(to)) : null);
}

function isUpsideDown(from: unknown, to: unknown): boolean {
  if (typeof from === 'number' && typeof to === 'number') return from > to;
  return typeof from === 'string' && typeof to === 'string' && from > to;
}

const upsideDown = (from: string, to: string): string =>
  `the range is upside down (${from}–${to}); did you mean ${to}–${from}?`;

function problemOfDay(_rule: FieldRule, value: unknown): string | null {
  if (typeof value === 'string' && isDay(value)) return null;
  return `give a day like "2026-03-31", not ${nameOf(value)}`;
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
