import { SuppressionModel, WorkspaceKeyModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { createContext } from '../../shared/context.ts';
import { fingerprintOf } from '../../shared/workspace-key/workspace-key.ts';
import { excludeSuppressed } from '../texts/exclude-suppressed.ts';
import { checkSuppression } from './check-suppression.ts';
import { findSuppressedIds } from './find-suppressed-ids.ts';
import { noteErasure } from './note-erasure.ts';
import { addSuppressions } from './suppression-entries.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);

const contextOf = (name: string) =>
  createContext({
    secrets: { seal: (text) => text, open: (text) => text, fingerprint: (text) => `${name} ${text}`, isNew: false },
  });
const [ours, other] = [contextOf('ours'), contextOf('other')];
const person = { kind: 'email', value: 'a@b.com' } as const;

describe('the do-not-contact list', () => {
  beforeEach(() => WorkspaceKeyModel.create({ _id: 'workspace', fingerprint: fingerprintOf(other.secrets) }));

  it.each([
    ['addSuppressions', () => addSuppressions(ours, [[person]], 'objected')],
    ['noteErasure', () => noteErasure(ours, [person])],
    ['checkSuppression', () => checkSuppression({ ctx: ours, input: { identifier: person.value } })],
    ['findSuppressedIds', () => findSuppressedIds(ours, [{ id: 'one', keys: [person] }])],
    [
      'excludeSuppressed',
      () => excludeSuppressed(ours, 'pdl', JSON.stringify({ data: [{ id: 'p1', email: 'a@b.com' }] })),
    ],
  ])("is neither added to nor looked into with a key that is no longer the workspace's: %s", async (_, use) => {
    await addSuppressions(other, [[person]], 'objected');
    await expect(use()).rejects.toThrow('another secret key');
    expect(await SuppressionModel.countDocuments()).toBe(1);
    expect(await checkSuppression({ ctx: other, input: { identifier: person.value } })).toMatchObject({
      isSuppressed: true,
    });
  });
});
