import { hostKey } from '@workbench/identity/domain/host-key';
import { profileUrl } from '@workbench/identity/profile-key';
import { titleCase } from '@workbench/text/title-case';
import type { FoundPerson, PeoplePage } from '../../people/types.ts';
import { toDisplayName } from './display-name.ts';
import { toDisplayTitle } from './job-title.ts';
import type { BulkItem, EnrichedPerson, PdlPerson, PeopleSearchAnswer } from './schema.ts';
import { seniorityOf } from './seniority.ts';

/**
 * Where the next page begins, with the total of this search: the end may come as a 404, which names none.
 * @see readCursor
 */
export function toPeoplePage({ data, total, scroll_token: token }: PeopleSearchAnswer): PeoplePage {
  return { people: data.map(toFoundPerson), total, next: token && data.length > 0 ? `${total}:${token}` : null };
}

/** null for what is no cursor of ours. */
export function readCursor(cursor: string): { total: number; token: string } | null {
  const [, total, token] = /^(\d{1,12}):(.+)$/s.exec(cursor) ?? [];
  return token === undefined ? null : { total: Number(total), token };
}

export function toFoundPerson(person: PdlPerson): FoundPerson {
  const title = textOf(person.job_title);
  const email = emailOf(person);
  const phone = phoneOf(person);
  const levels = Array.isArray(person.job_title_levels) ? person.job_title_levels : [];
  const full = [textOf(person.first_name), textOf(person.last_name)].filter((part) => part !== null).join(' ');
  return {
    source: 'pdl',
    id: person.id,
    name: toDisplayName(textOf(person.full_name) ?? full),
    isNameHidden: false,
    title: title && toDisplayTitle(title),
    organizationName: publicText(person.job_company_name),
    organizationDomain: hostKey(textOf(person.job_company_website)),
    organizationIndustry: publicText(person.job_company_industry),
    // 0 is how "unknown" looks here.
    organizationSize:
      typeof person.job_company_employee_count === 'number' ? person.job_company_employee_count || null : null,
    email,
    // Addresses are not graded here.
    emailStatus: null,
    phone,
    ...personLocationOf(person),
    linkedinUrl: profileUrl(textOf(person.linkedin_url) ?? ''),
    seniority: seniorityOf(levels, title),
    hasEmail: email !== null ? true : flagOf(person.work_email),
    hasPhone: phone !== null ? true : flagOf(person.mobile_phone, person.phone_numbers),
  };
}

/** Someone enriched: where the plan shows contacts, what is not there now is not there at all. */
export function toRevealedPerson({ data, likelihood }: Pick<EnrichedPerson, 'data' | 'likelihood'>): FoundPerson {
  const found = toFoundPerson(data);
  return {
    ...found,
    hasEmail: found.hasEmail ?? false,
    hasPhone: found.hasPhone ?? false,
    likelihood: likelihood ?? null,
  };
}

/** The items in the order asked: by our row number, which comes back, else by position. */
export function itemsInOrder(items: readonly BulkItem[], count: number): (BulkItem | null)[] {
  return Array.from({ length: count }, (_, row) => {
    const named = items.find(({ metadata }) => metadata?.row === row);
    return named ?? (items.length === count && items[row]?.metadata == null ? (items[row] ?? null) : null);
  });
}

/** Of the working address alone: private ones are not for this. */
function emailOf({ work_email: work, emails }: PdlPerson): string | null {
  const professionalEmail = Array.isArray(emails)
    ? emails.find(({ type }) => type === 'current_professional')
    : undefined;
  return textOf(work) ?? textOf(professionalEmail?.address);
}

function phoneOf({ mobile_phone: mobile, phone_numbers: numbers }: PdlPerson): string | null {
  return textOf(mobile) ?? (Array.isArray(numbers) ? textOf(numbers[0]) : null);
}

/** By the single fields, else from "porto, porto, portugal". */
function personLocationOf(person: PdlPerson): Pick<FoundPerson, 'city' | 'state' | 'country'> {
  const parts = textOf(person.location_name)?.split(', ') ?? [];
  const [city, state] = parts.length === 3 ? parts : [undefined, parts.length === 2 ? parts[0] : undefined];
  return {
    city: publicText(person.location_locality) ?? publicText(city),
    state: publicText(person.location_region) ?? publicText(state),
    country: publicText(person.location_country) ?? publicText(parts.at(-1)),
  };
}

/** A flag in the place of a value says only whether there is one. */
function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

const publicText = (value: unknown): string | null => {
  const text = textOf(value);
  return text && titleCase(text);
};

/** true if any flag says so, false if one says no and none says yes; null where all are silent. */
function flagOf(...values: unknown[]): boolean | null {
  if (values.includes(true)) return true;
  return values.includes(false) ? false : null;
}
