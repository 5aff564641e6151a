export { INVENTED } from './model/answers.ts';
export { MODEL_KEY, type ModelBehaviour, type ModelServer, startModelServer } from './model/start-model-server.ts';
export { createSandboxWorld, type SandboxCompany, type SandboxWorld } from './sandbox-world.ts';
export { type Sandbox, type SandboxOptions, startSandbox } from './start-sandbox.ts';
export type { Fault } from './types.ts';
