import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const PREPARE = fileURLToPath(new URL('../../scripts/prepare.mjs', import.meta.url));

/** For runs that start the product as processes: what was changed since it was bundled is bundled first. */
export default function buildServer(): void {
  build('--server');
}

/** For browser tests: the web client, too. */
export const buildProduct = (): void => build('--web', '--server');

function build(...parts: string[]): void {
  execFileSync(process.execPath, [PREPARE, ...parts], { stdio: 'inherit' });
}
