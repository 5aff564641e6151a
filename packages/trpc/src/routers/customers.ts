import {
  addCustomer,
  getCustomer,
  listCustomers,
  removeCustomers,
  updateCustomer,
} from '@workbench/services/customers';
import {
  addCustomerInput,
  customerByIdInput,
  customerPageSchema,
  customerSchema,
  listCustomersInput,
  removeCustomersInput,
  updateCustomerInput,
} from '@workbench/services/customers/schemas';
import { removedRecordsSchema } from '@workbench/services/shared/answer-schemas';
import { deleteCustomer } from '@workbench/services/trash';
import { trashEntrySchema } from '@workbench/services/trash/schemas';
import { procedure, router } from '../trpc.ts';

const tags = ['customers'];

export const customersRouter = router({
  list: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/customers',
        tags,
        summary: 'List the customers',
        description:
          'The list of customers: companies that discovery, contact searches and campaigns leave out, each with the reason and the tracked company that it marks. By name, one page at a time.',
      },
    })
    .input(listCustomersInput)
    .output(customerPageSchema)
    .query(({ ctx, input }) => listCustomers({ ctx: ctx.service, input })),

  add: procedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/customers',
        tags,
        summary: 'Add a customer',
        description:
          'Puts one company on the list of customers, as `{"name": "Acme GmbH", "domain": "acme.com", "reason": "Partner"}`. It need not be tracked. Refused with 409 when an entry has the domain or an identifier already.',
      },
    })
    .input(addCustomerInput)
    .output(customerSchema)
    .mutation(({ ctx, input }) => addCustomer({ ctx: ctx.service, input })),

  get: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/customers/{id}',
        tags,
        summary: 'Get a customer',
        description: 'One entry of the list of customers, as the mark of a company names it.',
      },
    })
    .input(customerByIdInput)
    .output(customerSchema)
    .query(({ ctx, input }) => getCustomer({ ctx: ctx.service, input })),

  update: procedure
    .meta({
      openapi: {
        method: 'PATCH',
        path: '/customers/{id}',
        tags,
        summary: 'Change a customer',
        description:
          'Gives an entry another name, domain or reason, as `{"domain": "acme.com"}`. With the domain of a suggested company, it marks that company.',
      },
    })
    .input(updateCustomerInput)
    .output(customerSchema)
    .mutation(({ ctx, input }) => updateCustomer({ ctx: ctx.service, input })),

  remove: procedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/customers/{id}',
        tags,
        summary: 'Take a customer off the list',
        description:
          'Moves one entry of the list of customers into the trash for 30 days. Its company is found again at once.',
      },
    })
    .input(customerByIdInput)
    .output(trashEntrySchema)
    .mutation(({ ctx, input }) => deleteCustomer({ ctx: ctx.service, input })),

  removeMany: procedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/customers/delete',
        tags,
        summary: 'Take customers off the list',
        description:
          'Moves entries into the trash for 30 days, as `{"ids": ["5d0a7e52-6a51-4c4b-9d5e-0b8f6f1c2a77"]}` or all that match, as `{"filter": {"reason": "Partner"}}`; `{"filter": {}}` is the whole list. Their companies are found again at once; `POST /api/trash/{id}/restore` brings the entries back.',
      },
    })
    .input(removeCustomersInput)
    .output(removedRecordsSchema)
    .mutation(({ ctx, input }) => removeCustomers({ ctx: ctx.service, input })),
});
