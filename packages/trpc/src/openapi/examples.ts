import recorded from './recorded-examples.json' with { type: 'json' };
import { isJson, type Json, mapValues } from './schema-tree.ts';
import written from './written-examples.json' with { type: 'json' };

/** What an operation is sent, and what it answers by status and media type: "200 application/json". */
interface ExampleCall {
  body?: unknown;
  answers?: Record<string, unknown>;
}

/** Written by hand where no contract test has a success to record, and where the recorded one shows too little. */
const writtenCalls = written as unknown as Record<string, ExampleCall>;
const recordedCalls = recorded as unknown as Record<string, ExampleCall>;

/** Gives the body and the success answers of an operation examples, most of them recorded from real calls. Pure. */
export function withExamples<Operation extends object>(operation: Operation): Operation {
  const { requestBody, responses, ...rest } = operation as Json;
  const id = String(rest.operationId);
  const answers = { ...recordedCalls[id]?.answers, ...writtenCalls[id]?.answers };
  const body = writtenCalls[id]?.body ?? recordedCalls[id]?.body;
  return {
    ...rest,
    ...(requestBody !== undefined && { requestBody: exemplify(requestBody, () => body) }),
    responses: mapValues(responses as Json, (response, status) =>
      exemplify(response, (mediaType) => answers[`${status} ${mediaType}`]),
    ),
  } as unknown as Operation;
}

function exemplify(container: unknown, exampleOf: (mediaType: string) => unknown): unknown {
  if (!isJson(container) || !isJson(container.content)) return container;
  const content = mapValues(container.content, (media, mediaType) => {
    const example = exampleOf(mediaType);
    return example === undefined ? media : { ...(media as Json), example };
  });
  return { ...container, content };
}
