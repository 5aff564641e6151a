import { isJson, type Json, mapValues } from '../schemas/schema-tree.ts';
import recorded from './recorded-examples.json' with { type: 'json' };
import { type ExampleCall, writtenExamples } from './written-examples.ts';

const recordedCalls = recorded as unknown as Record<string, ExampleCall>;

/** Gives the body and the success answers of an operation examples, most of them recorded from real calls. Pure. */
export function withExamples<Operation extends object>(operation: Operation): Operation {
  const { requestBody, responses, ...rest } = operation as Json;
  const id = String(rest.operationId);
  const answers = { ...recordedCalls[id]?.answers, ...writtenExamples[id]?.answers };
  const body = writtenExamples[id]?.body ?? recordedCalls[id]?.body;
  return {
    ...rest,
    ...(requestBody !== undefined && {
      requestBody: exemplify(requestBody, (mediaType) => (mediaType === 'application/x-ndjson' ? asLines(body) : body)),
    }),
    responses: mapValues(responses as Json, (response, status) =>
      exemplify(
        response,
        (mediaType) =>
          answers[`${status} ${mediaType}`] ?? (status === '202' ? answers[`200 ${mediaType}`] : undefined),
      ),
    ),
  } as unknown as Operation;
}

/** The rows of a body, one on each line. */
function asLines(body: unknown): string | undefined {
  const rows = isJson(body) ? body.rows : undefined;
  return Array.isArray(rows) ? rows.map((row) => `${JSON.stringify(row)}\n`).join('') : undefined;
}

function exemplify(container: unknown, exampleOf: (mediaType: string) => unknown): unknown {
  if (!isJson(container) || !isJson(container.content)) return container;
  const content = mapValues(container.content, (media, mediaType) => {
    const example = exampleOf(mediaType);
    return example === undefined ? media : { ...(media as Json), example };
  });
  return { ...container, content };
}
