import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ContactDoc, ContactModel } from '@workbench/db';
import { Types } from 'mongoose';
import { createContext, type ServiceContext } from './context.ts';
import { openSecrets } from './secrets.ts';

export const AT = new Date('2026-11-21T12:00:00Z');

/** A context with a key of its own, as a workspace has it, and a clock that stands still until it is set. */
export function contextWithKey(): { ctx: ServiceContext; clock: { now: Date }; forget: () => void } {
  const dataDir = mkdtempSync(join(tmpdir(), 'workbench-list-'));
  const clock = { now: AT };
  const ctx = createContext({ now: () => clock.now, secrets: openSecrets(dataDir) });
  return { ctx, clock, forget: () => rmSync(dataDir, { recursive: true }) };
}

/** For tests in which no domain follows contacts or leads. */
export const ignoreChanges = async (): Promise<void> => undefined;

let count = 0;

/** Someone who is held, with an Apollo id of their own and nothing else unless it is given. */
export async function insertContact(parts: Partial<ContactDoc> = {}): Promise<ContactDoc> {
  const id = `held${++count}`;
  const [contact] = await ContactModel.create([
    {
      _id: new Types.ObjectId(),
      keys: [`apollo:${id}`],
      name: 'Marta Oliveira',
      isNameHidden: false,
      sources: [{ source: 'apollo', id, at: AT }],
      origins: {},
      revealedAt: {},
      knownIn: ['contacts'],
      notes: [],
      formerIds: [],
      words: [],
      savedAt: AT,
      ...parts,
    },
  ]);
  if (contact === undefined) throw new Error('The contact was not stored');
  return contact.toObject();
}
