import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from './error-handler.ts';

/** Some clients set a JSON content type with an empty body: that counts as no body. */
export function acceptEmptyJson(scope: FastifyInstance): void {
  const parseJson = scope.getDefaultJsonParser('error', 'error');
  scope.removeContentTypeParser('application/json');
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body.toString();
    if (text.trim() === '') done(null, undefined);
    else parseJson(request, text, done);
  });
}

/** A browser form can send text/plain across origins without a preflight, so only JSON and uploads are read. */
export function rejectPlainText(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain');
}

/** @throws HttpError 400 when the body is not a JSON object */
export function objectBody(body: unknown): Record<string, unknown> {
  if (body === undefined) return {};
  if (body === null || typeof body !== 'object' || Array.isArray(body)) {
    throw new HttpError(400, 'BAD_REQUEST', 'The body must be a JSON object.');
  }
  return body as Record<string, unknown>;
}

/**
 * Forms with files have routes of their own; a page of another site could send one here without being asked first.
 * @throws HttpError 415
 */
export function refuseForm(request: FastifyRequest): void {
  if (request.isMultipart()) throw new HttpError(415, 'UNSUPPORTED_MEDIA_TYPE', 'Send the body as application/json');
}
