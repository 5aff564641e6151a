import { z } from 'zod';
import { companyIdSchema, explanationSchema } from '../figure-schemas.ts';
import {
  CURSOR_MAX,
  DISAGREEMENT_REASON_MAX,
  DISAGREEMENTS_LIMIT_DEFAULT,
  DISAGREEMENTS_LIMIT_MAX,
  SOURCE_NAME_MAX,
} from '../limits.ts';

/** Companies whose sources disagree, and what is decided about them. Safe in a browser. */

export const headcountDecisionSchema = z
  .object({
    kind: z.enum(['preferred', 'typed', 'dismissed']).meta({
      description:
        '`preferred`: the figure of one source counts; `typed`: a typed headcount is locked; `dismissed`: the figures ' +
        'were left as they are',
    }),
    source: z.string().nullable().meta({ description: 'Whose figure counts; null for `dismissed`' }),
    reason: z.string().meta({ description: 'Empty when none was given' }),
    at: z.string().meta({ description: 'When it was decided' }),
  })
  .meta({ description: 'What a user decided about sources that disagree', id: 'HeadcountDecision' });

export const disagreementSchema = z
  .object({
    companyId: z.string().meta({ description: 'Id of the company' }),
    name: z.string().meta({ description: 'Name of the company' }),
    domain: z.string().meta({ description: 'Domain of the company' }),
    headcount: z
      .number()
      .int()
      .nullable()
      .meta({ description: 'Headcount as it is shown, with what was decided; null when there is none' }),
    headcountByRule: z.number().int().nullable().meta({
      description: 'Headcount by the rule, without what was decided; null when too few sources can be compared',
    }),
    summary: z.string().meta({ description: 'How the headcount came about, in one sentence' }),
    spread: z.number().nullable().meta({ description: 'Percent of the headcount by the rule', example: 64.2 }),
    disputed: z
      .number()
      .int()
      .nullable()
      .meta({
        description:
          'People between the smallest and the largest comparable exact figure: spread times headcount. null where the ' +
          'spread is below 25%',
        example: 1250,
      }),
    state: z
      .string()
      .meta({ description: 'Names the figures that are compared; a dismissal holds while it is the same' }),
    figures: explanationSchema.shape.records.meta({ description: 'What each source says, counted or not, and why' }),
    decision: headcountDecisionSchema.nullable().meta({ description: 'What was decided; null while it is open' }),
  })
  .meta({ description: 'A company whose sources disagree about its headcount', id: 'Disagreement' });
export type Disagreement = z.infer<typeof disagreementSchema>;

export const openDisagreementSchema = z
  .object({
    sources: z.number().int().meta({ description: 'Number of sources whose comparable exact figures are compared' }),
    people: z.number().int().meta({ description: 'People between the smallest and the largest of these figures' }),
  })
  .meta({
    description: 'How far the sources of a company are apart that GET /api/analytics/disagreements lists as open',
    id: 'OpenDisagreement',
  });
export type OpenDisagreement = z.infer<typeof openDisagreementSchema>;

export const disagreementStateSchema = z.enum(['open', 'decided']).meta({
  id: 'DisagreementState',
  description:
    'open: nothing is decided about the present figures; decided: a source was preferred, a headcount typed, or the figures were left as they are',
  example: 'open',
});

export const listDisagreementsInput = z.object({
  state: disagreementStateSchema.meta({ description: 'Which companies to list' }).optional(),
  limit: z.coerce
    .number<number>()
    .int()
    .min(1)
    .max(DISAGREEMENTS_LIMIT_MAX)
    .meta({ description: `Companies of one page; ${DISAGREEMENTS_LIMIT_DEFAULT} when not given` })
    .optional(),
  cursor: z.string().max(CURSOR_MAX).meta({ description: '`nextCursor` of the previous page' }).optional(),
});
export type ListDisagreementsInput = z.infer<typeof listDisagreementsInput>;

export const disagreementPageSchema = z
  .object({
    items: z
      .array(disagreementSchema)
      .meta({ description: 'Companies of this page, those with the most people in dispute first' }),
    nextCursor: z.string().nullable().meta({ description: 'Pass as `cursor` for the next page; null on the last' }),
    total: z.number().int().meta({ description: 'Number of companies in this state' }),
  })
  .meta({ id: 'DisagreementPage', description: 'One page of companies whose sources disagree' });
export type DisagreementPage = z.infer<typeof disagreementPageSchema>;

const reasonSchema = z
  .string()
  .trim()
  .max(DISAGREEMENT_REASON_MAX)
  .meta({ description: 'Why; kept with the decision', example: 'Counts the whole group' })
  .optional();

export const disagreementByIdInput = z.object({ id: companyIdSchema });

export const dismissDisagreementInput = disagreementByIdInput
  .extend({
    state: z
      .string()
      .max(100)
      .meta({ description: '`state` of the figures that you have seen; 409 when they are others' }),
    reason: reasonSchema,
  })
  .meta({ id: 'DismissDisagreementInput', description: 'The figures that are left as they are' });
export type DismissDisagreementInput = z.infer<typeof dismissDisagreementInput>;

export const preferSourceInput = disagreementByIdInput
  .extend({
    source: z
      .string()
      .trim()
      .min(1)
      .max(SOURCE_NAME_MAX)
      .meta({ description: 'Name of the source; it must report a figure of the company', example: 'Wikidata' }),
    reason: reasonSchema,
  })
  .meta({ id: 'PreferSourceInput', description: 'The source whose figure should count' });
export type PreferSourceInput = z.infer<typeof preferSourceInput>;
