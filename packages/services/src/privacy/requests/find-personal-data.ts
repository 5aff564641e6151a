import type { Identifier } from '@workbench/identity/person-identifiers/identifiers';
import type { ServiceContext, Verb } from '../../shared/context.ts';
import { findSuppressedIds } from '../../suppression/index.ts';
import type { ExportedPersonalData, FindPersonInput, FoundPersonalData } from '../schemas.ts';
import { type CollectedPersonalData, type CollectedRecord, collectPersonalData } from './collect-personal-data.ts';

/** Every record about a person, by identifier or by name. @throws ServiceError invalid */
export async function findPersonalData({ ctx, input }: Verb<FindPersonInput>): Promise<FoundPersonalData> {
  const person = await collectPersonalData(ctx, input);
  return {
    records: person.records.map(toView),
    recognisedBy: person.query.identifiers,
    isSuppressed: await isSuppressed(ctx, person),
  };
}

/** The same with all data, for a data subject's request. @throws ServiceError invalid */
export async function exportPersonalData({ ctx, input }: Verb<FindPersonInput>): Promise<ExportedPersonalData> {
  const { query, records } = await collectPersonalData(ctx, input);
  return {
    exportedAt: ctx.now().toISOString(),
    recognisedBy: query.identifiers,
    // As JSON has it: ids and dates as text.
    records: records.map((record) => ({ ...toView(record), data: JSON.parse(JSON.stringify(record.data)) as unknown })),
  };
}

const toView = ({ source, id, label, match }: CollectedRecord) => ({ place: source.category, id, label, match });

async function isSuppressed(ctx: ServiceContext, { query }: CollectedPersonalData): Promise<boolean> {
  const suppressedIds = await findSuppressedIds(ctx, [{ id: '', keys: query.identifiers as Identifier[] }]);
  return suppressedIds.size > 0;
}
