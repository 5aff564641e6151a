import { type CustomerDoc, CustomerModel } from '@workbench/db';
import { whileTouchingCustomers } from '../companies/index.ts';
import type { ServiceContext } from '../shared/context.ts';
import { createMentionMatcher, personPattern, valueMatches } from '../shared/personal-data/person-mentions.ts';
import { redact } from '../shared/personal-data/redact.ts';
import type { PersonalDataRecord, PersonalDataSource, PersonQuery } from '../shared/personal-data/types.ts';
import { toFields } from './list/entry-fields.ts';

/** Finds and erases people in the list of customers: a company may be named after a person. */
export const CUSTOMER_PERSONAL_DATA: readonly PersonalDataSource[] = [{ category: 'list of customers', find, erase }];

async function find(_: ServiceContext, query: PersonQuery): Promise<PersonalDataRecord[]> {
  const mentionOf = createMentionMatcher(query);
  const entries = await CustomerModel.find().lean<CustomerDoc[]>();
  return entries.flatMap(({ _id, name, domain, identifiers, reason, file, addedAt }) => {
    const match = mentionOf([name, reason, file, identifiers]);
    const data = { name, domain, identifiers, reason, file, addedAt };
    return match === null ? [] : [{ id: _id, label: name ?? domain ?? reason, match, identifiers: [], data }];
  });
}

/** An entry stays by its domain and its other identifiers; one that had the person's name alone goes. */
async function erase(ctx: ServiceContext, ids: readonly string[], query: PersonQuery): Promise<number> {
  const pattern = personPattern(query, { withName: true });
  if (pattern === null) return 0;
  const entries = await CustomerModel.find({ _id: { $in: [...ids] } }).lean<CustomerDoc[]>();
  for (const entry of entries) {
    const { _id, name, domain, reason, file } = entry;
    const identifiers = entry.identifiers.filter((one) => !valueMatches(one, pattern));
    const fields = toFields({
      name: name && redact(name, pattern),
      domain,
      identifiers,
      reason: redact(reason, pattern),
    });
    const isKnown = domain !== null || identifiers.length > 0 || fields.name === name;
    await whileTouchingCustomers([...entry.keys, ...fields.keys], async () => {
      if (!isKnown) return void (await CustomerModel.deleteOne({ _id }));
      const update = { ...fields, file: file && redact(file, pattern), updatedAt: ctx.now() };
      await CustomerModel.updateOne({ _id }, { $set: update });
    });
  }
  return entries.length;
}
