import { z } from 'zod';
import { SELECTION_MAX } from '../contacts/limits.ts';
import { contactIdSchema } from '../contacts/schemas.ts';
import { textsSchema } from '../shared/answer-schemas.ts';
import { leadIdSchema, leadStepSchema } from './enrichment-schemas.ts';
import { enrichmentStatusSchema, leadFieldOutcomeSchema, leadFieldSchema } from './finding-schemas.ts';
import { LEAD_FIELD_MAX } from './limits.ts';

export * from './decision-schemas.ts';
export * from './enrichment-schemas.ts';
export * from './filter-schemas.ts';
export * from './finding-schemas.ts';
export * from './import-schemas.ts';

/** Shapes that the lead calls take and give. Safe in a browser: no Node and no database imports. */

/** What may be typed; empty for unknown. */
const typed = (max: number) => z.string().trim().max(max);
export const leadValuesSchema = z
  .object({
    firstName: typed(LEAD_FIELD_MAX.firstName).meta({ description: 'Given name' }),
    lastName: typed(LEAD_FIELD_MAX.lastName).meta({ description: 'Family name' }),
    email: typed(LEAD_FIELD_MAX.email).meta({ description: 'Email address' }),
    company: typed(LEAD_FIELD_MAX.company).meta({ description: 'Name of the employer' }),
    title: typed(LEAD_FIELD_MAX.title).meta({ description: 'Job title' }),
    linkedinUrl: typed(LEAD_FIELD_MAX.linkedinUrl).meta({ description: 'Address of the profile at LinkedIn' }),
    phone: typed(LEAD_FIELD_MAX.phone).meta({ description: 'Phone number, best with its country code' }),
    location: typed(LEAD_FIELD_MAX.location).meta({ description: 'Place where the person works, as text' }),
    industry: typed(LEAD_FIELD_MAX.industry).meta({ description: 'Industry of the employer' }),
  })
  .meta({ id: 'LeadValues', description: "Values of a lead's fields; an empty text means that it is not known" });

export const leadSchema = z
  .object({
    id: z.string().meta({ description: 'Id of the lead: 24 hexadecimal digits' }),
    firstName: z.string().meta({ description: 'Given name; empty when it is not known' }),
    lastName: z.string().meta({ description: 'Family name; empty when it is not known' }),
    title: z.string().nullable().meta({ description: 'Job title; null when it is not known' }),
    company: z.string().nullable().meta({ description: 'Name of the employer; null when it is not known' }),
    email: z.string().nullable().meta({ description: 'Email address; null when it is not known' }),
    linkedinUrl: z
      .string()
      .nullable()
      .meta({ description: 'Address of the profile at LinkedIn; null when it is not known' }),
    phone: z.string().nullable().meta({ description: 'Phone number; null when it is not known' }),
    location: z
      .string()
      .nullable()
      .meta({ description: 'Place where the person works, as text; null when it is not known' }),
    industry: z.string().nullable().meta({ description: 'Industry of the employer; null when it is not known' }),
    enrichmentStatus: enrichmentStatusSchema.meta({ description: 'How far the enrichment of the lead is' }),
    contactId: z.string().nullable().meta({
      description: 'Id of the saved contact that the lead was created from; null for a lead from a spreadsheet or file',
    }),
    companyId: z
      .string()
      .nullable()
      .meta({ description: 'Id of the tracked company that the person works for; null when it is not tracked' }),
    message: z.string().nullable().meta({
      description: 'Why the enrichment failed, or what a person has to decide; null when there is nothing to say',
    }),
    suggestionCount: z
      .number()
      .int()
      .meta({ description: 'Number of values that were found and differ from what a person gave' }),
    needsReview: z.boolean().meta({ description: 'True when a match waits for a decision' }),
    outcomes: z.record(leadFieldSchema, leadFieldOutcomeSchema).meta({ description: 'What was found for each field' }),
    userLists: z
      .array(z.string())
      .meta({ description: 'Ids of the lists of people that they are on; one in the trash may be among them' }),
    createdAt: z.string().meta({ description: 'When the lead was created' }),
  })
  .meta({ description: 'A person to enrich and to contact', id: 'Lead' });
export type Lead = z.infer<typeof leadSchema>;

export const leadOriginSchema = z
  .object({
    source: z.string().meta({
      description:
        'What gave it: "sheet", "file", "pasted", "contact", "typed", "pdl", "website", "wikidata" or "contacts"',
    }),
    at: z.string().meta({ description: 'When it came in' }),
    confidence: z
      .number()
      .nullable()
      .meta({ description: 'How certain the match was, from 0 to 1; null where nothing was matched' }),
    isLocked: z.boolean().meta({ description: 'True when a person typed or accepted it: no source changes it' }),
  })
  .meta({ id: 'LeadOrigin', description: 'Where a value of a lead comes from' });

export const leadStepViewSchema = z
  .object({
    step: leadStepSchema.meta({ description: 'Which step' }),
    state: z
      .enum(['pending', 'running', 'completed', 'skipped', 'failed', 'review'])
      .meta({ description: 'Where the step stands; `review`: a match waits for a decision' }),
    source: z.string().nullable().meta({ description: 'Name of the source that was queried; null when none was' }),
    confidence: z
      .number()
      .nullable()
      .meta({ description: 'How certain the match was, from 0 to 1; null where nothing was matched' }),
    credits: z.number().meta({ description: 'Credits that the step has cost' }),
    message: z
      .string()
      .nullable()
      .meta({ description: 'Why it was skipped or failed; null when there is nothing to say' }),
    at: z.string().nullable().meta({ description: 'When it ended; null while it has not' }),
    durationMs: z
      .number()
      .nullable()
      .meta({ description: 'How long it took, in milliseconds; null while it has not ended' }),
    repeatCredits: z.number().int().nullable().meta({
      description:
        'Set where the response was lost and may have been charged: the most credits of buying it once more, with `repeatLost`',
    }),
  })
  .meta({ id: 'LeadStep', description: 'One step of the enrichment of a lead' });

export const leadDetailSchema = leadSchema
  .extend({
    origins: z.record(z.string(), leadOriginSchema).meta({ description: 'Where each value comes from, by field' }),
    steps: z
      .array(leadStepViewSchema)
      .meta({ description: 'Steps of the enrichment, in the order in which they are done' }),
    log: z
      .array(
        z.object({
          step: leadStepSchema.meta({ description: 'Step that the query belongs to' }),
          source: z.string().meta({ description: 'Name of the source that was queried' }),
          outcome: z.string().meta({ description: 'How the query ended' }),
          message: z.string().nullable().meta({ description: 'Details in words; null when there is nothing to say' }),
          credits: z.number().meta({ description: 'Credits that the query has cost' }),
          at: z.string().meta({ description: 'When the query was made' }),
          durationMs: z.number().meta({ description: 'How long it took, in milliseconds' }),
        }),
      )
      .meta({ description: 'Queries that were made for the lead' }),
    suggestions: z
      .array(
        z.object({
          field: leadFieldSchema.meta({ description: 'Field that the value is suggested for' }),
          value: z.string().meta({ description: 'Suggested value' }),
          source: z.string().meta({ description: 'Name of the source that gave it' }),
          confidence: z.number().meta({ description: 'How certain the match was, from 0 to 1' }),
          at: z.string().meta({ description: 'When it was found' }),
        }),
      )
      .meta({ description: 'Values that were found and differ from what a person gave' }),
    candidates: z
      .array(
        z.object({
          id: z.string().meta({ description: 'Pass it as `candidateId` to decide for this match' }),
          step: leadStepSchema.meta({ description: 'Step that found it' }),
          source: z.string().meta({ description: 'Name of the source that gave it' }),
          confidence: z.number().meta({ description: 'How certain the match is, from 0 to 1' }),
          values: textsSchema.meta({ description: 'Values that the lead would get, by field' }),
          reason: z.string().meta({ description: 'Why it is uncertain, as a sentence' }),
        }),
      )
      .meta({ description: 'Matches that are too uncertain to be taken without a decision' }),
    lists: z
      .array(
        z.object({
          id: z.string().meta({ description: 'Id of the import' }),
          name: z.string().meta({ description: 'Name of the import' }),
          kind: z.string().meta({ description: 'What was imported: a spreadsheet, a file or pasted rows' }),
        }),
      )
      .meta({ description: 'Imports that the lead came with' }),
    companyFigures: z
      .object({
        id: z.string().meta({ description: 'Id of the company' }),
        name: z.string().meta({ description: 'Name of the company' }),
        domain: z.string().meta({ description: 'Domain of the company' }),
        industry: z.string().nullable().meta({ description: 'Industry of the company; null when it is not known' }),
        employees: z.number().nullable().meta({ description: 'Headcount of the company; null when it is not known' }),
      })
      .nullable()
      .meta({ description: 'The tracked company that the person works for; null when it is not tracked' }),
  })
  .meta({ description: 'A lead with the origin of each value and the course of its enrichment', id: 'LeadDetail' });
export type LeadDetail = z.infer<typeof leadDetailSchema>;

export const leadPageSchema = z
  .object({
    leads: z.array(leadSchema),
    nextCursor: z.string().nullable(),
    total: z.number().int().meta({ description: 'As of GET /leads/{id}/neighbors' }),
    isTotalExact: z.boolean(),
  })
  .meta({ id: 'LeadPage', description: 'One page of leads' });
export type LeadPage = z.infer<typeof leadPageSchema>;

export const leadCountersSchema = z
  .object({
    total: z.number().int().meta({ description: 'Number of all leads' }),
    pending: z.number().int().meta({ description: 'Leads that are not enriched yet' }),
    enriching: z.number().int().meta({ description: 'Leads that are being enriched' }),
    completed: z.number().int().meta({ description: 'Leads whose enrichment is done' }),
    failed: z.number().int().meta({ description: 'Leads whose enrichment failed' }),
    review: z.number().int().meta({ description: 'Leads for which a match waits for a decision' }),
    suggestions: z.number().int().meta({ description: 'Leads with a suggested value' }),
  })
  .meta({ description: 'Leads by the state of their enrichment', id: 'LeadCounters' });
export type LeadCounters = z.infer<typeof leadCountersSchema>;

export const leadByIdInput = z.object({ id: leadIdSchema.meta({ description: 'Id of the lead' }) });
export const updateLeadInput = leadByIdInput
  .extend({ values: leadValuesSchema.partial().meta({ description: 'New values by field; they are locked then' }) })
  .meta({ id: 'UpdateLeadInput', description: 'What to change of a lead; fields that are left out stay' });
export type UpdateLeadInput = z.infer<typeof updateLeadInput>;
export const decideSuggestionInput = leadByIdInput
  .extend({
    field: leadFieldSchema.meta({ description: 'Field that the value is suggested for' }),
    value: z
      .string()
      .max(2000)
      .meta({ description: 'Which one, as it is suggested; needed where several are suggested for the field' })
      .optional(),
    accept: z.boolean().meta({ description: 'True takes the value and locks it; false dismisses it' }),
  })
  .meta({ id: 'DecideSuggestionInput', description: 'Whether to take a suggested value' });
export type DecideSuggestionInput = z.infer<typeof decideSuggestionInput>;

export const decideReviewInput = leadByIdInput
  .extend({
    candidateId: z
      .string()
      .max(300)
      .nullable()
      .meta({ description: 'Id of the match that is right; null when none of them is' }),
  })
  .meta({ id: 'DecideReviewInput', description: 'Which match is right' });
export type DecideReviewInput = z.infer<typeof decideReviewInput>;
export const removeLeadsInput = z
  .object({ ids: z.array(leadIdSchema).min(1).max(SELECTION_MAX).meta({ description: 'Ids of the leads' }) })
  .meta({ id: 'RemoveLeadsInput', description: 'The leads to delete' });

export const saveLeadsInput = z
  .object({
    contactIds: z
      .array(contactIdSchema)
      .min(1, 'Choose at least one contact')
      .max(SELECTION_MAX)
      .meta({ description: 'Ids of saved contacts' }),
  })
  .meta({ id: 'SaveLeadsInput', description: 'The contacts to create leads from' });
export type SaveLeadsInput = z.infer<typeof saveLeadsInput>;

export const saveLeadsResultSchema = z
  .object({
    created: z.number().int().meta({ description: 'Leads that are new' }),
    known: z.number().int().meta({ description: 'Contacts that were leads already' }),
    suppressed: z
      .number()
      .int()
      .meta({ description: 'Contacts that were left out, as they are on the do-not-contact list' }),
  })
  .meta({ description: 'How many contacts became leads', id: 'SaveLeadsResult' });
export type SaveLeadsResult = z.infer<typeof saveLeadsResultSchema>;
