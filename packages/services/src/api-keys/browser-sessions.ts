import { createHash, randomBytes } from 'node:crypto';
import { type BrowserSessionDoc, BrowserSessionModel } from '@workbench/db';
import { SESSION_MAX_MS } from './limits.ts';

/** How late a process may learn that another one has begun or ended a session. */
const FRESH_MS = 1000;

let known: { readAt: number; sessions: Promise<ReadonlyMap<string, BrowserSessionDoc>> } | null = null;

/** Lets a browser in that has given the access token. @returns the text for its cookie, which is stored nowhere */
export async function beginSession(accessToken: string, now: Date): Promise<string> {
  const session = randomBytes(32).toString('base64url');
  await BrowserSessionModel.create({
    _id: hash(session),
    tokenHash: hash(accessToken),
    createdAt: now,
    expiresAt: new Date(now.getTime() + SESSION_MAX_MS),
  });
  known = null;
  return session;
}

/** Whether the text of a cookie lets a browser in now. What another process has ended is refused within a second. */
export async function isSession(session: string, accessToken: string, now: Date): Promise<boolean> {
  const stored = (await readSessions()).get(hash(session));
  return stored !== undefined && stored.tokenHash === hash(accessToken) && stored.expiresAt > now;
}

export async function endSession(session: string): Promise<void> {
  await BrowserSessionModel.deleteOne({ _id: hash(session) });
  known = null;
}

/** Every browser has to give the access token again. */
export async function endAllSessions(): Promise<void> {
  await BrowserSessionModel.deleteMany({});
  known = null;
}

/** At most one read a second, however many requests come. While the database is away, what was read last counts. */
function readSessions(): Promise<ReadonlyMap<string, BrowserSessionDoc>> {
  const now = performance.now();
  if (known !== null && now - known.readAt <= FRESH_MS) return known.sessions;
  const last = known;
  const sessions = BrowserSessionModel.find()
    .lean<BrowserSessionDoc[]>()
    .then((stored) => new Map(stored.map((session) => [session._id, session])))
    .catch((error) => {
      known = null;
      if (last === null) throw error;
      return last.sessions;
    });
  known = { readAt: now, sessions };
  return sessions;
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex');
