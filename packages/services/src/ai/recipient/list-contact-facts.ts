import { PEOPLE_CONNECTORS } from '@workbench/connectors/people-connectors';
import type { ContactDoc } from '@workbench/db';
import { getCompany, listSourceRecords } from '../../companies/index.ts';
import type { ServiceContext, Verb } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import type { MessageFact } from '../schemas.ts';
import { requireContact } from './require-contact.ts';

/**
 * The facts that a message to a saved contact may state: location, employer's size, and notes.
 * @throws ServiceError not_found
 */
export async function listContactFacts({ ctx, input }: Verb<{ contactId: string }>): Promise<MessageFact[]> {
  const contact = await requireContact(input.contactId);
  return [...locationFact(contact), ...(await headcountFact(ctx, contact)), ...noteFacts(contact)];
}

/** Only for a contact with a full name: half a name is no way to address a person. */
function locationFact({ _id, name, isNameHidden, city, state, country, origins }: ContactDoc): MessageFact[] {
  const location = [city ?? state, country].flatMap((part) => part ?? []).join(', ');
  if (location === '' || isNameHidden) return [];
  const origin = origins[city !== null ? 'city' : state !== null ? 'state' : 'country'];
  const fact = { id: `contact.${_id.toHexString()}.location`, text: `${name} is based in ${location}` };
  return [
    {
      ...fact,
      source: factSourceLabel(origin?.source),
      date: origin === undefined ? null : dayOf(origin.at),
      url: null,
    },
  ];
}

async function headcountFact(ctx: ServiceContext, { companyId }: ContactDoc): Promise<MessageFact[]> {
  if (companyId === null) return [];
  try {
    const input = { id: companyId.toHexString() };
    const { name, aggregatedEmployeeCount: count, sourceCount } = await getCompany({ ctx, input });
    if (count === null) return [];
    const days = (await listSourceRecords({ ctx, input })).flatMap(({ asOf }) => asOf ?? []);
    return [
      {
        id: `company.${input.id}.size`,
        text: `${name} has about ${count.toLocaleString('en')} ${count === 1 ? 'employee' : 'employees'}`,
        source: sourceCount === 1 ? '1 source' : `${sourceCount} sources`,
        date: days.sort().at(-1)?.slice(0, 10) ?? null,
        url: null,
        company: name,
        companyId: input.id,
      },
    ];
  } catch (error) {
    // A company may have been removed since the contact was saved.
    if (error instanceof ServiceError && error.kind === 'not_found') return [];
    throw error;
  }
}

const noteFacts = ({ notes }: ContactDoc): MessageFact[] =>
  notes
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .map(({ id, text, at }) => ({ id: `note.${id}`, text, source: 'Note', date: dayOf(at), url: null }));

const dayOf = (at: Date) => at.toISOString().slice(0, 10);

function factSourceLabel(source: string | undefined): string {
  const connector = Object.values(PEOPLE_CONNECTORS).find(({ id }) => id === source);
  return connector?.label ?? (source === 'manual' ? 'Typed in' : 'Contact');
}
