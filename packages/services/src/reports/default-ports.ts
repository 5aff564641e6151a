import { GATHERERS, site } from '@workbench/connectors';
import { notify } from '../settings/index.ts';
import { createBuiltInAnalyst } from './analyse/built-in.ts';
import { createModelAnalyst } from './analyse/model.ts';
import { noModel } from './choose-analyst.ts';
import type { ReportPorts } from './report-ports.ts';
import { compareAnalyses } from './rules/changes.ts';
import { verifyDraft } from './rules/verify-draft.ts';

/** What the product itself uses. */
export const REPORT_PORTS: ReportPorts = {
  site,
  gatherers: GATHERERS,
  analystOf({ outside: { model } }, kind) {
    if (kind === 'built-in') return createBuiltInAnalyst();
    // Never the other one in silence: a person asked for the model's reading.
    if (model === null) throw noModel();
    return createModelAnalyst(model);
  },
  verify: verifyDraft,
  compare: compareAnalyses,
  notify,
};
