import type { FieldGroup } from '~/components/column-mapping/map-column';

/** What a column of a table of people can be. */
export const LEAD_FIELD_GROUPS: readonly FieldGroup[] = [
  {
    label: 'Person',
    options: [
      { value: 'fullName', label: 'Full name' },
      { value: 'firstName', label: 'First name' },
      { value: 'lastName', label: 'Last name' },
      { value: 'title', label: 'Title' },
      { value: 'email', label: 'Email' },
      { value: 'phone', label: 'Phone' },
      { value: 'linkedinUrl', label: 'LinkedIn URL' },
    ],
  },
  {
    label: 'Company',
    options: [
      { value: 'company', label: 'Company name' },
      { value: 'domain', label: 'Company domain or website' },
      { value: 'industry', label: 'Industry' },
    ],
  },
  {
    label: 'Location',
    options: [
      { value: 'location', label: 'Location' },
      { value: 'city', label: 'City' },
      { value: 'state', label: 'State or region' },
      { value: 'country', label: 'Country' },
    ],
  },
];
