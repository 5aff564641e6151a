import { z } from 'zod';

const cell = z.union([z.string(), z.number(), z.boolean(), z.null()]);

export const valuesSchema = z.object({
  /** As Google resolved it: "Leads!A1:I1000" for "A:I". */
  range: z.string(),
  /** Missing when the range is empty; trailing empty rows and cells are left out. */
  values: z.array(z.array(cell)).optional(),
});

export const spreadsheetSchema = z.object({
  properties: z.object({ title: z.string() }),
  sheets: z.array(
    z.object({
      properties: z.object({
        // The API leaves out zeros.
        sheetId: z.number().int().default(0),
        title: z.string(),
        index: z.number().int().default(0),
        // Missing for a tab that is a chart.
        gridProperties: z
          .object({ rowCount: z.number().int().default(0), columnCount: z.number().int().default(0) })
          .optional(),
      }),
    }),
  ),
});

export const changedSchema = z.object({ spreadsheetId: z.string() });
