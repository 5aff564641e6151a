import { answer, Refusal } from './support/answers.ts';
import { checkAll } from './support/axe.ts';
import { card, desk, deskName, messageRows, openOutreach } from './support/outreach.ts';
import { toast } from './support/screens.ts';
import { campaignOf, deskOf, messageOf } from './support/scripted-outreach.ts';
import { expect, type Locator, type Page, test } from './support/test.ts';

// Nothing is written: all answers are the tests' own, so that the shared demo will do.

const MESSAGES = `?tab=messages&campaign=${campaignOf(1).id}`;
const MANY = Array.from({ length: 240 }, (_, index) => messageOf(index));

/** A whole screen: two campaigns, messages, a plan. */
const screen = (over: Record<string, unknown> = {}) => ({
  'outreach.campaigns': [
    campaignOf(1, {
      totalTargets: 240,
      sent: 8,
      accepted: 4,
      replied: 2,
      targetCriteria: { title: 'CTO', city: 'Berlin' },
    }),
    campaignOf(2, { status: 'paused', type: 'follow_up', totalTargets: 3 }),
    campaignOf(3, { status: 'draft' }),
    campaignOf(4, { status: 'completed' }),
  ],
  'outreach.counters': { activeCampaigns: 1, totalSent: 1234, accepted: 56, replied: 7 },
  'outreach.messages': [],
  'outreach.desk': deskOf([]),
  'outreach.latestDrafting': { run: null },
  'outreach.funnel': { templates: [] },
  ...over,
});

async function open(page: Page, search: string, over: Record<string, unknown> = {}) {
  await answer(page, screen(over));
  await openOutreach(page, search);
}

test('the counters and the cards say what the server counts', async ({ page }) => {
  await open(page, '');
  for (const [title, value] of Object.entries({ 'Active Campaigns': '1', 'Total Sent': '1,234', Accepted: '56' })) {
    await expect(page.getByRole('main')).toContainText(`${title}${value}`);
  }
  await expect(page.getByRole('tab')).toHaveText(['Campaigns', 'Messages', 'Settings']);
  await expect(card(page, 'Campaign 1')).toContainText('active');
  await expect(card(page, 'Campaign 1')).toContainText('connection request');
  await expect(card(page, 'Campaign 1')).toContainText('title: CTO · city: Berlin');
  await expect(card(page, 'Campaign 1')).toContainText('Targets240Sent8Accepted4Replied2');
  await expect(card(page, 'Campaign 2')).toContainText('follow up');
  await expect(page.getByRole('button', { name: /^Pause / })).toHaveText(['Pause']);
  await expect(page.getByRole('button', { name: /^Start / })).toHaveText(['Start', 'Start', 'Start']);
});

test('a card is selected by a click anywhere on it or by its button, and the address says so', async ({ page }) => {
  await open(page, '');
  await card(page, 'Campaign 2').click({ position: { x: 10, y: 100 } });
  await expect(page).toHaveURL(new RegExp(`campaign=${campaignOf(2).id}`));
  await page.getByRole('button', { name: 'Campaign 1', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Campaign 1', exact: true })).toHaveAttribute('aria-current', 'true');
});

test('a long name without spaces stays within its card and the dialog', async ({ page }) => {
  const long = campaignOf(1, { name: 'Longname'.repeat(25) });
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '', { 'outreach.campaigns': [long] });
  const isWithin = (part: Locator) => part.evaluate((element) => element.scrollWidth <= element.clientWidth);
  expect(await isWithin(card(page, long.name)), 'card').toBe(true);
  await page.getByRole('button', { name: `Add targets to ${long.name}` }).click();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await isWithin(page.getByRole('dialog', { name: 'Add targets' })), `dialog at ${width} px`).toBe(true);
  }
});

test('without campaigns, without a selection and without messages the screen says what to do', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('outreach.messages')) asked.push(request.url());
  });
  await open(page, '', { 'outreach.campaigns': [] });
  await expect(page.getByText('No campaigns yet')).toBeVisible();
  await page.getByRole('tab', { name: 'Messages' }).click();
  await expect(page.getByText('Select a campaign to view messages')).toBeVisible();
  await page.unrouteAll();
  await open(page, '?tab=messages');
  await expect(page.getByText('Select a campaign to view messages')).toBeVisible();
  expect(asked, 'no campaign is selected').toEqual([]);
  await open(page, `?tab=messages&campaign=${campaignOf(3).id}`);
  await expect(page.getByText('No messages for this campaign yet')).toBeVisible();
  expect(asked.length).toBeGreaterThan(0);
});

test('messages are shown with all that is known, and unknown ones as such', async ({ page }) => {
  const messages = [
    messageOf(1, { status: 'sent', sentAt: '2026-11-21T10:00:00.000Z' }),
    messageOf(2, { recipientName: null, recipientLinkedinUrl: 'javascript:alert(1)', messageContent: null }),
    messageOf(3, { isSuppressed: true }),
  ];
  await open(page, MESSAGES, { 'outreach.messages': messages, 'outreach.desk': deskOf([]) });
  await expect(messageRows(page)).toHaveCount(3);
  await expect(messageRows(page).nth(0)).toContainText('Sent Nov 21, 2026');
  await expect(
    messageRows(page)
      .nth(0)
      .getByRole('link', { name: /^View Profile/ }),
  ).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(messageRows(page).nth(1)).toContainText('Unknown');
  await expect(messageRows(page).nth(1)).toContainText('Not sent yet');
  await expect(messageRows(page).nth(1).getByRole('link')).toHaveCount(0);
  await expect(messageRows(page).nth(2)).toContainText('do not contact');
  await messageRows(page).nth(2).getByRole('button').click();
  await expect(desk(page)).toContainText('On the do-not-contact list; this message can’t be sent.');
  await expect(desk(page).getByRole('button', { name: 'Mark as sent' })).toHaveAttribute('aria-disabled', 'true');
});

test('of hundreds of messages fifty are drawn, and more on request', async ({ page }) => {
  await open(page, MESSAGES, { 'outreach.messages': MANY });
  await expect(messageRows(page)).toHaveCount(50);
  await page.getByRole('button', { name: 'Show 50 more' }).click();
  await expect(messageRows(page)).toHaveCount(100);
});

test('a used-up day says when the next place gets free', async ({ page }) => {
  const nextFreeAt = new Date();
  nextFreeAt.setHours(23, 59, 0, 0);
  const requests = { limit: 100, used: 100, left: 0, nextFreeAt: nextFreeAt.toISOString() };
  await open(page, MESSAGES, { 'outreach.desk': deskOf([], { requests, waiting: 240, daysLeft: 3, suppressed: 2 }) });
  await expect(desk(page)).toContainText('100 of 100 connection requests used; next slot at 23:59');
  await expect(desk(page)).toContainText('240 people in the queue; about 3 days at the daily limit.');
  await expect(desk(page)).toContainText('2 are skipped: on the do-not-contact list.');
  await expect(desk(page)).toContainText('Daily sending limit reached. Next slot at 23:59.');
});

test('the settings warn and name the limits', async ({ page }) => {
  await open(page, '?tab=settings');
  const panel = page.getByRole('tabpanel');
  await expect(panel).toContainText('prohibit automation');
  await expect(panel).toContainText('at your own risk');
  await expect(panel).toContainText('Daily connection requestsat most 100');
  await expect(panel).toContainText('Daily messagesat most 50');
  await expect(panel).toContainText('Randomized delay between actions3-5 seconds');
  await expect(panel).toContainText('This product never sends anything automatically');
});

test('what can’t be read is told, and read again on request', async ({ page, problems }) => {
  problems.expect(/trpc\/.*outreach\./, /status of 503/);
  const broken = new Refusal(503, 'The database is restarting');
  let isBroken = true;
  const orBroken = (value: unknown) => () => (isBroken ? broken : value);
  await open(page, MESSAGES, {
    'outreach.messages': orBroken([messageOf(1)]),
    'outreach.desk': orBroken(deskOf([messageOf(1)])),
    'outreach.counters': broken,
  });
  await expect(page.getByText('Failed to fetch outreach totals: The database is restarting')).toBeVisible();
  await expect(page.getByText('Failed to fetch today’s queue')).toBeVisible();
  await expect(page.getByText('Failed to fetch messages')).toBeVisible();
  isBroken = false;
  for (const title of ['Failed to fetch today’s queue', 'Failed to fetch messages']) {
    await page.getByRole('alert').filter({ hasText: title }).getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText(title)).toHaveCount(0);
  }
  await expect(deskName(page)).toHaveText('Person 1');
});

test('a step that fails is told on the desk and by a toast, and the message stays', async ({ page, problems }) => {
  problems.expect(/outreach\.changeStatus/, /status of 503/);
  await open(page, MESSAGES, {
    'outreach.desk': deskOf([messageOf(1), messageOf(2)]),
    'outreach.changeStatus': new Refusal(503, 'The message is being changed by somebody else'),
  });
  await expect(deskName(page)).toHaveText('Person 1');
  await page.keyboard.press('s');
  await expect(desk(page).getByRole('alert')).toContainText('The message is being changed by somebody else');
  await expect(toast(page)).toContainText('Failed to Update Message');
  await expect(deskName(page)).toHaveText('Person 1');
});

test('what became of those who were added is told in words', async ({ page }) => {
  await open(page, '', {
    'leads.lists': [],
    'contacts.list': { contacts: [], total: 0, next: null },
    'leads.page': {
      leads: [{ id: '0'.repeat(24), firstName: 'Mira', lastName: 'Sample', email: null, title: 'CTO', company: null }],
      nextCursor: null,
      total: 1,
      isTotalExact: true,
    },
    'outreach.addTargets': { added: 1, known: 2, suppressed: 3 },
  });
  await page.getByRole('button', { name: 'Add targets to Campaign 1' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add targets' });
  await expect(dialog).toContainText('No saved contacts yet.');
  await dialog.getByRole('tab', { name: 'Lead list' }).click();
  await expect(dialog).toContainText('No lead lists yet.');
  await dialog.getByRole('tab', { name: 'Leads' }).click();
  await dialog.getByRole('checkbox', { name: /Mira Sample/ }).check();
  await dialog.getByRole('button', { name: 'Add 1 lead' }).click();
  await expect(toast(page)).toContainText('Targets Added');
  await expect(toast(page)).toContainText('1 person added, 2 already in the campaign, 3 on the do-not-contact list.');
});

test('axe finds nothing to fault, in both themes, wide and narrow', async ({ page }) => {
  test.setTimeout(300_000);
  await answer(
    page,
    screen({
      'outreach.messages': MANY.slice(0, 20).map((one, index) => ({ ...one, isSuppressed: index === 3 })),
      'outreach.desk': deskOf(MANY.slice(0, 5)),
      'outreach.funnel': {
        templates: [{ name: 'Intro', targets: 9, sent: 8, accepted: 4, replied: 2, acceptRate: 0.5, replyRate: 0.25 }],
      },
    }),
  );
  await checkAll(page, {
    Campaigns: () => openOutreach(page, `?campaign=${campaignOf(1).id}`),
    'New campaign': () => page.getByRole('button', { name: 'New Campaign' }).click(),
    Targets: async () => {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Add targets to Campaign 1' }).click();
      await expect(page.getByRole('dialog', { name: 'Add targets' })).toBeVisible();
    },
    Messages: async () => {
      await openOutreach(page, MESSAGES);
      await expect(deskName(page)).toBeVisible();
    },
    Replacing: async () => {
      await page.keyboard.press('w');
      await expect(page.getByRole('alertdialog', { name: 'Replace this text?' })).toBeVisible();
    },
    Editing: async () => {
      await page.keyboard.press('Escape');
      await page.keyboard.press('e');
    },
    Failing: async () => {
      await page.keyboard.press('Escape');
      await page.keyboard.press('f');
      await expect(page.getByRole('dialog', { name: 'Mark as failed' })).toBeVisible();
    },
    Settings: () => openOutreach(page, '?tab=settings'),
  });
});
