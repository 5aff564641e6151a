import { type CompanyDoc, CompanyModel } from '@workbench/db';
import { mongo } from 'mongoose';
import { getAggregateSettings } from '../../settings/index.ts';
import type { Verb } from '../../shared/context.ts';
import { useColumns } from '../columns/use-columns.ts';
import { findCompany, requireCompanyId } from '../get-company.ts';
import { DISAGREEMENTS_LIMIT_DEFAULT } from '../limits.ts';
import type { Disagreement, DisagreementPage, ListDisagreementsInput } from '../schemas.ts';
import { decodeCursor, decodeCursorId, encodeCursor } from '../search/cursor.ts';
import { disputeOrder, type RowKeys } from '../selection/row-order.ts';
import { firstRows, selectRows } from '../selection/select-rows.ts';
import { showDisagreement } from './show-disagreement.ts';

/**
 * One page of the companies whose sources disagree, those about most people first; open ones, or those that were decided.
 * @throws ServiceError 'invalid' for a cursor of another list; 'unavailable' while a large workspace is read first
 */
export async function listDisagreements({ ctx, input }: Verb<ListDisagreementsInput>): Promise<DisagreementPage> {
  const { state = 'open', limit = DISAGREEMENTS_LIMIT_DEFAULT, cursor } = input;
  const list = `disagreements ${state}`;
  const after = cursor === undefined ? null : readKeys(cursor, list);
  const columns = await useColumns();
  const { disputed, decided } = columns;
  const isOpen = (row: number) => decided.values[row] === 0 && !Number.isNaN(disputed.values[row]);
  const rows = selectRows(columns, state === 'open' ? isOpen : (row) => decided.values[row] === 1);
  const order = disputeOrder(columns);
  const first = firstRows(rows, order, after, limit + 1);
  const keys = first.slice(0, limit).map(order.keysOf);
  const last = first.length > limit ? keys.at(-1) : undefined;
  return {
    items: await showCompanies(
      keys.map(([, id]) => id),
      ctx.now(),
    ),
    nextCursor: last === undefined ? null : encodeCursor({ rank: 0, term: null, keys: last }, list),
    total: rows.length,
  };
}

/** What the sources of one company say, whether they disagree or not. @throws ServiceError not_found */
export async function getDisagreement({ ctx, input }: Verb<{ id: string }>): Promise<Disagreement> {
  const id = await requireCompanyId({ ctx, input });
  const [company, settings] = await Promise.all([findCompany(id.toHexString()), getAggregateSettings()]);
  return showDisagreement(company, settings, ctx.now());
}

/** In the order of the ids; one that has just been deleted is left out. */
async function showCompanies(ids: readonly string[], now: Date): Promise<Disagreement[]> {
  const [found, settings] = await Promise.all([
    CompanyModel.collection
      .find<CompanyDoc>({ _id: { $in: ids.map((id) => new mongo.ObjectId(id)) } }, { projection: { words: 0 } })
      .toArray(),
    getAggregateSettings(),
  ]);
  const byId = new Map(found.map((company) => [company._id.toHexString(), company]));
  return ids.flatMap((id) => {
    const company = byId.get(id);
    return company === undefined ? [] : [showDisagreement(company, settings, now)];
  });
}

function readKeys(cursor: string, list: string): RowKeys {
  const [people = null, id] = decodeCursor(cursor, list).keys;
  return [people === null ? null : Number(people), decodeCursorId(id)];
}
