import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const PREPARE = fileURLToPath(new URL('../../scripts/prepare.mjs', import.meta.url));

/** For runs that start the product as processes: what was changed since it was bundled is bundled first. */
export default function buildServer(): void {
  execFileSync(process.execPath, [PREPARE, '--server'], { stdio: 'inherit' });
}
