import { build } from 'rolldown';

/** What stays a package: native code, files that are read at run time, and what reaches into another package's files. */
const PACKAGES = [/^@0q\//, /^mongoose$/, /^mongodb(\/|$)/, /^swagger-ui-dist/, /^pino/];

/**
 * The server in some thirty files in place of 2,500 modules, which take half a second and 100 MB more to load. Names and
 * lines are kept, so that an error in a log can be read. Files lie as deep as `src`, from where paths are counted.
 */
await build({
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
    // V8 keeps a file with one letter beyond Latin-1 in two bytes for each. Those of our own patterns can't be escaped, so
    // that packages lie in files of their own.
    charset: 'ascii',
    comments: false,
    codeSplitting: {
      groups: [{ name: 'packages', test: /node_modules/, tags: ['$initial'], entriesAware: true }],
    },
    cleanDir: true,
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
  },
});
