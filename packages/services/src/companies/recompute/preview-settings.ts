import { CompanyModel } from '@workbench/db';
import { getAggregateSettings, withGiven } from '../../settings/index.ts';
import type { SettingsPreview } from '../../settings/schemas.ts';
import type { Verb } from '../../shared/context.ts';
import { deriveFigures } from '../figures/derive-fields.ts';
import { DERIVED_FROM } from '../figures/derived-from.ts';
import { selectCompanies } from '../selection/company-selection.ts';
import { isShownDifferently, SHOWN_FIGURES, type ShownCompany } from './changed-figures.ts';
import type { PreviewSettingsInput } from './schemas.ts';

const BATCH = 1000;

/** Counts what the recomputation would change, by the same rule, over all companies or those that fit; writes nothing. */
export async function previewSettings({ ctx, input }: Verb<PreviewSettingsInput>): Promise<SettingsPreview> {
  const settings = withGiven(await getAggregateSettings(), input);
  const chosen = input.filter && (await selectCompanies(input.filter, ctx.now()));
  const preview: SettingsPreview = { willChange: 0, loseAggregate: 0, gainAggregate: 0, companies: 0 };
  const cursor = CompanyModel.find<ShownCompany>({}, { ...SHOWN_FIGURES, ...DERIVED_FROM })
    .lean()
    .cursor({ batchSize: BATCH });
  for await (const company of cursor) {
    if (chosen?.passing([company]).length === 0) continue;
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
