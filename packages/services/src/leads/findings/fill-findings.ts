import { LEAD_INDEXES, type LeadDoc, LeadModel } from '@workbench/db';
import { withFindings } from './lead-findings.ts';

const CHUNK = 500;

/**
 * Works out the findings of leads that were stored without them: by an earlier version, or brought back from its trash.
 * One look at an index when there are none.
 */
export async function fillFindings(): Promise<void> {
  for (;;) {
    const leads = await LeadModel.find({ findingsKey: { $exists: false } })
      .hint(LEAD_INDEXES.findingsKey)
      .limit(CHUNK)
      .lean<LeadDoc[]>();
    if (leads.length === 0) return;
    const operations = leads.map(({ _id, revision, ...lead }) => {
      const { findings, findingsKey } = withFindings(lead);
      return { updateOne: { filter: { _id, revision }, update: { $set: { findings, findingsKey } } } };
    });
    await LeadModel.collection.bulkWrite(operations as never, { ordered: false });
  }
}
