import { existsSync } from 'node:fs';
import { run } from './run.mjs';

/** The headless shell comes first: it has no browser window to draw, which makes the tests a fifth faster. */
const KNOWN = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The browser for the tests: what `CHROMIUM` names, else the first that is installed. */
export function findChromium() {
  const chosen = process.env.CHROMIUM;
  if (chosen) {
    if (!existsSync(chosen)) throw new Error(`CHROMIUM: there is no program at "${chosen}".`);
    return chosen;
  }
  return KNOWN.find((path) => existsSync(path));
}

/**
 * Makes sure that there is a browser: installs Debian's Chromium where that is possible.
 * @param {string} root
 */
export async function ensureChromium(root) {
  if (findChromium()) return;
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get')) {
    console.error('Installing Chromium for the browser tests (apt-get) …');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], { cwd: root, env });
    for (const name of ['chromium-headless-shell', 'chromium']) {
      await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { cwd: root, env });
      if (findChromium()) return;
    }
  }
  throw new Error(
    'The browser tests need Chromium or Chrome. Install it (Debian: "apt-get install chromium" as root), ' +
      'or set CHROMIUM to the path of the program.',
  );
}
