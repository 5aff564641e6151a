import { columnName } from '@workbench/connectors/google-sheets/format';
import type { Verb } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import type { LeadList, WriteBackPlan } from '../schemas.ts';
import { findLeadList, toLeadList } from '../store/lead-lists.ts';
import { openSheet } from './open-sheet.ts';
import { queueWriteBack } from './queue-write-back.ts';
import { readSheetPlan } from './read-sheet-plan.ts';
import { readTargets } from './read-targets.ts';

type ById = Verb<{ id: string }>;

const CELLS_SHOWN = 200;

/**
 * The cells that writing back would fill now; nothing is written.
 * @throws ServiceError not_found; invalid for a list without a sheet, or one that can't be reached, with what to do;
 * unavailable when Google does not answer now
 */
export async function previewWriteBack({ ctx, input }: ById): Promise<WriteBackPlan> {
  const list = await findLeadList(input.id);
  const { sheet, explain } = await openSheet(ctx, list);
  const targets = await readTargets(ctx, list);
  try {
    const { plan } = await readSheetPlan(sheet, targets);
    const names = new Map(targets.map(({ leadId, name }) => [leadId, name]));
    const cells = plan.cells.filter(({ leadId }) => leadId !== null);
    return {
      total: cells.length,
      cells: cells.slice(0, CELLS_SHOWN).map(({ row, column, value, header, leadId }) => {
        return { row, cell: `${columnName(column)}${row}`, column: header, value, lead: names.get(leadId ?? '') ?? '' };
      }),
      newColumns: plan.newHeaders,
      rows: new Set(cells.map(({ row }) => row)).size,
      missing: [...plan.missing].map(([leadId, reason]) => ({ lead: names.get(leadId) ?? '', reason })),
    };
  } catch (error) {
    const explained = await explain(error);
    throw explained instanceof Error && !(explained instanceof ServiceError) && 'isRetryable' in explained
      ? new ServiceError('unavailable', explained.message)
      : explained;
  }
}

/**
 * Starts writing results to the list's spreadsheet; if a write-back is in progress, another one follows it.
 * @throws ServiceError not_found; invalid for a list without a spreadsheet
 */
export async function startWriteBack({ ctx, input }: ById): Promise<LeadList> {
  const list = await findLeadList(input.id);
  if (list.spreadsheetId === null) {
    throw new ServiceError('invalid', `"${list.name}" did not come from a Google Sheet; download it with its results`);
  }
  await queueWriteBack(ctx, list);
  return toLeadList(await findLeadList(input.id), ctx.now());
}
