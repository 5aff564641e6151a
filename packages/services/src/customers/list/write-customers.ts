import { type CustomerDoc, CustomerModel } from '@workbench/db';
import { parseKind } from '@workbench/identity/company-identifiers/kinds';
import { type CompanyIdentifier, parseIdentifier } from '@workbench/identity/company-identifiers/parse-identifier';
import { parseDomain } from '@workbench/identity/domain/domain-key';
import { whileTouchingCustomers } from '../../companies/index.ts';
import type { Verb } from '../../shared/context.ts';
import { isDuplicateKey } from '../../shared/database/classify-error.ts';
import { ServiceError } from '../../shared/errors.ts';
import { newUuid } from '../../shared/record-ids.ts';
import { deleteCustomers } from '../../trash/index.ts';
import { CUSTOMERS_MAX } from '../limits.ts';
import type { AddCustomerInput, Customer, RemoveCustomersInput, UpdateCustomerInput } from '../schemas.ts';
import { type EntryFields, toFields } from './entry-fields.ts';
import { customerNotFound, customerQuery, showCustomer } from './list-customers.ts';

/** @throws ServiceError invalid for what is no domain or identifier; conflict when an entry has it already */
export async function addCustomer({ ctx, input }: Verb<AddCustomerInput>): Promise<Customer> {
  const begun = ctx.isRepeat ? await CustomerModel.findById(newUuid(ctx)).lean<CustomerDoc>() : null;
  if (begun !== null) return showCustomer(begun);
  if ((await CustomerModel.countDocuments()) >= CUSTOMERS_MAX) {
    throw new ServiceError('conflict', `The list of customers has ${CUSTOMERS_MAX} entries already; remove some first`);
  }
  const fields = toFields({
    name: input.name ?? null,
    domain: readDomain(input.domain) ?? null,
    identifiers: input.identifiers.map(readIdentifier),
    reason: input.reason,
  });
  const now = ctx.now();
  const entry: CustomerDoc = { _id: newUuid(ctx), ...fields, file: null, addedAt: now, updatedAt: now };
  await whileTouchingCustomers(fields.keys, () =>
    refuseTaken(fields, () => CustomerModel.collection.insertOne(entry as never)),
  );
  return showCustomer(entry);
}

/** @throws ServiceError not_found; invalid for what is no domain; conflict when another entry has it */
export async function updateCustomer({ ctx, input }: Verb<UpdateCustomerInput>): Promise<Customer> {
  const { id, name, reason } = input;
  const domain = readDomain(input.domain);
  for (;;) {
    const before = await CustomerModel.findById(id).lean<CustomerDoc>();
    if (before === null) throw customerNotFound(id);
    const fields = toFields({
      name: name ?? before.name,
      domain: domain ?? before.domain,
      identifiers: before.identifiers,
      reason: reason ?? before.reason,
    });
    const after = await whileTouchingCustomers([...before.keys, ...fields.keys], () =>
      refuseTaken(fields, () => replaceFields(before, fields, ctx.now())),
    );
    if (after !== null) return showCustomer(after);
  }
}

/** @returns null when the entry was changed or removed since it was read */
function replaceFields({ _id, updatedAt }: CustomerDoc, fields: EntryFields, now: Date): Promise<CustomerDoc | null> {
  const later = new Date(Math.max(now.getTime(), updatedAt.getTime() + 1));
  return CustomerModel.findOneAndUpdate(
    { _id, updatedAt },
    { $set: { ...fields, updatedAt: later } },
    { returnDocument: 'after' },
  ).lean<CustomerDoc>();
}

/** Moves entries into the trash as one; those that do not exist are left out. */
export async function removeCustomers({
  ctx,
  input: { ids, filter = {} },
}: Verb<RemoveCustomersInput>): Promise<{ removed: number; trashId: string | null }> {
  if (ids !== undefined) return deleteCustomers({ ctx, input: { ids } });
  const entries = await CustomerModel.find(customerQuery(filter), { _id: 1 }).lean();
  return deleteCustomers({ ctx, input: { ids: entries.map(({ _id }) => _id) } });
}

function readDomain(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const parsed = parseDomain(text);
  if ('domain' in parsed) return parsed.domain;
  throw new ServiceError('invalid', parsed.problem, [{ path: ['domain'], message: parsed.problem }]);
}

function readIdentifier({ kind: named, value }: CompanyIdentifier): CompanyIdentifier {
  const kind = parseKind(named);
  const read = kind === null ? { problem: `"${named}" is no kind of identifier` } : parseIdentifier(kind, value);
  if ('value' in read) return read;
  throw new ServiceError('invalid', read.problem, [{ path: ['identifiers'], message: read.problem }]);
}

async function refuseTaken<T>({ keys }: EntryFields, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    const other = await CustomerModel.findOne({ keys: { $in: keys } }, { name: 1, domain: 1 }).lean();
    const message = `The list of customers has it already, as ${other?.name ?? other?.domain ?? 'another entry'}`;
    const details = other === null ? {} : { customerId: String(other._id) };
    throw new ServiceError('conflict', message, [{ path: ['domain'], message }], details);
  }
}
