import * as database from '@workbench/db';
import type { Model } from 'mongoose';
import { expect, it } from 'vitest';
import { COMPANY_LINKS } from './company-links.ts';

/** How a merge treats what names a company elsewhere than in a link. */
const OTHERWISE: Readonly<Record<string, string>> = {
  'observations.companyId': 'moved with the records: companies/merging/move-history.ts',
  'reports.companyId': 'renumbered: move-reports.ts',
  'bulk_parts.companyIds': 'kept as selected; a company that is gone is left out of the change and of its undo',
  'campaigns.companyIds': 'kept as started; the id leads to the survivor',
  'webhook_events.companyId': 'kept as it happened: the events of a company that is merged end with company.merged',
  'webhook_deliveries.companyId': 'kept as it was sent',
  'company_merges.survivorId': 'the journal itself',
  'company_merges.otherId': 'the journal itself',
  'contact_merges.survivorId': 'a contact',
  'contact_merges.otherId': 'a contact',
};

const NAMES_COMPANY =
  /(?:^|\.)(?:compan(?:y|ies)\w*Ids?|companyIds?|survivorId|otherId|parent\w*Id|subsidiary\w*Ids?)$/i;

it('knows every stored field that names a company', () => {
  const models = Object.values(database).filter(
    (one) => typeof one === 'function' && 'schema' in one,
  ) as Model<object>[];
  const fields = models.flatMap((model) =>
    Object.keys(model.schema.paths)
      .filter((path) => NAMES_COMPANY.test(path))
      .map((path) => `${model.collection.collectionName}.${path}`),
  );
  const linked = COMPANY_LINKS.map(({ collectionName, field }) => `${collectionName}.${field}`);
  expect(fields.toSorted()).toEqual([...new Set([...linked, ...Object.keys(OTHERWISE)])].sort());
});
