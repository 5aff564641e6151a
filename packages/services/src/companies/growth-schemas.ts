import { z } from 'zod';

/** What follows from a company's figures over time, and from its locations. Safe in a browser. */

export const growthSchema = z
  .object({
    percent: z.number().meta({ description: 'One decimal; below 0 for fewer people', example: 12 }),
    from: z.number().int().meta({ description: 'Employees on `fromDay`', example: 3180 }),
    to: z.number().int().meta({ description: 'Employees on `toDay`', example: 3562 }),
    fromDay: z.iso.date().meta({ description: 'The day nearest to the start of the span on which the source said so' }),
    toDay: z.iso.date().meta({ description: 'The last day for which the source has said so', example: '2026-06-01' }),
    source: z.string().meta({ description: 'Who has counted both times', example: 'Professional network' }),
  })
  .meta({
    id: 'Growth',
    description:
      'Two exact figures of one source in the scope of the headcount, so many months apart; null where no source has both, ' +
      'and where the earlier one is below 10.',
  });
export type Growth = z.infer<typeof growthSchema>;

export const companyGrowthSchema = z
  .object({
    months3: growthSchema
      .nullable()
      .meta({ description: 'Growth over 3 months; null where no source has figures at both ends' }),
    months6: growthSchema
      .nullable()
      .meta({ description: 'Growth over 6 months; null where no source has figures at both ends' }),
    months12: growthSchema
      .nullable()
      .meta({ description: 'Growth over 12 months; null where no source has figures at both ends' }),
  })
  .meta({ id: 'CompanyGrowth', description: 'Growth over three spans; null where no source has counted at both ends' });
export type CompanyGrowth = z.infer<typeof companyGrowthSchema>;

export const spreadSchema = z
  .number()
  .nullable()
  .meta({
    description:
      'From the smallest to the largest comparable figure, in percent of the aggregate; outliers count, ranges do not. null ' +
      'for fewer than two exact figures.',
    example: 8.5,
  });

export const normalizedLocationSchema = z
  .object({
    country: z.string().meta({ description: 'ISO code of two letters', example: 'DE' }),
    city: z
      .string()
      .nullable()
      .meta({ description: 'null where only a country or a region is named', example: 'Berlin' }),
  })
  .meta({ description: 'Country and city that a location names', id: 'NormalizedLocation' });
export type NormalizedLocation = z.infer<typeof normalizedLocationSchema>;
