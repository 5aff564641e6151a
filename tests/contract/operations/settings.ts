import { expect } from 'vitest';
import type { OperationTests } from './operation-tests.ts';

const GET = 'GET /api/settings';
const PUT = 'PUT /api/settings';
const PREVIEW = 'POST /api/settings/preview';
const CONTACT_EMAIL = 'GET /api/settings/contact-email';
const RECOMPUTE = 'GET /api/settings/recompute';
const TEST_EMAIL = 'POST /api/settings/test-email';
const NOTIFICATIONS = 'GET /api/notifications';

const DEFAULTS = {
  email: '',
  contactEmail: '',
  autoSync: false,
  emailNotifications: false,
  minimumSources: 2,
  excludeOutliers: true,
  headlineScope: 'group',
  maxFigureAgeMonths: 24,
  googleNews: false,
};

export const settingsTests: OperationTests = {
  [GET]: {
    'answers the defaults before anything was changed': async ({ call }) => {
      expect((await call(GET)).body).toEqual(DEFAULTS);
    },
  },
  [CONTACT_EMAIL]: {
    'answers the stored address, and none again once it is emptied': async ({ call }) => {
      expect((await call(CONTACT_EMAIL)).body).toEqual({ email: null, from: null });
      await call(PUT, { body: { contactEmail: 'ops@example.com' } });
      expect((await call(CONTACT_EMAIL)).body).toEqual({ email: 'ops@example.com', from: 'stored' });
      expect((await call(PUT, { body: { contactEmail: '' } })).status).toBe(200);
      expect((await call(CONTACT_EMAIL)).body).toEqual({ email: null, from: null });
    },
  },
  [RECOMPUTE]: {
    'has nothing to tell before anything was changed': async ({ call }) => {
      expect((await call(RECOMPUTE)).body).toEqual({ recompute: null });
    },
  },
  [PREVIEW]: {
    'says that the settings as they are change nothing': async ({ call }) => {
      const { body } = await call(PREVIEW, { body: { minimumSources: 2, excludeOutliers: true } });
      expect(body).toMatchObject({ willChange: 0, loseAggregate: 0, gainAggregate: 0 });
    },
    'counts the companies that would lose their number, and stores nothing': async ({ call }) => {
      const { body } = await call(PREVIEW, { body: { minimumSources: 5, excludeOutliers: true } });
      expect(body.loseAggregate).toBeGreaterThan(0);
      expect(body.willChange).toBeGreaterThanOrEqual(body.loseAggregate);
      expect((await call(GET)).body).toEqual(DEFAULTS);
    },
    'refuses a minimum outside 1 to 5': async ({ call }) => {
      for (const minimumSources of [0, 6, 1.5, '2', null]) {
        expect((await call(PREVIEW, { body: { minimumSources, excludeOutliers: true } })).status).toBe(400);
      }
    },
  },
  [PUT]: {
    'stores every field and begins to recompute only when the aggregation changed': async ({ call }) => {
      const plain = { ...DEFAULTS, email: 'ada@example.com', autoSync: true };
      expect((await call(PUT, { body: plain })).body).toEqual({ settings: plain, recompute: null });
      const { headlineScope, maxFigureAgeMonths, ...known } = { ...plain, maxFigureAgeMonths: 36 };
      await call(PUT, { body: { ...plain, maxFigureAgeMonths } });
      // A client that does not know the later settings leaves them as they are.
      expect((await call(PUT, { body: known })).body.settings).toEqual({ ...known, headlineScope, maxFigureAgeMonths });
      await call(PUT, { body: plain });
      const stricter = { ...plain, minimumSources: 3 };
      const { body } = await call(PUT, { body: stricter });
      expect(body).toMatchObject({ settings: stricter, recompute: { state: 'running' } });
      expect((await call(GET)).body).toEqual(stricter);
      expect((await call(PUT, { body: DEFAULTS })).status).toBe(200);
    },
    'leaves what is left out, so that an older client and a second window undo nothing': async ({ call }) => {
      await call(PUT, { body: { email: 'ops@example.com', autoSync: true } });
      await call(PUT, { body: { googleNews: true } });
      const { googleNews: _, ...older } = DEFAULTS;
      const body = { ...older, email: 'ada@example.com' };
      expect((await call(PUT, { body })).body.settings).toEqual({ ...body, googleNews: true });
      expect((await call(PUT, { body: {} })).body.settings).toEqual({ ...body, googleNews: true });
      expect((await call(PUT, { body: DEFAULTS })).status).toBe(200);
    },
    'refuses a wrong address and a wrong number, and stores nothing then': async ({ call }) => {
      for (const body of [{ ...DEFAULTS, email: 'ada' }, { contactEmail: 'ops' }, { minimumSources: 6 }]) {
        expect((await call(PUT, { body })).status, JSON.stringify(body)).toBe(400);
      }
      expect((await call(GET)).body).toEqual(DEFAULTS);
    },
  },
  [TEST_EMAIL]: {
    'says what is missing when no mail server is set': async ({ call }) => {
      const { body } = await call(TEST_EMAIL, { body: { email: 'ada@example.com' } });
      expect(body).toMatchObject({ ok: false, message: expect.stringContaining('SMTP_URL') });
    },
    'refuses what is no address': async ({ call }) => {
      expect((await call(TEST_EMAIL, { body: { email: 'ada' } })).status).toBe(400);
    },
  },
  [NOTIFICATIONS]: {
    'is a list, newest first, of at most 200': async ({ call }) => {
      expect((await call(NOTIFICATIONS)).body).toEqual([]);
      expect((await call(NOTIFICATIONS, { query: { limit: '201' } })).status).toBe(400);
    },
  },
};
