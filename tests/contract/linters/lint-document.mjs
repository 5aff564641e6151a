import { readFile } from 'node:fs/promises';
import { createConfig, lint } from '@redocly/openapi-core';
import spectral from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';

const LINTERS = {
  /** In its strictest form. */
  async Redocly(path) {
    const config = await createConfig({ extends: ['recommended-strict'] });
    const findings = await lint({ ref: path, config });
    return findings.map(({ ruleId, message, location }) => ({ rule: ruleId, message, at: location[0]?.pointer ?? '' }));
  },
  async Spectral(path) {
    const linter = new spectral.Spectral();
    linter.setRuleset({ extends: [oas] });
    const findings = await linter.run(JSON.parse(await readFile(path, 'utf8')));
    return findings.map(({ code, message, path: keys }) => ({
      rule: String(code),
      message,
      at: `#/${keys.join('/')}`,
    }));
  },
};

// Arguments: the path of a document, and the linters. Prints their findings as JSON.
const [, , path, ...names] = process.argv;
const findings = [];
for (const linter of names) for (const finding of await LINTERS[linter](path)) findings.push({ linter, ...finding });
process.stdout.write(JSON.stringify(findings));
