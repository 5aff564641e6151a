import { type CompanyDoc, CompanyModel } from '@workbench/db';
import type { AggregateSettings, SettingsPreview } from '../../settings/schemas.ts';
import type { Verb } from '../../shared/context.ts';
import { deriveFields } from '../figures/derive-fields.ts';

type DerivedCompany = Pick<CompanyDoc, 'records' | 'aggregatedEmployeeCount' | 'dataQuality'>;

const BATCH = 1000;

/** Counts what the recomputation would change, by the same rule, over all companies; writes nothing. */
export async function previewSettings({ input }: Verb<AggregateSettings>): Promise<SettingsPreview> {
  const preview: SettingsPreview = { willChange: 0, loseAggregate: 0, gainAggregate: 0, companies: 0 };
  const fields = { records: 1, aggregatedEmployeeCount: 1, dataQuality: 1 };
  const cursor = CompanyModel.find<DerivedCompany>({}, fields).lean().cursor({ batchSize: BATCH });
  for await (const company of cursor) {
    preview.companies++;
    const derived = changeBySettings(input, company);
    if (derived === null) continue;
    preview.willChange++;
    if (derived.aggregatedEmployeeCount === null)
      preview.loseAggregate += company.aggregatedEmployeeCount === null ? 0 : 1;
    else if (company.aggregatedEmployeeCount === null) preview.gainAggregate++;
  }
  return preview;
}

/** The figures of a company by these settings; null when they stay. Only these two depend on settings. */
export function changeBySettings(
  settings: AggregateSettings,
  company: DerivedCompany,
): Pick<CompanyDoc, 'aggregatedEmployeeCount' | 'dataQuality'> | null {
  const { aggregatedEmployeeCount, dataQuality } = deriveFields(company.records, settings);
  const isSame = aggregatedEmployeeCount === company.aggregatedEmployeeCount && dataQuality === company.dataQuality;
  return isSame ? null : { aggregatedEmployeeCount, dataQuality };
}
