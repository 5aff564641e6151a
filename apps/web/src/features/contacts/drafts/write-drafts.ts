import type { OutreachMessage } from '@workbench/services/outreach/schemas';

export interface DraftCounts {
  /** People that it has come to. */
  done: number;
  written: number;
  /** Had a text already, or were sent theirs. */
  kept: number;
  /** Can't be written to. */
  skipped: number;
  /** Why a draft could not be written, with whom it is for. */
  refused: string[];
}

export const NO_DRAFTS: DraftCounts = { done: 0, written: 0, kept: 0, skipped: 0, refused: [] };

interface WriteDraftsOptions {
  campaignId: string;
  contactIds: readonly string[];
  messagesTo: (contactId: string) => Promise<OutreachMessage[]>;
  write: (message: OutreachMessage) => Promise<unknown>;
  /** Why the server refused this one; null: nothing more can be written. */
  refusalOf: (error: unknown) => string | null;
  onProgress: (counts: DraftCounts) => void;
  isStopped: () => boolean;
}

/** Writes the missing drafts of people on a campaign, one after the other; no text that is there is replaced. */
export async function writeDrafts(options: WriteDraftsOptions): Promise<void> {
  let counts = NO_DRAFTS;
  for (const contactId of options.contactIds) {
    if (options.isStopped()) return;
    const change = await writeOne(options, contactId);
    counts = { ...counts, ...change(counts), done: counts.done + 1 };
    options.onProgress(counts);
  }
}

type Change = (counts: DraftCounts) => Partial<DraftCounts>;

async function writeOne(
  { campaignId, messagesTo, write, refusalOf }: WriteDraftsOptions,
  contactId: string,
): Promise<Change> {
  const message = (await messagesTo(contactId)).find((one) => one.campaignId === campaignId);
  if (message === undefined || message.isSuppressed) return ({ skipped }) => ({ skipped: skipped + 1 });
  if (message.messageContent !== null || message.status !== 'pending') return ({ kept }) => ({ kept: kept + 1 });
  try {
    await write(message);
    return ({ written }) => ({ written: written + 1 });
  } catch (error) {
    const reason = refusalOf(error);
    if (reason === null) throw error;
    return ({ refused }) => ({ refused: [...refused, `${message.recipientName ?? 'Unknown'}: ${reason}`] });
  }
}
