import { inject, it } from 'vitest';
import { killUpgrades } from '../upgrade/test-helpers/killed-upgrade.ts';

const { upgradeKills } = inject('endurance');

it(`${upgradeKills} upgrades of earlier workspaces that are killed end as undisturbed`, () =>
  killUpgrades(upgradeKills));
