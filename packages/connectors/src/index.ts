export { ConnectorError, type ConnectorErrorKind } from './errors.ts';
export * from './gather/index.ts';
export { GENERIC_PRESETS } from './generic/presets.ts';
export * from './http/index.ts';
export * from './language-model/index.ts';
export * from './mail/index.ts';
export * from './people/index.ts';
export { CONNECTORS, connectorFor } from './registry.ts';
export * from './types.ts';
