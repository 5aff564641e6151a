import { build } from 'rolldown';

/** What stays a package: native code, files that are read at run time, and what reaches into another package's files. */
const PACKAGES = [/^@0q\//, /^mongoose$/, /^mongodb(\/|$)/, /^swagger-ui-dist/, /^pino/];
/** What packages ask for and go on without. */
const OPTIONAL = [
  /^mongodb-client-encryption$/,
  /^@mongodb-js\//,
  /^@aws-sdk\//,
  /^aws4$/,
  /^gcp-metadata$/,
  /^kerberos$/,
  /^snappy$/,
  /^socks$/,
];

/**
 * The server in some thirty files in place of 2,500 modules, which take half a second and 100 MB more to load. Names and
 * lines are kept, so that an error in a log can be read. Files lie as deep as `src`, from where paths are counted.
 */
await build({
  input: { start: 'src/commands/start.ts', demo: 'src/commands/demo.ts', mcp: 'src/commands/mcp.ts' },
  external: [...PACKAGES, ...OPTIONAL],
  platform: 'node',
  logLevel: 'warn',
  output: {
    dir: 'dist',
    format: 'esm',
    cleanDir: true,
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
  },
});
