import { describe, expect, it } from 'vitest';
import { ConfigError, isLoopback, readConfig } from './config.ts';

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
    ['MONGODB_URI', 'localhost:27017', 'MONGODB_URI: the value must begin with mongodb://'],
    ['ROLE', 'king', 'ROLE: "king" must be all, api or worker'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL: "loud" must be one of'],
    ['PUBLIC_URL', 'workbench.example.com', 'PUBLIC_URL: "workbench.example.com" must be a web address'],
    ['PUBLIC_URL', 'https://example.com/app', 'must be a web address without a path'],
    ['ACCESS_TOKEN', 'a b', 'ACCESS_TOKEN: the value must have no spaces'],
    ['APOLLO_BASE_URL', 'apollo', 'APOLLO_BASE_URL: "apollo" must be a web address'],
    ['HOST_LIMITS', 'none', 'HOST_LIMITS: "none" must be on or off'],
    ['CONTACT_EMAIL', 'me', 'CONTACT_EMAIL: "me" must be an e-mail address'],
    ['PDL_API_KEY', 'a b', 'PDL_API_KEY: the value must have no spaces'],
  ])('refuses %s=%s and says what would be right', (name, value, message) => {
    expect(() => readConfig({}, { [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({}, { [name]: value })).toThrow(message);
  });

  it('collects keys and addresses by connector', () => {
    const { outside } = readConfig(
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

  it('names every variable that is wrong at once', () => {
    expect(() => readConfig({}, { PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/PORT[\s\S]*LOG_LEVEL/);
  });

  it('does not repeat a secret in its message', () => {
    expect(() => readConfig({}, { MONGODB_URI: 'postgres://user:hunter2@db' })).not.toThrow(/hunter2/);
  });

  it('refuses to listen beyond this machine without an access token', () => {
    expect(() => readConfig({}, { HOST: '0.0.0.0' })).toThrow('ACCESS_TOKEN must be set');
    expect(readConfig({}, { HOST: '0.0.0.0', ACCESS_TOKEN: 'secret' }).host).toBe('0.0.0.0');
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
