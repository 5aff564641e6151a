import type { TrashKindName } from '@workbench/services/trash/schemas';
import type { ServerMutation } from '~/lib/api/invalidation/procedures';
import { trpcClient } from '~/lib/api/trpc';

/** What is deleted record by record; leads may go together. */
export type DeletableKind = Exclude<TrashKindName, 'demo'>;

interface Deletion {
  /** @returns the id of its entry in the trash; null when it was gone already */
  run: (ids: string[]) => Promise<string | null>;
  /** What is read again afterwards. */
  write: ServerMutation;
  /** As in "Delete company". */
  noun: string;
  /** Beside the counts: what stays, and what bringing it back by other means costs. */
  note?: string;
}

const one = ([id = '']: string[]) => id;

export const DELETIONS: Readonly<Record<DeletableKind, Deletion>> = {
  company: {
    run: async (ids) => (await trpcClient.companies.remove.mutate({ id: one(ids) })).id,
    write: 'companies.remove',
    noun: 'company',
  },
  contact: {
    run: async (ids) => (await trpcClient.contacts.remove.mutate({ id: one(ids) })).trashId,
    write: 'contacts.remove',
    noun: 'contact',
    note: 'Messages to them stay. Once it is gone for good, revealing the contact again may cost credits.',
  },
  lead: {
    run: async (ids) => (await trpcClient.leads.remove.mutate({ ids })).trashId,
    write: 'leads.remove',
    noun: 'lead',
    note: 'Enrichment data goes along. Your spreadsheet and saved contacts are not affected.',
  },
  leadList: {
    run: async (ids) => (await trpcClient.leads.removeList.mutate({ id: one(ids) })).id,
    write: 'leads.removeList',
    noun: 'import',
    note: 'Your spreadsheet is not affected.',
  },
  savedSearch: {
    run: async (ids) => (await trpcClient.contacts.removeSavedSearch.mutate({ id: one(ids) })).trashId,
    write: 'contacts.removeSavedSearch',
    noun: 'search',
    note: 'Its history goes along. Saved contacts stay.',
  },
  template: {
    run: async (ids) => (await trpcClient.ai.removeTemplate.mutate({ id: one(ids) })).trashId,
    write: 'ai.removeTemplate',
    noun: 'template',
    note: 'Messages generated from it stay.',
  },
  report: {
    run: async ([reportId = '']) => (await trpcClient.reports.remove.mutate({ reportId })).id,
    write: 'reports.remove',
    noun: 'report',
    note: 'Other versions stay.',
  },
  reportCampaign: {
    run: async (ids) => (await trpcClient.campaigns.remove.mutate({ id: one(ids) })).id,
    write: 'campaigns.remove',
    noun: 'campaign',
    note: 'Its completed reports stay.',
  },
  outreachCampaign: {
    run: async (ids) => (await trpcClient.outreach.remove.mutate({ id: one(ids) })).id,
    write: 'outreach.remove',
    noun: 'campaign',
    note: 'Its targets stay as contacts and leads.',
  },
  ownColumn: {
    run: async ([key = '']) => (await trpcClient.companies.removeOwnColumn.mutate({ key })).id,
    write: 'companies.removeOwnColumn',
    noun: 'column',
    note: 'Its values go along and come back with it.',
  },
  customer: {
    run: async (ids) => (await trpcClient.customers.removeMany.mutate({ ids })).trashId ?? '',
    write: 'customers.removeMany',
    noun: 'entry',
    note: 'Its company can be discovered, searched and put on campaigns again.',
  },
  suppression: {
    run: async (ids) => (await trpcClient.contacts.unsuppress.mutate({ id: one(ids) })).trashId,
    write: 'contacts.unsuppress',
    noun: 'entry',
    note: 'This person can be found, exported and messaged again. Anyone who objected must stay on the list.',
  },
  view: {
    run: async (ids) => (await trpcClient.views.remove.mutate({ id: one(ids) })).id,
    write: 'views.remove',
    noun: 'view',
    note: 'The companies stay.',
  },
  list: {
    run: async (ids) => (await trpcClient.lists.remove.mutate({ id: one(ids) })).id,
    write: 'lists.remove',
    noun: 'list',
    note: 'What is on it stays. Restoring the list brings its members back onto it.',
  },
};
