import { GATHERERS, siteGatherer } from '@workbench/connectors/gatherers';
import { notify } from '../../settings/index.ts';
import { createBuiltInAnalyst } from '../analyse/built-in/built-in-analyst.ts';
import { createModelAnalyst } from '../analyse/model/model-analyst.ts';
import { noModelError } from '../runs/choose-analyst.ts';
import type { ReportPorts } from '../runs/report-ports.ts';
import { createSecondReader } from '../second-reading/second-reader.ts';
import { compareAnalyses } from '../store/compare-analyses.ts';
import { verifyDraft } from '../verify/verify-draft.ts';

/** What the product itself uses. */
export const REPORT_PORTS: ReportPorts = {
  site: siteGatherer,
  gatherers: GATHERERS,
  createAnalyst({ model }, kind) {
    if (kind === 'built-in') return createBuiltInAnalyst();
    // Never silently another analyst: the user chose the model.
    if (model === null) throw noModelError();
    return createModelAnalyst(model);
  },
  createReader: ({ model }, kind) => (kind === 'built-in' || model === null ? null : createSecondReader(model)),
  verify: verifyDraft,
  compare: compareAnalyses,
  notify,
};
