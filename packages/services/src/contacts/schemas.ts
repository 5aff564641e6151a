import { z } from 'zod';

/** Shapes that the contact calls take and give. Safe in a browser: no Node and no database imports. */

export const senioritySchema = z.enum([
  'owner',
  'founder',
  'c_suite',
  'partner',
  'vp',
  'head',
  'director',
  'manager',
  'senior',
  'entry',
  'intern',
]);
export type Seniority = z.infer<typeof senioritySchema>;

const FILTER_MAX = 120;
const FILTERS_MAX = 50;
const filterList = z.array(z.string().trim().min(1).max(FILTER_MAX)).max(FILTERS_MAX);

/** What people are searched by; within a list any may hold, the lists all have to. */
export const contactFiltersSchema = z
  .object({
    jobTitles: filterList.default([]),
    locations: filterList.default([]),
    industries: filterList.default([]),
    seniorities: z.array(senioritySchema).max(11).default([]),
    /** Persons in the employer; null: no bound. */
    companySize: z
      .object({ min: z.number().int().min(0).nullable(), max: z.number().int().min(0).nullable() })
      .nullable()
      .default(null),
    keywords: z.string().trim().max(300).default(''),
  })
  .meta({ id: 'ContactFilters' });
export type ContactFilters = z.infer<typeof contactFiltersSchema>;

export const SENTENCE_MAX = 500;
