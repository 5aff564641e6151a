import { type LeadDoc, type LeadListDoc, LeadListModel, LeadModel } from '@workbench/db';
import { Types } from 'mongoose';
import type { OutdatedText } from './outdated-texts.ts';
import type { PlannedCell } from './plan-cells.ts';

const CHUNK = 1000;

/** Where a lead records what was written to a tab: the first field is written, all are read. */
export type WrittenKeys = readonly [string, ...string[]];

/**
 * All lists of one tab know what any of them has written. Before they did so each kept it under its own id, so these are
 * read as well.
 */
export async function writtenKeys({ _id, spreadsheetId, tab }: LeadListDoc): Promise<WrittenKeys> {
  const lists = await LeadListModel.find({ spreadsheetId, tab }, { _id: 1 }).lean();
  const ids = new Set([_id, ...lists.map((list) => list._id)]);
  return [escapeFieldKey(`${spreadsheetId}|${tab}`), ...ids];
}

/** A dot in a tab's name would address a nested field. */
const escapeFieldKey = (key: string): string => key.replace(/[%.$]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);

/** By header, of a lead. Pure. */
export function writtenTextsOf(
  { written = {} }: Pick<LeadDoc, 'written'>,
  keys: WrittenKeys,
): Record<string, string[]> {
  const joined: Record<string, string[]> = {};
  for (const texts of keys.map((key) => written[key] ?? {})) {
    for (const [header, more] of Object.entries(texts)) joined[header] = [...(joined[header] ?? []), ...more];
  }
  return joined;
}

/** Records what is about to be written, so that it is recognised as ours whatever happens. */
export async function recordWrittenTexts([key]: WrittenKeys, cells: readonly PlannedCell[]): Promise<void> {
  const own = cells.filter(({ field, value }) => field === null && value !== '');
  await updateLeads(
    own.flatMap(({ leadId, header, value }) =>
      leadId === null ? [] : [{ leadId, update: { $addToSet: { [`written.${key}.${header}`]: value } } }],
    ),
  );
}

/** A text that was replaced earlier is user-entered if it appears again. */
export async function deleteOutdatedTexts(keys: WrittenKeys, outdated: readonly OutdatedText[]): Promise<void> {
  await updateLeads(
    outdated.map(({ leadId, header, texts }) => {
      const fields = keys.map((key) => [`written.${key}.${header}`, { $in: texts }]);
      return { leadId, update: { $pull: Object.fromEntries(fields) } };
    }),
  );
}

async function updateLeads(updates: readonly { leadId: string; update: object }[]): Promise<void> {
  for (let from = 0; from < updates.length; from += CHUNK) {
    const operations = updates.slice(from, from + CHUNK).map(({ leadId, update }) => ({
      updateOne: { filter: { _id: new Types.ObjectId(leadId) }, update: { ...update, $inc: { revision: 1 } } },
    }));
    await LeadModel.collection.bulkWrite(operations as never, { ordered: false });
  }
}
