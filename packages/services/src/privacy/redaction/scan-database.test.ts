import { AuditLineModel } from '@workbench/db';
import { useTestDatabase } from '@workbench/db/testing';
import { expect, it } from 'vitest';
import { appendLine } from '../../audit/index.ts';
import { createContext } from '../../shared/context.ts';
import { scanDatabase } from './scan-database.ts';

useTestDatabase();

it('leaves the audit log as it is, whose lines would look forged', async () => {
  const entry = { operation: 'contacts.save', records: [], recordCount: 0, counts: {}, credits: 0, outcome: 'done' };
  await appendLine(createContext(), entry);
  const line = await AuditLineModel.findOne().lean();
  expect((await scanDatabase(new RegExp(line?.hash ?? '', 'gu'))).hits).toEqual([]);
});
