import {
  CLAIM,
  campaignDialog,
  claims,
  closeTemplates,
  createTemplate,
  fillRecipient,
  generate,
  openAssistant,
  resultCard,
  storeInNewCampaign,
  templatesDialog,
  text,
  useMessage,
} from './support/assistant.ts';
import { checkAll } from './support/axe.ts';
import { NOTE, saveContact } from './support/saved-contact.ts';
import { expect, test, useWorkspace } from './support/test.ts';

useWorkspace('demo');

test.describe('axe finds nothing to fault, in both themes, wide and narrow,', () => {
  test.beforeEach(() => test.setTimeout(300_000));

  test('in the form and the facts', async ({ page }) => {
    const contact = await saveContact(page);
    const choose = (type: string) => () => page.getByLabel('Message type').selectOption(type);
    await checkAll(page, {
      Empty: () => openAssistant(page),
      'Direct message': choose('direct_message'),
      'Follow-up': choose('follow_up'),
      Options: async () => {
        await choose('connection_request')();
        await page.getByText('Tone and language').click();
        await page.getByLabel('Character limit').selectOption('custom');
        await page.getByLabel('Characters', { exact: true }).fill('9');
      },
      'Choosing a contact': async () => {
        await page.getByRole('button', { name: /^Saved contact: / }).click();
        await expect(page.getByRole('option', { name: contact.name }).first()).toBeVisible();
      },
      Facts: async () => {
        await openAssistant(page, `?contact=${contact.id}`);
        await page.getByRole('checkbox', { name: NOTE }).check();
      },
    });
  });

  test('in the message, its claims and its history', async ({ page }) => {
    await checkAll(page, {
      Generated: async () => {
        await openAssistant(page);
        await fillRecipient(page, 'Marta Oliveira');
        await generate(page);
        await page.getByRole('button', { name: 'Regenerate' }).click();
        await expect(resultCard(page)).toContainText('2 of 2');
      },
      Claims: async () => {
        await text(page).fill(`${await text(page).inputValue()} ${CLAIM}`);
        await expect(claims(page)).toBeVisible();
      },
      'Over the limit': async () => {
        await text(page).fill('It would be good to talk. '.repeat(14));
        await expect(page.getByText('Over limit - will be trimmed')).toBeVisible();
      },
      'Campaign dialog': async () => {
        await expect(useMessage(page)).toBeEnabled();
        await useMessage(page).click();
        await campaignDialog(page).getByRole('radio', { name: 'New campaign' }).check();
      },
      'History with a draft': async () => {
        await campaignDialog(page).getByRole('button', { name: 'Cancel' }).click();
        await storeInNewCampaign(page, 'Campaign of axe');
        await expect(page.getByRole('region', { name: 'In outreach campaigns' })).toContainText('Draft');
      },
    });
  });

  test('in the templates', async ({ page, problems }) => {
    problems.expect(/ai\.createTemplate/, /status of 400/);
    const name = 'Template of axe';
    await checkAll(page, {
      'Refused template': async () => {
        await openAssistant(page);
        await createTemplate(page, name, 'Hi {{nickname}}');
        await expect(templatesDialog(page)).toContainText('The template has no variable “nickname”.');
      },
      Templates: async () => {
        await templatesDialog(page).getByLabel('Text', { exact: true }).fill('Hi {{firstName|there}}');
        await templatesDialog(page).getByRole('button', { name: 'Save template' }).click();
        await expect(templatesDialog(page).getByRole('button', { name: `Edit ${name}` })).toBeVisible();
      },
      'Template chosen': async () => {
        await closeTemplates(page);
        await page.getByLabel('Your template').selectOption({ label: name });
      },
    });
  });
});
