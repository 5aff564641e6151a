import { describe, expect, it } from 'vitest';
import { isLoopback } from './is-loopback.ts';
import { ConfigError, readConfig } from './read-config.ts';

describe('readConfig', () => {
  it('needs nothing to be set', () => {
    expect(readConfig({}, {})).toMatchObject({ port: 3000, host: '127.0.0.1', role: 'all', logLevel: 'info' });
  });

  it('takes an empty variable as not set', () => {
    expect(readConfig({}, { PORT: '', ACCESS_TOKEN: ' ', MONGODB_URI: '' })).not.toHaveProperty('accessToken');
  });

  it('lets the environment win over the defaults of a command', () => {
    expect(readConfig({ DATA_DIR: '/a' }, { DATA_DIR: '/b' }).dataDir).toBe('/b');
    expect(readConfig({ DATA_DIR: '/a' }, {}).dataDir).toBe('/a');
  });

  it.each([
    ['PORT', 'eighty', 'PORT: "eighty" must be a whole number'],
    ['PORT', '70000', 'PORT: "70000" must be 0 (any free port) to 65535'],
    ['PORT', '3.5', 'PORT: "3.5" must be a whole number'],
    ['ENGINE_CACHE_MB', '8', 'ENGINE_CACHE_MB: "8" must be 64 or more'],
    ['MONGODB_URI', 'localhost:27017', 'MONGODB_URI: the value must begin with mongodb://'],
    ['ROLE', 'king', 'ROLE: "king" must be all, api or worker'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL: "loud" must be one of'],
    ['PUBLIC_URL', 'workbench.example.com', 'PUBLIC_URL: "workbench.example.com" must be a web address'],
    ['PUBLIC_URL', 'https://example.com/app', 'must be a web address without a path'],
    ['TRUST_PROXY', 'yes', 'TRUST_PROXY: "yes" must be the number of proxies in front, like 1, or their addresses'],
    ['TRUST_PROXY', '10.0.0.0/33', 'TRUST_PROXY: "10.0.0.0/33" must be'],
    ['HTTPS_PROXY', 'proxy:3128', 'HTTPS_PROXY: the value must be the address of a proxy, like http://proxy'],
    ['https_proxy', 'socks5://proxy:1080', 'https_proxy: the value must be the address of a proxy'],
    ['HTTP_PROXY', 'http://proxy:3128/path', 'HTTP_PROXY: the value must be the address of a proxy'],
    ['NO_PROXY', 'a.example,10.0.0.0/40', 'NO_PROXY: "a.example,10.0.0.0/40" must be hosts, addresses or networks'],
    [
      'OTEL_EXPORTER_OTLP_ENDPOINT',
      'collector:4318',
      'OTEL_EXPORTER_OTLP_ENDPOINT: "collector:4318" must be a web address',
    ],
    ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc', 'must be http/json, which is the only one'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 's3cret', 'OTEL_EXPORTER_OTLP_HEADERS: the value must be names and values'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'key=50%', 'OTEL_EXPORTER_OTLP_HEADERS: the value must have values that a header'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'a=1,key=%E4', 'OTEL_EXPORTER_OTLP_HEADERS: the value must have values'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'key=a%0Ab', 'OTEL_EXPORTER_OTLP_HEADERS: the value must have values'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'key=%E2%82%AC', 'OTEL_EXPORTER_OTLP_HEADERS: the value must have values'],
    ['OTEL_TRACES_SAMPLER_ARG', '2', 'must be 0 (none) to 1 (all)'],
    ['ACCESS_TOKEN', 'a b', 'ACCESS_TOKEN: the value must have no spaces'],
    ['APOLLO_BASE_URL', 'apollo', 'APOLLO_BASE_URL: "apollo" must be a web address'],
    ['HOST_LIMITS', 'none', 'HOST_LIMITS: "none" must be on or off'],
    ['CONTACT_EMAIL', 'me', 'CONTACT_EMAIL: "me" must be an e-mail address'],
    ['PDL_API_KEY', 'a b', 'PDL_API_KEY: the value must have no spaces'],
    ['AI_PROVIDER', 'skynet', 'AI_PROVIDER: "skynet" must be one of openai, anthropic, openai-compatible'],
    ['AI_BASE_URL', 'localhost:11434', 'AI_BASE_URL: "localhost:11434" must be a web address'],
    ['AI_MODEL', 'llama', 'AI_PROVIDER: must be set beside AI_MODEL'],
  ])('refuses %s=%s and says what would be right', (name, value, message) => {
    expect(() => readConfig({}, { [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({}, { [name]: value })).toThrow(message);
  });

  it('sends traces nowhere until a collector is set, and adds the path to a base address alone', () => {
    const tracingOf = (environment: NodeJS.ProcessEnv) => readConfig({}, environment).tracing;
    expect(tracingOf({ OTEL_SERVICE_NAME: 'x' })).toBeNull();
    expect(
      tracingOf({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c:4318/', OTEL_EXPORTER_OTLP_HEADERS: 'Api-Key=a%20b' }),
    ).toEqual({
      url: 'http://c:4318/v1/traces',
      headers: { 'api-key': 'a b' },
      serviceName: 'sales-intelligence-workbench',
      ratio: 1,
    });
    expect(tracingOf({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://c:4318/x' })?.url).toBe('http://c:4318/x');
  });

  it('collects keys and addresses by connector', () => {
    const { integrations: outside } = readConfig(
      {},
      { COMPANIES_HOUSE_API_KEY: 'k', SEC_BASE_URL: 'http://127.0.0.1:1/sec/{host}/' },
    );
    expect(outside).toMatchObject({
      keys: { 'companies-house': 'k' },
      baseUrls: { sec: 'http://127.0.0.1:1/sec/{host}' },
      allowPrivateNetwork: false,
      hostLimits: true,
      contactEmail: null,
    });
  });

  it.each([
    [{ AI_PROVIDER: 'openai' }, 'AI_MODEL: must name the model'],
    [{ AI_PROVIDER: 'openai', AI_MODEL: 'm' }, 'AI_API_KEY: must be set for openai'],
    [{ AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm' }, 'AI_BASE_URL: must be set for openai-compatible'],
  ])('refuses a half-described model: %o', (variables, message) => {
    expect(() => readConfig({}, variables)).toThrow(message);
  });

  it('takes a model, GitHub’s key, and addresses of the places that reports ask', () => {
    const { integrations: outside } = readConfig(
      {},
      {
        AI_PROVIDER: 'openai-compatible',
        AI_MODEL: 'llama',
        AI_BASE_URL: 'http://localhost:11434/v1',
        GITHUB_API_KEY: 'g',
        GDELT_BASE_URL: 'http://127.0.0.1:1/gdelt',
      },
    );
    expect(outside).toMatchObject({
      ai: { provider: 'openai-compatible', model: 'llama', baseUrl: 'http://localhost:11434/v1', apiKey: null },
      githubToken: 'g',
      baseUrls: { gdelt: 'http://127.0.0.1:1/gdelt' },
    });
    expect(readConfig({}, {}).integrations).toMatchObject({ ai: null, githubToken: null });
  });

  it('names every variable that is wrong at once', () => {
    expect(() => readConfig({}, { PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/PORT[\s\S]*LOG_LEVEL/);
  });

  it('does not repeat a secret in its message', () => {
    expect(() => readConfig({}, { MONGODB_URI: 'postgres://user:hunter2@db' })).not.toThrow(/hunter2/);
  });

  it('refuses to listen beyond this machine without an access token', () => {
    expect(() => readConfig({}, { HOST: '0.0.0.0' })).toThrow('ACCESS_TOKEN must be set');
    expect(() => readConfig({}, { HOST: '0.0.0.0', ACCESS_TOKEN: 'x'.repeat(15) })).toThrow('at least 16 characters');
    expect(readConfig({}, { HOST: '0.0.0.0', ACCESS_TOKEN: 'x'.repeat(16) }).host).toBe('0.0.0.0');
    expect(readConfig({}, { ACCESS_TOKEN: 'secret' }).accessToken).toBe('secret');
  });

  it('refuses a token that can be guessed where a proxy lets other machines in', () => {
    const behindProxy = { PUBLIC_URL: 'https://workbench.example.com', ACCESS_TOKEN: 'x'.repeat(15) };
    expect(() => readConfig({}, behindProxy)).toThrow('at least 16 characters');
    expect(readConfig({}, { ...behindProxy, PUBLIC_URL: 'http://localhost:5173' }).accessToken).toHaveLength(15);
  });

  it.each([
    ['1', 1],
    ['127.0.0.1', ['127.0.0.1']],
    ['10.0.0.0/8, fd00::/8, loopback', ['10.0.0.0/8', 'fd00::/8', 'loopback']],
  ])('takes TRUST_PROXY=%s', (value, proxies) => {
    expect(readConfig({}, { TRUST_PROXY: value }).trustProxy).toEqual(proxies);
  });
});

describe('isLoopback', () => {
  it.each(['localhost', '127.0.0.1', '127.8.8.8', '::1', '[::1]', 'LOCALHOST'])('is true for %s', (host) => {
    expect(isLoopback(host)).toBe(true);
  });
  it.each(['0.0.0.0', '::', '192.168.1.2', '127.0.0.1.evil.test', 'localhost.evil.test', '128.0.0.1'])(
    'is false for %s',
    (host) => {
      expect(isLoopback(host)).toBe(false);
    },
  );
});
