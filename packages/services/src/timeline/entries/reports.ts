import { listVersions } from '../../reports/index.ts';
import { isAfter } from './is-after.ts';
import type { Stream, StreamEntry } from './stream.ts';

/** The versions of the report; a company has a handful. */
export const readReports: Stream = async ({ companyId, rank, after, limit }) => {
  const id = companyId.toHexString();
  const versions = await listVersions(id);
  return versions
    .map(
      ({ _id, version, generatedAt, analystName }): StreamEntry => ({
        id: _id,
        at: generatedAt,
        kind: 'report',
        title: `Report version ${version} written`,
        by: { kind: 'analyst', label: analystName },
        details: {},
        href: `/company-reports?company=${id}&report=${encodeURIComponent(_id)}`,
      }),
    )
    .filter(isAfter(after, rank))
    .slice(0, limit);
};
