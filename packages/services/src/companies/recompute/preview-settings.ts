import { CompanyModel } from '@workbench/db';
import { getAggregateSettings, withGiven } from '../../settings/index.ts';
import type { SettingsPreview, SettingsPreviewInput } from '../../settings/schemas.ts';
import type { Verb } from '../../shared/context.ts';
import { DERIVED_FROM, deriveFigures } from '../figures/derive-fields.ts';
import { isShownDifferently, SHOWN_FIGURES, type ShownCompany } from './changed-figures.ts';

const BATCH = 1000;

/** Counts what the recomputation would change, by the same rule, over all companies; writes nothing. */
export async function previewSettings({ ctx, input }: Verb<SettingsPreviewInput>): Promise<SettingsPreview> {
  const settings = withGiven(await getAggregateSettings(), input);
  const preview: SettingsPreview = { willChange: 0, loseAggregate: 0, gainAggregate: 0, companies: 0 };
  const cursor = CompanyModel.find<ShownCompany>({}, { ...SHOWN_FIGURES, ...DERIVED_FROM })
    .lean()
    .cursor({ batchSize: BATCH });
  for await (const company of cursor) {
    preview.companies++;
    const derived = deriveFigures(company, settings, ctx.now());
    if (!isShownDifferently(company, derived)) continue;
    preview.willChange++;
    if (derived.aggregatedEmployeeCount === null)
      preview.loseAggregate += company.aggregatedEmployeeCount === null ? 0 : 1;
    else if (company.aggregatedEmployeeCount === null) preview.gainAggregate++;
  }
  return preview;
}
