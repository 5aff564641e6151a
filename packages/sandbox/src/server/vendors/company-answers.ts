import { hash, type SandboxCompany } from '../sandbox-world.ts';

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
