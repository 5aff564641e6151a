import { build } from 'rolldown';
import { keepRecentBuilds } from '../../scripts/keep-recent-builds.mjs';

/** What stays a package: native code, files that are read at run time, and what reaches into another package's files. */
const PACKAGES = [/^@0q\//, /^mongoose$/, /^mongodb(\/|$)/, /^swagger-ui-dist/, /^pino/];

/**
 * The server in some thirty files in place of 2,500 modules, which take half a second and 100 MB more to load. Names and
 * lines are kept, so that an error in a log can be read. Files lie as deep as `src`, from where paths are counted.
 */
const { output } = await build({
  input: { start: 'src/commands/start.ts', demo: 'src/commands/demo.ts', mcp: 'src/commands/mcp.ts' },
  external: PACKAGES,
  platform: 'node',
  // An import that is not found would fail only when it is needed.
  onLog(level, { message }) {
    if (level === 'warn') throw new Error(message);
  },
  output: {
    dir: 'dist',
    format: 'esm',
    // V8 keeps a file with one letter beyond Latin-1 in two bytes for each.
    charset: 'ascii',
    plugins: [
      { name: 'ascii-patterns', generateBundle: (_options, files) => Object.values(files).forEach(escapePatterns) },
    ],
    comments: false,
    codeSplitting: {
      groups: [{ name: 'packages', test: /node_modules/, tags: ['$initial'], entriesAware: true }],
    },
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
  },
});

keepRecentBuilds(
  'dist',
  output.map(({ fileName }) => fileName),
);

/**
 * Letters are left in patterns alone, which are literals or are written with `String.raw` for `new RegExp`: there an escape
 * means the letter itself, in a class too, unless a backslash stands before it.
 */
function escapePatterns(file) {
  if (file.type !== 'chunk') return;
  file.code = file.code.replaceAll(/(\\?)([^\0-\xff])/g, (_, backslash, letter) => {
    if (backslash) throw new Error(`${file.fileName}: a pattern has a backslash before ${letter}, which needs none`);
    return `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}
