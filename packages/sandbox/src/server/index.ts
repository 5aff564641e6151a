export { createSandboxWorld, type SandboxCompany, type SandboxWorld } from './sandbox-world.ts';
export { type Sandbox, type SandboxOptions, startSandbox } from './start-sandbox.ts';
export type { Fault } from './types.ts';
