import type { OutreachMessage } from '@workbench/services/outreach/schemas';
import { answer, Refusal } from './support/answers.ts';
import { card, desk, deskName, openOutreach } from './support/outreach.ts';
import { toast } from './support/screens.ts';
import { campaignOf, deskOf, messageOf } from './support/scripted-outreach.ts';
import { expect, type Page, test } from './support/test.ts';

// What others change meanwhile must not come under a person's hand. Nothing is written: all answers are the tests' own.

const [ANNA, BORIS, CLARA] = [1, 2, 3].map((index) => messageOf(index)) as [
  OutreachMessage,
  OutreachMessage,
  OutreachMessage,
];
const CHANGED = 'This message has been changed in another window. Check it again';
const told = (page: Page) => desk(page).getByRole('status').last();

/** The desk over a plan that the test changes as other windows would. */
async function open(page: Page, queue: OutreachMessage[], answers: Record<string, unknown> = {}) {
  const server = { queue, messages: [] as OutreachMessage[] };
  await page.clock.install();
  await answer(page, {
    'outreach.campaigns': [campaignOf(1, { totalTargets: 3 })],
    'outreach.counters': { activeCampaigns: 1, totalSent: 0, accepted: 0, replied: 0 },
    'outreach.messages': () => server.messages,
    'outreach.desk': () => deskOf(server.queue),
    'outreach.latestDrafting': { run: null },
    ...answers,
  });
  await openOutreach(page, '?tab=messages');
  await expect(desk(page)).toContainText(`1 of ${queue.length}`);
  /** After a minute the plan is read again, and is another one. */
  const later = async (next: OutreachMessage[], changed: OutreachMessage[] = []) => {
    server.queue = next;
    server.messages = changed;
    const answered = page.waitForResponse(/outreach\.desk/);
    await page.clock.fastForward(61_000);
    await answered;
  };
  return { server, later };
}

/** What the next such call is given. */
async function inputOf(page: Page, procedure: string): Promise<unknown> {
  const request = await page.waitForRequest(new RegExp(procedure.replace('.', '\\.')));
  return (request.postDataJSON() as Record<string, unknown>)['0'];
}

test('who is shown stays when a place becomes free before them a minute later, and is who gets marked', async ({
  page,
}) => {
  const { server, later } = await open(page, [BORIS, CLARA], {
    'outreach.changeStatus': () => {
      server.queue = [ANNA, CLARA];
      return { ...BORIS, status: 'sent', revision: 2 };
    },
  });
  await later([ANNA, BORIS, CLARA]);
  await expect(desk(page)).toContainText('2 of 3');
  await expect(deskName(page)).toHaveText('Person 2');
  const marked = inputOf(page, 'outreach.changeStatus');
  await page.keyboard.press('s');
  expect(await marked).toEqual({ messageId: BORIS.id, revision: 1, action: 'sent', reason: '' });
  await expect(told(page)).toContainText('Marked as sent: Person 2.');
  await expect(deskName(page)).toHaveText('Person 3');
});

test('who is marked in another window stays on the desk with the new status until one goes on', async ({ page }) => {
  const { later } = await open(page, [ANNA, BORIS]);
  await later([BORIS], [{ ...ANNA, status: 'sent', revision: 2 }]);
  await expect(desk(page)).toContainText('Moved to another queue');
  await expect(told(page)).toContainText(
    'The message to Person 1 is now marked as sent and has moved to another queue.',
  );
  await expect(deskName(page)).toHaveText('Person 1');
  await page.keyboard.press('s');
  await expect(told(page)).toContainText('Person 1 is sent.');
  await page.keyboard.press('j');
  await expect(deskName(page)).toHaveText('Person 2');
  await expect(told(page)).not.toContainText('has moved to another queue');
});

test('a text that is typed stays through everything, and replaces another one only when that was shown', async ({
  page,
  problems,
}) => {
  problems.expect(/outreach\.edit/, /status of 409/);
  let isRefused = true;
  const { later } = await open(page, [ANNA, BORIS], {
    'outreach.edit': () => (isRefused ? new Refusal(409, CHANGED) : { ...ANNA, revision: 3 }),
  });
  await page.keyboard.press('e');
  const field = desk(page).getByRole('textbox');
  await field.fill('Typed here.');
  await later([BORIS], [{ ...ANNA, messageContent: 'Typed elsewhere.', revision: 2 }]);
  await expect(desk(page)).toContainText('This message was changed elsewhere. It now reads: Typed elsewhere.');
  await expect(field).toHaveValue('Typed here.');
  await expect(field).toBeFocused();
  let saved = inputOf(page, 'outreach.edit');
  await page.keyboard.press('Control+Enter');
  expect(await saved, 'of the moment the editor was opened').toMatchObject({ messageId: ANNA.id, revision: 1 });
  await expect(toast(page)).toContainText(CHANGED);
  await expect(desk(page).getByRole('alert')).toContainText(CHANGED);
  await desk(page).getByRole('button', { name: 'Awaiting reply' }).click();
  await expect(field).toHaveCount(0);
  isRefused = false;
  await later([{ ...ANNA, messageContent: 'Typed elsewhere.', revision: 2 }, BORIS]);
  await desk(page).getByRole('button', { name: 'To send' }).click();
  await expect(field).toHaveValue('Typed here.');
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' More.');
  saved = inputOf(page, 'outreach.edit');
  await page.keyboard.press('Control+Enter');
  expect(await saved).toMatchObject({ text: 'Typed here. More.', revision: 2 });
  await expect(field).toHaveCount(0);
});

test('a reason that is typed stays with its person when their message leaves the plan', async ({ page }) => {
  const { server, later } = await open(page, [ANNA, BORIS], {
    'outreach.changeStatus': () => {
      server.messages = [];
      return { ...ANNA, status: 'failed', failure: 'the profile is gone', revision: 2 };
    },
  });
  await page.keyboard.press('f');
  const dialog = page.getByRole('dialog', { name: 'Mark as failed' });
  await expect(dialog).toBeVisible();
  await page.keyboard.type('the profile');
  await later([BORIS]);
  await page.keyboard.type(' is gone');
  const marked = inputOf(page, 'outreach.changeStatus');
  await page.keyboard.press('Enter');
  expect(await marked).toMatchObject({ messageId: ANNA.id, action: 'failed', reason: 'the profile is gone' });
  await expect(dialog).toHaveCount(0);
  await expect(deskName(page)).toHaveText('Person 2');
});

test('a draft that stands is replaced only when that was confirmed, and only as it was seen', async ({ page }) => {
  const { server } = await open(page, [ANNA, BORIS], {
    'outreach.writeDraft': () => {
      server.queue = [{ ...ANNA, messageContent: 'A new draft.', revision: 2 }, BORIS];
      return server.queue[0];
    },
  });
  const question = page.getByRole('alertdialog', { name: 'Replace this text?' });
  await page.keyboard.press('w');
  await expect(question).toContainText('A new draft will replace the current text.');
  await expect(question.getByRole('button', { name: 'Keep text' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toHaveCount(0);
  await expect(desk(page)).toContainText('Hello Person 1');
  await page.keyboard.press('w');
  await expect(question.getByRole('button', { name: 'Keep text' })).toBeFocused();
  await page.keyboard.press('Tab');
  const written = inputOf(page, 'outreach.writeDraft');
  await page.keyboard.press('Enter');
  expect(await written).toEqual({ messageId: ANNA.id, revision: 1 });
  await expect(desk(page)).toContainText('A new draft.');
  await expect(told(page)).toContainText('Draft for Person 1 written.');
});

test('of an edited campaign only what was typed is sent', async ({ page }) => {
  const criteria = { 'level: senior': 'Berlin\nHamburg' };
  const campaign = campaignOf(1, { goal: 'A pilot', dailyLimit: 20, targetCriteria: criteria });
  await answer(page, {
    'outreach.campaigns': [campaign],
    'outreach.update': { ...campaign, name: 'Renamed' },
    'ai.templates': [],
  });
  await openOutreach(page);
  await card(page, 'Campaign 1').getByRole('button', { name: 'More for Campaign 1' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit campaign' });
  await dialog.getByLabel('Campaign name *').fill('Renamed');
  const sent = inputOf(page, 'outreach.update');
  await dialog.getByRole('button', { name: 'Save campaign' }).click();
  expect(await sent).toEqual({ id: campaign.id, name: 'Renamed' });
  await expect(dialog).toHaveCount(0);
});

test('a text and a note that are typed are there again after another campaign, tab and screen', async ({ page }) => {
  await open(page, [ANNA, BORIS], { 'outreach.campaigns': [campaignOf(1, { totalTargets: 3 }), campaignOf(2)] });
  const text = desk(page).getByRole('textbox', { name: 'Message to Person 1' });
  const note = desk(page).getByRole('textbox', { name: 'Note on Person 1' });
  await page.keyboard.press('n');
  await note.fill('Met in Lyon');
  await desk(page).getByRole('button', { name: 'Edit', exact: true }).click();
  await text.fill('Half of a sentence');
  await page.getByLabel('Campaign', { exact: true }).selectOption({ index: 2 });
  await expect(page).toHaveURL(/campaign=/);
  await page.getByLabel('Campaign', { exact: true }).selectOption({ index: 0 });
  await expect(text).toHaveValue('Half of a sentence');
  await page.getByRole('tab', { name: 'Campaigns' }).click();
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await page.getByRole('link', { name: 'LinkedIn Outreach' }).click();
  await page.getByRole('tab', { name: 'Messages' }).click();
  await expect(text).toHaveValue('Half of a sentence');
  await expect(note).toHaveValue('Met in Lyon');
  await text.press('Escape');
  await note.press('Escape');
  await expect(desk(page).getByRole('textbox')).toHaveCount(0);
});
