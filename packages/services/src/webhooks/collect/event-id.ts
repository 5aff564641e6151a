import type { FeedEntry } from '../../companies/index.ts';

/** The id of the event that an entry of the feed becomes: the same whenever the entry is read. */
export const eventIdOf = ({ companyId, sequence }: FeedEntry): string =>
  sequence === null ? `evt_company_${companyId}` : `evt_company_${sequence.entry}_${sequence.index}`;
