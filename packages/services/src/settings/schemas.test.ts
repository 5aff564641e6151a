import { expect, it } from 'vitest';
import { updateSettingsInput } from './schemas.ts';

it('a setting that is left out of an update has no default, which would undo what was saved', () => {
  expect(updateSettingsInput.parse({})).toEqual({});
});
