import { connectDatabase, DailyUsageModel, PaidCallModel } from '@workbench/db';
import { until } from './workspace.ts';

export interface LedgerLine {
  vendor: string;
  /** "apollo company:acme.com". */
  item: string;
  state: 'reserving' | 'sent' | 'captured' | 'cancelled';
  credits: number;
  /** false: it was lost, or is not there yet. */
  hasAnswer: boolean;
  /** Of the process that bought it. */
  pid: number;
}

export interface Ledger {
  lines: LedgerLine[];
  /** What counts against each vendor's cap, on all days. */
  counted: Map<string, number>;
}

/** What the product believes to have paid for, once nothing of these vendors is in doubt. */
export async function readSettledLedger(dataDir: string, vendors: string[], timeoutMs: number): Promise<Ledger> {
  const database = await connectDatabase({ dataDir });
  try {
    const inDoubt = { vendor: { $in: vendors }, state: 'sent' as const };
    await until(timeoutMs, 'the calls whose answer was lost are settled', async () => {
      return (await PaidCallModel.countDocuments(inDoubt)) === 0;
    });
    return { lines: await readLines(), counted: await readCounted(vendors) };
  } finally {
    await database.close();
  }
}

/** Waits until calls of one process are among those that the vendors have charged and not answered; what it has of them. */
export async function untilCharged(dataDir: string, chargedSoFar: () => Promise<string[]>): Promise<LedgerLine[]> {
  const database = await connectDatabase({ dataDir });
  try {
    let found: LedgerLine[] = [];
    await until(60_000, 'a worker waits for the answer of a call that is charged', async () => {
      const charged = new Set(await chargedSoFar());
      const waiting = (await readLines()).filter(({ item, state }) => state === 'sent' && charged.has(item));
      found = waiting.filter(({ pid }) => pid === waiting[0]?.pid);
      return found.length > 0;
    });
    return found;
  } finally {
    await database.close();
  }
}

async function readLines(): Promise<LedgerLine[]> {
  const calls = await PaidCallModel.find().lean();
  return calls.map(({ _id, vendor, state, credits, answer, owner }) => ({
    vendor,
    // Without the address that it was bought from, which the name has where it is not the vendor's own.
    item: String(_id)
      .replace(':', ' ')
      .replace(/@[0-9a-f]{12}$/, ''),
    state,
    credits,
    hasAnswer: answer !== undefined,
    pid: owner.pid,
  }));
}

async function readCounted(vendors: string[]): Promise<Map<string, number>> {
  const days = await DailyUsageModel.find().lean();
  return new Map(vendors.map((vendor) => [vendor, creditsOf(days.filter(({ _id }) => _id.startsWith(`${vendor}:`)))]));
}

export function creditsOf(lines: readonly { credits: number }[]): number {
  return lines.reduce((sum, { credits }) => sum + credits, 0);
}
