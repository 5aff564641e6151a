import type { EnrichmentRun } from '@workbench/services/leads/schemas';
import { Refusal } from './support/answers.ts';
import { checkAll } from './support/axe.ts';
import { tabTo, toast } from './support/screens.ts';
import {
  CONNECTED,
  LEADS,
  LIST,
  leadButtons,
  leadDetailOf,
  openLeads,
  PREVIEW,
  runOf,
  spreadsheetId,
  workCard,
} from './support/scripted-leads.ts';
import { expect, type Page, test } from './support/test.ts';

const DETAIL = leadDetailOf();
const SETTLED = leadDetailOf({
  suggestions: [],
  candidates: [],
  suggestionCount: 0,
  needsReview: false,
  message: null,
});
const PLAN = {
  total: 201,
  cells: [{ row: 7, cell: 'J7', column: 'Found title', value: 'CTO', lead: 'Ada Kettle' }],
  newColumns: ['Found title'],
  rows: 120,
  missing: [{ lead: 'Bob Kettle', reason: 'The row is not there any more' }],
};

/** What the page sent to these procedures. */
function sentTo(page: Page, name: string): unknown[] {
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().includes(name)) sent.push((request.postDataJSON() as { 0: unknown })[0]);
  });
  return sent;
}

test('a lead is opened, walked and closed by keyboard; the focus comes back to its row', async ({ page }) => {
  await openLeads(page, { leads: LEADS, path: '?tab=leads', answers: { 'leads.get': DETAIL } });
  await tabTo(page, leadButtons(page).first());
  await page.keyboard.press('ArrowDown');
  await expect(leadButtons(page).nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Ada Kettle' });
  await expect(dialog).toContainText('2 matches: choose the right one');
  await tabTo(page, dialog.getByRole('button', { name: 'Edit Email' }));
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toBeFocused();
  // Escape takes back the typing alone.
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('button', { name: 'Edit Email' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(leadButtons(page).nth(1)).toBeFocused();
});

test('origins, steps, log and company are told; suggestions and matches are decided', async ({ page }) => {
  const suggestions = sentTo(page, 'leads.decideSuggestion');
  const reviews = sentTo(page, 'leads.decideReview');
  const retries = sentTo(page, 'leads.retry');
  await openLeads(page, {
    path: `?tab=leads&lead=${DETAIL.id}`,
    answers: {
      'leads.get': DETAIL,
      'leads.decideSuggestion': DETAIL,
      'leads.decideReview': SETTLED,
      'leads.retry': SETTLED,
    },
  });
  const dialog = page.getByRole('dialog', { name: 'Ada Kettle' });
  const field = (label: string) =>
    dialog.getByRole('listitem').filter({ has: page.getByRole('button', { name: `Edit ${label}`, exact: true }) });
  await expect(field('First name')).toContainText(/Google Sheet · .*Locked/);
  await expect(field('Title')).toContainText(/People Data Labs · 90% confidence/);
  await expect(field('Title')).not.toContainText('Locked');
  await expect(dialog).toContainText('Wikidata did not answer');
  await expect(dialog).toContainText('A private mail domain');
  await expect(dialog.getByRole('row').filter({ hasText: 'Two people of this name' })).toContainText('1 credit');
  await expect(dialog.getByRole('link', { name: 'Open company' })).toHaveAttribute('href', /\/search\?company=/);
  await expect(dialog.getByRole('link', { name: 'Open report' })).toHaveAttribute(
    'href',
    /\/company-reports\?company=/,
  );
  await dialog.getByRole('button', { name: 'Dismiss Title Chief Technology Officer' }).click();
  const refused = { id: DETAIL.id, field: 'title', value: 'Chief Technology Officer', accept: false };
  await expect.poll(() => suggestions).toEqual([refused]);
  await dialog.getByRole('button', { name: 'Try again: LinkedIn profile discovery' }).click();
  await expect.poll(() => retries).toEqual([{ id: DETAIL.id, step: 'linkedin_discovery' }]);
  await dialog.getByRole('button', { name: 'Select match 2' }).click();
  await expect.poll(() => reviews).toEqual([{ id: DETAIL.id, candidateId: 'two' }]);
});

test('a lead that is not there, and an address that is none, are told', async ({ page, problems }) => {
  problems.expect(/leads\.get/, /status of 404/);
  await openLeads(page, {
    path: `?tab=leads&lead=${DETAIL.id}`,
    answers: { 'leads.get': () => new Refusal(404, 'No such lead') },
  });
  await expect(page.getByRole('dialog', { name: 'Lead not found' })).toBeVisible();
  await page.goto('/lead-enrichment?lead=me');
  await expect(page.getByRole('dialog', { name: 'Lead not found' })).toBeVisible();
});

test('an enrichment is paused, resumed, cancelled after a question, and failed leads are tried again', async ({
  page,
}) => {
  const actions: string[] = [];
  let run = runOf();
  const act = (name: string, part: Partial<EnrichmentRun>) => () => {
    actions.push(name);
    run = { ...run, ...part };
    script.runs = [run];
    return run;
  };
  const ended = { secondsLeft: null, pending: 0, running: 0, isOpen: false, writeBack: null } as const;
  const script = await openLeads(page, {
    runs: [run],
    lists: [LIST],
    leads: LEADS,
    answers: {
      'leads.pauseRun': act('pause', { state: 'paused', secondsLeft: null }),
      'leads.resumeRun': act('resume', { state: 'running', secondsLeft: 90 }),
      'leads.cancelRun': act('cancel', { state: 'cancelled', ...ended }),
      'leads.retryRun': act('retry', { state: 'running', failed: 0 }),
    },
  });
  const card = workCard(page, LIST.name);
  await expect(card).toContainText('about 40 per minute, about 2 minutes left');
  await expect(card).toContainText('60 of 100 credits');
  await card.getByRole('button', { name: /^Pause/ }).click();
  await expect(card).toContainText('Paused at 60 of 120 leads');
  await card.getByRole('button', { name: /^Resume/ }).click();
  await expect(card).toContainText('Enriching: 60 of 120 leads');
  await card.getByRole('button', { name: /^Cancel/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel enrichment' }).click();
  await expect(card.getByText('Cancelled', { exact: true })).toBeVisible();
  run = runOf({ state: 'completed', ...ended });
  script.runs = [run];
  await page.reload();
  await card.getByRole('button', { name: /^Retry failed/ }).click();
  await expect(card.getByText('Enriching', { exact: true })).toBeVisible();
  expect(actions).toEqual(['pause', 'resume', 'cancel', 'retry']);

  const asked = page.waitForRequest(/leads\.retryRun/);
  run = runOf({ state: 'completed', ...ended });
  script.runs = [run];
  await page.reload();
  await card.getByRole('button', { name: /^Retry one step/ }).click();
  await page.getByRole('menuitem', { name: 'People-data search' }).click();
  expect((await asked).postData()).toContain('"step":"pdl_search"');
});

test('the cells are shown before they are written; a refusal is a toast', async ({ page, problems }) => {
  problems.expect(/leads\.writeBack/, /status of 503/);
  await openLeads(page, {
    lists: [LIST],
    answers: {
      'leads.previewWriteBack': PLAN,
      'leads.writeBack': () => new Refusal(503, 'Google does not answer now'),
    },
  });
  await workCard(page, LIST.name).getByRole('button', { name: 'Preview cells for Kettle people' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('201 cells in 120 rows; new columns: Found title.');
  await expect(dialog.getByRole('row').filter({ hasText: 'J7' })).toContainText('CTO');
  await expect(dialog).toContainText('… and 200 more');
  await expect(dialog).toContainText('Bob Kettle: The row is not there any more');
  await dialog.getByRole('button', { name: 'Write results' }).click();
  await expect(toast(page)).toContainText('Failed to Write Results');
  await expect(toast(page)).toContainText('Google does not answer now');
});

test.describe('axe finds nothing to fault, in both themes, wide and narrow,', () => {
  test.beforeEach(() => test.setTimeout(300_000));

  test('in the ways in, the preview and the work', async ({ page }) => {
    const writeBack = { state: 'completed', message: null, cells: 240, missingRows: 1, at: '' } as const;
    const answers = { 'leads.previewSheet': PREVIEW, 'leads.previewWriteBack': PLAN };
    await checkAll(page, {
      Empty: () => openLeads(page),
      'Not connected': () =>
        openLeads(page, { answers: { 'sources.googleSheets': { ...CONNECTED, isConnected: false } } }),
      File: () => openLeads(page, { path: '?way=file' }),
      Paste: () => openLeads(page, { path: '?way=paste' }),
      Work: () => openLeads(page, { runs: [runOf({ state: 'paused', isOpen: false })], lists: [LIST], answers }),
      Preview: async () => {
        await openLeads(page, { lists: [{ ...LIST, writeBack }], answers });
        await spreadsheetId(page).fill('sheet-id');
        await page.getByRole('button', { name: 'Preview', exact: true }).click();
        await expect(page.getByRole('region', { name: 'Preview', exact: true })).toBeVisible();
      },
      Cells: async () => {
        await workCard(page, LIST.name)
          .getByRole('button', { name: /^Preview cells/ })
          .click();
        await expect(page.getByRole('dialog')).toContainText('J7');
      },
    });
  });

  test('in the leads and one of them', async ({ page }) => {
    const leads = LEADS.map((lead) => ({ ...lead, needsReview: true, suggestionCount: 2 }));
    const answers = { 'leads.get': DETAIL, 'leads.estimate': PREVIEW.estimate };
    await checkAll(page, {
      None: () => openLeads(page, { path: '?tab=leads' }),
      Leads: () => openLeads(page, { leads, path: '?tab=leads', answers }),
      Enriching: async () => {
        const all = page.getByRole('checkbox', { name: 'Select all loaded leads' });
        await page.keyboard.press('a');
        await expect(all).toBeChecked();
        await page.getByRole('button', { name: 'Enrich', exact: true }).click();
        await expect(page.getByRole('dialog')).toContainText('Costs up to 3 credits');
      },
      Lead: async () => {
        await openLeads(page, { leads, path: `?tab=leads&lead=${DETAIL.id}`, answers });
        await expect(page.getByRole('dialog', { name: 'Ada Kettle' })).toBeVisible();
      },
      Editing: async () => {
        await page.getByRole('button', { name: 'Edit Email' }).click();
        await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
      },
    });
  });
});
