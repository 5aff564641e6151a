import type { LanguageModel } from '@workbench/connectors/language-model/types';
import { z } from 'zod';
import { newsCategorySchema } from '../../schemas.ts';
import type { Analyst, ReportDraft } from '../analyst.ts';
import { COMPANY_REPORT_PROMPT, COMPANY_REPORT_VERSION, OUTPUT_TOKENS_MAX } from './company-report-prompt.ts';
import { fenceEvidence } from './fence-evidence.ts';
import { mendQuotes } from './mend-quotes.ts';

const citations = z.array(z.object({ evidenceId: z.string(), quote: z.string() }));
/** Some models put a word where a day is unknown; it is checked later, so any text will do. */
const day = z.string().nullable();

/** What a model answers. null instead of left out: strict structured output knows no optional fields. */
const reportDraftAnswerSchema = z.object({
  summary: z.array(z.object({ text: z.string(), citations })),
  launches: z.array(z.object({ name: z.string(), launchDate: day, description: z.string(), citations })),
  keywords: z.array(z.object({ keyword: z.string(), citation: citations.element })),
  mentions: z.array(z.object({ text: z.string(), citations })),
  news: z.array(
    z.object({
      // A category that does not exist is other news, not a failed report.
      category: z.string(),
      title: z.string(),
      summary: z.string(),
      date: day,
      citations,
    }),
  ),
});

/** Lets a language model read the evidence. Its claims are a draft like any other: nothing is shown unverified. */
export function createModelAnalyst(model: LanguageModel): Analyst {
  return {
    kind: 'model',
    name: model.model,
    version: COMPANY_REPORT_VERSION,
    async analyse({ company, evidence, now, signal }) {
      const { object, usage } = await model.generateObject({
        instructions: COMPANY_REPORT_PROMPT.instructions,
        prompt: fenceEvidence({ company, evidence, today: now.toISOString().slice(0, 10) }),
        schema: reportDraftAnswerSchema,
        outputTokensMax: OUTPUT_TOKENS_MAX,
        ...(signal !== undefined && { signal }),
      });
      return { draft: mendQuotes(toDraft(object), evidence), ...usage };
    },
  };
}

function toDraft({ news, ...answer }: z.infer<typeof reportDraftAnswerSchema>): ReportDraft {
  return {
    ...answer,
    news: news.map(({ category, ...item }) => ({
      ...item,
      category: newsCategorySchema.catch('other').parse(category),
    })),
  };
}
