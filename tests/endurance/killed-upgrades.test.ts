import { inject, it } from 'vitest';
import { WORKSPACES } from '../helpers/restore-workspace.ts';
import { killUpgrades } from '../upgrade/test-helpers/killed-upgrade.ts';

const { upgradeKills } = inject('endurance');

it(`${upgradeKills} upgrades of earlier workspaces that are killed end as undisturbed`, () =>
  killUpgrades(Array.from({ length: upgradeKills }, (_, kill) => WORKSPACES[kill % WORKSPACES.length] ?? 'a302844')));
