/** The embedded engine can't be started on its files. The message ends with the last lines of its log. */
export class EngineStartError extends Error {
  override name = 'EngineStartError';
}
