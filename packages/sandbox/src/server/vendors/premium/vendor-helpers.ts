import { hash, type SandboxCompany, type SandboxWorld } from '../../sandbox-world.ts';
import type { SandboxAnswer, SandboxRequest } from '../../types.ts';

/** Shared parts of the vendors that sell company data. */

/** A key for each thing that can be wrong with an account: the ending says what. */
export type KeyState = 'valid' | 'wrong' | 'empty' | 'scope' | 'plan' | 'blocked';
const ENDINGS = ['empty', 'scope', 'plan', 'blocked'] as const;

/** @param valid the key that works; with "-empty" behind it, the same account without credits, and so on */
export function keyState(sentKey: string | undefined, valid: string): KeyState {
  if (sentKey === valid) return 'valid';
  return ENDINGS.find((ending) => sentKey === `${valid}-${ending}`) ?? 'wrong';
}

/** The large vendors miss only small companies. */
const PERSONS_ALWAYS_KNOWN = 50;

/** The company, when the vendor knows it. */
export function knownCompany(
  world: SandboxWorld,
  vendor: string,
  share: number,
  domain: string,
  knowsLarge = false,
): SandboxCompany | null {
  const company = world.byDomain(domain);
  return company && isKnown(world, vendor, share, company, knowsLarge) ? company : null;
}

export function isKnown(
  world: SandboxWorld,
  vendor: string,
  share: number,
  company: SandboxCompany,
  knowsLarge: boolean,
): boolean {
  const isLarge = (company.headcounts[0] ?? 0) >= PERSONS_ALWAYS_KNOWN;
  return (knowsLarge && isLarge) || world.covers(company, vendor, share);
}

const BANDS: readonly (readonly [number, number])[] = [
  [1, 10],
  [11, 50],
  [51, 200],
  [201, 500],
  [501, 1000],
  [1001, 5000],
  [5001, 10_000],
];

export function bandOf(persons: number): { text: string; min: number; max: number | null } {
  const band = BANDS.find(([, max]) => persons <= max);
  return band
    ? { text: `${band[0]}-${band[1]}`, min: band[0], max: band[1] }
    : { text: '10001+', min: 10_001, max: null };
}

/** One of `parts` groups, always the same one for the same company: for the ways in which a vendor varies. */
export const variantOf = (company: SandboxCompany, parts: number): number => hash(`variant ${company.domain}`) % parts;

/** The body as a JSON object, or null. */
export function jsonBody(request: SandboxRequest): Record<string, unknown> | null {
  try {
    const document: unknown = JSON.parse(request.body);
    const isObject = typeof document === 'object' && document !== null && !Array.isArray(document);
    return isObject ? (document as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** The first name that is not allowed. Real vendors ignore some silently; a test must hear of it. */
export function unknownName(names: Iterable<string>, allowed: readonly string[]): string | null {
  for (const name of names) if (!allowed.includes(name)) return name;
  return null;
}

export const isDomain = (text: unknown): text is string =>
  typeof text === 'string' && /^(?!www\.)[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(text);

export const answerJson = (status: number, body: object): SandboxAnswer => ({ status, body });
