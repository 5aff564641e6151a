import { ConnectorError } from '../../errors.ts';
import type { CallLedger, HttpAnswer } from '../types.ts';

/** What one vendor was asked and what it cost. */
export interface VendorUsage {
  calls: number;
  failed: number;
  /** Settled. */
  credits: number;
  /** Held by calls whose answer is not there, or was lost. */
  reserved: number;
}

interface Purchase {
  vendor: string;
  buyer: string | undefined;
  reserved: number;
  credits: number;
  /** null: under way, or its answer was lost. */
  completed: { answer: HttpAnswer; atMs: number } | null;
}

export interface MemoryLedger extends CallLedger {
  usage(vendor: string): VendorUsage;
}

/** Counts and keeps purchases in memory; `capOf` gives a vendor's credits in all, unlimited where it gives none. */
export function createMemoryLedger(capOf: (vendor: string) => number, now: () => number): MemoryLedger {
  const usages = new Map<string, VendorUsage>();
  const purchases = new Map<string, Purchase>();
  const usageOf = (vendor: string): VendorUsage => {
    const usage = usages.get(vendor) ?? { calls: 0, failed: 0, credits: 0, reserved: 0 };
    usages.set(vendor, usage);
    return usage;
  };

  return {
    usage: (vendor) => ({ ...usageOf(vendor) }),
    async countCall(vendor, outcome) {
      const usage = usageOf(vendor);
      usage.calls += 1;
      if (outcome === 'failed') usage.failed += 1;
    },
    async reserveCharge(vendor, { key, creditsMax, freshForMs, buyer }) {
      const id = `${vendor} ${key}`;
      const known = purchases.get(id);
      const credits = buyer !== undefined && known?.buyer === buyer ? known.credits : 0;
      if (known !== undefined && known.completed === null) return { state: 'unsure', credits };
      if (known?.completed && known.completed.atMs + freshForMs > now())
        return { state: 'known', answer: known.completed.answer, credits };
      const usage = usageOf(vendor);
      if (usage.credits + usage.reserved + creditsMax > capOf(vendor)) {
        throw new ConnectorError('cap_reached', vendor, `vendor ${vendor}: the credits set for today are used up`);
      }
      usage.reserved += creditsMax;
      purchases.set(id, { vendor, buyer, reserved: creditsMax, credits: creditsMax, completed: null });
      return { state: 'open', id };
    },
    async captureCharge(id, answer, credits) {
      const purchase = purchases.get(id);
      if (purchase === undefined) return;
      const usage = usageOf(purchase.vendor);
      usage.reserved -= purchase.reserved;
      usage.credits += credits;
      purchases.set(id, { ...purchase, reserved: 0, credits, completed: { answer, atMs: now() } });
    },
    loseCharge: async () => undefined,
    async releaseCharge(id) {
      const purchase = purchases.get(id);
      if (purchase === undefined || purchase.completed !== null) return;
      usageOf(purchase.vendor).reserved -= purchase.reserved;
      purchases.delete(id);
    },
  };
}
