import { listOwnColumns } from '../../companies/index.ts';
import { contactNotFound, savedSearchNotFound } from '../../contacts/index.ts';
import { listNotFound } from '../../lists/index.ts';
import type { ServiceContext, Verb } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import { refuseReadyMade, viewNotFound } from '../../views/index.ts';
import type { TrashEntry, TrashKindName } from '../schemas.ts';
import { deleteRecords } from './delete-records.ts';

type ById = Verb<{ id: string }>;

/** What the calls that deleted for good before answer; the trash entry restores it. */
export interface Removed {
  removed: true;
  trashId: string;
}

const notFound = (record: string, id: string) => new ServiceError('not_found', `No ${record} has the id ${id}`);

/** @throws ServiceError not_found */
export const deleteContact = ({ ctx, input: { id } }: ById) => remove(ctx, 'contact', id, contactNotFound);
/** @throws ServiceError not_found */
export const deleteSavedSearch = ({ ctx, input: { id } }: ById) => remove(ctx, 'savedSearch', id, savedSearchNotFound);
/** @throws ServiceError not_found */
export const deleteTemplate = ({ ctx, input: { id } }: ById) =>
  remove(ctx, 'template', id, () => notFound('template', id));

/** Takes an entry off the do-not-contact list. @throws ServiceError not_found */
export const deleteSuppression = ({ ctx, input: { id } }: ById) =>
  remove(
    ctx,
    'suppression',
    id,
    () => new ServiceError('not_found', 'This entry is not on the do-not-contact list (any more)'),
  );

/** @throws ServiceError not_found */
export const deleteReport = ({ ctx, input: { reportId: id } }: Verb<{ reportId: string }>) =>
  moveOne(ctx, 'report', id, () => notFound('report', id));
/** @throws ServiceError not_found, conflict while it is running */
export const deleteReportCampaign = ({ ctx, input: { id } }: ById) =>
  moveOne(ctx, 'reportCampaign', id, () => notFound('campaign', id));
/** @throws ServiceError not_found */
export const deleteOutreachCampaign = ({ ctx, input: { id } }: ById) =>
  moveOne(ctx, 'outreachCampaign', id, () => notFound('campaign', id));
/** @throws ServiceError not_found */
export const deleteLeadList = ({ ctx, input: { id } }: ById) =>
  moveOne(ctx, 'leadList', id, () => notFound('lead list', id));

/** @throws ServiceError not_found */
export const deleteList = ({ ctx, input: { id } }: ById) => moveOne(ctx, 'list', id, () => listNotFound(id));

/** @throws ServiceError not_found; conflict for a view that is always there */
export async function deleteView({ ctx, input: { id } }: ById): Promise<TrashEntry> {
  refuseReadyMade(id);
  return moveOne(ctx, 'view', id, () => viewNotFound(id));
}

/** Takes one company off the list of customers. @throws ServiceError not_found */
export const deleteCustomer = ({ ctx, input: { id } }: ById) =>
  moveOne(ctx, 'customer', id, () => notFound('entry of the list of customers', id));

/** An own column by its key. @throws ServiceError not_found */
export async function deleteOwnColumn({ ctx, input: { key } }: Verb<{ key: string }>): Promise<TrashEntry> {
  const columns = await listOwnColumns();
  const missing = () => new ServiceError('not_found', `No own column has the key ${key}`);
  const column = columns.find((one) => one.key === key);
  if (column === undefined) throw missing();
  return moveOne(ctx, 'ownColumn', column.id, missing);
}

async function remove(ctx: ServiceContext, kind: TrashKindName, id: string, missing: () => Error): Promise<Removed> {
  return { removed: true, trashId: (await moveOne(ctx, kind, id, missing)).id };
}

async function moveOne(
  ctx: ServiceContext,
  kind: TrashKindName,
  id: string,
  missing: () => Error,
): Promise<TrashEntry> {
  const entry = await deleteRecords(ctx, kind, [id]);
  if (entry === null) throw missing();
  return entry;
}
