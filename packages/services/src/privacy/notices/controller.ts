import { type ControllerDoc, ControllerModel } from '@workbench/db';
import type { Verb } from '../../shared/context.ts';
import type { PrivacyController, UpdateControllerInput } from '../notice-schemas.ts';

const NOTHING: PrivacyController = {
  ...{ name: '', address: '', email: '', officer: '', purpose: '', recipients: '', storage: '' },
};

/** Who answers for the personal data; empty texts before anything was entered. */
export async function getController(): Promise<PrivacyController> {
  const stored = await ControllerModel.findById('workspace').lean<ControllerDoc>();
  if (stored === null) return NOTHING;
  const { _id, ...controller } = stored;
  return controller;
}

/** What is left out stays. */
export async function updateController({ input }: Verb<UpdateControllerInput>): Promise<PrivacyController> {
  const $set = Object.fromEntries(Object.entries(input).filter(([, text]) => text !== undefined));
  await ControllerModel.updateOne({ _id: 'workspace' }, { $set }, { upsert: true });
  return getController();
}
