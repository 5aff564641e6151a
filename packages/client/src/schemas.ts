import type { components } from './api.gen.ts';

/** The records and inputs of the interface by their names: `Schemas['Company']`. */
export type Schemas = components['schemas'];
