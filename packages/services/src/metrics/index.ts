export { readMetrics, type WorkspaceMetrics } from './read-metrics.ts';
