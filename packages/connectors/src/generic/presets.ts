import type { Connector } from '../types.ts';
import { createGeneric } from './create-generic.ts';
import { GENERIC_PRESETS, type GenericPresetId } from './preset-settings.ts';

/** For vendors whose own description was not to be had: the fields can be corrected without a new version. */
const UNCONFIRMED_NOTE = 'Its address and fields are not confirmed by the vendor: compare them with its documentation.';

export const zoominfo = preset('zoominfo', 'Employee counts by website. Enter the key as clientId:clientSecret.');
export const cognism = preset('cognism', `Employee counts by domain. ${UNCONFIRMED_NOTE}`);
export const lusha = preset('lusha', 'Employee counts and size bands by domain.');
export const uplead = preset('uplead', 'Size bands by domain, like 51–200.');
export const demandbase = preset(
  'demandbase',
  `Employee counts by website. Enter the key as clientId:clientSecret. ${UNCONFIRMED_NOTE}`,
);
export const saleshandy = preset('saleshandy', `Employee counts by domain. ${UNCONFIRMED_NOTE}`);

function preset(id: GenericPresetId, description: string): Connector {
  const settings = GENERIC_PRESETS[id];
  return createGeneric({ id, label: settings.label, description, needs: 'key', preset: settings });
}
