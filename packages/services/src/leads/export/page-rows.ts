import { LEAD_ROW_INDEXES, type LeadRowDoc, LeadRowModel } from '@workbench/db';

const PAGE = 500;

/** All rows of a list in their order, a page at a time, so that any number fits into memory. */
export async function* pageRows(listId: string): AsyncGenerator<LeadRowDoc[]> {
  for (let last = 0; ; ) {
    const rows = await LeadRowModel.find({ listId, line: { $gt: last } })
      .sort({ line: 1 })
      .hint(LEAD_ROW_INDEXES.line)
      .limit(PAGE)
      .lean<LeadRowDoc[]>();
    if (rows.length > 0) yield rows;
    if (rows.length < PAGE) return;
    last = rows.at(-1)?.line ?? last;
  }
}
