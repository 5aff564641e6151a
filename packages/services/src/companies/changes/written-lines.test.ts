import type { CompanyChangeDoc } from '@workbench/db';
import { Types } from 'mongoose';
import { expect, it } from 'vitest';
import { linesOfWritten } from './written-lines.ts';

const [EARLIER, LATER] = [new Date('2026-11-21T12:00:00Z'), new Date('2026-11-21T12:00:01Z')];

const planned = (kind: string) => {
  const _id = new Types.ObjectId();
  const line = (companyId: Types.ObjectId): CompanyChangeDoc => ({
    ...{ _id: new Types.ObjectId(), companyId, at: LATER, by: { kind: 'person' }, kind, details: {} },
  });
  // The second one is of another company, as of a parent.
  return { company: { _id, updatedAt: EARLIER }, lines: [line(_id), line(new Types.ObjectId())] };
};

it('adds the lines of companies that were written, and none of those that stayed or are gone', () => {
  const [written, stayed, gone] = [planned('written'), planned('stayed'), planned('gone')];
  const stored = [
    { ...written.company, updatedAt: LATER },
    { ...stayed.company, updatedAt: new Date(EARLIER) },
  ];
  expect(linesOfWritten([written, stayed, gone], stored)).toEqual(written.lines);
});
