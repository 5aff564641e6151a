import { z } from 'zod';

export const verdictSchema = z.object({
  id: z.string(),
  // Before the verdict: a model that has to name the difference first compares before it decides.
  reason: z.string(),
  /** Of a statement with figures or days that were not found literally: passages of its evidence from which they follow. */
  basis: z.array(z.string()),
  verdict: z.enum(['supported', 'not supported']),
});
export type Verdict = z.infer<typeof verdictSchema>;

/** The answer of a second reading: each of these statements once. Any other answer is sent back like one that is no JSON. */
export function verdictsSchema(ids: readonly string[]) {
  return z.object({ verdicts: z.array(verdictSchema) }).superRefine(({ verdicts }, ctx) => {
    const answered = verdicts.map(({ id }) => id);
    const missing = ids.filter((id) => !answered.includes(id));
    if (missing.length > 0) ctx.addIssue({ code: 'custom', message: `No verdict on ${missing.join(', ')}` });
    if (answered.length > ids.length) ctx.addIssue({ code: 'custom', message: 'More than one verdict on a statement' });
  });
}
