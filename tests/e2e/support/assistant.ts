import { settled, toast } from './screens.ts';
import { expect, type Locator, type Page } from './test.ts';

/** The parts of the AI Assistant, and what a person does there. */
export const form = (page: Page): Locator => page.getByRole('form', { name: 'Message' });
export const resultCard = (page: Page): Locator => page.getByRole('region', { name: 'Generated message' });
export const text = (page: Page): Locator => resultCard(page).getByRole('textbox', { name: 'Message' });
export const claims = (page: Page): Locator => page.getByRole('region', { name: 'Unsupported claims' });
export const evidence = (page: Page): Locator => page.getByRole('region', { name: 'Evidence' });
export const useMessage = (page: Page): Locator => page.getByRole('button', { name: 'Use Message' });
export const campaignDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Use Message' });
export const templatesDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Templates' });

/** A claim that nothing we hold supports. */
export const CLAIM = 'Congratulations on your $40 million Series B.';

export async function openAssistant(page: Page, search = ''): Promise<void> {
  await page.goto(`/ai-assistant${search}`);
  await settled(page);
  await expect(page.getByLabel('Writer')).toBeEnabled();
}

export async function fillRecipient(page: Page, name: string, company = 'Northwind Robotics'): Promise<void> {
  await page.getByLabel('Recipient name').fill(name);
  await page.getByLabel('Title', { exact: true }).fill('Head of Operations');
  await page.getByLabel('Company', { exact: true }).fill(company);
  await page.getByLabel('Industry').fill('Industrial Automation');
}

export async function generate(page: Page): Promise<void> {
  await form(page).getByRole('button', { name: 'Generate message' }).click();
  await expect(text(page)).toBeVisible();
}

/** Stores the shown message as a draft in a new campaign. */
export async function storeInNewCampaign(page: Page, name: string): Promise<void> {
  await useMessage(page).click();
  const choice = campaignDialog(page).getByRole('radio', { name: 'New campaign' });
  await choice.check();
  await campaignDialog(page).getByLabel('Campaign Name *').fill(name);
  await campaignDialog(page).getByRole('button', { name: 'Save as draft' }).click();
  await expect(campaignDialog(page)).toHaveCount(0);
  await expect(toast(page)).toContainText(/Message (Saved|Trimmed)/);
}

export async function createTemplate(page: Page, name: string, body: string): Promise<void> {
  await page.getByRole('button', { name: 'Manage templates' }).click();
  await templatesDialog(page).getByRole('button', { name: 'New template' }).click();
  await templatesDialog(page).getByLabel('Template name').fill(name);
  await templatesDialog(page).getByLabel('Text', { exact: true }).fill(body);
  await templatesDialog(page).getByRole('button', { name: 'Save template' }).click();
}

export async function closeTemplates(page: Page): Promise<void> {
  await templatesDialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(templatesDialog(page)).toHaveCount(0);
}
