import { z } from 'zod';

const address = z.object({
  poststed: z.string().nullish(),
  kommune: z.string().nullish(),
  landkode: z.string().nullish(),
});

export const enhetSchema = z.object({
  organisasjonsnummer: z.string(),
  navn: z.string(),
  hjemmeside: z.string().nullish(),
  harRegistrertAntallAnsatte: z.boolean().nullish(),
  /** Missing also where the number is registered and too small to be published. */
  antallAnsatte: z.number().int().min(0).nullish(),
  naeringskode1: z.object({ kode: z.string().nullish(), beskrivelse: z.string().nullish() }).nullish(),
  forretningsadresse: address.nullish(),
  konkurs: z.boolean().nullish(),
  underAvvikling: z.boolean().nullish(),
  /** A deleted unit is answered with this and little else. */
  slettedato: z.string().nullish(),
});
export type Enhet = z.infer<typeof enhetSchema>;

const underenhetSchema = z.object({
  organisasjonsnummer: z.string(),
  overordnetEnhet: z.string().nullish(),
  beliggenhetsadresse: address.nullish(),
});
export type Underenhet = z.infer<typeof underenhetSchema>;

const page = z.object({ totalElements: z.number().int(), totalPages: z.number().int() });

/** Without hits `_embedded` is left out; `page` is always there. */
export const enheterSchema = z.object({ _embedded: z.object({ enheter: z.array(enhetSchema) }).optional(), page });
export const underenheterSchema = z.object({
  _embedded: z.object({ underenheter: z.array(underenhetSchema) }).optional(),
  page,
});
