import { createList, getList, listLists, renameList } from '@workbench/services/lists';
import {
  createListInput,
  listListsInput,
  listSchema,
  renameListInput,
  userListByIdInput,
} from '@workbench/services/lists/schemas';
import { addMembers, countListMembers, listPeople, removeMembers } from '@workbench/services/membership';
import {
  changedMembersSchema,
  changeMembersInput,
  listPeopleInput,
  listPeopleSchema,
} from '@workbench/services/membership/schemas';
import { deleteList } from '@workbench/services/trash';
import { trashEntrySchema } from '@workbench/services/trash/schemas';
import { z } from 'zod';
import { procedure, router } from '../trpc.ts';

const tags = ['lists'];

export const listsRouter = router({
  list: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/lists',
        tags,
        summary: 'List the lists',
        description:
          'All lists of companies and of people, or those of one kind, by name, with their number of members.',
      },
    })
    .input(listListsInput)
    .output(z.array(listSchema))
    .query(({ ctx, input }) => listLists({ ctx: ctx.service, input }, countListMembers)),

  create: procedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/lists',
        tags,
        summary: 'Create a list',
        description:
          'Creates an empty list, as `{"name": "Trade fair Lyon", "kind": "person"}`. Refused with 409 when a list of the kind has the name, whatever its case.',
      },
    })
    .input(createListInput)
    .output(listSchema)
    .mutation(({ ctx, input }) => createList({ ctx: ctx.service, input })),

  get: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/lists/{id}',
        tags,
        summary: 'Get a list',
        description: 'The name of a list, its kind, and how many are on it.',
      },
    })
    .input(userListByIdInput)
    .output(listSchema)
    .query(({ ctx, input }) => getList({ ctx: ctx.service, input }, countListMembers)),

  rename: procedure
    .meta({
      openapi: {
        method: 'PATCH',
        path: '/lists/{id}',
        tags,
        summary: 'Rename a list',
        description: 'Gives the list another name, as `{"name": "Trade fair Lyon 2027"}`. Who is on it stays the same.',
      },
    })
    .input(renameListInput)
    .output(listSchema)
    .mutation(({ ctx, input }) => renameList({ ctx: ctx.service, input }, countListMembers)),

  remove: procedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/lists/{id}',
        tags,
        summary: 'Delete a list',
        description:
          'Moves a list into the trash for 30 days; its members stay. Restoring it brings them back onto it.',
      },
    })
    .input(userListByIdInput)
    .output(trashEntrySchema)
    .mutation(({ ctx, input }) => deleteList({ ctx: ctx.service, input })),

  people: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/lists/{id}/people',
        tags,
        summary: 'List the people on a list',
        description:
          'One page of the saved contacts, then of the leads on a list of people. Suppressed people are left out.',
      },
    })
    .input(listPeopleInput)
    .output(listPeopleSchema)
    .query(({ ctx, input }) => listPeople({ ctx: ctx.service, input })),

  addMembers: procedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/lists/{id}/members',
        tags,
        summary: 'Put members on a list',
        description:
          'Puts saved contacts and leads on a list of people, as `{"contacts": {"ids": ["64b7f0c2a1d3e4f5a6b7c8d9"]}}`, or all that match a filter, as `{"contacts": {"filter": {"country": "Germany"}, "except": []}}`. Those on it already are counted as unchanged; ids of records that do not exist are left out.',
      },
    })
    .input(changeMembersInput)
    .output(changedMembersSchema)
    .mutation(({ ctx, input }) => addMembers({ ctx: ctx.service, input })),

  removeMembers: procedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/lists/{id}/members/remove',
        tags,
        summary: 'Take members off a list',
        description: 'Takes members off a list; they stay otherwise. Takes what `POST /api/lists/{id}/members` takes.',
      },
    })
    .input(changeMembersInput)
    .output(changedMembersSchema)
    .mutation(({ ctx, input }) => removeMembers({ ctx: ctx.service, input })),
});
