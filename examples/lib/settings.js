import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createClient } from '@workbench/client';

/**
 * A variable of the environment.
 * @param {string} name
 * @param {string} [fallback]
 */
export function setting(name, fallback) {
  const value = process.env[name] || fallback;
  if (value === undefined) throw new Error(`Set ${name}`);
  return value;
}

/**
 * A client of the server at BASE_URL.
 * @param {string} [apiKey] API_KEY unless it is given; a server of your own machine may need none
 */
export const connect = (apiKey = process.env.API_KEY ?? '') =>
  createClient({ baseUrl: setting('BASE_URL', 'http://127.0.0.1:3000'), apiKey });

/**
 * A file of the folder `data`, whatever the folders above it are called.
 * @param {string} name
 */
export const dataPath = (name) => fileURLToPath(new URL(`../data/${name}`, import.meta.url));

/**
 * Where an example writes: a file in OUTPUT_DIR, which is made.
 * @param {string} name
 */
export function outputPath(name) {
  const folder = setting('OUTPUT_DIR', 'output');
  mkdirSync(folder, { recursive: true });
  return join(folder, name);
}
