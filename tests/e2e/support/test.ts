import { test as base, expect } from '@playwright/test';
import { importCsv } from '../../helpers/upload.ts';
import { Problems } from './problems.ts';
import { type RunningServer, startServer, type WorkspaceKind } from './server.ts';

export type { Locator, Page, Route } from '@playwright/test';
export { expect };

/** The server of the file that runs; without one it is the shared demo. */
let own: RunningServer | undefined;

interface Fixtures {
  /** Address of the server under test. */
  origin: string;
  /** What went wrong on the page; at the end of every test this must be nothing, or what the test announced. */
  problems: Problems;
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern
  origin: async ({}, use) => {
    const origin = own?.origin ?? process.env.E2E_DEMO_ORIGIN;
    if (origin === undefined) throw new Error('Neither the demo nor a workspace of this file is running.');
    await use(origin);
  },
  baseURL: async ({ origin }, use) => use(origin),
  page: async ({ page, problems }, use) => {
    await use(page);
    problems.end();
    // A screen that polls may be waiting for an answer that the test replaces.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  problems: [
    async ({ context }, use) => {
      const problems = new Problems();
      problems.watch(context);
      await use(problems);
      expect(problems.unexpected(), 'errors in the console or of requests').toEqual([]);
    },
    { auto: true },
  ],
});

export interface Upload {
  csv: string;
  fields?: Record<string, string>;
}

/** Gives the tests of this file a server of their own, with these files imported; in the demo the first sync is over. */
export function useWorkspace(kind: WorkspaceKind, uploads: Upload[] = []): void {
  test.beforeAll(async () => {
    test.setTimeout(240_000);
    own = await startServer(kind);
    for (const { csv, fields } of uploads) await importCsv(own.origin, csv, fields);
  });
  test.afterAll(async () => {
    await own?.stop();
    own = undefined;
  });
}
