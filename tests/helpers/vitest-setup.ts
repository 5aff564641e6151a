import { startTestEngine } from '@workbench/db/testing';
import type { TestProject } from 'vitest/node';

/** One embedded engine for the whole run; each test file takes a database of its own on it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const engine = await startTestEngine();
  project.provide('mongoUri', engine.uri);
  return () => engine.stop();
}
