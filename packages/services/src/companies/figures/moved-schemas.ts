import { z } from 'zod';
import { companyIdSchema, figureReasonSchema } from '../figure-schemas.ts';
import { MOVED_HEADCOUNTS_LIMIT_DEFAULT, MOVED_HEADCOUNTS_LIMIT_MAX } from '../limits.ts';

/** Headcounts that moved. Safe in a browser. */

export const listMovedHeadcountsInput = z.object({
  since: z.iso.date('Give a day as YYYY-MM-DD').meta({
    description:
      'Day (UTC) from whose beginning on figures count as new; the headcount of the day before is the former one',
    example: '2026-11-21',
  }),
  limit: z.coerce
    .number<number>()
    .int()
    .min(1)
    .max(MOVED_HEADCOUNTS_LIMIT_MAX)
    .meta({ description: 'Companies in the answer', default: MOVED_HEADCOUNTS_LIMIT_DEFAULT })
    .optional(),
});
export type ListMovedHeadcountsInput = z.infer<typeof listMovedHeadcountsInput>;

const countedFigureSchema = z
  .object({
    source: z.string().meta({ description: 'Name of the source' }),
    before: z.string().nullable().meta({ description: 'Its figure before; null when it gave none', example: '120' }),
    now: z.string().nullable().meta({ description: 'Its figure now; null when it gives none', example: '51–200' }),
    counted: z.boolean().meta({ description: 'Whether it counted before' }),
    counts: z.boolean().meta({ description: 'Whether it counts now' }),
    reasonCode: z
      .enum([...figureReasonSchema.options, 'gone'])
      .meta({ description: 'Why it counts now, or why not, as a code; `gone`: the source gives no figure any more' }),
    reason: z.string().meta({ description: 'The same in words', example: 'not counted: May 2024' }),
  })
  .meta({ id: 'CountedFigure', description: 'A figure that states something else, or began or ceased to count' });

const movedHeadcountSchema = z
  .object({
    id: companyIdSchema,
    name: z.string().meta({ description: 'Name of the company' }),
    domain: z.string().meta({ description: 'Domain of the company' }),
    from: z.number().int().meta({ description: 'Headcount before' }),
    to: z.number().int().meta({ description: 'Headcount now' }),
    changes: z
      .array(
        z
          .object({
            source: z.string().meta({ description: 'Name of the source' }),
            from: z.number().int().nullable().meta({ description: 'Its exact figure before; null when it had none' }),
            to: z.number().int().meta({ description: 'Its exact figure now' }),
            asOf: z.string().meta({ description: 'Day for which the figure is true' }),
          })
          .meta({ id: 'MovedFigure', description: 'A source that says something else now' }),
      )
      .meta({ description: 'Sources with another exact figure, those with the largest difference first, at most 5' }),
    figures: z
      .array(countedFigureSchema)
      .meta({ description: 'The figures behind the move, those furthest apart first, at most 5' }),
  })
  .meta({ id: 'MovedHeadcount', description: 'A company whose headcount has changed' });
export type MovedHeadcount = z.infer<typeof movedHeadcountSchema>;

export const movedHeadcountsSchema = z
  .object({
    since: z.string().meta({ description: 'The day asked for' }),
    items: z.array(movedHeadcountSchema).meta({ description: 'The largest moves in people first' }),
    total: z.number().int().meta({ description: 'Number of companies whose headcount has moved' }),
    totalIsCapped: z.boolean().meta({
      description: 'True when more than 1,000 companies have changed since: those that changed last were compared',
    }),
  })
  .meta({ id: 'MovedHeadcounts', description: 'Headcounts that moved since a day' });
export type MovedHeadcounts = z.infer<typeof movedHeadcountsSchema>;
