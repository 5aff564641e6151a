import { z } from 'zod';
import { companyIdSchema } from '../figure-schemas.ts';
import { companyFilterSchema } from '../filter/schemas.ts';
import { SEARCH_TEXT_MAX, SELECTED_IDS_MAX } from '../limits.ts';

/** Which companies an action is about. Safe in a browser. */

const idListSchema = z
  .array(companyIdSchema)
  .max(SELECTED_IDS_MAX, `At most ${SELECTED_IDS_MAX.toLocaleString('en')} ids; select more by filter, q or all`);

export const companySelectionSchema = z
  .object({
    ids: idListSchema.min(1, 'Choose at least one company').meta({ description: 'Ids of the companies' }).optional(),
    filter: companyFilterSchema
      .meta({
        description: 'All companies that fit a condition, also those beyond the first page',
        example: { field: 'country', op: 'is', value: 'DE' },
      })
      .optional(),
    q: z
      .string()
      .trim()
      .min(1, 'Give a word to search for')
      .max(SEARCH_TEXT_MAX)
      .meta({ description: 'All companies that the search finds; with `filter`, those of them that fit' })
      .optional(),
    similar: z
      .boolean()
      .meta({ description: 'As in the list: true forgives typing errors in `q` where nothing has its words' })
      .optional(),
    all: z.literal(true).meta({ description: 'True: every company of the workspace' }).optional(),
    except: idListSchema.meta({ description: 'Ids of companies to leave out; not together with `ids`' }).optional(),
  })
  .superRefine(({ ids, filter, q, all, except }, ctx) => {
    const matching = filter !== undefined || q !== undefined;
    const kinds = [ids !== undefined, matching, all === true].filter(Boolean).length;
    const refuse = (path: string[], message: string) => ctx.addIssue({ code: 'custom', path, message });
    if (kinds === 0) refuse([], 'Say which companies: `ids`, `filter`, `q`, or `"all": true` for every company');
    if (kinds > 1) refuse([], 'Give either `ids`, or `filter` and `q`, or `all`');
    if (ids !== undefined && except !== undefined) refuse(['except'], 'Leave the companies out of `ids` instead');
  })
  .meta({
    id: 'CompanySelection',
    description: 'Which companies are meant. They are looked up once, when the action starts.',
    example: { filter: { field: 'country', op: 'is', value: 'DE' }, except: ['66aa00000000000000000001'] },
  });
export type CompanySelectionInput = z.infer<typeof companySelectionSchema>;
