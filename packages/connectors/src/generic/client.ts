import { createGeneric } from './create-generic.ts';

/** Any JSON API that a person describes; its label, address and fields come from `settings.generic`. */
export const generic = createGeneric({
  id: 'generic',
  label: 'Custom JSON source',
  description: 'Any JSON API: its address, its key, and the JSON path of the employee count.',
  // Whether it needs a key is said by its description.
  needs: 'nothing',
  preset: null,
});
