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
    at: z.string(),
  })
  .meta({ id: 'HeadcountDecision' });

export const disagreementSchema = z
  .object({
    companyId: z.string(),
    name: z.string(),
    domain: z.string(),
    headcount: z.number().int().nullable().meta({ description: 'As it is shown, with what was decided' }),
    headcountByRule: z.number().int().nullable().meta({ description: 'Without what was decided' }),
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
    decision: headcountDecisionSchema.nullable(),
  })
  .meta({ id: 'Disagreement' });
export type Disagreement = z.infer<typeof disagreementSchema>;

export const disagreementStateSchema = z
  .enum(['open', 'decided'])
  .meta({ description: 'Default: open', example: 'open' });

export const listDisagreementsInput = z.object({
  state: disagreementStateSchema.optional(),
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

export const disagreementPageSchema = z.object({
  items: z.array(disagreementSchema),
  nextCursor: z.string().nullable().meta({ description: 'Pass as `cursor` for the next page; null on the last' }),
  total: z.number().int(),
});
export type DisagreementPage = z.infer<typeof disagreementPageSchema>;

const reasonSchema = z
  .string()
  .trim()
  .max(DISAGREEMENT_REASON_MAX)
  .meta({ description: 'Why; kept with the decision', example: 'Counts the whole group' })
  .optional();

export const disagreementByIdInput = z.object({ id: companyIdSchema });

export const dismissDisagreementInput = disagreementByIdInput.extend({
  state: z
    .string()
    .max(100)
    .meta({ description: '`state` of the figures that you have seen; 409 when they are others' }),
  reason: reasonSchema,
});
export type DismissDisagreementInput = z.infer<typeof dismissDisagreementInput>;

export const preferSourceInput = disagreementByIdInput.extend({
  source: z.string().trim().min(1).max(SOURCE_NAME_MAX).meta({ example: 'Wikidata' }),
  reason: reasonSchema,
});
export type PreferSourceInput = z.infer<typeof preferSourceInput>;
