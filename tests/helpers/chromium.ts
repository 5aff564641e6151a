import { findChromium } from '../../scripts/browser.mjs';

/** How the tests, the browser benchmark and the screenshots start Chromium: in a container, and asking no one on the network. */
export const CHROMIUM_LAUNCH = {
  executablePath: findChromium() ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-dev-shm-usage',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
};
