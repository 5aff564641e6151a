/** Where the engine's two native files come from. */
export type EngineBuild = 'package' | 'patched copy';

export interface Platform {
  platform: string;
  arch: string;
  /** Such as `2.36`; undefined on macOS and on Linux without glibc (Alpine). */
  glibcVersion: string | undefined;
}

/** The embedded engine does not exist for this system; the message says what to do instead. */
export class UnsupportedPlatformError extends Error {
  constructor(system: Platform) {
    const libc = system.platform === 'linux' ? `, glibc ${system.glibcVersion ?? 'not found'}` : '';
    super(
      [
        `The embedded database does not run on this system (${system.platform} ${system.arch}${libc}).`,
        'It needs Linux x64 with glibc 2.36 or newer, Linux arm64 with glibc 2.38 or newer, or macOS on Apple silicon.',
        'Use a MongoDB server instead: set MONGODB_URI. For example:',
        '  docker run -d --name workbench-mongo -p 127.0.0.1:27017:27017 -v workbench-mongo:/data/db mongo:8',
        '  MONGODB_URI=mongodb://127.0.0.1:27017/workbench npm start',
      ].join('\n'),
    );
    this.name = 'UnsupportedPlatformError';
  }
}

/**
 * The engine is built against glibc 2.38 but needs nothing newer than 2.36 in substance, so a
 * patched copy runs on 2.36 and 2.37. Throws UnsupportedPlatformError.
 */
export function chooseEngineBuild(system: Platform): EngineBuild {
  const { platform, arch, glibcVersion } = system;
  if (platform === 'darwin' && arch === 'arm64') return 'package';
  if (platform === 'linux' && glibcVersion) {
    const minor = glibcMinor(glibcVersion);
    if ((arch === 'x64' || arch === 'arm64') && minor >= 38) return 'package';
    if (arch === 'x64' && minor >= 36) return 'patched copy';
  }
  throw new UnsupportedPlatformError(system);
}

/** The system this process runs on. */
export function currentPlatform(): Platform {
  return { platform: process.platform, arch: process.arch, glibcVersion: glibcVersion() };
}

function glibcMinor(version: string): number {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > 2 ? Number.POSITIVE_INFINITY : minor;
}

function glibcVersion(): string | undefined {
  if (process.platform !== 'linux') return undefined;
  // Without this the report resolves the names of all open connections, which can take seconds.
  Object.assign(process.report, { excludeNetwork: true });
  const report = process.report.getReport() as { header?: { glibcVersionRuntime?: string } };
  return report.header?.glibcVersionRuntime;
}
