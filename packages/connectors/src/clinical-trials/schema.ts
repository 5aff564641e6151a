import { z } from 'zod';

const studySchema = z.object({
  protocolSection: z.object({
    identificationModule: z.object({ nctId: z.string(), briefTitle: z.string() }),
    statusModule: z
      .object({
        overallStatus: z.string().nullish(),
        startDateStruct: z.object({ date: z.string().nullish() }).nullish(),
      })
      .nullish(),
    sponsorCollaboratorsModule: z.object({ leadSponsor: z.object({ name: z.string() }) }),
    designModule: z.object({ phases: z.array(z.string()).nullish() }).nullish(),
    contactsLocationsModule: z
      .object({
        centralContacts: z.array(z.object({ email: z.string().nullish() })).nullish(),
      })
      .nullish(),
  }),
});
export type Study = z.infer<typeof studySchema>;

export const studiesSchema = z.object({ studies: z.array(studySchema), nextPageToken: z.string().nullish() });
