import { card, createCampaign, desk, deskName, messageRows, openOutreach, savePeople } from './support/outreach.ts';
import { toast } from './support/screens.ts';
import { expect, type Page, test, useWorkspace } from './support/test.ts';

useWorkspace('demo');

const counter = (page: Page, title: string) =>
  page.getByRole('heading', { level: 2, name: title, exact: true }).locator('xpath=ancestor::div[2]');
const told = (page: Page) => desk(page).getByRole('status').last();

test('a campaign is created, filled, started, worked off by keyboard alone, paused and completed', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const people = await savePeople(page, 3);
  await openOutreach(page);
  await expect(page.getByText('No campaigns yet')).toBeVisible();

  await page.getByRole('button', { name: 'New Campaign' }).click();
  const dialog = page.getByRole('dialog', { name: 'New Campaign' });
  await dialog.getByRole('button', { name: 'Create Campaign' }).click();
  await expect(toast(page)).toContainText('Campaign Name Required');
  await dialog.getByLabel('Campaign name *').fill('Engineering leads');
  await dialog.getByLabel('Target criteria').fill('title: VP Engineering\nlocation: Berlin');
  await dialog.getByLabel('Daily limit').fill('101');
  await dialog.getByRole('button', { name: 'Create Campaign' }).click();
  await expect(dialog.getByText('Enter a number from 1 to 100.')).toBeVisible();
  await dialog.getByLabel('Daily limit').fill('20');
  await dialog.getByLabel('Language').selectOption('English');
  await dialog.getByLabel('Tone').selectOption('Direct');
  await dialog.getByRole('button', { name: 'Create Campaign' }).click();
  await expect(dialog).toHaveCount(0);
  const campaign = card(page, 'Engineering leads');
  await expect(campaign).toContainText('draft');
  await expect(campaign).toContainText('connection request');
  await expect(campaign).toContainText('title: VP Engineering · location: Berlin');

  await page.getByRole('button', { name: 'Add targets to Engineering leads' }).click();
  const targets = page.getByRole('dialog', { name: 'Add targets' });
  await targets.getByRole('button', { name: 'Select all shown' }).click();
  await targets.getByRole('button', { name: `Add ${people.length} contacts` }).click();
  await expect(targets).toHaveCount(0);
  await expect(campaign.getByText('Not written yet')).toBeVisible();

  await page.getByRole('button', { name: 'Start Engineering leads' }).click();
  await expect(page.getByRole('button', { name: 'Pause Engineering leads' })).toBeVisible();
  await expect(counter(page, 'Active Campaigns')).toContainText('1');

  await campaign.getByRole('button', { name: 'Show messages' }).click();
  await expect(page).toHaveURL(/tab=messages/);
  await expect(desk(page)).toContainText('0 of 100 connection requests used');
  await expect(desk(page)).toContainText('1 of 3');
  const first = (await deskName(page).textContent()) ?? '';

  // From here on without the mouse.
  await page.keyboard.press('s');
  await expect(told(page)).toContainText('No text yet. Write the draft first.');
  await page.keyboard.press('w');
  await expect(told(page)).toContainText(`Draft for ${first} written.`);
  await page.keyboard.press('e');
  const field = desk(page).getByRole('textbox');
  await expect(field).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('It would be good to be in touch.');
  await expect(desk(page)).toContainText('32 / 300');
  await page.keyboard.press('Control+Enter');
  await expect(told(page)).toContainText(`Draft for ${first} saved.`);
  await expect(field).toBeHidden();
  // An error in the one visible toast goes before a success.
  await expect(toast(page)).toHaveCount(0);
  await page.keyboard.press('c');
  await expect(toast(page)).toContainText('Copied!');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('It would be good to be in touch.');
  await page.keyboard.press('s');
  await expect(told(page)).toContainText(`Marked as sent: ${first}.`);
  await expect(deskName(page)).not.toHaveText(first);
  await expect(desk(page)).toContainText('1 of 2');
  await expect(desk(page)).toContainText('1 of 100 connection requests used');
  await expect(counter(page, 'Total Sent')).toContainText('1');

  const second = (await deskName(page).textContent()) ?? '';
  await page.keyboard.press('x');
  await expect(told(page)).toContainText(`Skipped for now: ${second}.`);
  await expect(deskName(page)).not.toHaveText(second);
  await page.keyboard.press('j');
  await expect(deskName(page)).toHaveText(second);
  await page.keyboard.press('f');
  await expect(page.getByRole('dialog', { name: 'Mark as failed' })).toBeVisible();
  await page.keyboard.type('the profile is gone');
  await page.keyboard.press('Enter');
  await expect(told(page)).toContainText(`Marked as failed: ${second}.`);
  await expect(desk(page)).toContainText('1 of 1');

  await page.keyboard.press('t');
  await expect(deskName(page)).toHaveText(first);
  await page.keyboard.press('a');
  await expect(told(page)).toContainText(`Marked as accepted: ${first}.`);
  await expect(counter(page, 'Accepted')).toContainText('1');
  await page.keyboard.press('r');
  await expect(told(page)).toContainText(`Marked as replied: ${first}.`);
  await expect(desk(page)).toContainText('No replies pending');
  await expect(counter(page, 'Replied')).toContainText('1');
  await desk(page)
    .getByRole('button', { name: `Undo for ${first}` })
    .click();
  await expect(told(page)).toContainText(`Undone for ${first}.`);
  await expect(deskName(page)).toHaveText(first);
  await expect(counter(page, 'Replied')).toContainText('0');
  await page.keyboard.press('r');
  await expect(told(page)).toContainText(`Marked as replied: ${first}.`);
  await desk(page)
    .getByRole('button', { name: `Note the reply of ${first}` })
    .click();
  await expect(desk(page).getByLabel(`Note on ${first}`)).toBeFocused();
  await page.keyboard.type('Wants a call in May');
  await page.keyboard.press('Control+Enter');
  await expect(told(page)).toContainText(`Note on ${first} saved.`);
  await expect(desk(page)).toContainText('Note: Wants a call in May');
  await expect(desk(page)).toContainText(/Sent .* · Accepted .* · Replied /);
  await page.keyboard.press('m');
  await expect(told(page)).toContainText(`Next message to ${first}.`);
  await expect(desk(page)).toContainText(/Due /);
  await expect(desk(page).getByRole('list', { name: `Other messages to ${first}` })).toContainText(
    /Sent .*It would be good to be in touch.*Note: Wants a call in May/s,
  );
  await page.keyboard.press('w');
  await expect(told(page)).toContainText(`Draft for ${first} written.`);
  await page.getByRole('searchbox', { name: 'Search messages' }).fill('call may');
  await expect(page).toHaveURL(/q=call/);
  await expect(messageRows(page)).toHaveCount(1);
  await expect(messageRows(page)).toContainText(first);
  await page.getByRole('searchbox', { name: 'Search messages' }).fill('');
  await expect(messageRows(page)).toHaveCount(4);
  await page.getByRole('searchbox', { name: 'Search messages' }).blur();
  await page.keyboard.press('t');
  await expect(desk(page)).toContainText('1 of 2');

  // Who has no text yet gets one in the background, which is reviewed before it can be sent.
  await page.getByRole('button', { name: 'Write missing drafts' }).click();
  await expect(card(page, 'Drafts')).toContainText('Last run: 1 of 1 written.');
  await expect(desk(page).getByRole('button', { name: 'To review (1)' })).toBeVisible();
  await page.keyboard.press('t');
  await expect(desk(page)).toContainText('needs review');
  await expect(desk(page).getByRole('region', { name: 'What the draft rests on' })).toContainText(/→|states nothing/);
  const reviewed = (await deskName(page).textContent()) ?? '';
  await page.keyboard.press('a');
  await expect(told(page)).toContainText(`Approved: ${reviewed}.`);
  await expect(desk(page)).toContainText('All drafts are reviewed');
  await desk(page).getByRole('button', { name: 'Show queue' }).click();
  await expect(desk(page)).toContainText('1 of 2');

  await page.getByLabel('Show messages').selectOption('failed');
  await expect(page).toHaveURL(/status=failed/);
  await expect(messageRows(page)).toHaveCount(1);
  await expect(messageRows(page)).toContainText('Failed: the profile is gone');
  await messageRows(page)
    .getByRole('button', { name: /^Open in queue/ })
    .click();
  await desk(page).getByRole('button', { name: 'Try again' }).click();
  await expect(told(page)).toContainText(`Back in the queue: ${second}.`);
  await desk(page).getByRole('button', { name: 'Undo “try again”' }).click();
  await expect(told(page)).toContainText(`Undone for ${second}.`);
  await page.keyboard.press('z');
  await expect(desk(page).getByRole('button', { name: 'Try again' })).toBeHidden();
  await expect(deskName(page)).toHaveText(second);
  await desk(page).getByRole('button', { name: 'Do not contact' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Do not contact' }).click();
  await expect(told(page)).toContainText(`${second} is on the do-not-contact list.`);
  await expect(deskName(page)).not.toHaveText(second);

  await page.getByRole('tab', { name: 'Campaigns' }).click();
  await page.getByRole('button', { name: 'More for Engineering leads' }).click();
  await page.getByRole('menuitem', { name: 'Copy' }).click();
  const copy = page.getByRole('dialog', { name: 'Copy campaign' });
  await expect(copy.getByLabel('Campaign name *')).toHaveValue('Copy of Engineering leads');
  await expect(copy.getByLabel('Daily limit')).toHaveValue('20');
  await expect(copy.getByLabel('Tone')).toHaveValue('direct');
  await page.keyboard.press('Escape');
  await expect(copy).toHaveCount(0);
  await page.getByRole('button', { name: 'Pause Engineering leads' }).click();
  await expect(campaign).toContainText('paused');
  await page.getByRole('button', { name: 'More for Engineering leads' }).click();
  await page.getByRole('menuitem', { name: 'Complete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Complete campaign' }).click();
  await expect(campaign).toContainText('completed');
  await expect(page.getByRole('button', { name: 'Start Engineering leads' })).toBeDisabled();
});

test('letters that are typed, and those that are turned off, do nothing to the desk', async ({ page }) => {
  const campaign = await createCampaign(page, 'Typing', await savePeople(page, 2));
  await openOutreach(page, `?tab=messages&campaign=${campaign.id}`);
  await expect(desk(page)).toContainText('“Typing” is a draft. Start it to send its messages.');
  const first = (await deskName(page).textContent()) ?? '';
  await desk(page).getByRole('button', { name: 'Write it yourself' }).click();
  await page.keyboard.type('jkx');
  await expect(desk(page).getByRole('textbox')).toHaveValue('jkx');
  await page.keyboard.press('Escape');
  await desk(page).getByRole('switch', { name: 'Shortcuts' }).click();
  await page.keyboard.press('j');
  await expect(deskName(page)).toHaveText(first);
  await page.reload();
  await expect(desk(page).getByRole('switch', { name: 'Shortcuts' })).not.toBeChecked();
  await expect(deskName(page)).toHaveText(first);
  await desk(page).getByRole('switch', { name: 'Shortcuts' }).click();
  await expect(desk(page).getByRole('switch', { name: 'Shortcuts' })).toBeChecked();
  await page.keyboard.press('j');
  await expect(deskName(page)).not.toHaveText(first);
});

test('a claim that nothing supports is held back with the reason', async ({ page, problems }) => {
  problems.expect(/outreach\.edit/, /status of 400/);
  const campaign = await createCampaign(page, 'Claims', await savePeople(page, 1));
  await openOutreach(page, `?tab=messages&campaign=${campaign.id}`);
  await desk(page).getByRole('button', { name: 'Write it yourself' }).click();
  await desk(page).getByRole('textbox').fill('Congratulations on your $40 million Series B.');
  await desk(page).getByRole('button', { name: 'Save' }).click();
  await expect(desk(page).getByRole('alert')).toContainText('The message states what nothing here supports');
  await expect(desk(page).getByRole('textbox')).toHaveValue('Congratulations on your $40 million Series B.');
});

test('a campaign without targets can not start and says why; a file becomes a lead list and its people targets', async ({
  page,
}) => {
  await createCampaign(page, 'From a file', []);
  await openOutreach(page);
  const start = page.getByRole('button', { name: 'Start From a file' });
  await expect(start).toBeDisabled();
  await expect(start).toHaveAccessibleDescription('Add targets first.');
  await page.getByRole('button', { name: 'Add targets to From a file' }).click();
  const targets = page.getByRole('dialog', { name: 'Add targets' });
  await targets.getByRole('tab', { name: 'File' }).click();
  await targets.getByLabel('CSV or Excel file').setInputFiles({
    name: 'people.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('first name,last name,company\nMira,Sample,Kettle Works\nOle,Sample,Kettle Works\n'),
  });
  await targets.getByRole('button', { name: 'Import and add' }).click();
  await expect(targets).toHaveCount(0);
  await expect(card(page, 'From a file').getByText('2', { exact: true })).toBeVisible();
  await expect(start).toBeEnabled();
  await expect(start).toHaveAccessibleDescription('2 of 2 targets have no text.');
  await page.getByRole('button', { name: 'Write drafts for From a file' }).click();
  await page.getByRole('button', { name: 'Write missing drafts' }).click();
  await expect(page.getByText('Last run: 2 of 2 written.')).toBeVisible();
  await page.getByRole('tab', { name: 'Campaigns' }).click();
  await expect(start).toHaveAccessibleDescription('');
});
