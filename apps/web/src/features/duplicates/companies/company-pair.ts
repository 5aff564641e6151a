import type { Duplicate } from '@workbench/services/duplicates/schemas';
import type { PairSide, PairView } from '../queue/pair-view';

type Company = Duplicate['companies'][number];

/** A pair of companies as every queue shows one. Pure. */
export function toCompanyPair({ id, strength, reasons, state, companies: [first, second] }: Duplicate): PairView[] {
  return first && second ? [{ id, strength, reasons, state, sides: [toSide(first), toSide(second)] }] : [];
}

const toSide = ({ id, name, domain, locations }: Company): PairSide => ({
  id,
  name,
  key: domain,
  detail: locations[0] ?? null,
});
