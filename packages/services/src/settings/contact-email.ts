import { SettingsModel } from '@workbench/db';
import type { ServiceContext, Verb } from '../shared/context.ts';
import { ServiceError } from '../shared/errors.ts';
import { getWorkspaceSettings } from './get-settings.ts';
import type { ContactEmail, UpdateSettingsInput } from './schemas.ts';

/** The address at which services reach whoever asks them: the environment's, else the one of the settings. */
export async function getContactEmail({ ctx }: Verb<object>): Promise<ContactEmail> {
  const fromEnvironment = ctx.environment.contactEmail;
  if (fromEnvironment !== null) return { email: fromEnvironment, from: 'environment' };
  const email = await readStoredContactEmail();
  return { email, from: email === null ? null : 'stored' };
}

/** The same as a value. */
export async function readContactEmail({ environment }: Pick<ServiceContext, 'environment'>): Promise<string | null> {
  return environment.contactEmail ?? (await readStoredContactEmail());
}

export async function readStoredContactEmail(): Promise<string | null> {
  const stored = await SettingsModel.findById('workspace', { contactEmail: 1 }).lean();
  return stored?.contactEmail || null;
}

/** @throws ServiceError conflict for another address while the environment has one: it would have no effect */
export async function checkContactEmail(
  { environment }: ServiceContext,
  { contactEmail }: UpdateSettingsInput,
): Promise<void> {
  if (contactEmail === undefined || environment.contactEmail === null) return;
  if (contactEmail === (await getWorkspaceSettings()).contactEmail) return;
  const message = `CONTACT_EMAIL is set to ${environment.contactEmail} in the environment of the server and wins: change it there`;
  throw new ServiceError('conflict', message, [{ path: ['contactEmail'], message }]);
}
