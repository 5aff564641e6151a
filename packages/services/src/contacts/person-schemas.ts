import { z } from 'zod';
import { customerMarkField } from '../companies/schemas.ts';
import { senioritySchema } from './filter-schemas.ts';

/** A person whom a search found. Safe in a browser. */

export const peopleSourceSchema = z
  .enum(['apollo', 'pdl'])
  .meta({ id: 'PeopleSource', description: 'A source of people' });
export type PeopleSource = z.infer<typeof peopleSourceSchema>;
export const searchSourceSchema = z
  .enum(['apollo', 'pdl', 'both'])
  .meta({ id: 'SearchSource', description: 'Which sources a search queries' });
export type SearchSource = z.infer<typeof searchSourceSchema>;

const difference = z.object({
  field: z.string().meta({ description: 'Field that the sources do not agree on, as "title"' }),
  values: z
    .array(
      z.object({
        source: peopleSourceSchema.meta({ description: 'Source that says so' }),
        value: z.string().meta({ description: 'Value of the source' }),
      }),
    )
    .meta({ description: 'What each source says' }),
});

export const contactSchema = z
  .object({
    id: z.string().meta({
      description: 'Id of the person at the best source, as apollo:66aa…; reveals, saves and exports take it',
    }),
    name: z.string().meta({
      description: 'Full name as far as it is given: Apollo hides the last name until it is revealed ("Marta Ol***a")',
    }),
    isNameHidden: z.boolean().meta({ description: 'True when a part of the name is hidden until it is revealed' }),
    title: z.string().nullable().meta({ description: 'Job title; null when it is not known' }),
    organizationName: z.string().nullable().meta({ description: 'Name of the employer; null when it is not known' }),
    organizationDomain: z
      .string()
      .nullable()
      .meta({ description: 'Web domain of the employer; null when it is not known' }),
    organizationIndustry: z
      .string()
      .nullable()
      .meta({ description: 'Industry of the employer; null when it is not known' }),
    organizationSize: z
      .number()
      .int()
      .nullable()
      .meta({ description: 'Number of employees of the employer, as the source says; null when it is not known' }),
    email: z.string().nullable().meta({ description: 'Email address; null when it is hidden or not known' }),
    emailStatus: z
      .enum(['verified', 'likely', 'unknown', 'invalid'])
      .meta({ id: 'EmailStatus', description: 'How certain an email address is' })
      .nullable()
      .meta({ description: 'How certain the email address is; null without one' }),
    emailStatusOriginal: z
      .string()
      .nullable()
      .meta({ description: "The same in the source's own word; null without an email address" }),
    phone: z.string().nullable().meta({ description: 'Phone number; null when it is hidden or not known' }),
    city: z.string().nullable().meta({ description: 'City where the person works; null when it is not known' }),
    state: z
      .string()
      .nullable()
      .meta({ description: 'State or region where the person works; null when it is not known' }),
    country: z.string().nullable().meta({ description: 'Country where the person works; null when it is not known' }),
    linkedinUrl: z
      .string()
      .nullable()
      .meta({ description: 'Address of the profile at LinkedIn; null when it is not known' }),
    seniority: senioritySchema.nullable().meta({ description: 'Level of the job title; null when it is not known' }),
    sources: z
      .array(
        z.object({
          source: peopleSourceSchema.meta({ description: 'Source that knows the person' }),
          id: z.string().meta({ description: 'Id of the person at this source' }),
        }),
      )
      .meta({ description: 'The sources that know this person, best first; several when the person was merged' }),
    mergedBecause: z.string().nullable().meta({
      description:
        'Why people of two sources are taken for one, as "Same LinkedIn profile"; null when there is one source',
    }),
    differences: z.array(difference).meta({ description: 'Fields that the sources do not agree on' }),
    foundAt: z.string().meta({ description: 'When the search found the person' }),
    reveal: z
      .object({
        source: peopleSourceSchema.meta({ description: 'Source that would reveal them' }),
        creditsMax: z.number().int().meta({ description: 'Most credits that revealing costs' }),
        hasEmail: z
          .boolean()
          .nullable()
          .meta({ description: 'Whether the source has an email address; null when it does not say' }),
        hasPhone: z
          .boolean()
          .nullable()
          .meta({ description: 'Whether the source has a phone number; null when it does not say' }),
      })
      .nullable()
      .meta({
        description: 'What a reveal would bring and cost; null when nothing is hidden or no source can reveal it',
      }),
    contactId: z
      .string()
      .nullable()
      .meta({ description: 'Id of the saved contact of this person; null when they are not saved' }),
    knownIn: z
      .array(z.enum(['contacts', 'leads', 'outreach']).meta({ id: 'KnownIn', description: 'Where a person is saved' }))
      .meta({ description: 'Where the person is saved already' }),
    isNew: z
      .boolean()
      .meta({ description: 'In a run of a saved search: true when the run before did not find them. False otherwise' }),
    customer: customerMarkField,
  })
  .meta({ description: 'A person that a search found, with what is saved of them', id: 'Contact' });
export type Contact = z.infer<typeof contactSchema>;
