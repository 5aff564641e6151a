import { CompanyModel } from '@workbench/db';
import { CHECKED_FIELDS, type CheckedCompany, findSelected } from '../companies/index.ts';
import type { Verb } from '../shared/context.ts';
import { countReasons } from './count-reasons.ts';
import { ruleOfAction } from './parts/rule-of-action.ts';
import { requireListOf } from './require-list.ts';
import type { BulkPreview, PreviewBulkInput } from './schemas.ts';

const IDS_AT_ONCE = 1000;

/** What an action would do to the selected companies. Changes nothing. */
export async function previewBulk({ ctx, input: { selection, action } }: Verb<PreviewBulkInput>): Promise<BulkPreview> {
  await requireListOf(action);
  const ids = await findSelected(ctx, selection);
  const companies = ids.length;
  if (action.kind === 'delete') return { companies, changes: companies, unchanged: 0, left: [] };
  const rule = ruleOfAction(action);
  const reasons: string[] = [];
  let [changes, unchanged] = [0, 0];
  for (let from = 0; from < companies; from += IDS_AT_ONCE) {
    const found = CompanyModel.collection.find<CheckedCompany>(
      { _id: { $in: ids.slice(from, from + IDS_AT_ONCE) } },
      { projection: CHECKED_FIELDS, hint: '_id_' },
    );
    for await (const company of found) {
      const check = rule.check(company);
      if (check === 'changes') changes++;
      else if (check === 'same') unchanged++;
      else reasons.push(check.left);
    }
  }
  return { companies, changes, unchanged, left: countReasons(reasons) };
}
