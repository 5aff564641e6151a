import { refuseUnknownNames } from '@workbench/trpc';
import { z } from 'zod';
import { invalidFieldsError } from './invalid-fields-error.ts';
import type { UploadRules } from './read-upload.ts';

/** Fields beside a file as JSON in the form field "options". */
export function optionsField<Schema extends z.ZodType>(
  schema: Schema,
): Pick<UploadRules<z.infer<Schema>>, 'fields' | 'readFields'> {
  return {
    fields: z.object({ options: z.string().optional() }),
    readFields({ options = '{}' }) {
      const read = readJson(options);
      refuseUnknownNames([z.object({ options: schema })], { options: read });
      const parsed = schema.safeParse(read);
      if (parsed.success) return parsed.data;
      throw invalidFieldsError(
        parsed.error.issues.map(({ path, message }) => ({ path: ['options', ...path], message })),
      );
    },
  };
}

function readJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    throw invalidFieldsError([{ path: ['options'], message: 'must be JSON, like {"enrich":false}' }]);
  }
}
