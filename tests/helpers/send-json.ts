/** Calls the REST interface; throws with the server's words when it refuses. */
// biome-ignore lint/suspicious/noExplicitAny: the contract tests check the shapes
export async function sendJson(origin: string, method: string, path: string, body: object = {}): Promise<any> {
  const isRead = method === 'GET';
  const response = await fetch(origin + path, {
    method,
    ...(!isRead && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  return JSON.parse(text);
}
