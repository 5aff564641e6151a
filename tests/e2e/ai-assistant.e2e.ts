import { answer, Refusal } from './support/answers.ts';
import {
  CLAIM,
  campaignDialog,
  claims,
  closeTemplates,
  createTemplate,
  evidence,
  fillRecipient,
  form,
  generate,
  openAssistant,
  resultCard,
  storeInNewCampaign,
  templatesDialog,
  text,
  useMessage,
} from './support/assistant.ts';
import { NOTE, saveContact } from './support/saved-contact.ts';
import { hold, tabTo, toast } from './support/screens.ts';
import { expect, type Page, test, useWorkspace } from './support/test.ts';

useWorkspace('demo');

const type = (page: Page) => page.getByLabel('Message type');
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

async function expectNoSidewaysScroll(page: Page, where: string) {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, `${where} is wider than the screen`).toBeLessThanOrEqual(390);
}

test('the screen begins empty, and its tips and fields are those of the chosen type', async ({ page }) => {
  await openAssistant(page);
  await expect(resultCard(page)).toContainText('No message generated yet');
  await expect(type(page).getByRole('option')).toHaveText([
    'Connection Request (300 char max)',
    'Direct Message',
    'Follow Up',
  ]);
  await expect(page.getByText('Best Practices', { exact: true })).toBeVisible();
  for (const label of ['Recipient name', 'Title', 'Company', 'Industry', 'Campaign goal (optional)']) {
    await expect(page.getByLabel(label, { exact: true })).toBeVisible();
  }
  const tips = {
    connection_request: 'Don’t ask for anything yet: no meeting, link or price.',
    direct_message: 'Stick to one point and one question that is easy to answer.',
    follow_up: 'Mention the earlier message without blame.',
  };
  for (const [value, tip] of Object.entries(tips)) {
    await type(page).selectOption(value);
    await expect(page.getByText(tip)).toBeVisible();
    await expect(
      page.getByRole('listitem').filter({ hasText: /^(Don’t ask for anything|Stick to one|Mention the earlier)/ }),
    ).toHaveCount(1);
    await expect(page.getByLabel('Your name')).toHaveCount(value === 'connection_request' ? 0 : 1);
    await expect(page.getByLabel('Your title')).toHaveCount(value === 'connection_request' ? 0 : 1);
    await expect(page.getByLabel('Your company')).toHaveCount(value === 'connection_request' ? 0 : 1);
  }
  await page.getByLabel('Your company').fill('Fabrikam');
  await openAssistant(page);
  await type(page).selectOption('direct_message');
  await expect(page.getByLabel('Your company')).toHaveValue('Fabrikam');
});

test('only a connection request needs a recipient', async ({ page }) => {
  await openAssistant(page);
  await form(page).getByRole('button', { name: 'Generate message' }).click();
  await expect(toast(page)).toContainText('Missing Information');
  await expect(toast(page)).toContainText(
    'Please provide at least a recipient name or company for connection requests.',
  );
  await expect(resultCard(page)).toContainText('No message generated yet');
  await toast(page).getByRole('button', { name: 'Dismiss' }).click();
  for (const value of ['direct_message', 'follow_up']) {
    await type(page).selectOption(value);
    await generate(page);
    await expect(toast(page)).toContainText('Message Generated!');
  }
  await type(page).selectOption('connection_request');
  await page.getByLabel('Company', { exact: true }).fill('Northwind Robotics');
  await generate(page);
  await expect(text(page)).toHaveValue(/Northwind Robotics/);
});

test('a message is written, counted, written otherwise, switched and copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAssistant(page);
  await fillRecipient(page, 'Marta Oliveira');
  const held = await hold(page, 'ai.stream');
  await form(page).getByRole('button', { name: 'Generate message' }).click();
  await expect(form(page).getByRole('button', { name: 'Generating...' })).toBeDisabled();
  held.release();
  await expect(toast(page)).toContainText('Message Generated!');
  const first = await text(page).inputValue();
  expect(first).toMatch(/Marta/);
  await expect(resultCard(page)).toContainText(`${first.length} / 300`);
  await expect(evidence(page)).toContainText('Recipient name');

  await page.getByRole('button', { name: 'Regenerate' }).click();
  await expect(resultCard(page)).toContainText('2 of 2');
  const second = await text(page).inputValue();
  expect(second).not.toBe(first);
  await page.getByRole('button', { name: 'Previous message' }).click();
  await expect(text(page)).toHaveValue(first);
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(toast(page)).toContainText('Copied!');
  expect(await clipboard(page)).toBe(first);
  await page.getByRole('button', { name: 'Next message' }).click();
  await expect(text(page)).toHaveValue(second);
});

test('what an edit makes too long is warned of and copied shortened', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAssistant(page);
  await fillRecipient(page, 'Marta Oliveira');
  await generate(page);
  await expect(page.getByText('Over limit - will be trimmed')).toHaveCount(0);
  const long = 'It would be good to talk. '.repeat(14);
  await text(page).fill(long);
  await expect(resultCard(page)).toContainText(`${long.length} / 300`);
  await expect(page.getByText('Over limit - will be trimmed')).toBeVisible();
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(toast(page)).toContainText('Copied!');
  expect(await clipboard(page)).toBe(`${long.slice(0, 297)}...`);
});

test('a template that gives too long a connection request is shortened, and that is said', async ({ page }) => {
  await openAssistant(page);
  await fillRecipient(page, 'Marta Oliveira');
  await createTemplate(page, 'Long one', `Hi {{firstName|there}}, ${'it would be good to talk. '.repeat(14)}`);
  await expect(toast(page)).toContainText('Template Saved');
  await closeTemplates(page);
  await page.getByLabel('Your template').selectOption({ label: 'Long one' });
  await expect(page.getByLabel('Writer')).toBeDisabled();
  await generate(page);
  await expect(toast(page)).toContainText('Message Trimmed');
  await expect(toast(page)).toContainText('Connection request automatically shortened to 300 characters.');
  const written = await text(page).inputValue();
  expect(written).toMatch(/^Hi Marta, it would be good to talk\..*\.\.\.$/);
  expect(written).toHaveLength(300);
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByRole('dialog')).toContainText('Message Generated!');
});

test('a claim that nothing supports holds the message back until it is a note', async ({ page }) => {
  await openAssistant(page);
  await fillRecipient(page, 'Marta Oliveira');
  await generate(page);
  await expect(useMessage(page)).toBeEnabled();
  await text(page).fill(`${await text(page).inputValue()} ${CLAIM}`);
  await expect(claims(page)).toBeVisible();
  await expect(claims(page).locator('mark').first()).toBeVisible();
  await expect(useMessage(page)).toBeDisabled();
  await expect(useMessage(page)).toHaveAccessibleDescription(/unsupported\. Edit the text or add a supporting note\.$/);
  await claims(page)
    .getByRole('button', { name: /^Add as a note: “/ })
    .first()
    .click();
  await expect(claims(page)).toHaveCount(0);
  await expect(useMessage(page)).toBeEnabled();
  const note = page.getByRole('checkbox', { name: CLAIM });
  await expect(note).toBeChecked();
  await expect(note).toHaveAccessibleDescription('Your note · today');
});

test('a message becomes a draft of a new campaign, stands in the history and can be restored', async ({ page }) => {
  await openAssistant(page);
  await fillRecipient(page, 'Ines Duarte');
  await generate(page);
  const written = await text(page).inputValue();
  await useMessage(page).click();
  await campaignDialog(page).getByRole('button', { name: 'Save as draft' }).click();
  await expect(toast(page)).toContainText('Campaign Name Required');
  await toast(page).getByRole('button', { name: 'Dismiss', includeHidden: true }).click();
  await campaignDialog(page).getByRole('button', { name: 'Cancel' }).click();
  await storeInNewCampaign(page, 'Heads of Operations');
  await expect(toast(page)).toContainText('Saved as a draft in “Heads of Operations”.');
  const drafts = page.getByRole('region', { name: 'In outreach campaigns' });
  await expect(drafts.getByRole('listitem')).toContainText('Heads of Operations');
  await expect(drafts.getByRole('listitem')).toContainText('Draft');

  await openAssistant(page);
  await page.getByLabel('Recipient name').fill('Ines Duarte');
  await page.getByLabel('Company', { exact: true }).fill('Northwind Robotics');
  await expect(drafts).toContainText(written.slice(0, 40));
  await page.getByRole('button', { name: /^Restore/ }).click();
  await expect(text(page)).toHaveValue(written);
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Head of Operations');
});

test('a saved contact fills the form, and the facts that are picked are the evidence', async ({ page }) => {
  const contact = await saveContact(page);
  await openAssistant(page, `?contact=${contact.id}`);
  await expect(page.getByLabel('Recipient name')).toHaveValue(contact.name);
  await expect(page.getByLabel('Company', { exact: true })).toHaveValue(contact.organizationName ?? '');
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(contact.title ?? '');
  await expect(page.getByRole('button', { name: `Saved contact: ${contact.name}` })).toBeVisible();
  const note = page.getByRole('checkbox', { name: NOTE });
  await expect(note).toHaveAccessibleDescription('Note · today');
  await note.check();
  await type(page).selectOption('direct_message');
  await generate(page);
  await expect(evidence(page)).toContainText(`→ ${NOTE} · Note · today`);
  await expect(text(page)).toHaveValue(/Hannover/);
});

test('a template is refused in words, written, changed and deleted', async ({ page, problems }) => {
  problems.expect(/ai\.(createTemplate|stream)/, /status of 400/);
  await openAssistant(page);
  await createTemplate(page, 'Intro', 'Hi {{nickname}}');
  const dialog = templatesDialog(page);
  const body = dialog.getByLabel('Text', { exact: true });
  await expect(dialog).toContainText('The template has no variable “nickname”.');
  await body.fill('Hello from ');
  await dialog.getByRole('button', { name: '{{senderName}}' }).click();
  await expect(body).toHaveValue('Hello from {{senderName}}');
  await dialog.getByRole('button', { name: 'Save template' }).click();
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Intro' })).toContainText('Hello from {{senderName}}');
  await closeTemplates(page);

  await page.getByLabel('Recipient name').fill('Marta Oliveira');
  await page.getByLabel('Your template').selectOption({ label: 'Intro' });
  await form(page).getByRole('button', { name: 'Generate message' }).click();
  await expect(toast(page)).toContainText('Generation Failed');
  await expect(toast(page)).toContainText('“senderName” is empty: it is your own name. Enter it under “Your name”');
  await toast(page).getByRole('button', { name: 'Dismiss' }).click();

  await page.getByRole('button', { name: 'Manage templates' }).click();
  await dialog.getByRole('button', { name: 'Edit Intro' }).click();
  await body.fill('Hello {{firstName}} from us');
  await dialog.getByRole('button', { name: 'Save template' }).click();
  // Saved before the dialog closes: the message is written with the template that the server has.
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Intro' })).toContainText('Hello {{firstName}} from us');
  await closeTemplates(page);
  await generate(page);
  await expect(text(page)).toHaveValue('Hello Marta from us');

  await page.getByRole('button', { name: 'Manage templates' }).click();
  await dialog.getByRole('button', { name: 'Delete Intro' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete template' }).click();
  await expect(dialog.getByRole('button', { name: 'Edit Intro' })).toHaveCount(0);
  await closeTemplates(page);
  await expect(page.getByLabel('Your template')).toHaveValue('');
  await expect(page.getByLabel('Writer')).toBeEnabled();
});

test('a new template begins in its name, and Esc asks before what was typed is lost', async ({ page }) => {
  await openAssistant(page);
  await page.getByRole('button', { name: 'Manage templates' }).click();
  const dialog = templatesDialog(page);
  await dialog.getByRole('button', { name: 'New template' }).click();
  await expect(dialog.getByLabel('Template name')).toBeFocused();
  await page.keyboard.type('Warm intro');
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Discard what you entered?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(dialog.getByLabel('Template name')).toHaveValue('Warm intro');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Manage templates' }).click();
  await dialog.getByRole('button', { name: 'New template' }).click();
  await page.keyboard.press('Escape');
  await expect(dialog, 'nothing was typed').toHaveCount(0);
});

test('a failure is told in words, and the text from before stays', async ({ page, problems }) => {
  problems.expect(/ai\.stream/, /status of 503/);
  await openAssistant(page);
  await fillRecipient(page, 'Marta Oliveira');
  await generate(page);
  await text(page).fill('My own words');
  await answer(page, { 'ai.stream': new Refusal(503, 'The database is restarting') });
  await page.getByRole('button', { name: 'Regenerate' }).click();
  await expect(toast(page)).toContainText('Generation Failed');
  const reason = 'The response ended before the message was complete. Generate it again.';
  await expect(toast(page)).toContainText(reason);
  await expect(resultCard(page).getByRole('alert')).toContainText(reason);
  await expect(text(page)).toHaveValue('My own words');
});

test('a message is written and used without a mouse', async ({ page }) => {
  await openAssistant(page);
  await tabTo(page, page.getByLabel('Recipient name'));
  await page.keyboard.type('Pavel Novak');
  await page.keyboard.press('Control+Enter');
  await expect(text(page)).toHaveValue(/Pavel/);
  await tabTo(page, useMessage(page));
  await page.keyboard.press('Enter');
  const dialog = campaignDialog(page);
  await expect(dialog).toBeVisible();
  await dialog.getByRole('radio').first().focus();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(useMessage(page)).toBeFocused();
});

test('a German message says Sie, an informal one du', async ({ page }) => {
  await openAssistant(page);
  await fillRecipient(page, 'Marta Oliveira');
  await page.getByText('Tone and language').click();
  await page.getByLabel('Language').selectOption('de');
  await generate(page);
  await expect(text(page)).toHaveValue(/\b(Sie|Ihnen|Ihren?)\b/);
  await page.getByLabel('Formality').selectOption('informal');
  await generate(page);
  await expect(text(page)).toHaveValue(/\b([Dd]u|[Dd]ir|[Dd]ich|[Dd]eine?)\b/);
  await expect(text(page)).not.toHaveValue(/\b(Ihnen|Ihren?)\b/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('nothing scrolls sideways: form, message, claims, templates and campaigns', async ({ page }) => {
    await openAssistant(page);
    await expectNoSidewaysScroll(page, 'the empty screen');
    await fillRecipient(page, 'Marta Oliveira', 'Northwind-Robotics-and-Automation-of-the-Northern-Hemisphere');
    await page.getByText('Tone and language').tap();
    await expectNoSidewaysScroll(page, 'the form');
    await generate(page);
    await text(page).fill(`${await text(page).inputValue()} ${CLAIM}`);
    await expect(claims(page)).toBeVisible();
    await expectNoSidewaysScroll(page, 'a message with claims');
    await text(page).fill('It would be good to talk.');
    await expect(useMessage(page)).toBeEnabled();
    await storeInNewCampaign(page, 'From a phone');
    await expectNoSidewaysScroll(page, 'the history');
    await createTemplate(page, 'Narrow', 'Hi {{recipientCompany}}');
    await expect(templatesDialog(page).getByRole('button', { name: 'Edit Narrow' })).toBeVisible();
    expect(await templatesDialog(page).boundingBox()).toMatchObject({ x: 0, width: 390 });
    await expectNoSidewaysScroll(page, 'the templates');
  });
});

test('a fact about one company is never used in a message to another one', async ({ page }) => {
  const listed = await (await page.request.get('/api/companies?limit=2')).json();
  const [first, second] = listed as { id: string; name: string }[];
  if (first === undefined || second === undefined) throw new Error('The demo workspace has two companies.');
  let chosen = first;
  const factOf = ({ id, name }: { id: string; name: string }) => ({
    id: `report.${id}.r1.news.1`,
    text: `${name} opened a plant in Leipzig`,
    source: 'Report of 2026-11-02',
    date: '2026-10-05',
    url: null,
    company: name,
    companyId: id,
  });
  await answer(page, { 'reports.facts': () => [factOf(chosen)] });
  const choose = async (company: typeof first) => {
    chosen = company;
    await page.getByRole('button', { name: /^Tracked company/ }).click();
    await page.getByRole('dialog', { name: 'Tracked company' }).getByRole('combobox').fill(company.name);
    await page.getByRole('listbox').getByRole('option', { name: company.name }).first().click();
    await expect(page.getByLabel('Company', { exact: true })).toHaveValue(company.name);
  };
  await openAssistant(page);
  await type(page).selectOption('direct_message');
  await choose(first);
  await page.getByRole('checkbox', { name: factOf(first).text }).check();
  await generate(page);
  await expect(evidence(page)).toContainText(factOf(first).text);

  await choose(second);
  const other = page.getByRole('checkbox', { name: factOf(second).text });
  await expect(other).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: factOf(first).text })).toHaveCount(0);
  await generate(page);
  await expect(text(page)).not.toHaveValue(/Leipzig/);

  await other.check();
  await page.getByLabel('Company', { exact: true }).fill('Somewhere Else');
  await expect(other).toHaveCount(0);
  await expect(page.getByText('0 of 10 selected')).toBeVisible();
});

test('Use Message says that it shortened the text, and shows what was saved', async ({ page }) => {
  await openAssistant(page);
  await fillRecipient(page, 'Lea Brandt');
  await generate(page);
  const long = 'It would be good to talk. '.repeat(14).trim();
  await text(page).fill(long);
  await storeInNewCampaign(page, 'Shortened drafts');
  await expect(toast(page)).toContainText('Message Trimmed');
  await expect(toast(page)).toContainText('Connection request automatically shortened to 300 characters.');
  await expect(text(page)).toHaveValue(`${long.slice(0, 297)}...`);
  await expect(resultCard(page)).toContainText('300 / 300');
  await expect(page.getByText('Over limit - will be trimmed')).toHaveCount(0);
});
