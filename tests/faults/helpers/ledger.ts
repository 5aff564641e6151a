import { connectDatabase, PaidCallModel } from '@workbench/db';

export interface LedgerLine {
  /** "apollo company:acme.com". */
  item: string;
  state: 'sent' | 'settled';
  credits: number;
}

/** What the product believes to have paid for. */
export async function readLedger(dataDir: string): Promise<LedgerLine[]> {
  const database = await connectDatabase({ dataDir });
  try {
    const calls = await PaidCallModel.find().lean();
    return calls.map(({ _id, state, credits }) => ({
      item: String(_id).replace(':', ' '),
      state: state as LedgerLine['state'],
      credits: credits ?? 0,
    }));
  } finally {
    await database.close();
  }
}
