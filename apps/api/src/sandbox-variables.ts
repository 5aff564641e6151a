/** Keyed vendors that the demo shows as connected; the sandbox knows these keys alone. */
const KEYED = ['apollo', 'pdl', 'lusha', 'uplead', 'companies-house'];

/** The environment that makes every connector speak to the sandbox. */
export function sandboxVariables(baseUrls: Record<string, string>): NodeJS.ProcessEnv {
  const name = (id: string) => id.toUpperCase().replaceAll('-', '_');
  return {
    ALLOW_PRIVATE_NETWORK: 'on',
    HOST_LIMITS: 'off',
    CONTACT_EMAIL: 'demo@example.com',
    ...Object.fromEntries(Object.entries(baseUrls).map(([id, url]) => [`${name(id)}_BASE_URL`, url])),
    ...Object.fromEntries(KEYED.map((id) => [`${name(id)}_API_KEY`, `sandbox-${id}-key`])),
  };
}
