import { z } from 'zod';

const sidlo = z.object({ nazevObce: z.string().nullish(), kodStatu: z.string().nullish() });

export const hledaniSchema = z.object({
  ekonomickeSubjekty: z.array(z.object({ ico: z.string(), obchodniJmeno: z.string(), sidlo: sidlo.nullish() })),
});

const zaznamSchema = z.object({
  ico: z.string().nullish(),
  primarniZaznam: z.boolean().nullish(),
  obchodniJmeno: z.string(),
  sidlo: sidlo.nullish(),
  czNace: z.array(z.string()).nullish(),
  statistickeUdaje: z.object({ kategoriePoctuPracovniku: z.string().nullish() }).nullish(),
});
export type Zaznam = z.infer<typeof zaznamSchema>;

/** The statistical register's record, the only place where the size stands. */
export const resSchema = z.object({ zaznamy: z.array(zaznamSchema) });
