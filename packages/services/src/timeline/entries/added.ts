import { isAfter } from './is-after.ts';
import type { Stream, StreamEntry, TimelineCompany } from './stream.ts';

/** The company itself: when it came into the workspace. */
export const readAdded: Stream = async ({ company, rank, after }) => {
  const entry: StreamEntry = {
    id: 'added',
    at: company.createdAt,
    kind: 'added',
    title: company.demo === true ? 'Added with the demo data' : 'Added to the workspace',
    by: addedBy(company),
    details: {},
  };
  return [entry].filter(isAfter(after, rank));
};

/** As the company's origin has it; one from before origins were recorded may be known by the figures of its file. */
function addedBy({ origins, records, createdAt }: TimelineCompany): StreamEntry['by'] {
  const created = origins?.created;
  if (created !== undefined) {
    const { by, file, source } = created;
    const isKnown = by === 'person' || by === 'import' || by === 'sync' || by === 'discovery';
    return { kind: isKnown ? by : 'unknown', label: file ?? source ?? null };
  }
  const first = records.find(
    ({ asOfBasis, fetchedAt }) => asOfBasis === 'imported' && fetchedAt.getTime() === createdAt.getTime(),
  );
  return first === undefined ? { kind: 'unknown', label: null } : { kind: 'import', label: first.source };
}
